import Formulas
import Analysis
import Notation
import Calculus
import Intervals
import Operations
import Figures
import TestSupport
import Testing

@Suite struct `Features of functions` {
  private func facts(
    _ text: String,
    _ low: Double,
    _ high: Double,
    budget: Int = FunctionFacts.usualBudget
  ) throws -> FunctionFacts {
    FunctionFacts(
      of: PiecewiseProgram(try FormulaParser.parse(text)),
      over: Interval(low, high),
      budget: budget
    )
  }

  private func kinds(_ text: String, at place: Double) throws -> [Feature.Kind] {
    try facts(text, place - 1, place + 1).features.filter { $0.x.contains(place) && $0.isProven }
      .map(\.kind)
  }

  @Test func `a pole tells the signs on both sides`() throws {
    let up = Limit.infinite(isPositive: true)
    let down = Limit.infinite(isPositive: false)
    #expect(try kinds("1/x", at: 0) == [.pole(left: down, right: up)])
    #expect(try kinds("1/x^2", at: 0) == [.pole(left: up, right: up)])
    #expect(try kinds("exp(1/x)", at: 0) == [.pole(left: .finite(Interval(0)), right: up)])
  }

  @Test func `a jump tells both limits and the value`() throws {
    let one = Limit.finite(Interval(1))
    let zero = Limit.finite(Interval(0))
    #expect(try kinds("floor(x)", at: 1) == [.jump(left: zero, right: one, value: one)])
    #expect(try kinds("ceil(x)", at: 0).contains(.jump(left: zero, right: one, value: zero)))
    #expect(
      try kinds("abs(x)/x", at: 0) == [
        .jump(left: .finite(Interval(-1)), right: one, value: .undefined)
      ]
    )
  }

  @Test(arguments: [
    ("sin(x)/x", 1.0), ("(exp(x)-1)/x", 1), ("x*cot(x)", 1), ("1/sin(x)-1/x", 0), ("x*sin(1/x)", 0),
    ("1/(1/x)", 0), ("exp(-1/x^2)", 0), ("sign(x)^2", 1),
  ])
  func `a hole tells its limit`(text: String, limit: Double) throws {
    let holes = try facts(text, -1, 1).features.filter { feature in
      if case .hole(let found, _) = feature.kind {
        found == .finite(Interval(limit))
      } else {
        false
      }
    }
    #expect(holes.count == 1)
    #expect(holes.someAndAllSatisfy { $0.isProven && $0.x == Interval(0) })
  }

  /// At places that no Double is.
  @Test(
    arguments: [
      ("(x-1/10)²(x+7)/(x-1/10)²", "hole"), ("(x-1/10)³(x+7)/(x-1/10)²", "hole"),
      ("2|x-1/10|/(x-1/10)", "jump"), ("3+5|sin(x-1/5)|/sin(x-1/5)", "jump"),
      ("|x²-1/3|·x/(x²-1/3) {x>0}", "jump"), ("(x-1/10)(x+7)/(x-1/10)³", "pole"),
    ]
  )
  func `a factor above and below the line is seen wherever it is 0`(
    text: String,
    expected: String
  ) throws {
    let breaks = try facts(text, -0.9, 0.9).features.compactMap { feature in
      let kind: String? =
        switch feature.kind {
        case .hole: "hole"
        case .jump: "jump"
        case .pole: "pole"
        default: nil
        }
      return kind.map { ($0, feature.isProven) }
    }
    #expect(breaks.map(\.0) == [expected] && breaks.allSatisfy(\.1))
  }

  @Test func `the end of a domain tells what the function does there`() throws {
    let zero = Limit.finite(Interval(0))
    #expect(
      try kinds("sqrt(x)", at: 0).contains(.domainEnd(isStart: true, limit: zero, value: zero))
    )
    #expect(
      try kinds("ln(x)", at: 0) == [
        .domainEnd(isStart: true, limit: .infinite(isPositive: false), value: .undefined)
      ]
    )
    #expect(
      try kinds("-x*ln(-x)", at: 0) == [
        .domainEnd(isStart: false, limit: zero, value: .undefined)
      ]
    )
  }

  @Test(arguments: ["5", "2x-3", "x^2+1", "exp(x)", "1/x", "floor(x)/0"])
  func `no root is found where there is none`(text: String) throws {
    let roots = try facts(text, -1, 1).features.filter { $0.kind == .root }
    #expect(roots.isEmpty)
  }

  @Test(arguments: [
    ("x*sin(x)", 5), ("(x-1)*(1-x)", 1), ("sin(x)*tan(x)", 5), ("cos(x)*sin(x)*cos(x)", 10),
  ])
  func `a zero of two factors is one root`(text: String, count: Int) throws {
    let zeros = try facts(text, -7, 8).statistics(withArcLength: false).zeros
    #expect(zeros.least == count && zeros.isExact)
  }

  @Test func `zeros of two factors that are one place are proven once`() throws {
    let roots = try facts("sin(x)*sin(2x)", 1, 4).features.filter { $0.kind == .root }
    #expect(roots.map(\.isProven) == [true, true])
  }

  @Test(arguments: [
    "x^4-4x^2+4", "3-3cos(2x)", "sin(x)^2-2sin(x)+1", "-cos(x)^2+1", "2x^3/3-2x^2+2x-2/3",
    "1/(1+sin(3x))", "(exp(x)-1)^2-2(exp(x)-1)+1",
  ])
  func `a sum written as a product is the same function`(text: String) throws {
    for angleUnit in [AngleUnit.radians, .degrees] {
      let program = try FormulaParser.parse(text, angleUnit: angleUnit)
      let written = PiecewiseProgram(program)
      for step in -40...40 {
        let x = Interval(Double(step) * 0.37)
        let (value, other) = (
          program.code.intervalCode.enclosure(over: x), written.enclosure(over: x)
        )
        #expect(!value.value.interval.isDisjoint(from: other.value.interval), "at \(x)")
      }
    }
  }

  @Test(arguments: ["5", "x", "floor(x)", "abs(x)/x", "sqrt(x)", "mod(x,1)", "tan(x)"])
  func `edges, steps and ends are no extrema`(text: String) throws {
    let extrema = try facts(text, -1.3, 1.4).features.filter {
      [.minimum, .maximum, .extremum].contains($0.kind)
    }
    #expect(extrema.isEmpty)
  }

  @Test func `a search that may not go on says so and lists what is left`() throws {
    let program = try FormulaParser.parse("sin(x^2)")
    var questions = 0
    let stopped = FunctionFacts(of: PiecewiseProgram(program), over: Interval(0, 30)) {
      questions += 1
      return questions < 2
    }
    #expect(!stopped.isComplete)
    let roots = stopped.features.filter { $0.kind == .root }
    for k in 0...286 {
      let place = (Double(k) * Double.pi).squareRoot()
      #expect(roots.contains { $0.x.lowerBound - 1e-9 <= place && place <= $0.x.upperBound + 1e-9 })
    }
    #expect(roots.contains { !$0.isProven })
  }

  @Test(arguments: [(1, 1_000), (40, 5_000), (3, 100_000)])
  func `a small budget never makes a search wrong`(seed: Int, budget: Int) throws {
    let found = try facts("sin(\(seed)x)", -10, 10, budget: budget).features
      .filter { $0.kind == .root }
    for feature in found where feature.isProven {
      let turns = feature.x * Interval(Double(seed)) / .pi
      #expect(turns.lowerBound.rounded(.up) <= turns.upperBound)
    }
    let limit = Int((10 * Double(seed) / .pi).rounded(.down))
    for k in -limit...limit {
      let place = Double(k) * .pi / Double(seed)
      #expect(found.contains { $0.x.lowerBound - 1e-9 <= place && place <= $0.x.upperBound + 1e-9 })
    }
  }

  @Test func `functions meet at points and on stretches`() throws {
    let first = try FormulaParser.parse("abs(x)")
    let second = try FormulaParser.parse("x^2")
    let third = try FormulaParser.parse("x")
    let points = try meetings(first, second)
    #expect(points.features.map(\.x) == [Interval(-1), Interval(0), Interval(1)])
    #expect(points.features.map(\.y) == [Interval(1), Interval(0), Interval(1)])
    #expect(points.features.someAndAllSatisfy { $0.isProven && $0.kind == .intersection })
    let stretch = try meetings(first, third)
    #expect(stretch.features.isEmpty)
    #expect(stretch.stretches.map(\.x) == [Interval(0, 3)])
    #expect(try meetings(second, second).stretches.map(\.x) == [Interval(-3, 3)])
    let sine = try FormulaParser.parse("sin(x)")
    #expect(try meetings(sine, sine).stretches.map(\.x) == [Interval(-3, 3)])
  }

  private func meetings(
    _ first: Program,
    _ second: Program
  ) throws -> (features: [Feature], stretches: [ExtremePlace], forms: ExactForms) {
    FunctionFacts.intersections(
      of: PiecewiseProgram(first),
      and: PiecewiseProgram(second),
      difference: PiecewiseProgram(try first.applying(.subtract, second)),
      over: ExactRange(Interval(-3, 3))
    )
  }
}
