import Formulas
import ExactEvaluation
import Notation
import Operations

/// The answer for a typed formula, without another process.
func exactAnswer(
  _ formula: String,
  at x: String? = nil,
  _ angleUnit: AngleUnit = .radians,
  digits: Int = 17
) throws -> ExactAnswer {
  try exactEvaluation(formula, at: x, angleUnit, digits: digits).answer
}

/// The same with a closed form.
func exactEvaluation(
  _ formula: String,
  at x: String? = nil,
  _ angleUnit: AngleUnit = .radians,
  digits: Int = 17
) throws -> ExactCalculation {
  ExactCalculation(
    ExactQuestion(
      formula: try FormulaParser.parse(formula).instructions,
      place: try x.map { try FormulaParser.parse($0).instructions },
      angleUnit: angleUnit,
      digits: digits,
      wantsForm: true,
      milliseconds: 20_000
    )
  )
}

extension ExactAnswer {
  /// What `ordinate eval` prints.
  var text: String {
    if case .number(let digits) = self { digits.text } else { status }
  }
}
