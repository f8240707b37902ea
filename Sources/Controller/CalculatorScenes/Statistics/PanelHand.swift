import Controls
import Drawing
import Input

/// How a hand scrolls a panel: rows follow a finger, the wheel and the focus.
struct PanelHand {
  /// How far the content is scrolled, in points.
  var scroll = 0.0
  private var contact: (id: Int64?, start: Point, last: Point)?
  private var isMoving = false

  /// What a contact's movement comes to.
  enum Outcome: Hashable {
    /// It is none of ours.
    case elsewhere
    /// It may still be a press on a control.
    case pressing
    /// It has become a scroll.
    case scrolling
  }

  var isActive: Bool { contact != nil }

  mutating func begin(_ id: Int64?, at place: Point) {
    contact = (id, place, place)
    isMoving = false
  }

  mutating func move(_ id: Int64?, to place: Point) -> Outcome {
    guard let held = contact, held.id == id else { return .elsewhere }
    let slop = id == nil ? GestureLimits.pointerSlop : GestureLimits.fingerSlop
    if abs(place.y - held.start.y) > slop { isMoving = true }
    guard isMoving else { return .pressing }
    scroll -= place.y - held.last.y
    contact?.last = place
    return .scrolling
  }

  mutating func end(_ id: Int64?) -> Outcome {
    guard let held = contact, held.id == id else { return .elsewhere }
    contact = nil
    return isMoving ? .scrolling : .pressing
  }

  /// Lets go.
  mutating func cancel() { contact = nil }

  /// Keeps the scroll within what there is.
  mutating func limit(to reach: Double) { scroll = min(max(scroll, 0), max(0, reach)) }

  /// Scrolls just far enough that a box is seen in a list.
  mutating func reveal(_ box: Rect, in list: Rect) {
    if box.y < list.y { scroll -= list.y - box.y }
    // Clear of the fade over what goes on below.
    let end = list.maxY - ControlPainter.fadeHeight
    if box.maxY > end { scroll += box.maxY - end }
  }
}
