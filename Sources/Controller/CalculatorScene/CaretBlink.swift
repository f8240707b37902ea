/// The caret's light: on while something happens, then on and off, and at last on for good.
struct CaretBlink {
  private(set) var isLit = true
  private var lastActivity = 0.0

  /// How long it is on or off, in seconds.
  private static let time = 0.53
  /// After how long it stops.
  private static let end = 10.0

  /// Remembers that something happened.
  mutating func note(at time: Double) {
    lastActivity = time
    isLit = true
  }

  /// Lets time pass; true when the light changes.
  mutating func advance(to time: Double, isStill: Bool) -> Bool {
    let wasLit = isLit
    let idle = time - lastActivity
    isLit = idle >= Self.end || isStill || Int(idle / Self.time) % 2 == 0
    return isLit != wasLit
  }

  /// When it changes next.
  func deadline(after time: Double, isStill: Bool) -> Double? {
    let idle = max(0, time - lastActivity)
    guard idle < Self.end, !isStill else { return nil }
    return lastActivity + ((idle / Self.time).rounded(.down) + 1) * Self.time
  }
}
