import CurveProof
import Intervals
import TestSupport
import Testing

/// Edges of pixels, and the way from one grid to another.
@Suite struct PixelGridTests {
  @Test(arguments: UInt64(1)...50) func `edges rise from end to end`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (left, bottom) = (
      Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random)
    )
    let grid = PixelGrid(
      x: left...left + .random(in: 1e-3...20, using: &random),
      y: bottom...bottom + .random(in: 1e-3...20, using: &random),
      columnCount: .random(in: 1...700, using: &random),
      rowCount: .random(in: 1...500, using: &random)
    )
    let xs = (0...grid.columnCount).map { grid.x(ofEdge: $0) }
    let ys = (0...grid.rowCount).map { grid.y(ofEdge: $0) }
    #expect(zip(xs, xs.dropFirst()).allSatisfy(<) && zip(ys, ys.dropFirst()).allSatisfy(>))
    // To within an ulp of the ends.
    let lowest = grid.top - grid.unitsPerRow * Double(grid.rowCount)
    let ulps = [grid.left, grid.right, grid.top, lowest].map(\.ulp)
    #expect(abs(xs[0] - grid.left) <= max(ulps[0], ulps[1]))
    #expect(abs(xs[grid.columnCount] - grid.right) <= max(ulps[0], ulps[1]))
    #expect(abs(ys[0] - grid.top) <= max(ulps[2], ulps[3]))
    #expect(abs(ys[grid.rowCount] - lowest) <= max(ulps[2], ulps[3]))
    #expect(grid.error.column == 0 && grid.error.row == 0 && grid.error.top == 0)
  }

  @Test(arguments: UInt64(1)...50) func `a way is found, there and back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (columns, rows) = (
      Int.random(in: -900...900, using: &random), Int.random(in: -900...900, using: &random)
    )
    func grid(_ across: Double, _ down: Double) -> PixelGrid {
      PixelGrid(
        left: across / 96,
        right: (across + 960) / 96,
        unitsPerColumn: 1.0 / 96,
        columnCount: 960,
        top: -down / 96,
        unitsPerRow: 1.0 / 96,
        rowCount: 540
      )
    }
    let (home, moved) = (grid(0, 0), grid(Double(columns), Double(rows)))
    let (there, back) = (home.way(to: moved), moved.way(to: home))
    #expect(there?.columns == columns && there?.rows == rows)
    #expect(back?.columns == -columns && back?.rows == -rows)
    // Half a pixel off, or of another scale, there is none.
    #expect(home.way(to: grid(Double(columns) + 0.5, Double(rows))) == nil)
    #expect(home.way(to: grid(Double(columns), Double(rows) + 0.25)) == nil)
    #expect(home.way(to: PixelGrid(x: 0...10, y: 0...1, columnCount: 9, rowCount: 9)) == nil)
  }

  /// Whole numbers of ulps above 1: what an edge is, and what it should be, are fractions.
  @Test(arguments: UInt64(1)...60) func `an edge is no further off than is said`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (ulps, parts) = (
      Int.random(in: 1...3_000, using: &random), Int.random(in: 1...400, using: &random)
    )
    let range = 1...1 + Double(ulps) * 1.0.ulp
    let grid = PixelGrid(x: range, y: range, columnCount: parts, rowCount: parts)
    for edge in 0...parts {
      let across = Int((grid.x(ofEdge: edge) - 1) / 1.0.ulp) * parts - ulps * edge
      let down = Int((grid.y(ofEdge: parts - edge) - 1) / 1.0.ulp) * parts - ulps * edge
      #expect(Double(abs(across)) / Double(parts) * 1.0.ulp <= grid.error.column)
      #expect(Double(abs(down)) / Double(parts) * 1.0.ulp <= grid.error.row)
    }
  }

  @Test func `errors add up, and what is less than a pixel's border is none`() {
    let grid = PixelGrid(x: 0...10, y: 0...5, columnCount: 10, rowCount: 10)
    let off = grid.adding(endsAt: 0.25, 0.125).adding(EdgeError(column: 0.25, row: 0.25))
    #expect(off.error == EdgeError(column: 0.5, row: 0.375, top: 0.125))
    #expect(off.enclosedLeft == Interval(-0.5, 0.5) && off.enclosedTop == Interval(4.875, 5.125))
    #expect(grid.adding(endsAt: 0x1p-30, 0x1p-30).error == EdgeError())
    #expect(Interval(1, 2).widened(by: 0.5) == Interval(0.5, 2.5))
    #expect(Interval(1, 2).widened(by: 0) == Interval(1, 2))
  }
}
