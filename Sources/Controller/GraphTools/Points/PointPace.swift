import GraphModel

/// Waits while functions change from picture to picture, as a slider makes them: what is found of one
/// is out of date with the next.
struct PointPace {
  /// Seconds without a change after which it is worth while to ask.
  static let rest = 0.1

  private var functions: [GraphFunction] = []
  private var changed = -Double.infinity
  /// When what was put off is due; nil where nothing is.
  private(set) var deadline: Double?

  /// Takes the functions there are at a time; false where they are the same as before.
  mutating func note(_ functions: [GraphFunction], at time: Double) -> Bool {
    guard functions != self.functions else { return false }
    deadline = time - changed < Self.rest ? time + Self.rest : nil
    (self.functions, changed) = (functions, time)
    return true
  }

  /// Ends a wait that is over; false where none ends now.
  mutating func end(at time: Double) -> Bool {
    guard let deadline, time >= deadline else { return false }
    self.deadline = nil
    return true
  }
}
