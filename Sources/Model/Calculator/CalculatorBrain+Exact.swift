package import Formulas

/// What an exact arithmetic elsewhere is asked, and what becomes of its answer.
extension CalculatorBrain {
  /// The question whose answer would tell more of the value, to so many digits; nil where nothing
  /// would.
  package func question(digits: Int) -> ExactQuestion? {
    guard case .value(let result) = status, let program, result.askedDigits < digits else {
      return nil
    }
    guard let constant = recalled(program), !constant.isEnclosedOnly else { return nil }
    return ExactQuestion(
      formula: constant.plain,
      place: nil,
      angleUnit: constant.angleUnit,
      digits: digits,
      wantsForm: true,
      milliseconds: 1_000 + digits / 8
    )
  }

  /// Takes an answer; one for another question changes nothing.
  package mutating func settle(_ reply: ExactReply, for asked: ExactQuestion) {
    guard question(digits: asked.digits) == asked else { return }
    settle(reply, digits: asked.digits)
  }

  /// Is content with what is known.
  package mutating func settle() {
    if case .value(let result) = status, !result.isSettled { settle(result.reply, digits: .max) }
  }
}
