/// How near to a curve something must be to mean it, in points.
enum GestureReach {
  /// A finger's tap, or a finger on its way.
  static let tap = 24.0
  /// A click of the mouse, or its pointer.
  static let click = 10.0
}
