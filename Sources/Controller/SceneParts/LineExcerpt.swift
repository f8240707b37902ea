package import Words

/// The part of a long line that is set and drawn: what is near the caret.
package struct LineExcerpt {
  /// As people here write it; every character stands for one of the line.
  package let text: String
  /// The place of its first character in the line.
  package let start: Int
  /// Whether the line goes on after it.
  package let isCut: Bool

  /// Wider than any window on both sides of the caret, moved by steps so that it seldom jumps.
  package init(of line: String, around caret: Int, mark: DecimalMark) {
    let (reach, step) = (500, 250)
    start = max(0, (caret - reach) / step * step)
    let excerpt = line.dropFirst(start).prefix(2 * reach + step)
    text = mark.written(String(excerpt))
    isCut = excerpt.endIndex < line.endIndex
  }

  /// What of a part of the line is in it, counted from its start; empty where nothing is.
  package func part(_ range: Range<Int>) -> Range<Int> {
    (range.lowerBound - start..<range.upperBound - start).clamped(to: 0..<text.count)
  }
}
