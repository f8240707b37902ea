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
    let responses = rows.compactMap { row in
      try? response.value(
        of: row,
        [],
        in: FitArithmetic(bits: numbers.bits, parameters: 0, bendsToo: false)
      ).value
    }
    let total = numbers.sum(responses.map { numbers.multiply($0, $0) })
    return answer(
      proof,
      parameters,
      normal,
      left,
      (numbers.sum(responses), total),
      rows: rows.count
    )
  }

  /// What is left where all parameters are given; nil where a row has no value.
  func residuals(at parameters: [FitScalar]) -> FitAnswer? {
    guard parameters.count == count,
      let least = try? least(at: parameters, bits: 256, bendsToo: false), least.isKnown
    else { return nil }
    let known = answer(.unique, parameters, least.normal, least.sumOfSquares)
    var answer = FitAnswer(.unique)
    (answer.residualSum, answer.determination) = (known.residualSum, known.determination)
    return answer
  }

  /// - `responses`: The sum of what is left of ~, and of its squares.
  func answer(
    _ proof: FitAnswer.Proof,
    _ parameters: [FitScalar],
    _ normal: FitMatrix,
    _ left: FitScalar,
    _ responses: (sum: FitScalar, squares: FitScalar),
    rows: Int
  ) -> FitAnswer {
    let numbers = normal.numbers
    var answer = FitAnswer(proof)
    answer.parameters = parameters.map(number)
    answer.residualSum = number(left)
    let squared = numbers.multiply(responses.sum, responses.sum)
    let mean = numbers.divide(squared, .fraction(Fraction(rows)))
    let about = mean.map { numbers.subtract(responses.squares, $0) }
    if let share = about.flatMap({ numbers.divide(left, $0) }) {
      answer.determination = number(numbers.subtract(.one, share))
    }
    guard rows > count, let inverse = normal.inverse,
      let variance = numbers.divide(left, .fraction(Fraction(rows - count)))
    else { return answer }
    answer.residualDeviation = root(of: variance, numbers)
    answer.deviations = (0..<count).map { index in
      root(of: numbers.multiply(variance, inverse[index][index]), numbers)
    }
    answer.spread = spread(normal, variance, rows: rows)
    return answer
  }

  private func spread(_ normal: FitMatrix, _ variance: FitScalar, rows: Int) -> FitSpread? {
    guard let level = question.level.flatMap(Fraction.decimal),
      let quantile = StudentDistribution(degrees: rows - count)
        .quantile(level, digits: question.digits),
      let parts = normal.squares
    else { return nil }
    var spread = FitSpread(quantile: number(.ball(quantile)), variance: number(variance))
    for (pivot, factors) in parts {
      guard let weight = normal.numbers.divide(variance, pivot) else { return nil }
      spread.rows.append([number(weight)] + factors.map(number))
    }
    return spread
  }

  /// The root of a number, exactly where that is a fraction: "3/2", "√(35/12)".
  private func root(of square: FitScalar, _ numbers: FitNumbers) -> FitAnswer.Number {
    var root = number(numbers.squareRoot(square))
    if root.fraction == nil, let text = square.fraction?.text,
      text.utf8.count <= Self.longestFraction
    {
      root.fraction = "√(\(text))"
    }
    return root
  }

  /// A number with the digits that are certain; none is of what may be 0 or have no root.
  private func number(_ value: FitScalar) -> FitAnswer.Number {
    if let fraction = value.fraction {
      let text = fraction.text
      return FitAnswer.Number(
        decimal: value.ball(bits: question.digits * 4 + 64).text(digits: question.digits),
        fraction: text.utf8.count <= Self.longestFraction ? text : nil
      )
    }
    let text = value.ball(bits: 0).text(digits: question.digits)
    let isCertain = value.isFinite && value.sign.map { $0 != 0 } ?? false
    return FitAnswer.Number(decimal: isCertain ? text : nil, fraction: nil)
  }

  /// Longer fractions are not told.
  private static let longestFraction = 200
}
