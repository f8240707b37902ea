package import Drawing
import Input

/// How far a list is scrolled: its rows follow a finger, go on when it lets go, and follow the wheel
/// and the focus.
package struct ScrollState: Hashable, Sendable {
  /// How far the content is scrolled, in points.
  package var offset = 0.0
  private struct Hold: Hashable {
    let id: Int64?
    let start: Point
    var last: Point
    var isMoving = false
    var trail = VelocityTrail()
  }
  private var hold: Hold?
  private var glide: Glide?

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

  /// Where a finger or button is down that has not moved the list.
  package var pressedPlace: Point? { hold.flatMap { $0.isMoving ? nil : $0.start } }

  /// A list that glides stops under the finger, which is no press on what happens to lie there.
  package mutating func begin(_ id: Int64?, at place: Point, time: Double) {
    take(id, at: place, time: time, isMoving: glide != nil)
  }

  /// Takes hold of the list, which follows at once if it is moving already.
  package mutating func take(_ id: Int64?, at place: Point, time: Double, isMoving: Bool = true) {
    glide = nil
    hold = Hold(id: id, start: place, last: place, isMoving: isMoving)
    hold?.trail.add(place, at: time)
  }

  package mutating func move(_ id: Int64?, to place: Point, time: Double) -> Outcome {
    guard let held = hold, held.id == id else { return .elsewhere }
    let slop = id == nil ? GestureLimits.pointerSlop : GestureLimits.fingerSlop
    if abs(place.y - held.start.y) > slop { hold?.isMoving = true }
    hold?.trail.add(place, at: time)
    guard hold?.isMoving ?? false else { return .pressing }
    offset -= place.y - held.last.y
    hold?.last = place
    return .scrolling
  }

  /// Lets go; a finger that was moving sends the list on its way.
  package mutating func end(_ id: Int64?, time: Double) -> Outcome {
    guard let held = hold, held.id == id else { return .elsewhere }
    hold = nil
    guard held.isMoving else { return .pressing }
    let speed = -held.trail.velocity(at: time).dy
    if id != nil, abs(speed) > GestureLimits.flingSpeed { glide = Glide(speed: speed, at: time) }
    return .scrolling
  }

  /// Lets go and stays.
  package mutating func cancel() { (hold, glide) = (nil, nil) }

  /// Comes to rest where it is.
  package mutating func stop() { glide = nil }

  /// Turns the wheel.
  package mutating func turn(_ notches: Double) {
    glide = nil
    offset -= notches * Self.notch
  }

  /// Keeps the offset within what there is; a list that glides stops at its end.
  package mutating func limit(to reach: Double) {
    let kept = min(max(offset, 0), max(0, reach))
    if kept != offset { (offset, glide) = (kept, nil) }
  }

  /// Scrolls just far enough that a box is seen in a list.
  package mutating func reveal(_ box: Rect, in list: Rect) {
    glide = nil
    if box.y < list.y { offset -= list.y - box.y }
    // Clear of the fade over what goes on below.
    let end = list.maxY - ControlPainter.fadeHeight
    if box.maxY > end { offset += box.maxY - end }
  }

  // MARK: Time

  /// Goes on by what the list glides until a moment; true while it does.
  package mutating func advance(to time: Double) -> Bool {
    guard var glide else { return false }
    offset += glide.advance(to: time)
    self.glide = glide.isOver ? nil : glide
    return true
  }

  /// When `advance` has something to do next.
  package func deadline(at time: Double) -> Double? { glide.map { _ in time + Easing.frame } }
}

/// A list on its way after a finger has let go, slower and slower.
private struct Glide: Hashable {
  private let speed: Double
  private let start: Double
  private var way = 0.0
  private(set) var isOver = false

  /// How long it takes, in seconds.
  private static let duration = 0.9

  init(speed: Double, at time: Double) { (self.speed, start) = (speed, time) }

  /// How far it goes from the moment before to this one.
  mutating func advance(to time: Double) -> Double {
    let before = way
    // An ease-out cubic that starts with this speed comes a third of the way that the speed alone would.
    way = speed * Self.duration / 3 * Easing.outCubic((time - start) / Self.duration)
    isOver = time >= start + Self.duration
    return way - before
  }
}
