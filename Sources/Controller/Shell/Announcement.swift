/// What there is to say aloud, to be compared with what was said before.
struct Announcement: Hashable, Sendable {
  /// The focused control: its name and what it is.
  var control: String
  /// What that control says.
  var value: String
  /// The curves, without the range that is seen.
  var curves: String
  /// A notice, or what the value line says.
  var result: String

  /// What is new since another one, nil for nothing: the focus first, then what came of a key.
  func news(since old: Announcement?) -> String? {
    guard let old, control == old.control else {
      let said = Self.joined([control, value])
      return said.isEmpty ? nil : said
    }
    if curves != old.curves { return curves }
    if result != old.result, !result.isEmpty { return result }
    if value != old.value { return value.isEmpty ? nil : value }
    return nil
  }

  /// Texts one after another, without the empty ones.
  static func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// Says what has changed once it has been the same for a moment: nobody wants every step of a
/// movement read aloud.
struct Announcer: Sendable {
  /// How long a state must last to be announced, in seconds.
  static let rest = 0.25

  /// Whether a screen reader hears it, which finds by itself where the focus is.
  var isForReader = false
  private var said: Announcement?
  private var present: Announcement?
  private var since = 0.0

  /// Takes note of how things are.
  mutating func note(_ announcement: Announcement, at time: Double) {
    guard announcement != present else { return }
    present = announcement
    since = time
  }

  /// What is to be said now.
  mutating func advance(to time: Double) -> String? {
    guard let deadline, time >= deadline else { return nil }
    defer { said = present }
    return present?.news(since: said)
  }

  /// When there will be something to say.
  var deadline: Double? { present == said ? nil : since + Self.rest }
}
