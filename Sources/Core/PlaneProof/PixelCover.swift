/// The pixels that any of many rectangles covers, found for all of them at once.
///
/// Each rectangle leaves its corners only, and one walk over the pixels adds them up: a hundred thousand
/// rectangles as large as the picture cost no more than one.
package struct PixelCover {
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// By how much the number of rectangles over a pixel differs from those left, above and above left.
  private var steps: [Int32]

  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
    steps = Array(repeating: 0, count: (columns.count + 1) * (rows.count + 1))
  }

  /// Adds the part of a rectangle that lies inside.
  package mutating func add(columns: Range<Int>, rows: Range<Int>) {
    let (across, down) = (columns.clamped(to: self.columns), rows.clamped(to: self.rows))
    guard !across.isEmpty, !down.isEmpty else { return }
    for (column, sign) in [(across.lowerBound, 1), (across.upperBound, -1)] as [(Int, Int32)] {
      steps[index(column, down.lowerBound)] += sign
      steps[index(column, down.upperBound)] -= sign
    }
  }

  /// The covered pixels, row by row.
  package func forEachRun(_ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
    var above = [Int32](repeating: 0, count: columns.count + 1)
    for row in rows {
      var count: Int32 = 0
      var start: Int?
      for column in columns {
        above[column - columns.lowerBound] += steps[index(column, row)]
        count += above[column - columns.lowerBound]
        if count > 0, start == nil { start = column }
        if count == 0, let first = start {
          body(row, first..<column)
          start = nil
        }
      }
      if let start { body(row, start..<columns.upperBound) }
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (row - rows.lowerBound) * (columns.count + 1) + column - columns.lowerBound
  }
}
