/// What there is to say aloud, to be compared with what was said before.
struct Announcement: Hashable, Sendable {
  /// The focused control: its name and what it is.
  var control: String
  /// What that control says.
  var value: String
  /// The curves, without the range that is seen, and the numbers that sliders give their letters.
  var curves: String
  var letters: [String]
  /// A notice, or what the value line says.
  var result: String

  /// What is new since another one.
  ///
  /// Curves that follow what is typed say what it is. Where the focus is, and what stands there, is
  /// said first.
  func news(since old: Announcement?) -> String? {
    let isFocusNew = control != old?.control
    var said = isFocusNew ? [control, value] : []
    if let old, curves != old.curves {
      said.append(curves)
    } else if let old {
      said += letters.filter { !old.letters.contains($0) }
      if value != old.value, !isFocusNew { said.append(value) }
      if result != old.result { said.append(result) }
    }
    let sentence = Self.joined(said)
    return sentence.isEmpty ? nil : sentence
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

  /// Whether a screen reader hears it, which finds by itself where the focus is and what stands there.
  var isForReader = false
  private var said: Announcement?
  private var present: Announcement?
  private var since = 0.0

  /// Takes things as they are for known.
  mutating func begin(with announcement: Announcement) {
    (said, present) = (announcement, announcement)
  }

  /// Takes note of how things are.
  mutating func note(_ announcement: Announcement, at time: Double) {
    guard announcement != present else { return }
    if isForReader, announcement.control != present?.control {
      said?.control = announcement.control
      said?.value = announcement.value
    }
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
