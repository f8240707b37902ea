import Analysis
import Calculus
import Figures
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Facts of functions whose parameters leave them without values, held to what they are by hand.
@Suite struct NowhereFactsTests {
  private func facts(_ text: String) throws -> (domain: [Interval], range: [Interval]) {
    let program = try FormulaTree(text).program(.radians)
    let facts = FunctionFacts(of: PiecewiseProgram(program), over: Interval(-1, 3))
    return (facts.domain, facts.statistics().range)
  }

  @Test(arguments: [
    "nCr(1/2,1/2)*x", "gcd(1/2,1/3)+x", "gammap(-1,2)*x", "gammaq(0,1)+x", "gammap(-x^2-1,3)",
    "gammaq(sin(x)-2,1)+x", "chisqcdf(3,-x^2-1)", "chisqcdf(1,-1)*x", "binompdf(1/2,1/2,x)",
    "normalpdf(x,0,-1)", "normalcdf(x,0,0)", "invnorm(0.3,x,-1)", "poissonpdf(x,-1)",
    "binompdf(2,5,2+x^2)", "chisqpdf(x,-3)", "poissoncdf(x,-1)",
  ])
  func `what has no value for its parameter is nowhere`(text: String) throws {
    let (domain, range) = try facts(text)
    #expect(domain.isEmpty && range.isEmpty, "\\(text): \\(domain) \\(range)")
  }

  @Test(arguments: [
    ("gammap(x,2)", 0.0, 3.0), ("0*gammap(x,2)", 0, 3), ("chisqcdf(2,x)", 0, 3),
    ("gammaq(x-1,2)+x", 1, 3), ("{x<0: gammap(x,2), 1}", 0, 3),
  ])
  func `values begin where the parameter allows them`(
    text: String,
    low: Double,
    high: Double
  ) throws {
    #expect(try facts(text).domain == [Interval(low, high)])
  }

  @Test(arguments: [
    ("root(1/2,x)", 0.0, 9.0), ("root(1/2,{x>0:x})*x", 0, 27), ("root(1/2,x)-4", -4, 5),
    ("root(1/2,x^2)", 0, 81), ("root(1/2,1-x^2)", 0, 1), ("root(0.5,abs(x))+1", 1, 10),
    ("root(3/2,{x>0:x})+1/2", 0.5, 2.5800838230519037),
  ])
  func `a range begins at the limit of a root`(text: String, low: Double, high: Double) throws {
    let range = try facts(text).range
    #expect(range.count == 1)
    let all = try #require(range.first)
    #expect(abs(all.lowerBound - low) < 1e-12 && abs(all.upperBound - high) < 1e-12, "\\(text)")
  }

  @Test(arguments: [
    ("chisqpdf(-2,4)", 0.0), ("chisqpdf(-2,5)", 0), ("chisqcdf(-1,2)", 0), ("poissoncdf(-1,2)", 0),
    ("chisqpdf(0,2)", 0.5), ("chisqcdf(0,3)", 0), ("poissonpdf(0,1)", 0.36787944117144233),
    ("binompdf(2,5,1/2)", 0.3125), ("binompdf(0,3,0)", 1), ("normalcdf(0,0,2)", 0.5),
  ])
  func `outside of its support a distribution is 0`(text: String, value: Double) throws {
    let found = try FormulaTree(text).program(.radians).enclosure(over: Interval(0)).value
    #expect(found.interval.contains(value) && found.interval.width < 1e-12, "\\(text)")
  }

  @Test func `a condition on numbers that holds is no step`() throws {
    for (text, plain) in [
      ("normalpdf(x,0,1)", "exp(-x^2/2)/sqrt(2pi)"), ("{2>1: x^2}", "x^2"),
      ("int(normalpdf(t,0,1),t,-inf,inf)", "1"),
    ] {
      let (first, second) = (
        try FormulaTree(text).program(.radians), try FormulaTree(plain).program(.radians)
      )
      for x in [-1.5, 0, 0.75] {
        let (one, other) = (
          first.enclosure(over: Interval(x)).value, second.enclosure(over: Interval(x)).value
        )
        #expect(
          one.decoration == other.decoration && !one.interval.isDisjoint(from: other.interval)
        )
      }
    }
    #expect(
      try FormulaTree("{2>1: x^2}").program(.radians).code.intervalCode.operations
        == FormulaTree("x^2").program(.radians).code.intervalCode.operations
    )
  }
}
