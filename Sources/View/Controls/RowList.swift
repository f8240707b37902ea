package import Drawing

/// Rows below each other, of which a box shows as many as have room; the rest is scrolled to.
package struct RowList: Sendable {
  /// The part of the window in which rows are seen.
  package let box: Rect
  /// Where each row begins, from the first one's top, and where the last one ends.
  private let tops: [Double]
  /// How far the rows are scrolled, in points.
  package var scroll = 0.0

  package init(heights: some Sequence<Double>, in box: Rect) {
    self.box = box
    tops = heights.reduce(into: [0]) { tops, height in tops.append(tops[tops.count - 1] + height) }
  }

  package var count: Int { tops.count - 1 }

  /// How far the rows can be scrolled.
  package var reach: Double { max(0, tops[count] - box.height) }

  /// Where a row lies, seen or not.
  package subscript(row: Int) -> Rect {
    box.band(at: box.y + tops[row] - scroll, height: tops[row + 1] - tops[row])
  }

  /// Where all rows lie.
  package var frames: [Rect] { (0..<count).map { self[$0] } }

  /// The rows that are seen, and one beyond each end.
  package var seen: Range<Int> {
    func row(at way: Double) -> Int { tops.lastIndex { $0 <= way } ?? 0 }
    let first = min(max(row(at: scroll) - 1, 0), count)
    return first..<max(first, min(row(at: scroll + box.height) + 2, count))
  }
}
