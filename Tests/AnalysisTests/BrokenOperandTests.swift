import Analysis
import Calculus
import Intervals
import Notation
import Figures
import TestSupport
import Testing

/// What a function does at one place, as it is listed there for certain.
private struct KnownPlace: Sendable, CustomTestStringConvertible {
  let formula: String
  let place: Double
  let kinds: [Feature.Kind]
  var y: Double?

  var testDescription: String { "\(formula) at \(place)" }

  static func jump(_ left: Double, _ right: Double, value: Double) -> Feature.Kind {
    .jump(
      left: .finite(Interval(left)),
      right: .finite(Interval(right)),
      value: .finite(Interval(value))
    )
  }

  static let all = [
    KnownPlace(formula: "min(1,abs(x))", place: 0, kinds: [.root, .minimum], y: 0),
    KnownPlace(formula: "min(1,abs(x))", place: 1, kinds: []),
    KnownPlace(formula: "max(x-1,abs(x))", place: 0, kinds: [.root, .minimum], y: 0),
    KnownPlace(formula: "max(floor(x),0)", place: -1, kinds: []),
    KnownPlace(formula: "max(floor(x),0)", place: 1, kinds: [jump(0, 1, value: 1)]),
    KnownPlace(formula: "min(x,mod(x,2))", place: 2, kinds: [.root, jump(2, 0, value: 0)]),
    KnownPlace(formula: "max(1-x,floor(x))", place: 1, kinds: [jump(0, 1, value: 1)]),
    KnownPlace(formula: "floor(mod(x+1,2))", place: 1, kinds: [jump(1, 0, value: 0)]),
    KnownPlace(formula: "mod(floor(x),2)", place: 3, kinds: [jump(0, 1, value: 1)]),
    KnownPlace(
      formula: "mod(sign(x)^2,2)-1",
      place: 0,
      kinds: [
        .hole(limit: .finite(Interval(0)), value: .finite(Interval(-1)))
      ]
    ),
  ]
}

@Suite struct `Places where an operand breaks` {
  private func facts(_ text: String, _ low: Double, _ high: Double) throws -> FunctionFacts {
    FunctionFacts(of: PiecewiseProgram(try FormulaParser.parse(text)), over: Interval(low, high))
  }

  @Test(arguments: KnownPlace.all)
  private func `are listed as what they are`(known: KnownPlace) throws {
    let found = try facts(known.formula, known.place - 1.5, known.place + 1.75).features
      .filter { $0.x.contains(known.place) && $0.isProven }
    #expect(Set(found.map(\.kind)) == Set(known.kinds))
    #expect(found.allSatisfy { $0.x.isSingleton })
    if let y = known.y { #expect(found.someAndAllSatisfy { $0.y == Interval(y) }) }
  }

  @Test(arguments: [("atan2(x,-1)", 0), ("atan2(x-1,-2)", 1), ("atan2(1-x,x-3)", 1)])
  func `are jumps where an angle goes all round`(text: String, place: Double) throws {
    let jumps = try facts(text, place - 1, place + 1).features.filter {
      if case .jump = $0.kind { $0.isProven } else { false }
    }
    #expect(jumps.map(\.x) == [Interval(place)])
  }

  @Test(arguments: [("(x^2-2)*sign(x^2-2)", 2), ("max(mod(x+1,1),min(x^2-1,2-x))", 2)])
  func `count as extrema where rounding hides the place`(text: String, count: Int) throws {
    let statistics = try facts(text, -1, 4).statistics(withArcLength: false)
    #expect(statistics.extrema.least <= count)
    #expect(!statistics.extrema.isExact || statistics.extrema.least == count)
  }

  @Test func `are extrema for certain where a factor is a target`() throws {
    let extrema = try facts("(x^2-2)*sign(x^2-2)", -3, 3).features.filter {
      [.minimum, .maximum].contains($0.kind) && $0.isProven
    }
    #expect(extrema.map(\.kind) == [.minimum, .maximum, .minimum])
  }

  @Test(arguments: [
    ("sign(cos(x))", 0.0, 3.0, "0.14159265358979323846264338327950"),
    ("ceil(x/3+2)", 0, 3, "9"), ("sign(sin(x))", 3, 4, "-0.71681469282041352307471323344099"),
  ])
  func `belong to integrals from both sides`(
    text: String,
    low: Double,
    high: Double,
    area: String
  ) throws {
    let statistics = try facts(text, low, high).statistics(withArcLength: false)
    let bounds = try #require(statistics.area)
    #expect(bounds.holds(area) && bounds.width < 1e-13)
  }

  @Test(arguments: ["sign(x/3-1/3)", "ceil(floor(x/3-1/3))"])
  func `count at the end of the window`(text: String) throws {
    let statistics = try facts(text, -4, 1).statistics(withArcLength: false)
    #expect(statistics.range.contains { $0.contains(0) })
    #expect(statistics.maximum?.value.contains(0) == true)
  }

  @Test func `are in the domain though nothing else is known of them`() throws {
    let domain = try facts("max(sign(min(2x+0.3,x)),ceil(x+7/5-(-2x+1/2)))", -1, 4)
      .statistics(withArcLength: false).domain
    #expect(domain == [Interval(-1, 4)])
  }

  @Test func `begin no domain where nothing has a value`() throws {
    let features = try facts("mod(max(1/2,x^2/x),0)", -1, 4).features
    #expect(features.isEmpty)
  }
}

@Suite struct `Facts that are not certain` {
  private func facts(_ text: String, _ low: Double, _ high: Double) throws -> FunctionFacts {
    FunctionFacts(of: PiecewiseProgram(try FormulaParser.parse(text)), over: Interval(low, high))
  }

  @Test(arguments: ["x-1e-400", "x-2.3e-324", "x-0." + String(repeating: "0", count: 330) + "7"])
  func `are not claimed of numbers below the least`(text: String) throws {
    let roots = try facts(text, -1, 1).features.filter { $0.kind == .root }
    #expect(roots.count == 1)
    // The root is between 0 and the least Double.
    #expect(
      roots.someAndAllSatisfy { $0.x.contains(0) && $0.x.upperBound >= .leastNonzeroMagnitude }
    )
  }

  @Test func `are told of a search without time`() throws {
    #expect(try !facts("sin(x)", 0, 1e9).isComplete)
    #expect(try facts("sin(x)", 0, 100).isComplete)
  }

  @Test(arguments: [
    Interval(-1.9999999999999991, -1.999999999999999), Interval(0, 2.2e-16),
    Interval(-1e-17, 1e-17),
  ])
  func `are no simple number beside their bounds`(value: Interval) {
    #expect(ExactForm(matching: value) == nil)
  }

  @Test func `take no more than a budget however many places they are`() throws {
    let factors = (1...12).map { "tan(\($0)/x)" }.joined(separator: "*")
    let function = CountedFunction(PiecewiseProgram(try FormulaParser.parse(factors)))
    let facts = FunctionFacts(of: function, over: Interval(0.1, 10), budget: 2_000)
    #expect(facts.features.contains { !$0.isProven })
    #expect(function.jets < 30_000)
  }
}
