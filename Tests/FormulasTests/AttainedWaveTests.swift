import Calculus
import Formulas
import Intervals
import Notation
import Testing

/// Waves whose angle goes through whole turns between two neighbouring Doubles.
@Suite struct AttainedWaveTests {
  @Test(arguments: [
    ("sin(10^20/x)", -1.0, 1.0), ("2cos(10^30*x)+1", -1, 3), ("exp(sin(1/(x*10^-40)))", 0.36, 2.72),
  ])
  func `what turns faster than Doubles tell takes its least and greatest value`(
    text: String,
    low: Double,
    high: Double
  ) throws {
    let program = try FormulaParser.parse(text)
    let values = Self.values(program, over: Interval(1.5, 1.6))
    #expect(values.contains { ($0.midpoint - low).magnitude < 0.01 && $0.width < 0.01 })
    #expect(values.contains { ($0.midpoint - high).magnitude < 0.01 && $0.width < 0.01 })
  }

  @Test(arguments: ["sin(x)", "cos(6x)", "sin(1/x)", "cos(10^20)", "sin(10^20*⌊x⌋)"])
  func `what does not go through a whole turn is not said to`(text: String) throws {
    let program = try FormulaParser.parse(text)
    for stretch in [Interval(1.2, 1.25), Interval(0.5, 1.5), Interval(-0.1, 0.1)] {
      let whole = program.enclosure(over: stretch)
      for value in Self.values(program, over: stretch) where whole.isCertainlyContinuous {
        // What is taken is seen among samples, or between two of them.
        let samples = (0...2_000).compactMap { step in
          program.evaluate(at: stretch.lowerBound + stretch.width * Double(step) / 2_000)
        }
        let (least, most) = (samples.min() ?? 0, samples.max() ?? 0)
        #expect(value.upperBound >= least - 1e-3 && value.lowerBound <= most + 1e-3)
      }
    }
  }

  private static func values(_ program: Program, over stretch: Interval) -> [Interval] {
    program.attainedValues(over: stretch).compactMap {
      if case .value(let value) = $0 { value } else { nil }
    }
  }
}
