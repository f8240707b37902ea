/// How near to a curve something must be to mean it, in points.
package enum GestureReach {
  /// A finger's tap, or a finger on its way.
  package static let tap = 24.0
  /// A click of the mouse, or its pointer.
  static let click = 10.0
  /// How far from ink a question still is about it.
  static let question = 48.0
}
