import Calculus
import Formulas
import Intervals
import Notation
import Testing

/// The derivative of an integral by a bound.
@Suite struct IntegralSlopeTests {
  private func value(_ text: String, at x: Double) throws -> DecoratedInterval {
    try FormulaParser.parse(text).enclosure(over: Interval(x)).value
  }

  @Test(
    arguments: [
      ("sign(u)", 0.0), ("⌊u⌋", 1), ("⌈u⌉", -2), ("mod(u, 1)", 2), ("{u<1: 2, 3}", 1),
      ("(u>0)+1", 0),
      ("1−(u>0)", 0), ("atan2(u, −1)", 0), ("|u−1|+sign(u−1)", 1),
      // One value more or less changes no integral.
      ("{u=0: 5, 1}", 0), ("sign(u)²", 0), ("0^u", 0),
    ]
  ) func `a formula's jump is no slope of its integral`(body: String, x: Double) throws {
    #expect(try value("diff(int(\(body), u, −3, x), x)", at: x).decoration < .defined)
  }

  @Test(
    arguments: [
      ("asec(u)", 2, -1.0), ("ln(u²−1)·sin(u)", 2, -3), ("√(u²−1)·sin(u)", 2, -1),
      ("acsc(u)", 0.5, 1),
      ("1/u", 1, -1), ("u^0.5·cos(u)", 1, -0.25),
    ]
  ) func `where no integral reaches there is no slope of it`(
    body: String,
    from: Double,
    x: Double
  ) throws {
    #expect(try value("diff(int(\(body), u, \(from), x), x)", at: x).decoration < .defined)
  }

  @Test(
    arguments: [
      ("sin(u²)", 2.0, -0.756_802_495_307_928_2), ("|u|", 0, 0), ("max(u, 0)", 0, 0),
      ("⌊u⌋", 1.5, 1), ("sign(u)", -2, -1), ("{u<1: 2, 3}", 0, 2), ("e^(−u²)", 0, 1),
      ("√u·cos(u)", 1, 0.540_302_305_868_139_7), ("1−(u>0)", 1, 0), ("mod(u, 2)", 1, 1),
    ]
  ) func `elsewhere it is the formula's value`(body: String, x: Double, slope: Double) throws {
    let from = body.contains("√") ? 0.5 : -3
    let value = try value("diff(int(\(body), u, \(from), x), x)", at: x)
    #expect(value.decoration >= .defined)
    #expect(
      (value.interval + Interval(-1e-15, 1e-15)).contains(slope) && value.interval.width < 1e-12
    )
  }
}
