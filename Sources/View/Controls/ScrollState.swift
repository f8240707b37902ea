package import Drawing
import Input

/// How far a list is scrolled: its rows follow a finger, the wheel and the focus.
package struct ScrollState: Hashable, Sendable {
  /// How far the content is scrolled, in points.
  package var offset = 0.0
  private struct Hold: Hashable {
    let id: Int64?
    let start: Point
    var last: Point
    var isMoving = false
  }
  private var hold: Hold?

  /// What a contact's movement comes to.
  package enum Outcome: Hashable, Sendable {
    /// It is none of ours.
    case elsewhere
    /// It may still be a press on a control.
    case pressing
    /// It has become a scroll.
    case scrolling
  }

  /// How far a notch of the wheel goes, in points.
  private static var notch: Double { 48 }

  package init() {}

  /// Whether a finger or button is down.
  package var isHeld: Bool { hold != nil }

  package mutating func begin(_ id: Int64?, at place: Point) {
    hold = Hold(id: id, start: place, last: place)
  }

  package mutating func move(_ id: Int64?, to place: Point) -> Outcome {
    guard let held = hold, held.id == id else { return .elsewhere }
    let slop = id == nil ? GestureLimits.pointerSlop : GestureLimits.fingerSlop
    if abs(place.y - held.start.y) > slop { hold?.isMoving = true }
    guard hold?.isMoving ?? false else { return .pressing }
    offset -= place.y - held.last.y
    hold?.last = place
    return .scrolling
  }

  package mutating func end(_ id: Int64?) -> Outcome {
    guard let held = hold, held.id == id else { return .elsewhere }
    hold = nil
    return held.isMoving ? .scrolling : .pressing
  }

  /// Lets go.
  package mutating func cancel() { hold = nil }

  /// Turns the wheel.
  package mutating func turn(_ notches: Double) { offset -= notches * Self.notch }

  /// Keeps the offset within what there is.
  package mutating func limit(to reach: Double) { offset = min(max(offset, 0), max(0, reach)) }

  /// Scrolls just far enough that a box is seen in a list.
  package mutating func reveal(_ box: Rect, in list: Rect) {
    if box.y < list.y { offset -= list.y - box.y }
    // Clear of the fade over what goes on below.
    let end = list.maxY - ControlPainter.fadeHeight
    if box.maxY > end { offset += box.maxY - end }
  }
}
