package import Formulas
import Operations
import Words

/// The parameters of a model, found and then proven.
///
/// A model that is linear in its parameters is solved: exactly, where data and model are fractions,
/// else in balls. Any other is searched in binary64 from its starts and from many more, and what was
/// found is made sharp by Newton's method in balls; Krawczyk's test on the derivatives shows that in a
/// box around it there is one place where they are all 0, and a positive definite matrix of second
/// derivatives over the box that it is a minimum.
package struct FitCalculation {
  private let question: FitQuestion
  private let model: FitModel
  private let response: FitModel
  private let rows: [[FitScalar]]

  private var count: Int { question.parameters }

  /// Nil for steps that leave no value, or columns with other than decimals.
  package init?(_ question: FitQuestion) {
    guard let model = FitModel(question.model, question.angleUnit),
      let response = FitModel(question.response, question.angleUnit), question.parameters > 0
    else { return nil }
    let columns = question.columns.map { $0.map(Fraction.decimal) }
    guard columns.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
    (self.question, self.model, self.response) = (question, model, response)
    rows = (0..<(columns.first?.count ?? 0)).map { row in
      columns.map { $0[row].map(FitScalar.fraction) ?? .zero }
    }
  }

  package var answer: FitAnswer {
    // Whether it is linear in all parameters is the same in every row.
    let first = rows.lazy.compactMap { row in
      try? self.residual(of: row, known(zeros, in: detailed), in: detailed)
    }.first
    return first?.bends.isEmpty ?? false ? linear() : search()
  }

  private var detailed: FitArithmetic {
    FitArithmetic(bits: 128, parameters: count, bendsToo: true)
  }

  private func known(_ parameters: [FitScalar], in arithmetic: FitArithmetic) -> [FitDual] {
    parameters.enumerated().map { arithmetic.parameter($0.offset, at: $0.element) }
  }

  /// What the model is in a row, less the response.
  private func residual(
    of row: [FitScalar],
    _ parameters: [FitDual],
    in arithmetic: FitArithmetic
  ) throws -> FitDual {
    var residual = try model.value(of: row, parameters, in: arithmetic)
    if residual.slopes.isEmpty { residual.slopes = zeros }
    let wanted = try response.value(of: row, parameters, in: arithmetic)
    residual.value = arithmetic.numbers.subtract(residual.value, wanted.value)
    return residual
  }

  private var zeros: [FitScalar] { Array(repeating: .zero, count: count) }

  /// The residuals, model less response, at values of the parameters.
  private func least(
    at parameters: [FitScalar],
    bits: Int,
    bendsToo: Bool
  ) throws -> FitLeast {
    let arithmetic = FitArithmetic(bits: bits, parameters: count, bendsToo: bendsToo)
    let known = known(parameters, in: arithmetic)
    let residuals = try rows.map { try residual(of: $0, known, in: arithmetic) }
    return FitLeast(residuals: residuals, count: count, numbers: arithmetic.numbers)
  }

  // MARK: Linear models

  private func linear() -> FitAnswer {
    var bits = 256
    while bits <= 1 << 14 {
      guard let least = try? least(at: zeros, bits: bits, bendsToo: false) else { break }
      let normal = least.normal
      let target = least.gradient.map(least.numbers.negate)
      let isExact = least.residuals.allSatisfy { residual in
        residual.value.isFraction && residual.slopes.allSatisfy(\.isFraction)
      }
      if let solution = normal.solving([target])?.first {
        // What is left is |r|² − p·Jᵀr: cancellation costs fractions nothing.
        let numbers = least.numbers
        let left =
          isExact
          ? numbers.subtract(least.sumOfSquares, numbers.dot(solution, target))
          : (try? self.least(at: solution, bits: bits, bendsToo: false))?.sumOfSquares
        guard let left else { break }
        let answer = answer(.unique, solution, normal, left)
        if isExact || answer.isCertain(to: question.digits) { return answer }
      } else if isExact {
        return FitAnswer(.undetermined)
      }
      bits *= 2
    }
    return FitAnswer(.none)
  }

  // MARK: Other models

  private func search() -> FitAnswer {
    let starts = question.starts.map { $0.compactMap(Fraction.decimal) }
      .filter { $0.count == count }
    let search = FitSearch(
      model: model,
      rows: rows.map { $0.map(\.double) },
      response: rows.map { response.value(of: $0.map(\.double), []) },
      count: count,
      linear: linearParameters(at: starts.map { $0.map(FitScalar.fraction) })
    )
    let deadline = ProcessorClock.now + .milliseconds(question.milliseconds / 10)
    let found = search.minima(
      from: starts.map { $0.map { FitScalar.fraction($0).double } },
      until: { ProcessorClock.now > deadline }
    )
    for place in found {
      if let answer = proven(near: place) { return answer }
    }
    return FitAnswer(.none)
  }

  /// Parameters that the model is linear in together, as far as a place shows it.
  private func linearParameters(at starts: [[FitScalar]]) -> [Int] {
    let ones = Array(repeating: FitScalar.one, count: count)
    for start in starts + [ones] {
      guard let least = try? least(at: start, bits: 64, bendsToo: true) else { continue }
      func isBent(_ first: Int, _ second: Int) -> Bool {
        let place = FitDual.pair(first, second, of: count)
        return least.residuals.contains { residual in
          !residual.bends.isEmpty && residual.bends[place].fraction?.sign != 0
        }
      }
      return (0..<count).reduce(into: []) { linear, index in
        if !(linear + [index]).contains(where: { isBent($0, index) }) { linear.append(index) }
      }
    }
    return []
  }

  /// A minimum near a place, proven; nil where that does not come out.
  private func proven(near place: [Double]) -> FitAnswer? {
    let bits = 256 + question.digits * 7
    let numbers = FitNumbers(bits: bits)
    var parameters = place.map { number in
      FitScalar.ball(Ball(Fraction.decimal("\(number)") ?? .zero, bits: bits))
    }
    // A place that is nearly right takes few steps with many bits.
    guard place.allSatisfy(\.isFinite), sharpen(&parameters, FitNumbers(bits: 192), to: 0x1p-60),
      sharpen(&parameters, numbers, to: 0x1p-200),
      let center = try? least(at: parameters, bits: bits, bendsToo: true)
    else { return nil }
    for share in [2, 3, 4] {
      if let answer = proven(at: parameters, center, radius: bits / share) { return answer }
    }
    return nil
  }

  /// Goes to where the derivatives are 0, as exactly as balls tell; false where it does not get there.
  private func sharpen(
    _ parameters: inout [FitScalar],
    _ numbers: FitNumbers,
    to precision: Double
  ) -> Bool {
    for _ in 0..<60 {
      guard let least = try? least(at: parameters, bits: numbers.bits, bendsToo: true) else {
        return false
      }
      let target = least.gradient.map(numbers.negate)
      let hessian = least.hessian
      let matrix = hessian.isPositiveDefinite ? hessian : least.normal
      guard let step = matrix.solving([target])?.first else { return false }
      var size = 0.0
      for index in parameters.indices {
        let next = numbers.add(parameters[index], step[index]).ball(bits: numbers.bits).middle
        let scale = max(abs(parameters[index].double), 1e-60)
        size = max(size, abs(step[index].double) / scale)
        parameters[index] = .ball(next)
      }
      guard size.isFinite else { return false }
      if size < precision { return true }
    }
    return false
  }

  /// Krawczyk's test in a box around a place, 2^−radius of each parameter's size.
  private func proven(
    at parameters: [FitScalar],
    _ center: FitLeast,
    radius: Int
  ) -> FitAnswer? {
    let numbers = center.numbers
    let bits = numbers.bits
    let unit = Ball(.one, bits: bits).hull(with: Ball(Fraction(-1), bits: bits), bits: bits)
    let share = Fraction(2).power(-radius) ?? .zero
    let reach = parameters.map { parameter in
      let size = FitScalar.ball(parameter.ball(bits: bits).applying(.absolute, bits: bits))
      return numbers.multiply(numbers.add(size, .fraction(share)), .fraction(share))
    }
    let around = reach.map { numbers.multiply(.ball(unit), $0) }
    let box = zip(parameters, around).map(numbers.add)
    guard let wide = try? least(at: box, bits: bits, bendsToo: true) else { return nil }
    let hessian = wide.hessian
    guard hessian.isPositiveDefinite,
      let inverse = center.hessian.inverse?.map({
        $0.map { FitScalar.ball($0.ball(bits: bits).middle) }
      })
    else { return nil }
    let preconditioner = FitMatrix(rows: inverse, numbers: numbers)
    let step = preconditioner.times(center.gradient)
    for index in parameters.indices {
      // (1 − C·H)·(box − place)
      let spread = numbers.sum(
        parameters.indices.map { column in
          let product = numbers.dot(inverse[index], hessian.rows.map { $0[column] })
          let rest = numbers.subtract(index == column ? .one : .zero, product)
          return numbers.multiply(rest, around[column])
        }
      )
      let image = numbers.subtract(spread, step[index])
      let size = FitScalar.ball(image.ball(bits: bits).applying(.absolute, bits: bits))
      guard numbers.subtract(reach[index], size).sign == 1 else { return nil }
    }
    return answer(.minimum, box, wide.normal, wide.sumOfSquares)
  }

  // MARK: What is told

  private func answer(
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

extension FitAnswer {
  /// Whether all of its parameters have so many digits.
  fileprivate func isCertain(to digits: Int) -> Bool {
    parameters.allSatisfy { number in
      number.fraction != nil
        || number.decimal.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.count >= digits
    }
  }
}
