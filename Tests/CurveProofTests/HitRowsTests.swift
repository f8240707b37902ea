import Testing

import CurveProof

/// A curve that only touches an edge between two rows.
struct MetRowsTests {
  private static let grid = PixelGrid(x: 0...10, y: 0...10, columnCount: 10, rowCount: 10)

  /// A contact with the edge between rows 4 and 5, and the row that the rest of the curve is in.
  @Test(arguments: [(4, [4...4]), (5, [5...5]), (nil, [5...5]), (3, [3...3, 5...5])])
  func `a contact adds no row beside one that is met`(row: Int?, runs: [ClosedRange<Int>]) {
    var met = HitRows()
    if let row { met.insert(row...row) }
    met.insert(5...5, from: -5, to: -5, on: Self.grid)
    met.settle()
    #expect(met.rows.runs == runs)
  }
}
