import CurveProof
import PlaneProof
import Figures
import TestSupport
import Testing

/// Sides that only touch: no sign changes there, but what is as large as it can be is known.
@Suite struct TouchingTests {
  private let grid = PixelGrid(x: -9.93...10.07, y: -7.43...7.57, columnCount: 200, rowCount: 150)

  private func pixels(_ text: String) throws -> [PlaneInk] {
    let relation = try #require(try RelationParser.parse(text).plane)
    return PlaneMap(proving: .relation(relation), on: grid).pixels
  }

  private func index(_ x: Double, _ y: Double) -> Int {
    Int((grid.top - y) / grid.unitsPerRow) * grid.columnCount
      + Int((x - grid.left) / grid.unitsPerColumn)
  }

  private static let root = 10.0.squareRoot()
  private static let half = Double.pi / 2
  private static let root2 = 2.0.squareRoot()
  private static let root5 = 5.0.squareRoot()

  /// The pixels of these places are certain, and no others are met.
  private func expectContacts(of text: String, at places: [(Double, Double)]) throws {
    let pixels = try pixels(text)
    let met = Set(pixels.indices.filter { pixels[$0] != .none })
    #expect(met == Set(places.map { index($0.0, $0.1) }))
    #expect(met.allSatisfy { pixels[$0] == .certain })
  }

  @Test(
    arguments: [
      ("y=sin(x) and y=1", [(-3 * half, 1), (half, 1), (5 * half, 1)]),
      ("|x²-10|+1+|y|=1", [(-root, 0), (root, 0)]),
      ("cosh(x-1)+cosh(y)=2", [(1, 0)]), ("x²+y²=1 and y=1", [(0, 1)]),
      ("x = 1 and x²+y² = 1", [(1, 0)]), ("x²+3+|y-2|=3", [(0, 2)]),
      ("sin(x)+cos(y)=2 and x>0 and y>1", [(half, 4 * half), (5 * half, 4 * half)]),
      ("2cos(x)-y²=2 and x²<1", [(0, 0)]), ("x²+y²+1=0", []), ("sin(x)+sin(y)=3", []),
      ("sin(x)·cos(y)-2=|x|", []),
      ("sin(x)²sin(y)=-1 and x²+y²<9", [(-half, -half), (half, -half)]),
    ] as [(String, [(Double, Double)])]
  )
  func `places where two sides touch are certain, and no others are met`(
    text: String,
    places: [(Double, Double)]
  ) throws {
    try expectContacts(of: text, at: places)
  }

  @Test func `a product of waves is 1 where both are`() throws {
    let pixels = try pixels("sin(x)sin(y)=1")
    var places: Set<Int> = []
    for i in -3...3 {
      for j in -3...3 where (i + j) % 2 == 0 {
        let (x, y) = (Self.half + Double(i) * .pi, Self.half + Double(j) * .pi)
        if abs(x) < 9.9, abs(y) < 7.4 { places.insert(index(x, y)) }
      }
    }
    let met = pixels.indices.filter { pixels[$0] != .none }
    #expect(Set(met) == places)
    #expect(met.allSatisfy { pixels[$0] == .certain })
  }

  /// Most of these numbers are no Doubles.
  @Test(
    arguments: [
      ("x²+y²=3 and x+y=√6", [(1.5.squareRoot(), 1.5.squareRoot())]),
      ("x²+y²=2/3 and x+y=2/√3", [(1 / 3.0.squareRoot(), 1 / 3.0.squareRoot())]),
      ("x²+y²=4 and x·y=2", [(root2, root2), (-root2, -root2)]),
      ("y=x² and y=2√2x-2", [(root2, 2)]), ("x+2/x=2√2 and y=1", [(root2, 1)]),
      ("x²+y²=1/9 and (x-1/5-√2·3/5)²+(y-4/15-√2·4/5)²=2", [(0.2, 4.0 / 15)]),
      ("(x-π)²+(y+e)²=5 and y=√5-e", [(Double.pi, root5 - 2.718281828459045)]),
      ("(x-√2)²-(x-√2)(y-π/4)+(y-π/4)²=0", [(root2, half / 2)]),
      ("x²+2x·y+2y²-2y/3+1/9=0", [(-1.0 / 3, 1.0 / 3)]),
      (
        "(2√2x²+y/2-1/2)²+(2√2x²-2√2y+1/2)²=0",
        [(-0.351_661_1, 0.300_441_8), (0.351_661_1, 0.300_441_8)]
      ),
      ("cosh(x-1/3)cosh(y+√5)=1", [(1.0 / 3, -root5)]),
      ("exp(-(x-1/3)²-(y-√2)²)=1", [(1.0 / 3, root2)]),
      ("ln(1+(x-1/3)²+(y-π)²)=0", [(1.0 / 3, Double.pi)]),
      ("x²+y²=3 and x+y=√7", []),
    ] as [(String, [(Double, Double)])]
  )
  func `a square that is completed proves where two sides touch`(
    text: String,
    places: [(Double, Double)]
  ) throws {
    try expectContacts(of: text, at: places)
  }

  @Test(arguments: ["x²+y²=3 and x+y=√6+0.00000000000000000001", "x²+y²=5 and x·y=2", "x²=y²+1"])
  func `what crosses or misses is not taken for a contact`(text: String) throws {
    let relation = try #require(try RelationParser.parse(text).plane)
    let written = text.replacing("x²", with: "x·x")
    let other = try #require(try RelationParser.parse(written).plane)
    let (first, second) = (
      PlaneMap(proving: .relation(relation), on: grid).pixels,
      PlaneMap(proving: .relation(other), on: grid).pixels
    )
    #expect(!zip(first, second).contains { $0 == .none && $1 == .certain })
    #expect(!zip(first, second).contains { $0 == .certain && $1 == .none })
  }

  @Test(arguments: ["x·e^x+y²=-1/e", "exp(x-1/3)+exp(y)=x+y+5/3"])
  func `what no structure proves is possible, and never certain`(text: String) throws {
    let pixels = try pixels(text)
    #expect(!pixels.contains(.certain) && pixels.contains(.possible))
  }
}
