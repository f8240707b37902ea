import Calculus
import Formulas
import Intervals
import Notation
import Testing

/// Integrals up to numbers that are no `Double`, beside which the formula breaks.
@Suite struct IntegralEndTests {
  /// Values by mpmath's quadrature of the formula of the distance from the bound.
  @Test(arguments: [
    ("int(1/√(cos(t)), t, 0, π/2)", 2.622_057_554_292_119_8),
    ("int(√(tan(t)), t, 0, π/2)", 2.221_441_469_079_183),
    ("int(√(tan(t)), t, π/2, 0)", -2.221_441_469_079_183),
    ("int(ln(sin(t)), t, 0, π)", -2.177_586_090_303_602),
    ("int(ln(2−t²), t, 0, √2)", 0.112_347_305_659_451_3),
    ("int(e^t/√(t−√2), t, √2, √2+1)", 12.032_505_695_760_45),
    ("int(cos(t)·ln(−π/2−t), t, −π/2−1, −π/2)", 0.239_811_742_000_564_7),
    // By halves.
    ("int(asin(t), t, −1, 1)", 0), ("int(sin(t)³·e^(t²), t, π, −π)", 0),
    ("int(1/∛(t²), t, −1, 1)", 6), ("int(t·e^(−t²), t, −∞, ∞)", 0),
    ("int(1/cosh(t), t, −∞, ∞)", .pi),
  ])
  func `has a value`(text: String, value: Double) throws {
    let found = try FormulaParser.parse(text).enclosure(over: Interval(0)).value
    #expect(found.decoration >= .defined, "\(text)")
    let room = 1e-14 * max(1, abs(value))
    #expect(found.interval.lowerBound <= value + room, "\(text): \(found)")
    #expect(found.interval.upperBound >= value - room, "\(text): \(found)")
    #expect(found.interval.width < 1e-9, "\(text): \(found)")
  }

  @Test(arguments: [
    "int(tan(t), t, 0, π/2)", "int(1/cos(t)², t, π/2, π)", "int(1/(t²−4t+4), t, 0, 2)",
    "int(1/|t|, t, −1, 1)", "int(tan(t), t, −π/2, π/2)", "int(1/sin(t), t, −π, −1)",
    "int(t³/(1+t²), t, −∞, ∞)", "int(1/t³, t, −1, 1)",
  ])
  func `has none`(text: String) throws {
    let found = try FormulaParser.parse(text).enclosure(over: Interval(0)).value
    #expect(found.interval.isEmpty, "\(text): \(found)")
  }

  @Test func `up to nothing, from either side, nothing is halved for ever`() throws {
    for text in ["int(t, t, 0, −0)", "int(t³, t, 0, −(0))", "int(t, t, −0, 0)"] {
      let found = try FormulaParser.parse(text).enclosure(over: Interval(0)).value
      #expect(found.interval.contains(0), "\(text): \(found)")
    }
  }

  /// Between other numbers the halves need not cancel.
  @Test func `only opposite numbers have halves`() throws {
    let found = try FormulaParser.parse("int(t³, t, −1, 2)").enclosure(over: Interval(0)).value
    #expect(found.interval.contains(3.75))
    let shifted = try FormulaParser.parse("int(t³+1, t, −1, 1)").enclosure(over: Interval(0)).value
    #expect(shifted.interval.contains(2))
  }
}
