package import Drawing

/// Rows below each other, of which a box shows as many as have room; the rest is scrolled to.
package struct RowList: Sendable {
  /// The part of the window in which rows are seen.
  package let box: Rect
  /// Where each row begins, from the first one's top, and where the last one ends.
  private let tops: [Double]
  /// How far the rows are scrolled, in points.
  package var scroll: Double

  package init(heights: some Sequence<Double>, in box: Rect, scroll: Double = 0) {
    self.box = box
    self.scroll = scroll
    tops = heights.reduce(into: [0]) { tops, height in tops.append(tops[tops.count - 1] + height) }
  }

  /// How far the rows can be scrolled.
  package var reach: Double { max(0, tops[tops.count - 1] - box.height) }

  /// Where a row lies, seen or not.
  package subscript(row: Int) -> Rect {
    box.band(at: box.y + tops[row] - scroll, height: tops[row + 1] - tops[row])
  }

  /// Where the rows lie.
  package var frames: [Rect] { (0..<tops.count - 1).map { self[$0] } }
}
