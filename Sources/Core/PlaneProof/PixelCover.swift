/// The pixels that any of many rectangles covers, found for all of them at once.
///
/// Each rectangle leaves its corners only, and one walk over the pixels adds them up: a hundred thousand
/// rectangles as large as the picture cost no more than one.
///
///     var cover = PixelCover(columns: 0..<4, rows: 0..<3)
///     cover.add(columns: 1..<9, rows: 0..<2)
///     cover.forEachRun { print($0, $1) }  // 1 0..<2, 2 0..<2, 3 0..<2
package struct PixelCover {
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// By how much the number of rectangles over a pixel differs from those left, above and above left,
  /// column by column; empty until there is a rectangle.
  private var steps: [Int32] = []

  /// An empty cover of a rectangle of pixels.
  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// Adds the part of a rectangle that lies inside.
  ///
  /// - Complexity: O(1), after the first one has made room for all pixels.
  package mutating func add(columns: Range<Int>, rows: Range<Int>) {
    let (across, down) = (columns.clamped(to: self.columns), rows.clamped(to: self.rows))
    guard !across.isEmpty, !down.isEmpty else { return }
    if steps.isEmpty {
      steps = Array(repeating: 0, count: (self.columns.count + 1) * (self.rows.count + 1))
    }
    for (column, sign) in [(across.lowerBound, 1), (across.upperBound, -1)] as [(Int, Int32)] {
      steps[index(column, down.lowerBound)] += sign
      steps[index(column, down.upperBound)] -= sign
    }
  }

  /// The covered pixels, column by column.
  ///
  /// Runs come from the top down in each column, with at least one free pixel between two.
  ///
  /// - Complexity: O(pixels), and nothing where no rectangle was added.
  package func forEachRun(_ body: (_ column: Int, _ rows: Range<Int>) -> Void) {
    guard !steps.isEmpty else { return }
    var left = [Int32](repeating: 0, count: rows.count)
    for column in columns {
      var count: Int32 = 0
      var start: Int?
      let first = index(column, rows.lowerBound)
      for place in left.indices {
        left[place] += steps[first + place]
        count += left[place]
        if count > 0, start == nil { start = place }
        if count == 0, let top = start {
          body(column, rows.lowerBound + top..<rows.lowerBound + place)
          start = nil
        }
      }
      if let start { body(column, rows.lowerBound + start..<rows.upperBound) }
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (column - columns.lowerBound) * (rows.count + 1) + row - rows.lowerBound
  }
}
