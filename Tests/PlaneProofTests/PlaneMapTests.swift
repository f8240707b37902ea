import CurveProof
import PlaneProof
import TestSupport
import Testing

/// Laws of the pixels of random relations, held against arithmetic with fractions.
@Suite struct PlaneMapTests {
  /// Pixels of 128/1024 along each side, with corners where no small polynomial is 0.
  private static let grid = grid(0, 0, pixel: 128)

  private static func grid(_ x: Int, _ y: Int, pixel: Int) -> PixelGrid {
    func number(_ numerator: Int) -> Double { Double(numerator) / 1024 }
    return PixelGrid(
      x: number(left + 1024 * x)...number(left + 1024 * (x + 8)),
      y: number(top + 1024 * (y - 6))...number(top + 1024 * y),
      columnCount: 8192 / pixel,
      rowCount: 6144 / pixel
    )
  }

  private static let (left, top) = (-4093, 3067)

  private func pixels(
    _ relation: RandomPlaneRelation,
    on grid: PixelGrid = grid
  ) -> [PlaneInk] {
    PlaneMap(proving: .relation(relation.relation), on: grid).pixels
  }

  @Test(arguments: UInt64(1)...40)
  func `a pixel without ink holds no place, and a full one no other`(seed: UInt64) {
    let relation = RandomPlaneRelation(seed: seed)
    let pixels = pixels(relation)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let (column, row) = (
        Int.random(in: 0..<64, using: &random), Int.random(in: 0..<48, using: &random)
      )
      let x = Self.left + 128 * column + .random(in: 1...127, using: &random)
      let y = Self.top - 128 * row - .random(in: 1...127, using: &random)
      let ink = pixels[row * 64 + column]
      #expect(ink != (relation.holds(x, y) ? .none : .full), "\(relation) at \(x), \(y)")
    }
  }

  /// A lattice of 17 by 17 places in each pixel shows what is more than a sliver.
  @Test(arguments: UInt64(1)...40) func `a certain pixel holds a place`(seed: UInt64) {
    let relation = RandomPlaneRelation(inequalityWithSeed: seed)
    let pixels = pixels(relation)
    let missing = pixels.indices.count { index in
      guard pixels[index] == .certain else { return false }
      let (row, column) = index.quotientAndRemainder(dividingBy: 64)
      let (x, y) = (Self.left + 128 * column, Self.top - 128 * row)
      return !(0..<289).contains { relation.holds(x + 8 * ($0 % 17), y - 8 * ($0 / 17)) }
    }
    #expect(missing * 20 <= pixels.count { $0 == .certain }, "\(relation): \(missing)")
    #expect(!pixels.contains(.possible), "\(relation)")
  }

  @Test(arguments: UInt64(1)...25)
  func `one pixel looked at alone is as in the picture`(seed: UInt64) throws {
    let relation = RandomPlaneRelation(seed: seed)
    let pixels = pixels(relation)
    let figure = PlaneFigure.relation(relation.relation)
    for index in stride(from: 0, to: pixels.count, by: 5) {
      let (row, column) = index.quotientAndRemainder(dividingBy: 64)
      let ink = try #require(figure.ink(ofColumn: column, row: row, on: Self.grid))
      #expect(ink.agrees(with: pixels[index]), "\(relation) in \(column), \(row): \(ink)")
    }
  }

  @Test(arguments: UInt64(1)...25)
  func `mirrored and transposed relations have mirrored and transposed pictures`(seed: UInt64) {
    // No axis of the grid is an edge, and no corner a place of few digits.
    let grid = PixelGrid(x: -2.53...2.53, y: -2.53...2.53, columnCount: 45, rowCount: 45)
    let relation = RandomPlaneRelation(seed: seed)
    let own = pixels(relation, on: grid)
    let mirrored = pixels(relation.mapping(\.mirrored), on: grid)
    let transposed = pixels(relation.mapping(\.transposed), on: grid)
    for index in own.indices {
      let (row, column) = index.quotientAndRemainder(dividingBy: 45)
      let others = [mirrored[row * 45 + 44 - column], transposed[(44 - column) * 45 + 44 - row]]
      #expect(others.allSatisfy(own[index].agrees), "\(relation) in \(column), \(row)")
    }
  }

  @Test(arguments: UInt64(1)...25)
  func `a negated condition has the picture of its complement`(seed: UInt64) {
    let inequality = RandomPlaneRelation(inequalityWithSeed: seed)
    let condition = inequality.clauses[0][0]
    let complement = RandomPlaneRelation([
      [.init(polynomial: condition.polynomial, sign: condition.sign, isNegated: true)]
    ])
    // No pixel is without places of both; what is certain of one may fill it.
    for (own, other) in zip(pixels(inequality), pixels(complement)) {
      #expect(own != .none || other != .none, "\(inequality)")
      #expect(own != .full || other == .none || other == .possible, "\(inequality)")
      #expect(other != .full || own == .none || own == .possible, "\(inequality)")
    }
  }

  @Test(arguments: UInt64(1)...25)
  func `the order of clauses and conditions, and a sign taken to the other side, change nothing`(
    seed: UInt64
  ) {
    let relation = RandomPlaneRelation(seed: seed)
    let turned = RandomPlaneRelation(relation.clauses.reversed().map { $0.reversed() })
    let opposite: [PlaneCondition.Sign: PlaneCondition.Sign] = [
      .negative: .positive, .positive: .negative, .nonpositive: .nonnegative,
      .nonnegative: .nonpositive,
    ]
    let negated = RandomPlaneRelation(
      relation.clauses.map { clause in
        clause.map {
          .init(
            polynomial: $0.polynomial.negated,
            sign: opposite[$0.sign] ?? $0.sign,
            isNegated: $0.isNegated
          )
        }
      }
    )
    let own = pixels(relation)
    #expect(zip(own, pixels(turned)).allSatisfy { $0.agrees(with: $1) }, "\(relation)")
    #expect(own == pixels(negated), "\(relation)")
  }

  /// A pixel cut in four: what is known of the whole holds of the parts, and the other way round.
  @Test(arguments: UInt64(1)...25) func `smaller pixels say no other thing`(seed: UInt64) {
    let relation = RandomPlaneRelation(seed: seed)
    let fine = Self.grid(0, 0, pixel: 64)
    let (whole, parts) = (pixels(relation), pixels(relation, on: fine))
    for (index, ink) in whole.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 64)
      let quarter = [(0, 0), (1, 0), (0, 1), (1, 1)].map { across, down in
        parts[(2 * row + down) * 128 + 2 * column + across]
      }
      let isRight =
        switch ink {
        case .none: quarter.allSatisfy { $0 == .none || $0 == .possible }
        case .full: quarter.allSatisfy { $0 != .none }
        case .certain: quarter.contains { $0 != .none }
        case .possible: true
        }
      #expect(isRight, "\(relation) in \(column), \(row): \(ink) of \(quarter)")
    }
  }

  @Test(arguments: UInt64(1)...25)
  func `a pan by whole pixels moves the picture`(seed: UInt64) {
    let relation = RandomPlaneRelation(seed: seed)
    let (before, after) = (
      pixels(relation), pixels(relation, on: Self.grid(1, -1, pixel: 128))
    )
    for row in 8..<48 {
      for column in 8..<64 {
        let (old, new) = (before[row * 64 + column], after[(row - 8) * 64 + column - 8])
        #expect(old.agrees(with: new), "\(relation) in \(column), \(row)")
      }
    }
  }

  @Test func `no clause holds nowhere, and a clause without conditions everywhere`() {
    let nowhere = PlaneMap(proving: .relation(PlaneRelation([])), on: Self.grid)
    let everywhere = PlaneMap(proving: .relation(PlaneRelation([[]])), on: Self.grid)
    #expect(nowhere.pixels.allSatisfy { $0 == .none } && nowhere.pixels.count == 64 * 48)
    #expect(everywhere.pixels.allSatisfy { $0 == .full } && everywhere.pixels.count == 64 * 48)
  }
}
