/// A sentence that stands in the value line for a while, until the next key at most.
package struct ValueNotice {
  /// What kind of news it is.
  package enum Kind: Hashable, Sendable { case success, hint, warning }

  private(set) var text: String?
  private(set) var kind = Kind.warning
  private(set) var end: Double?
  /// The number of the brain's last message that was shown.
  private var seen: Int

  init(seen: Int) { self.seen = seen }

  /// Shows a sentence until a moment.
  mutating func show(_ sentence: String, _ kind: Kind, until end: Double) {
    (text, self.kind, self.end) = (sentence, kind, end)
  }

  /// Shows the brain's message once, if there is a new one.
  mutating func show(_ sentence: String?, number: Int, until end: Double) {
    guard number != seen else { return }
    seen = number
    (text, kind, self.end) = (sentence, .warning, sentence.map { _ in end })
  }

  /// Takes the sentence away.
  mutating func dismiss() { (text, end) = (nil, nil) }

  /// Lets time pass; true when the sentence goes.
  mutating func advance(to time: Double) -> Bool {
    guard let end, time >= end else { return false }
    dismiss()
    return true
  }
}
