import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Functions that turn infinitely often on the way to a place.
@Suite struct OscillationTests {
  @Test(arguments: [
    ("sin(1/x)", 0.0), ("cos(1/x)", 0), ("x sin(1/x)", 0), ("x^2 sin(1/x)", 0),
    ("sin(1/x^2)", 0), ("sin(x^(-1))", 0), ("3-2cos(1/(x-1))", 1), ("sin(1/√x)", 0),
    ("x+sin(2/x)", 0), ("e^x sin(1/x)", 0), ("sin(-1/sin(x))", 0),
  ])
  func `they are proven to`(formula: String, place: Double) throws {
    let program = try FormulaParser.parse(formula, angleUnit: .radians)
    #expect(program.oscillatesEndlessly(from: place, over: Interval(place, place + 0.01)))
  }

  /// A formula that turns seldom, or of which nothing is known.
  @Test(arguments: [
    ("sin(x)", 0.0), ("sin(100x)", 0), ("1/x", 0), ("sin(1/x)", 0.5), ("sin(1/(x-1))", 0),
    ("x+x^3 sin(1/x)", 0), ("0*sin(1/x)", 0), ("sin(x/x)", 0), ("sin(1/(x^2+1))", 0),
    ("floor(x) sin(1/x)", 0), ("sin(0/x)", 0), ("x(10+sin(1/x))", 0),
  ])
  func `of others that is not said`(formula: String, place: Double) throws {
    let program = try FormulaParser.parse(formula, angleUnit: .radians)
    #expect(!program.oscillatesEndlessly(from: place, over: Interval(place, place + 0.01)))
  }
}
