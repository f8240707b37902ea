import Calculus
import CurveProof
import Intervals
import TestSupport
import Testing

/// Every row of every column of random functions whose values are known.
@Suite struct ColumnLawTests {
  /// The lower edge is no multiple of a row's height, so that few values lie on edges.
  private static let grid = PixelGrid(
    x: -4...4,
    y: -2.9871...3.0129,
    columnCount: 128,
    rowCount: 96
  )
  private static let margin = 0x1p-14

  /// The rows of values, grown or shrunk a little.
  private func rows(
    _ values: [ClosedRange<Double>],
    _ grid: PixelGrid,
    grownBy margin: Double
  ) -> Set<Int> {
    var rows: Set<Int> = []
    for range in values {
      let upper = (grid.top - range.upperBound - margin) / grid.unitsPerRow
      let lower = (grid.top - range.lowerBound + margin) / grid.unitsPerRow
      guard upper <= lower, lower >= 0, upper < Double(grid.rowCount) else { continue }
      rows.formUnion(max(0, Int(upper.rounded(.down)))...min(grid.rowCount - 1, Int(lower)))
    }
    return rows
  }

  private func rows(_ map: InkMap, column: Int, _ ink: InkMap.Ink) -> Set<Int> {
    Set((0..<map.height).filter { map.pixels[$0 * map.width + column] == ink })
  }

  @Test(arguments: KnownFunction.Shape.allCases, UInt64(1)...40)
  func `the rows of a column are those of its values`(shape: KnownFunction.Shape, seed: UInt64) {
    let (known, grid) = (KnownFunction(shape, seed: seed), Self.grid)
    let map = InkMap(proving: known.function, on: grid)
    var undecided = 0
    for column in 0..<map.width {
      let (a, b) = (grid.x(ofEdge: column), grid.x(ofEdge: column + 1))
      let most = known.values(from: a - Self.margin, to: b + Self.margin)
      let least = known.values(from: a + Self.margin, to: b - Self.margin)
      let certain = rows(map, column: column, .certain)
      let possible = rows(map, column: column, .possible)
      let reached = rows(most, grid, grownBy: Self.margin)
      #expect(certain.isSubset(of: reached), "\(known) in column \(column)")
      #expect(
        rows(least, grid, grownBy: -Self.margin).isSubset(of: certain.union(possible)),
        "\(known) in column \(column)"
      )
      undecided += possible.count
    }
    // Nothing distinguishes that the values beside a pole or a jump are.
    #expect(shape == .pole || shape == .steps || undecided == 0, "\(known): \(undecided)")
  }

  @Test(arguments: KnownFunction.Shape.allCases, UInt64(1)...15)
  func `narrower columns together meet the rows of a wide one`(
    shape: KnownFunction.Shape,
    seed: UInt64
  ) {
    let function = KnownFunction(shape, seed: seed).function
    let fine = PixelGrid(x: -4...4, y: -2.9871...3.0129, columnCount: 512, rowCount: 96)
    let wide = InkMap(proving: function, on: Self.grid)
    let narrow = InkMap(proving: function, on: fine)
    for column in 0..<wide.width {
      let parts = 4 * column..<4 * column + 4
      let met = parts.reduce(into: Set()) { $0.formUnion(rows(narrow, column: $1, .certain)) }
      #expect(rows(wide, column: column, .certain) == met, "\(function) in column \(column)")
    }
  }

  @Test(arguments: KnownFunction.Shape.allCases, UInt64(1)...15)
  func `a function turned left to right or upside down has its picture turned`(
    shape: KnownFunction.Shape,
    seed: UInt64
  ) {
    let (own, grid) = (KnownFunction(shape, seed: seed), Self.grid)
    let mirrored = ProvableFunction("mirrored") { own.enclosure(-$0) }
    let turned = ProvableFunction("upside down") { -own.enclosure($0) }
    let flipped = PixelGrid(x: -4...4, y: -3.0129...2.9871, columnCount: 128, rowCount: 96)
    let map = InkMap(proving: own.function, on: grid)
    let (left, down) = (
      InkMap(proving: mirrored, on: grid), InkMap(proving: turned, on: flipped)
    )
    for row in 0..<96 {
      for column in 0..<128 {
        let ink = map.pixels[row * 128 + column]
        #expect(down.pixels[(95 - row) * 128 + column] == ink, "\(own) in \(column), \(row)")
        // What jumps on a column's edge is of the column to the right of it, mirrored or not.
        if shape != .steps {
          #expect(left.pixels[row * 128 + 127 - column] == ink, "\(own) in \(column), \(row)")
        }
      }
    }
  }

  @Test func `samples have one row each, joined or not, and are only possible`() {
    let line = ProvableFunction("4x") {
      ProvableFunction.constant(4) * $0 + ProvableFunction.constant(0.125)
    }
    let grid = PixelGrid(x: -1...1, y: -4...4, columnCount: 8, rowCount: 32)
    let apart = InkMap(sampling: line, on: grid, joins: false)
    let joined = InkMap(sampling: line, on: grid, joins: true)
    for column in 0..<8 {
      // In the middle of a row.
      #expect(rows(apart, column: column, .possible) == [29 - 4 * column])
      let below = column > 0 ? 33 - 4 * column : 29
      #expect(rows(joined, column: column, .possible) == Set(29 - 4 * column...below))
    }
    #expect(!apart.pixels.contains(.certain) && !joined.pixels.contains(.certain))
  }
}
