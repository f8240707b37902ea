import Analysis
import Formulas
import Notation
import Operations
import Figures
import TestSupport
import Testing

@Suite struct LandmarksTests {
  private func landmarks(_ formula: String, in unit: AngleUnit = .radians) throws -> Landmarks {
    try FormulaParser.parse(formula, angleUnit: unit).landmarks
  }

  /// Whether places lie where others are, whatever their order, to within a thousandth.
  private func areNear(_ found: [Landmarks.Place], _ places: [(Double, Double)]) -> Bool {
    found.allSatisfy { one in
      places.contains { abs(one.x - $0.0) < 1e-3 && abs(one.y - $0.1) < 1e-3 }
    }
      && places.allSatisfy { place in
        found.contains { abs($0.x - place.0) < 1e-3 && abs($0.y - place.1) < 1e-3 }
      }
  }

  @Test(
    arguments: [
      ("x²−4", [(-2, 0), (0, -4), (2, 0)]),
      ("x³−3x", [(-1.7321, 0), (-1, 2), (0, 0), (1, -2), (1.7321, 0)]),
      ("(x−100)²−1", [(99, 0), (100, -1), (101, 0)]), ("x²+x+1", [(-0.5, 0.75)]), ("2x+1", []),
      ("7", []), ("|x²−4|", [(-2, 0), (0, 4), (2, 0)]), ("x·e^x", [(-1, -0.3679), (0, 0)]),
      ("x²/(x−1)", [(0, 0), (2, 4)]), ("ln(x)", [(1, 0)]), ("sin(x²)", []), ("floor(x)", []),
    ] as [(String, [(Double, Double)])]
  ) func `zeros and turning points are found`(formula: String, places: [(Double, Double)]) throws {
    let turns = try landmarks(formula).turns
    #expect(areNear(turns, places), "\(turns)")
  }

  @Test(
    arguments: [
      ("1/x", [0]), ("1/(x−1.1)", [1.1]), ("1/(x−1.125)", [1.125]), ("1/(x−0.075)", [0.075]),
      ("1/x+100", [0]), ("1/x²", [0]), ("2x/(x²−4)", [-2, 2]), ("ln(x−3)", [3]), ("x²", []),
      ("tan(x)", [-1.5, -0.5, 0.5, 1.5].map { $0 * .pi }), ("floor(x)", []), ("√x", []),
      ("x!", [-1, -2, -3, -4]),
    ] as [(String, [Double])]
  ) func `upright asymptotes are found`(formula: String, columns: [Double]) throws {
    let found = try landmarks(formula).columns
    #expect(found.count == columns.count, "\(found)")
    #expect(columns.allSatisfy { x in found.contains { abs($0 - x) < 1e-6 } }, "\(found)")
  }

  @Test(
    arguments: [
      ("√x", [(0, 0)]), ("√(x−1000)", [(1000, 0)]), ("x^x", [(0, 1)]), ("e^x", [(0, 1)]),
      ("√(x+400)", [(-400, 0), (0, 20)]), ("{x<3: x, x+5}", [(0, 0), (3, 3), (3, 8)]),
      ("asin(x)", [(-1, -1.5708), (0, 0), (1, 1.5708)]), ("3x−7", [(0, -7), (2.3333, 0)]),
      ("5", [(0, 0), (0, 5)]), ("√(x²−16)", [(-4, 0), (4, 0)]),
    ] as [(String, [(Double, Double)])]
  ) func `ends, jumps and the meeting with the y axis are found`(
    formula: String,
    places: [(Double, Double)]
  ) throws {
    let found = try landmarks(formula).places
    #expect(areNear(found, places), "\(found)")
  }

  @Test func `branches beside a pole bend round where their slope is one`() throws {
    let places = try landmarks("1/(x−3)+2").places
    for bend in [(2.0, 1.0), (4.0, 3.0)] {
      #expect(places.contains { abs($0.x - bend.0) < 0.1 && abs($0.y - bend.1) < 0.1 }, "\(places)")
    }
  }

  @Test(
    arguments: [
      ("e^x", [0]), ("1/(x−3)+2", [2, 2]), ("atan(x)", [-1.571, 1.571]), ("x²", []), ("√x", []),
    ] as [(String, [Double])]
  ) func `level asymptotes are found`(formula: String, levels: [Double]) throws {
    let found = try landmarks(formula).levels
    #expect(found.count == levels.count)
    #expect(zip(found, levels).allSatisfy { abs($0 - $1) < 1e-3 }, "\(found)")
  }

  @Test(
    arguments: [
      ("asin(x)", -1...1, -1.571...1.571), ("√(9−x²)", -3...3, 0...3),
      ("e^(−x²)", -2.2...2.2, 0...1), ("e^(−(x−3)²)", 0.8...5.2, 0...1),
      ("tanh(x)", -3.2...3.2, -1...1),
    ] as [(String, ClosedRange<Double>, ClosedRange<Double>)]
  ) func `what ends or dies away is whole`(
    formula: String,
    x: ClosedRange<Double>,
    y: ClosedRange<Double>
  ) throws {
    let whole = try #require(try landmarks(formula).whole)
    let slack = (x.upperBound - x.lowerBound) / 15
    #expect(abs(whole.x.lowerBound - x.lowerBound) < slack, "\(whole.x)")
    #expect(abs(whole.x.upperBound - x.upperBound) < slack, "\(whole.x)")
    #expect(abs(whole.y.lowerBound - y.lowerBound) < 0.05, "\(whole.y)")
    #expect(abs(whole.y.upperBound - y.upperBound) < 0.05, "\(whole.y)")
  }

  @Test(arguments: ["x²", "1/x", "√x", "x−2", "ln(x)", "sin(x)", "1/(1+x²)"])
  func `what goes on is not whole`(formula: String) throws {
    #expect(try landmarks(formula).whole == nil)
  }

  @Test(
    arguments: [
      ("sin(x)", 2, .pi, true), ("cos(2x)", 1, .pi, true), ("x·sin(x/2)", 4, .pi, false),
      ("sin(x)+cos(3x)", 2, .pi, true), ("sin(2x)+sin(3x)", 1, .pi, false),
    ] as [(String, Double, Landmarks.Unit, Bool)]
  ) func `periods are found, and whether all comes again`(
    formula: String,
    length: Double,
    unit: Landmarks.Unit,
    repeats: Bool
  ) throws {
    let period = try #require(try landmarks(formula).period)
    #expect(abs(period.length - length * .pi) < 1e-9)
    #expect(period.unit == unit)
    #expect(period.repeatsAll == repeats)
  }

  @Test func `degrees are counted in degrees`() throws {
    let period = try landmarks("sin(x)", in: .degrees).period
    #expect(period == Landmarks.Period(length: 360, unit: .degree, repeatsAll: true))
  }

  @Test(
    arguments: [
      "1E−308x^24+x^23+1", "1E−308x^24−x^23+1", "1E308x^24−1E308", "1E−308x^2−1E308", "1E−308x−1.7",
      "1E300x^5", "1/(1E300x)", "e^(e^x)",
    ]
  ) func `huge and tiny coefficients give places that are numbers`(formula: String) throws {
    let landmarks = try landmarks(formula)
    #expect(
      (landmarks.turns + landmarks.places).allSatisfy { $0.x.isFinite && $0.y.isFinite },
      "\(landmarks)"
    )
  }

  @Test func `a function without values has no landmarks`() {
    #expect(Landmarks(sampling: { _ in nil }) == Landmarks())
  }
}
