/// The part of a long line that is set and drawn: what is near the caret.
struct LineExcerpt {
  /// As people here write it; every character stands for one of the line.
  let text: String
  /// The place of its first character in the line.
  let start: Int
  /// Whether the line goes on after it.
  let isCut: Bool

  /// What of a part of the line is in it, counted from its start; empty where nothing is.
  func part(_ range: Range<Int>) -> Range<Int> {
    (range.lowerBound - start..<range.upperBound - start).clamped(to: 0..<text.count)
  }
}
