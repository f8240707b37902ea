import Analysis
import Formulas
import Intervals
import Notation
import Operations
import Figures
import Testing

/// A range ends at the numbers that were written, whether these are `Double`s or not.
@Suite struct `Facts between exact ends` {
  private func facts(_ formula: String, _ low: String, _ high: String) throws -> FunctionFacts {
    let ends = try [low, high].map { try #require(Endpoint(FormulaParser.parse($0), text: $0)) }
    return PiecewiseProgram(try FormulaParser.parse(formula)).facts(
      over: ExactRange(ends[0], ends[1])
    )
  }

  @Test(arguments: [
    ("sin(x)", "0", "π", 2), ("cos(x)", "0", "π/2", 1), ("x^2-2", "√2", "3", 1),
    ("6x-2", "0", "1/3", 1), ("x-0.1", "0.1", "1", 1), ("sin(x)", "0", "2π", 3),
    ("sin(π x)", "0", "10", 11), ("sin(x)", "-π", "1000π", 1_002), ("x-ln(3)", "ln(3)", "2", 1),
    ("abs(x-√2)", "0", "√2", 1), ("√(x-π)", "π", "5", 1), ("x^3-2", "cbrt(2)", "2", 1),
    ("{0≤x≤1: x-0.7}", "0.7", "2", 1), ("{0.7≤x≤1: x-0.7}", "0", "2", 1),
    // Beside an end.
    ("6x-2", "0", "1/3-10^(-20)", 0), ("6x-2", "0", "1/3+10^(-20)", 1),
    ("x-0.1", "0.1+10^(-20)", "1", 0), ("sin(x)", "0", "3.14159265358979", 1),
    ("sin(x)", "0", "3.14159265358980", 2),
  ])
  func `zeros at an end are counted`(formula: String, low: String, high: String, count: Int) throws
  {
    let facts = try facts(formula, low, high)
    let zeros = facts.statistics().zeros
    #expect(zeros.isExact && zeros.least == count, "\(zeros)")
    #expect(facts.features.count { $0.kind == .root && $0.isProven } == count)
  }

  /// Double arithmetic does not tell π from its first 21 digits.
  @Test(arguments: ["3.14159265358979323846", "3.14159265358979323847"])
  func `what is too near to an end is left open`(high: String) throws {
    let zeros = try facts("sin(x)", "0", high).statistics().zeros
    #expect(zeros.least == 1 && !zeros.isExact)
  }

  /// The root lies in the end's enclosure, and inside of the range.
  @Test(arguments: ["6π/6-10^(-17)", "π-10^(-17)"])
  func `a root beside an end is not taken for it`(low: String) throws {
    let minimum = try #require(facts("x-π", low, "4").statistics().minimum)
    #expect(minimum.value.contains(-1e-17))
  }

  @Test(arguments: [
    ("cos(x)", "0", "π", Feature.Kind.maximum), ("cos(x)", "0", "π", .minimum),
    ("(x-1/3)^2", "1/3", "2", .minimum), ("abs(x-√5)", "0", "√5", .minimum),
  ])
  func `extrema at an end are proven`(
    formula: String,
    low: String,
    high: String,
    kind: Feature.Kind
  ) throws {
    let facts = try facts(formula, low, high)
    #expect(facts.features.count { $0.kind == kind && $0.isProven } == 1)
    #expect(facts.statistics().extrema.isExact)
  }

  @Test func `a pole at an end belongs to the range, what is beyond it does not`() throws {
    let facts = try facts("tan(x)", "0", "π/2")
    let poles = facts.features.filter { if case .pole = $0.kind { true } else { false } }
    #expect(poles.count == 1 && poles.allSatisfy(\.isProven))
    let statistics = facts.statistics()
    #expect(statistics.maximum?.isUnbounded == true)
    #expect(
      statistics.minimum?.value.contains(0) == true && statistics.minimum?.isUnbounded == false
    )
    #expect(statistics.domain.count == 1)
  }

  @Test(arguments: [
    ("sin(x)", "0", "π", 2.0), ("1/√(x-π)", "π", "π+4", 4), ("abs(x-0.1)", "0.1", "1.1", 0.5),
    ("floor(3x)", "1/3", "2/3", 1.0 / 3),
  ])
  func `an integral has exact ends`(formula: String, low: String, high: String, area: Double) throws
  {
    let known = try #require(facts(formula, low, high).statistics().area)
    #expect(known.contains(area) || (known.midpoint - area).magnitude < 1e-15)
    #expect(known.width < 1e-5)
  }

  @Test func `an end is enclosed outward and named`() throws {
    let end = try #require(Endpoint(FormulaParser.parse("2*pi/4"), text: "2*pi/4"))
    #expect(end.text == "π/2" && end.enclosure == Interval.pi / Interval(2))
    let tenth = try #require(Endpoint(FormulaParser.parse("0.1"), text: "0.1"))
    #expect(tenth.enclosure.contains(0.1) && !tenth.isDouble)
    #expect(Endpoint(decimal: 0.1).enclosure == tenth.enclosure)
    #expect(Endpoint(decimal: 0.5).isDouble && Endpoint(decimal: -3).isDouble)
  }

  /// The root of the difference is the place, in closed form.
  @Test(arguments: [
    ("x^2", "2", "√2"), ("sin(x)", "cos(x)", "π/4"), ("e^x", "2", "ln 2"), ("e^x", "x+1", "0"),
  ])
  func `an intersection is known in closed form`(first: String, second: String, form: String) throws
  {
    let (one, other) = (try FormulaParser.parse(first), try FormulaParser.parse(second))
    let (features, _, forms) = FunctionFacts.intersections(
      of: PiecewiseProgram(one),
      and: PiecewiseProgram(other),
      difference: PiecewiseProgram(try one.applying(.subtract, other)),
      over: ExactRange(Interval(-1, 2))
    )
    let point = try #require(features.first)
    #expect(features.count == 1 && point.isProven)
    #expect(forms.x(of: point)?.text == form && forms.x(of: point)?.isProven == true)
  }

  @Test(arguments: [
    ("|3x-1|", "1/3"), ("floor(3x-1)", "1/3"), ("1/(x-√2)", "√2"), ("ln(x-π/6)", "π/6"),
  ])
  func `where a function is not smooth is known in closed form`(
    formula: String,
    form: String
  ) throws {
    let facts = try facts(formula, "0.2", form == "√2" ? "2" : "0.6")
    let forms = ExactForms(of: facts)
    let known = facts.features.compactMap { forms.x(of: $0) }
    #expect(known.contains { $0.text == form && $0.isProven })
  }
}
