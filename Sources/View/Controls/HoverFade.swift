/// What the mouse is over, and how far it and what it has just left are in the look for that.
struct HoverFade<ID: Hashable & Sendable>: Sendable {
  private(set) var id: ID?
  /// When the look of each control began to come or, of all but `id`, to go.
  private var starts: [ID: Double] = [:]

  /// Goes to another control, or away from all; at once without a time.
  mutating func move(to next: ID?, at time: Double?) {
    guard next != id else { return }
    defer { id = next }
    guard let time else { return starts.removeAll() }
    // Who turns round on the way goes on from where it is.
    if let id { starts[id] = time - (1 - share(of: id, at: time)) * ControlTiming.hover }
    if let next { starts[next] = time - share(of: next, at: time) * ControlTiming.hover }
  }

  /// Forgets all, at once.
  mutating func end() { self = HoverFade() }

  /// How much of the look is to be seen, 0 … 1.
  func share(of id: ID, at time: Double) -> Double {
    guard let start = starts[id] else { return id == self.id ? 1 : 0 }
    let way = min(max((time - start) / ControlTiming.hover, 0), 1)
    return id == self.id ? way : 1 - way
  }

  /// Forgets what has arrived; true while there is something new to draw.
  mutating func advance(to time: Double) -> Bool {
    guard isUnderWay else { return false }
    starts = starts.filter { time < $0.value + ControlTiming.hover }
    return true
  }

  var isUnderWay: Bool { !starts.isEmpty }
}
