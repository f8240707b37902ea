package import Drawing

/// What fingers or the mouse meant.
package enum Gesture: Hashable, Sendable {
  /// Something touched down; whatever glides, stops.
  case began(at: Point)
  /// The content follows by this much.
  case pan(Vector)
  /// A second finger has joined the first; now is the time to lock the pinch to an axis.
  case pinchBegan(Point, Point)
  /// The content grows by this factor about this place, which itself has moved by `translation`.
  case pinch(magnification: Double, focus: Point, translation: Vector)
  /// As a pinch, but the content grows along one axis only.
  case stretch(GestureAxis, magnification: Double, focus: Point, translation: Vector)
  /// The `count`th tap in a row at nearly the same place.
  case tap(count: Int, at: Point, byFinger: Bool)
  /// The `count`th short touch of two fingers in a row.
  case twoFingerTap(count: Int, at: Point)
  /// The secondary button, or a finger held still.
  case longPress(at: Point)
  /// The last finger let go while it moved this fast, in points per second; `ended` follows.
  case fling(Vector)
  /// The first of two fingers let go while the content grew about this place, at the speed of the
  /// natural logarithm of its size per second, along one axis or both.
  case pinchFling(Double, GestureAxis?, focus: Point)
  /// The last finger or button let go after a pan or pinch.
  case ended
  /// The mouse moved with no button held.
  case hover(at: Point)
}

/// The lengths and times that distinguish gestures.
package enum GestureLimits {
  /// How far a finger may wander and still tap, in points.
  package static let fingerSlop = 9.0
  /// How broad the border is at which a resting finger only holds what is looked at, in points.
  static let border = 20.0
  /// How far the mouse may wander and still click, in points.
  package static let pointerSlop = 4.0
  /// Longest time between taps of one series, in seconds.
  package static let multiTapTime = 0.3
  /// Farthest apart two taps of one series may be, in points.
  package static let multiTapDistance = 24.0
  /// How long a finger rests before it means a long press, in seconds.
  package static let longPressTime = 0.45
  /// A finger lifted slower than this leaves things at rest, in points per second.
  package static let flingSpeed = 60.0
  /// Two fingers that let go of content that grows slower leave it at rest, per second.
  static let pinchFlingRate = 0.7
}
