import CurveProof
import PlaneProof
import TestSupport
import Testing

/// Rectangles of pixels, and runs, held against pixels one by one.
@Suite struct PixelCoverTests {
  private struct Place: Hashable {
    let column: Int
    let row: Int
  }

  private func range(
    in bounds: ClosedRange<Int>,
    using random: inout SeededGenerator
  ) -> Range<Int> {
    let ends = [Int.random(in: bounds, using: &random), .random(in: bounds, using: &random)]
    return min(ends[0], ends[1])..<max(ends[0], ends[1])
  }

  @Test(arguments: UInt64(1)...50) func `a cover has the pixels of all its rectangles`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let (columns, rows) = (-4..<20, 3..<17)
    var cover = PixelCover(columns: columns, rows: rows)
    var pixels: Set<Place> = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let (across, down) = (range(in: -9...25, using: &random), range(in: -2...22, using: &random))
      cover.add(columns: across, rows: down)
      for column in across.clamped(to: columns) {
        for row in down.clamped(to: rows) { pixels.insert(Place(column: column, row: row)) }
      }
    }
    var found: Set<Place> = []
    var last: (column: Int, end: Int)?
    cover.forEachRun { column, rows in
      #expect(!rows.isEmpty)
      // Column by column from the top, no two runs of a column side by side.
      if let last {
        #expect(
          last.column < column || last.column == column && last.end < rows.lowerBound
        )
      }
      last = (column, rows.upperBound)
      for row in rows { found.insert(Place(column: column, row: row)) }
    }
    #expect(found == pixels)
  }

  /// A run of each column, of a set that holds everywhere.
  private var runs: [PlaneRun] {
    let grid = PixelGrid(x: 0...1, y: 0...1, columnCount: 12, rowCount: 10)
    var store = PlaneStore()
    _ = store.prove(PlaneRelation([[]]), on: grid) { true }
    var runs: [PlaneRun] = []
    store.forEachRun { runs.append($0) }
    return runs
  }

  @Test(arguments: UInt64(1)...50) func `a part of a run is what a view shows of it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let runs = runs
    #expect(runs.map(\.column) == Array(0..<12) && runs.allSatisfy { $0.rows == 0..<10 })
    for run in runs {
      let shift = (
        columns: Int.random(in: -6...9, using: &random),
        rows: Int.random(in: -12...12, using: &random)
      )
      let seen = run.rows.map { $0 - shift.rows }.filter { 0..<9 ~= $0 }
      let part = run.part(from: shift, columns: 8, rows: 9)
      guard 0..<8 ~= run.column - shift.columns, !seen.isEmpty else {
        #expect(part == nil)
        continue
      }
      #expect(part?.column == run.column - shift.columns && part?.ink == .full)
      #expect(part.map { Array($0.rows) } == seen)
    }
  }
}
