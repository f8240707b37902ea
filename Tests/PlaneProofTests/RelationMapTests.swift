import CurveProof
import Formulas
import Notation
import PlaneProof
import Figures
import TestSupport
import Testing

/// The pixels of relations, held against what places say one by one.
@Suite struct RelationMapTests {
  private static let grid = PixelGrid(
    x: -3.37...3.41,
    y: -2.53...2.61,
    columnCount: 60,
    rowCount: 46
  )

  private func map(_ text: String, on grid: PixelGrid = grid) throws -> PlaneMap {
    let figure = try #require(try WrittenFigure(reading: text).figure)
    return PlaneMap(proving: figure, on: grid)
  }

  private func ink(_ map: PlaneMap, _ x: Double, _ y: Double, on grid: PixelGrid) -> PlaneInk {
    let column = Int((x - grid.left) / grid.unitsPerColumn)
    let row = Int((grid.top - y) / grid.unitsPerRow)
    return map.pixels[row * grid.columnCount + column]
  }

  @Test(arguments: UInt64(1)...80)
  func `no place of a random relation is without ink, and none outside in a full pixel`(
    seed: UInt64
  ) throws {
    let (relation, grid) = (RandomRelation(seed: seed), Self.grid)
    let map = try map(relation.description)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6_000 {
      // Not where rounding may move a place into the next pixel.
      let (column, row) = (
        Int.random(in: 0..<grid.columnCount, using: &random),
        Int.random(in: 0..<grid.rowCount, using: &random)
      )
      let x =
        grid.left + (Double(column) + .random(in: 0.01...0.99, using: &random))
        * grid.unitsPerColumn
      let y =
        grid.top - (Double(row) + .random(in: 0.01...0.99, using: &random))
        * grid.unitsPerRow
      guard let holds = relation.holds(x, y) else { continue }
      let ink = map.pixels[row * grid.columnCount + column]
      if holds {
        #expect(ink != .none, "\(relation) at \(x), \(y)")
      } else {
        #expect(ink != .full, "\(relation) at \(x), \(y)")
      }
    }
  }

  @Test(arguments: UInt64(1)...80)
  func `certain ink of a random inequality has a place near it`(seed: UInt64) throws {
    let (relation, grid) = (RandomRelation(seed: seed), Self.grid)
    // A root or a jump may make places on single lines, which no lattice meets.
    guard relation.sign != "=", !relation.description.contains("sqrt"),
      !relation.description.contains("floor")
    else { return }
    let map = try map(relation.description)
    for (index, ink) in map.pixels.enumerated() where ink == .certain {
      let (column, row) = (index % grid.columnCount, index / grid.columnCount)
      // The lattice is finer than most slivers; what it misses lies next to the border.
      var (least, most) = (Double.infinity, -Double.infinity)
      for step in 0..<625 {
        let across = (Double(column) + Double(step % 25) / 24) * grid.unitsPerColumn
        let down = (Double(row) + Double(step / 25) / 24) * grid.unitsPerRow
        let value = relation.difference(grid.left + across, grid.top - down)
        guard !value.isNaN else { continue }
        (least, most) = (min(least, value), max(most, value))
      }
      let isBelow = ["<", "≤"].contains(relation.sign)
      let best = isBelow ? least : -most
      let spread = most - least
      #expect(best <= 0.1 * spread + 1e-9, "\(relation) in column \(column), row \(row)")
    }
  }

  /// A relation, places on it by arithmetic of their own, and places far from all of it.
  struct Known: Sendable {
    let text: String
    let places: [(Double, Double)]
    let others: [(Double, Double)]

    init(_ text: String, _ places: [(Double, Double)], _ others: [(Double, Double)]) {
      (self.text, self.places, self.others) = (text, places, others)
    }
  }

  private static let known: [Known] = [
    Known("x^2+y^2=4", [(2, 0), (0, -2), (1.2, 1.6), (-1.2, -1.6)], [(0, 0), (1, 1), (2, 2)]),
    Known("(x-y)^2=0", [(0, 0), (1.25, 1.25), (-2, -2)], [(1, 0), (-2, 2)]),
    Known("x^2+y^2=0", [(0, 0)], [(0.5, 0), (0, 0.5), (1, 1)]),
    Known("abs(x)+abs(y)=2", [(2, 0), (0.5, 1.5), (-1, 1)], [(0, 0), (2, 2)]),
    Known("tan(x)=tan(y)", [(1, 1), (0, 0), (-1.5, -1.5)], [(1.5, 0), (0, 1)]),
    Known("1/x+1/y=1", [(2, 2), (3, 1.5), (-1, 0.5)], [(0.5, 0.5), (-1, -1)]),
    Known("y=x^2 and y=1", [(1, 1), (-1, 1)], [(0, 0), (1, 2), (2, 1)]),
    Known("x=y or x=-y", [(1, 1), (1, -1), (-2, 2)], [(1, 0), (0, 2)]),
    Known("x=2 {y>0}", [(2, 1), (2, 2.5)], [(2, -1), (1, 1)]),
    Known("floor(x)=floor(y)", [(0.5, 0.5), (1.2, 1.9)], [(0.5, 1.5), (-0.5, 0.5)]),
    Known("not (x<1 or y<1)", [(1.5, 1.5), (3, 2)], [(0.5, 2), (2, 0.5)]),
    Known("1<=x^2+y^2<4, y>0", [(0, 1.5), (1.2, 1)], [(0, 0.5), (0, -1.5), (2, 2)]),
    Known("sin(x)^2+cos(x)^2=1", [(1, 1), (-2, 2)], []),
    Known("x^2+y^2=-1", [], [(0, 0), (1, 1)]),
    Known("y=x and y=x+0.00001", [], [(0, 0), (1, 1), (-2, -2)]),
    Known("tanh(40x)=tanh(40y)", [(1, 1), (-2, -2)], [(2, 1), (1, -1)]),
  ]

  @Test(arguments: known.indices)
  func `known relations have ink where they hold, and only there`(index: Int) throws {
    let (text, places, others) = (
      Self.known[index].text, Self.known[index].places, Self.known[index].others
    )
    let map = try map(text)
    for (x, y) in places {
      let ink = ink(map, x, y, on: Self.grid)
      #expect(ink == .certain || ink == .full, "\(text) at \(x), \(y): \(ink)")
    }
    for (x, y) in others {
      #expect(ink(map, x, y, on: Self.grid) == .none, "\(text) at \(x), \(y)")
    }
  }

  @Test(arguments: [
    ("x/cos(x)+y/cos(y)=x*y/cos(x*y)", "x/cos(x)-y/cos(y)=x*y/cos(x*y)"),
    ("sin(x^2+2x*y)=sin(x-2y)", "sin(x^2+2x*y)=-sin(x-2y)"),
    ("x^2+y^2=4", "sin(3x)=cos(4y)"), ("x*y=1", "x<-1 and y=x^2"),
  ])
  func `where one or the other certainly holds, one of them may`(
    first: String,
    second: String
  ) throws {
    let grid = PixelGrid(x: -6...6, y: -6...6, columnCount: 96, rowCount: 96)
    let (one, other) = (try map(first, on: grid), try map(second, on: grid))
    let both = try map("(\(first)) or (\(second))", on: grid)
    for (index, ink) in both.pixels.enumerated() {
      let mayHold = one.pixels[index] != .none || other.pixels[index] != .none
      #expect((ink == .none) == !mayHold || ink == .possible, "\(index): \(ink)")
    }
  }

  @Test func `what lies on the edge of pixels is inked once`() throws {
    let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: 32, rowCount: 24)
    let upright = try map("x=2", on: grid)
    let level = try map("y=1", on: grid)
    for row in 0..<24 {
      let inked = (0..<32).filter { upright.pixels[row * 32 + $0] != .none }
      #expect(inked == [24])
    }
    for column in 0..<32 {
      let inked = (0..<24).filter { level.pixels[$0 * 32 + column] != .none }
      #expect(inked == [8])
    }
  }

  @Test func `what is not decided in its time is possible, and decided later`() throws {
    let figure = try #require(try WrittenFigure(reading: "sin(x^2+y^2)=cos(x*y)").figure)
    guard case .relation(let relation) = figure else { return }
    var store = PlaneStore()
    let isDone = store.prove(relation, on: Self.grid, while: { false })
    #expect(!isDone)
    var pixels = 0
    store.forEachRun { run in
      #expect(run.ink == .possible)
      pixels += run.rows.count
    }
    #expect(pixels == Self.grid.columnCount * Self.grid.rowCount)
    let isDoneLater = store.prove(relation, on: Self.grid, while: { true })
    #expect(isDoneLater)
    var certain = 0
    store.forEachRun { if $0.ink == .certain { certain += $0.rows.count } }
    #expect(certain > 100)
  }

  /// As of a function: ten columns lie between two Doubles, and none of them can be distinguished.
  @Test(arguments: ["2y=2sin(x)", "(t, sin(t)) {10^15 ≤ t ≤ 10^15+4}"])
  func `where several columns lie between two Doubles nothing is certain of a line`(
    text: String
  ) throws {
    let grid = PixelGrid(x: 1e15...1e15 + 4, y: -1.2...1.2, columnCount: 333, rowCount: 200)
    let map = try map(text, on: grid)
    #expect(!map.pixels.contains(.certain))
    for step in 0..<32 {
      let x = 1e15 + Double(step) / 8
      let sine = try #require(try FormulaParser.parse("sin(x)").evaluate(at: x))
      #expect(ink(map, x, sine, on: grid) == .possible, "\(step)")
    }
  }

  /// The curve passes a corner of this pixel, by less than the ends of the view are known.
  @Test(arguments: ["2y=2(sin(x)/x)", "2y·x=2sin(x)", "y·x≤sin(x)"])
  func `between neighbouring numbers a pixel stays open`(text: String) throws {
    let grid = PixelGrid(
      x: 0.3333333331112887...0.3333333335553779,
      y: 0.98158409036405815...0.98158409041285531,
      columnCount: 60,
      rowCount: 40
    ).adding(endsAt: 0x1p-54, 0x1p-53)
    let pixels = try map(text, on: grid).pixels
    #expect(pixels[17 * 60 + 27] != .none && pixels[37 * 60 + 57] != .none)
  }

  /// Whichever condition comes last, a pixel is cut for each.
  @Test(
    arguments: [
      "2-y>0 and x=sin(1)", "x=sin(1) and 2-y>0", "x≠1/3 and y=ln(3)", "y=ln(3) and x≠1/3",
      "x+y>2 and y=e", "y=e and x+y>2", "y≤√2 and x<√2 and x=1/3",
    ]
  )
  func `a line is certain up to where a condition ends it`(text: String) throws {
    let grid = PixelGrid(x: -5...5, y: -5...5, columnCount: 60, rowCount: 60)
    #expect(try !map(text, on: grid).pixels.contains(.possible))
  }

  @Test(
    arguments: [
      ("x^6-6x^5*y+15x^4*y^2-20x^3*y^3+15x^2*y^4-6x*y^5+y^6=10^(-12)", "|x-y|=0.01"),
      ("x^6-6x^5*y+15x^4*y^2-20x^3*y^3+15x^2*y^4-6x*y^5+y^6≤1/10^12", "|x-y|≤0.01"),
      ("x³+3x²y+3x·y²+y³<8", "x+y<2"), ("x³+3x²y+3x·y²+y³+7=0", "x+y=-7^(1/3)"),
      ("y^4+4y³+6y²+4y+1>5", "|y+1|>5^(1/4)"), ("x^4-4x³+6x²-4x+1≤0", "x=1"),
      ("x³-3x²sin(y)+3x·sin(y)²-sin(y)³=1/8", "x-sin(y)=1/2"),
    ]
  )
  func `a power that is written out is one`(text: String, short: String) throws {
    let pixels = try map(text).pixels
    #expect(try pixels == map(short).pixels)
    #expect(!pixels.contains(.possible) && pixels.contains { $0 != .none })
  }

  @Test(arguments: ["x³+3x²y+3x·y²+2y³=8", "x^4-4x³+6x²-4x+y=3", "x^4+y^4=1"])
  func `a sum that is no power is left alone`(text: String) throws {
    let pixels = try map(text).pixels
    #expect(pixels.contains(.certain) && pixels.contains(.none))
  }

  /// A disc by the distance from its edge.
  private struct Disc {
    let x, y, radius: Double

    init(using random: inout SeededGenerator) {
      x = Double(Int.random(in: -30...30, using: &random)) / 10
      y = Double(Int.random(in: -20...20, using: &random)) / 10
      radius = Double(Int.random(in: 1...5, using: &random)) / 16
    }

    var text: String { "sqrt((x-(\(x)))^2+(y-(\(y)))^2)-\(radius)" }

    func distance(_ x: Double, _ y: Double) -> Double {
      let (dx, dy) = (self.x - x, self.y - y)
      return (dx * dx + dy * dy).squareRoot() - radius
    }
  }

  /// A union of discs, each written as a distance; by far too long to be looked at whole everywhere.
  @Test(arguments: UInt64(1)...6)
  func `a long union of discs is decided, and right`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let discs = (0..<120).map { _ in Disc(using: &random) }
    let text = discs.dropFirst().reduce(discs[0].text) { "min(\($0),\($1.text))" }
    let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: 200, rowCount: 150)
    let map = try map(text + "<=0", on: grid)
    #expect(map.pixels.count { $0 == .possible } < 20)
    for _ in 0..<20_000 {
      let x = Double.random(in: -3.99...3.99, using: &random)
      let y = Double.random(in: -2.99...2.99, using: &random)
      let least = discs.map { $0.distance(x, y) }.min() ?? 0
      let ink = ink(map, x, y, on: grid)
      if least < -1e-6 { #expect(ink != .none, "\(x), \(y)") }
      if least > 1e-6 { #expect(ink != .full, "\(x), \(y)") }
      // A pixel's diagonal is 0.057.
      if least > 0.06 { #expect(ink == .none, "\(x), \(y)") }
    }
  }
}
