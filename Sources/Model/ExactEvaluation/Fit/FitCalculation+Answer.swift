import Formulas
import Words

/// What is told of a fit.
extension FitCalculation {
  func answer(
    _ proof: FitAnswer.Proof,
    _ parameters: [FitScalar],
    _ normal: FitMatrix,
    _ left: FitScalar
  ) -> FitAnswer {
    let numbers = normal.numbers
    var answer = FitAnswer(proof)
    answer.parameters = parameters.map(number)
    answer.residualSum = number(left)
    let responses = rows.compactMap { row in
      try? response.value(
        of: row,
        [],
        in: FitArithmetic(bits: numbers.bits, parameters: 0, bendsToo: false)
      ).value
    }
    let total = numbers.sum(responses.map { numbers.multiply($0, $0) })
    let sum = numbers.sum(responses)
    let mean = numbers.divide(numbers.multiply(sum, sum), .fraction(Fraction(rows.count)))
    let about = mean.map { numbers.subtract(total, $0) }
    if let share = about.flatMap({ numbers.divide(left, $0) }) {
      answer.determination = number(numbers.subtract(.one, share))
    }
    guard rows.count > count, let inverse = normal.inverse,
      let variance = numbers.divide(left, .fraction(Fraction(rows.count - count)))
    else { return answer }
    answer.residualDeviation = number(numbers.squareRoot(variance))
    answer.deviations = (0..<count).map { index in
      number(numbers.squareRoot(numbers.multiply(variance, inverse[index][index])))
    }
    return answer
  }

  private func number(_ value: FitScalar) -> FitAnswer.Number {
    let fraction = value.fraction?.text
    let ball = value.ball(bits: question.digits * 4 + 64)
    return FitAnswer.Number(
      decimal: ball.text(digits: question.digits),
      fraction: fraction.flatMap { $0.utf8.count <= Self.longestFraction ? $0 : nil }
    )
  }

  /// Longer fractions are not told.
  private static let longestFraction = 200
}
