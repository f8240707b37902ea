package import Drawing
import Input

/// How much of a sheet from below is seen: dragged by its grabber it stops low, half or all the way up,
/// or goes away.
package struct SheetGrip: Hashable, Sendable {
  private enum Stop: Hashable { case shut, low, half, full }

  private struct Hold: Hashable {
    let id: Int64?
    let start: Point
    /// How high the sheet was.
    let height: Double
    var trail = VelocityTrail()
    var isMoving = false
  }

  /// A sheet on its way to where it stops.
  private struct Motion: Hashable {
    static let duration = 0.2
    let height: Double
    let start: Double
  }

  /// How much is seen low: its head, two rows and its foot, and less than half.
  package var low: Double { min(212, (half * 0.75).rounded()) }

  /// How fast a finger throws it away, in points per second.
  private static let flick = 900.0

  private var stop = Stop.half
  /// How high it is at each stop, and now.
  private var (half, full, height) = (0.0, 0.0, 0.0)
  private var hold: Hold?
  private var motion: Motion?

  package init() {}

  /// Where a sheet is got hold of: its upper edge, but for the buttons at the right.
  package static func place(in sheet: Rect, before buttons: Double) -> Rect {
    Rect(x: sheet.x, y: sheet.y, width: max(0, buttons - sheet.x), height: 44)
  }

  /// Takes the heights at which it stops, and tells the present one.
  package mutating func layOut(half: Double, full: Double, at time: Double) -> Double {
    (self.half, self.full) = (min(half, full), full)
    let goal = height(at: stop)
    if hold != nil {
      height = min(max(height, 0), full)
    } else if let motion, !isOver(motion, at: time) {
      let share = Easing.outCubic((time - motion.start) / Motion.duration)
      height = motion.height + (goal - motion.height) * share
    } else {
      (height, motion) = (goal, nil)
    }
    return height
  }

  private func height(at stop: Stop) -> Double {
    switch stop {
    case .shut: 0
    case .low: low
    case .half: half
    case .full: full
    }
  }

  private func isOver(_ motion: Motion, at time: Double) -> Bool {
    time >= motion.start + Motion.duration
  }

  // MARK: Fingers and the mouse

  package mutating func begin(_ id: Int64?, at place: Point, time: Double) {
    guard hold == nil else { return }
    motion = nil
    hold = Hold(id: id, start: place, height: height)
    hold?.trail.add(place, at: time)
  }

  package mutating func move(_ id: Int64?, to place: Point, time: Double) -> ScrollState.Outcome {
    guard let held = hold, held.id == id else { return .elsewhere }
    let slop = id == nil ? GestureLimits.pointerSlop : GestureLimits.fingerSlop
    if abs(place.y - held.start.y) > slop { hold?.isMoving = true }
    hold?.trail.add(place, at: time)
    guard hold?.isMoving ?? false else { return .pressing }
    height = min(max(held.height + held.start.y - place.y, 0), full)
    return .scrolling
  }

  /// Lets go: the sheet goes to the stop that is nearest to where it is heading.
  package mutating func end(_ id: Int64?, time: Double, isStill: Bool) -> ScrollState.Outcome {
    guard let held = hold, held.id == id else { return .elsewhere }
    hold = nil
    guard held.isMoving else { return .pressing }
    let ahead = 0.2
    let speed = held.trail.velocity(at: time).dy
    let heading = height - speed * ahead
    // A flick throws it away, past the low stop.
    let stopsLow = half > low + 40 && speed < Self.flick
    let stops = [Stop.shut] + (stopsLow ? [.low] : []) + [.half] + (full > half ? [.full] : [])
    let nearest = stops.min { abs(height(at: $0) - heading) < abs(height(at: $1) - heading) }
    go(to: nearest ?? .half, at: time, isStill: isStill)
    return .scrolling
  }

  /// Lets go, and goes back.
  package mutating func cancel() { (hold, motion) = (nil, nil) }

  /// Shows all of it, or half again; from low half.
  package mutating func toggle(at time: Double, isStill: Bool) {
    go(to: stop == .full || stop == .low ? .half : .full, at: time, isStill: isStill)
  }

  /// Leaves the room to what the sheet is about.
  package mutating func lower(at time: Double, isStill: Bool) {
    go(to: .low, at: time, isStill: isStill)
  }

  private mutating func go(to stop: Stop, at time: Double, isStill: Bool) {
    self.stop = stop
    motion = isStill ? nil : Motion(height: height, start: time)
  }

  // MARK: Time

  /// Whether it has gone away.
  package func isShut(at time: Double) -> Bool {
    stop == .shut && hold == nil && motion.map { isOver($0, at: time) } ?? true
  }

  /// When it looks different next.
  package func deadline(at time: Double) -> Double? { motion.map { _ in time + Easing.frame } }
}
