import Calculus
import ExactEvaluation
import Formulas
import Intervals
import Notation
import Numerals
import TestSupport
import Testing

/// Waves as short as a deep view is wide, from which a polynomial is known nowhere in it.
@Suite struct FastWaveTests {
  @Test(
    arguments: [
      ("sin(10^51*x)", 0), ("cos(10^50*x)", 0), ("exp(sin(10^51*x))", 0), ("sin(10^51*x)^2", 0),
      ("exp(x)-exp(pi)+3*10^-50*sin(10^51*x)", 50), ("abs(sin(10^51*x))+x-pi", 0),
      ("atan(10^51*(x-pi))", 0), ("exp(-(10^51*(x-pi))^2)", 0),
    ],
    [3, 10]
  )
  func `they are known at every place within reach`(wave: (String, Int), reach: Int) throws {
    let program = try FormulaParser.parse(wave.0)
    let question = LocalQuestion(
      formula: program.plain,
      angleUnit: program.angleUnit,
      x: LocalAxis(origin: try FormulaParser.parse("pi").plain, exponent: -51, reach: reach),
      value: LocalAxis(origin: [.number(NumberLiteral(0))], exponent: -wave.1, reach: 0),
      milliseconds: 4_000
    )
    guard case .formula(let steps) = LocalFormula.answer(to: question) else {
      Issue.record("nothing is known of \(wave.0)")
      return
    }
    let local = try Program(steps)
    for t in [-7.5, -3, -0.25, 0, 1, 2.875, 6] {
      let value = local.enclosure(over: Interval(t)).value.interval
      #expect(value.width < 1e-9, "\(wave.0) at \(t): \(value)")
    }
  }
}
