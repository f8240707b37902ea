import Analysis
import Intervals
import Notation
import Figures
import Testing

/// What rounding hides and algebra or exact polynomials tell.
@Suite struct `Facts that rounding hides` {
  private func facts(_ formula: String, _ low: Double, _ high: Double) throws -> FunctionFacts {
    FunctionFacts(
      of: PiecewiseProgram(try FormulaParser.parse(formula)),
      over: Interval(low, high)
    )
  }

  private func roots(of facts: FunctionFacts) -> [Feature] {
    facts.features.filter { $0.kind == .root }
  }

  @Test(arguments: [
    ("exp(x)-1-x", 1), ("x^2+1e-40", 0), ("x^2-1e-40", 2), ("x^2-2x+0.99999999999999999", 2),
    ("x^2-2x+1.00000000000000001", 0), ("x^e-e^x", 1), ("3sin(x)+4cos(x)-5", 1),
    ("sin(x)+cos(x)-√2", 1), ("x^2-2√2x+2", 1), ("sin(x)sin(2x)", 3), ("exp(x)-1-x+1e-13", 0),
    ("exp(x)-1-x-1e-13", 2), ("5sin(x)+12cos(x)+13.0000000001", 0),
  ])
  func `roots where a curve turns are counted`(formula: String, count: Int) throws {
    let facts = try facts(formula, -1, 3.2)
    let found = roots(of: facts)
    #expect(found.count == count && found.allSatisfy(\.isProven), "\(found.map(\.x))")
    #expect(facts.isComplete)
  }

  @Test func `a polynomial of twenty close roots has these`() throws {
    let wilkinson =
      "x^20-210x^19+20615x^18-1256850x^17+53327946x^16-1672280820x^15+40171771630x^14"
      + "-756111184500x^13+11310276995381x^12-135585182899530x^11+1307535010540395x^10"
      + "-10142299865511450x^9+63030812099294896x^8-311333643161390640x^7"
      + "+1206647803780373360x^6-3599979517947607200x^5+8037811822645051776x^4"
      + "-12870931245150988800x^3+13803759753640704000x^2-8752948036761600000x"
      + "+2432902008176640000"
    let facts = try facts(wilkinson, 0.5, 20.5)
    let found = roots(of: facts)
    #expect(found.map(\.x) == (1...20).map { Interval(Double($0)) })
    #expect(found.count(where: \.isProven) == 20)
    let turns = facts.features.filter { $0.kind == .minimum || $0.kind == .maximum }
    #expect(turns.count == 19 && turns.allSatisfy(\.isProven))
  }

  @Test(arguments: [
    "sin(x)^2+cos(x)^2-1", "cosh(x)^2-sinh(x)^2-1", "sin(2x)-2sin(x)cos(x)", "e^(ln(x+3))-x-3",
    "(x+1)^3-x^3-3x^2-3x-1", "√(x+3)^2-x-3", "e^x*e^(-x)-1", "cos(3x)-4cos(x)^3+3cos(x)",
  ])
  func `what is 0 everywhere is known to be`(formula: String) throws {
    let facts = try facts(formula, -2, 2)
    #expect(facts.zeroStretches == [Interval(-2, 2)])
    #expect(facts.features.isEmpty)
    #expect(facts.statistics().area == Interval(0))
  }

  @Test(arguments: [
    ("sin(x)^2+cos(x)^2-1+1e-30", -2.0), ("√(x^2)-x", -2), ("asin(sin(x))-x", -4),
    ("ln(x^2)-2ln(-x)+x", -2), ("sin(2x)-2sin(x)cos(x)+x", -2),
    ("cos(x)^2-1/2-cos(2.0000001x)/2", -2),
  ])
  func `what is not 0 everywhere is not claimed to be`(formula: String, low: Double) throws {
    let stretches = try facts(formula, low, 4).zeroStretches
    #expect(!stretches.contains(Interval(low, 4)))
  }

  @Test(arguments: [
    ("cos(x)", "π/2"), ("x^2-2", "√2"), ("x^3-2", "∛2"), ("x^2-x-1", "(1 + √5)/2"),
    ("ln(x)-1", "e"), ("exp(x)-3", "ln 3"), ("sin(x)-√3/2", "π/3"), ("x^e-e^x", "e"),
    ("2asin(x)-π/2", "√2/2"), ("e^x-√2", "ln 2/2"),
  ])
  func `a root in closed form is proven to be it`(formula: String, text: String) throws {
    let facts = try facts(formula, 0.25, 3)
    let forms = ExactForms(of: facts)
    let found = roots(of: facts).compactMap { forms.x(of: $0) }
    #expect(found.contains { $0.text == text && $0.isProven })
  }

  @Test(arguments: [
    ("x^2-2+1e-15", 0.25), ("cos(x)+1e-16", 0.25), ("sin(x)-0.8660254037844386", 0.25),
  ])
  func `a root near a closed form is not claimed to be it`(formula: String, low: Double) throws {
    let facts = try facts(formula, low, 3)
    let forms = ExactForms(of: facts)
    #expect(!roots(of: facts).isEmpty)
    #expect(roots(of: facts).allSatisfy { forms.x(of: $0)?.isProven != true })
  }

  @Test func `places and values of turns are proven`() throws {
    let facts = try facts("x*exp(-x)", 0, 3)
    let forms = ExactForms(of: facts)
    let top = try #require(facts.features.first { $0.kind == .maximum })
    #expect(forms.y(of: top)?.text == "1/e" && forms.y(of: top)?.isProven == true)
    let bend = try #require(facts.features.first { $0.kind == .inflection })
    #expect(forms.x(of: bend)?.text == "2")
    let root = ExactForms(of: try self.facts("√(x+2)", -1, 3))
    #expect(root.yIntercept?.isProven == true)
  }

  @Test(arguments: ["x^4", "x^6", "x^4-x^5", "cos(x)+x^2/2", "x^4*exp(x)", "-x^4"])
  func `a curve that only flattens at the window's edge does not turn there`(
    formula: String
  ) throws {
    for (low, high) in [(0.0, 0.5), (-0.5, 0), (-0.5, 0.5)] {
      let found = try facts(formula, low, high).features
      #expect(!found.contains { $0.kind == .inflection })
      #expect(found.contains { $0.isProven && $0.kind != .root && $0.x == Interval(0) })
    }
  }

  @Test func `a curve that turns in the window does so for certain`() throws {
    let bends = try facts("x^5-x^3", -0.5, 0.25).features.filter { $0.kind == .inflection }
    #expect(bends.count == 1 && bends.allSatisfy(\.isProven))
  }

  @Test(arguments: [
    ("(x^2-2)/(x-√2)", 1, 0), ("(x^2-2)/(x^4-4)", 1, 0), ("(x^3-2x)/(√2+x)", 0, 0),
    ("(x^2-3x+2)/(x^2-1)", 1, 0), ("(x-1)/(x-1)^2", 0, 1), ("(x^2-2)/(x-1.5)", 0, 1),
  ])
  func `common factors leave holes`(formula: String, holes: Int, poles: Int) throws {
    let facts = try facts(formula, -0.5, 3)
    let found = facts.features.filter { if case .hole = $0.kind { true } else { false } }
    let infinite = facts.features.filter { if case .pole = $0.kind { true } else { false } }
    #expect(found.count == holes && found.allSatisfy(\.isProven))
    #expect(infinite.count == poles && infinite.allSatisfy(\.isProven))
    #expect(facts.isComplete)
  }

  @Test(arguments: ["(x^2-2)/(-(x-√2))", "-(x^2-2)/(x-√2)", "(x^2-2)/(-(-(-(x-√2))))"])
  func `a divisor's sign is kept where a root is cancelled`(formula: String) throws {
    let facts = try facts(formula, -2, 1)
    #expect(facts.isComplete)
    #expect(facts.features.count { $0.kind == .root && $0.isProven } == 1)
    let root = try #require(facts.features.first { $0.kind == .root })
    #expect(root.x.contains(-Double(2).squareRoot()))
  }

  @Test(arguments: [
    ("ln(x)", 0.0, 1.0, "-1"), ("ln(x)^2", 0, 1, "2"), ("1/√x", 0, 1, "2"),
    ("1/√(1-x^2)", -1, 1, "3.14159265358979323846"), ("x^(-1/3)", 0, 8, "6"),
    ("1/√|x|", -1, 4, "6"), ("atanh(x)", 0, 1, "0.69314718055994530942"),
    ("ln(x)/√x", 0, 1, "-4"), ("1/√(x^2-2)", 1.5, 2, "0.53479999673957037052"),
  ])
  func `an integral is known beside where values grow beyond all bounds`(
    formula: String,
    low: Double,
    high: Double,
    truth: String
  ) throws {
    let area = try #require(try facts(formula, low, high).statistics().area)
    let number = try #require(Interval(decimal: truth))
    #expect(!area.isDisjoint(from: number + Interval(-1e-16, 1e-16)))
    #expect(area.width < 1e-2)
  }

  @Test(arguments: ["1/x", "1/x^2", "tan(x)", "1/(x*√|x|)", "1/(x*ln(x)^2)"])
  func `an integral without end is not claimed`(formula: String) throws {
    let statistics = try facts(formula, 0, 2).statistics()
    #expect(statistics.area == nil)
  }

  @Test(arguments: ["asin(2)+x", "acos(π)·x", "ln(-1)+x", "√(-2)+x", "atanh(3)x", "acosh(1/2)-x"])
  func `a function made with no number has no values`(formula: String) throws {
    let facts = try facts(formula, -2, 2)
    #expect(facts.domain.isEmpty && facts.features.isEmpty)
    #expect(facts.statistics().range.isEmpty)
  }

  @Test func `many waves are all found`() throws {
    let sine = PiecewiseProgram(try FormulaParser.parse("sin(x)"))
    let window = Interval(0, 2_000)
    let facts = FunctionFacts(of: sine, over: window, budget: sine.searchBudget(over: window))
    #expect(facts.isComplete)
    let roots = roots(of: facts)
    #expect(roots.count == 637 && roots.allSatisfy(\.isProven))
    let usual = FunctionFacts.usualBudget
    let endless = PiecewiseProgram(try FormulaParser.parse("sin(1/x)"))
    #expect(endless.searchBudget(over: window) == usual)
  }

  /// Windows in whose middle an extremum lies, or all but, and where it is.
  private static let middles: [(text: String, low: Double, high: Double, place: Double)] = [
    ("x/4-x^2+x^3", 0, 1.0 / 3, 1.0 / 6), ("(x+1/2)^2*x", -1.0 / 3, 0, -1.0 / 6),
    ("x^3-x^2+x/4", 1.0 / 12, 1.0 / 4, 1.0 / 6), ("3x^4-x^3*4/5", 0.1, 0.3, 0.2),
    ("x^3-3x/49", -2.0 / 7, 0, -1.0 / 7), ("(x-1/7)^2*(x+1)", 0, 2.0 / 7, 1.0 / 7),
  ]

  @Test(arguments: middles)
  func `an extremum next to the middle is as sharp as any other`(
    text: String,
    low: Double,
    high: Double,
    place: Double
  ) throws {
    let extrema = try facts(text, low, high).features.filter {
      [.minimum, .maximum].contains($0.kind) && abs($0.x.midpoint - place) < 1e-9
    }
    let found = try #require(extrema.first)
    #expect(extrema.count == 1 && found.isProven)
    #expect(found.x.width < 1e-12, "\(found.x)")
  }
}
