import CurveProof
import PlaneProof
import TestSupport
import Testing

/// Every pixel of conditions whose truth in a pixel is known both ways.
@Suite struct PlaneQuadricTests {
  private static let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: 64, rowCount: 48)

  /// A pixel, or what is a little larger or smaller: its own edges lie 2⁻²⁴ of it to the left and up.
  private func values(
    _ function: PlaneQuadric,
    column: Int,
    row: Int,
    grownBy margin: Double
  ) -> ClosedRange<Double> {
    let (x, y) = (-4 + Double(column) / 8, 3 - Double(row) / 8)
    return function.values(
      x: x - margin...x + 0.125 + margin,
      y: y - 0.125 - margin...y + margin
    )
  }

  @Test(arguments: UInt64(1)...100, [PlaneCondition.Sign.zero, .negative, .nonpositive, .nonzero])
  func `a pixel is met, full or free as its values are`(seed: UInt64, sign: PlaneCondition.Sign) {
    var random = SeededGenerator(seed: seed)
    let function = PlaneQuadric(using: &random)
    let relation = PlaneRelation([[PlaneCondition(function, is: sign)]])
    let map = PlaneMap(proving: .relation(relation), on: Self.grid)
    for (index, ink) in map.pixels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 64)
      let most = values(function, column: column, row: row, grownBy: 0x1p-15)
      let least = values(function, column: column, row: row, grownBy: -0x1p-15)
      let isRight =
        switch ink {
        case .none: !least.meets(sign)
        case .possible: most.meets(sign) && !least.fulfils(sign)
        case .certain: most.meets(sign)
        case .full: least.fulfils(sign)
        }
      // Between values of both signs nothing is left to doubt.
      let isOpen = least.lowerBound < 0 && least.upperBound > 0 && ink != .certain
      if !isRight || isOpen {
        Issue.record("\(function) is \(sign) in \(column), \(row): \(ink), \(least)")
      }
    }
  }

  /// Eighths are corners of pixels.
  @Test(arguments: UInt64(1)...60) func `a point on a corner is in one pixel alone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (h, k) = (
      Double(Int.random(in: -31...31, using: &random)) / 8,
      Double(Int.random(in: -23...23, using: &random)) / 8
    )
    let function = PlaneQuadric(
      a: Double(Int.random(in: 1...3, using: &random)),
      b: 1,
      c: 0,
      h: h,
      k: k
    )
    let relation = PlaneRelation([[PlaneCondition(function, is: .zero)]])
    let map = PlaneMap(proving: .relation(relation), on: Self.grid)
    let met = map.pixels.indices.filter { map.pixels[$0] != .none }
    #expect(met == [Int((3 - k) * 8) * 64 + Int((h + 4) * 8)], "\(function)")
    #expect(met.allSatisfy { map.pixels[$0] == .certain }, "\(function)")
  }

  /// Edges that are known to within half a pixel: nothing of one pixel alone is certain.
  @Test(arguments: UInt64(1)...40)
  func `edges that are known less well claim less, and miss nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let function = PlaneQuadric(using: &random)
    let relation = PlaneRelation([[PlaneCondition(function, is: .nonpositive)]])
    let sure = PlaneMap(proving: .relation(relation), on: Self.grid).pixels
    let error = 1.0 / 64
    let grid = Self.grid.adding(endsAt: error, error)
    let unsure = PlaneMap(proving: .relation(relation), on: grid).pixels
    for (index, ink) in unsure.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 64)
      // Wherever the edges are, what is said is true.
      let least = values(function, column: column, row: row, grownBy: 0x1p-15 - error)
      let most = values(function, column: column, row: row, grownBy: error - 0x1p-15)
      let isRight =
        switch ink {
        case .none: !most.meets(.nonpositive)
        case .possible: true
        case .certain: least.meets(.nonpositive)
        case .full: most.fulfils(.nonpositive)
        }
      #expect(isRight && ink.agrees(with: sure[index]), "\(function) in \(column), \(row): \(ink)")
    }
  }
}
