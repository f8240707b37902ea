import Calculus
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Sums without an end whose signs or terms are told by what they are written as.
@Suite struct EndlessSignsTests {
  @Test(arguments: [
    ("Σ(cos(n·π)/n, n, 1, ∞)", -0.693_147_180_559_945_3),
    ("Σ(cos(π·n)/n², n, 1, ∞)", -0.822_467_033_424_113_2),
    ("Σ(0, n, 1, ∞)", 0), ("∏(1, n, 1, ∞)", 1), ("int(e^(−√t), t, 0, ∞)", 2),
  ])
  func `has a value`(text: String, value: Double) throws {
    let found = try FormulaParser.parse(text).enclosure(over: Interval(0)).value
    #expect(found.decoration >= .defined, "\(text)")
    #expect(found.interval.width < 1e-11, "\(found)")
    #expect(abs(found.interval.midpoint - value) < 1e-11, "\(found)")
  }

  @Test(arguments: ["Σ(cos(n·π), n, 1, ∞)", "Σ(1, n, 1, ∞)"])
  func `has none`(text: String) throws {
    #expect(try FormulaParser.parse(text).enclosure(over: Interval(0)).value.interval.isEmpty)
  }

  @Test func `in degrees nπ is no half turn, and a sum has to begin somewhere`() throws {
    let degrees = try FormulaParser.parse("Σ(cos(n·π)/n², n, 1, ∞)", angleUnit: .degrees)
    let value = degrees.enclosure(over: Interval(0)).value
    #expect(value.decoration < .defined || value.interval.lowerBound > 1, "\(value)")
    let nowhere = try FormulaParser.parse("Σ(0, n, 1÷0, ∞)").enclosure(over: Interval(0)).value
    #expect(nowhere.decoration < .defined, "\(nowhere)")
  }
}
