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
  let question: FitQuestion
  private let model: FitModel
  let response: FitModel
  let rows: [[FitScalar]]
  /// What a model that is linear, of columns of fractions, is solved with.
  private let sums: FitSums?

  var count: Int { question.parameters }

  /// Nil for steps that leave no value, or columns with other than decimals.
  ///
  /// - `sums`: Whether a linear model is solved from sums of whole numbers, where it can be.
  package init?(_ question: FitQuestion, sums mayUseSums: Bool = true) {
    guard let model = FitModel(question.model, question.angleUnit),
      let response = FitModel(question.response, question.angleUnit), question.parameters > 0
    else { return nil }
    sums = mayUseSums ? Self.sums(question, model, response) : nil
    guard sums == nil else {
      (self.question, self.model, self.response, rows) = (question, model, response, [])
      return
    }
    let columns = question.columns.map { $0.map(Fraction.decimal) }
    guard columns.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
    (self.question, self.model, self.response) = (question, model, response)
    rows = (0..<(columns.first?.count ?? 0)).map { row in
      columns.map { $0[row].map(FitScalar.fraction) ?? .zero }
    }
  }

  /// The sums of a model that is a polynomial of short decimals; nil for any other.
  private static func sums(
    _ question: FitQuestion,
    _ model: FitModel,
    _ response: FitModel
  ) -> FitSums? {
    let count = question.columns.count
    let columns = question.columns.compactMap(FitColumn.init)
    guard columns.count == count, let model = model.polynomial(columns: count),
      let response = response.polynomial(columns: count)
    else { return nil }
    return FitSums(
      model: model,
      response: response,
      parameters: question.parameters,
      columns: columns
    )
  }

  package var answer: FitAnswer {
    if let sums { return exact(sums) }
    return isLinear ? linear() : search()
  }

  /// Whether the model is linear in all parameters together.
  var isLinear: Bool {
    guard sums == nil else { return true }
    let arithmetic = FitArithmetic(bits: 128, parameters: count, bendsToo: true)
    let known = known(zeros, in: arithmetic)
    let residuals = rows.lazy.compactMap { try? residual(of: $0, known, in: arithmetic) }
    // Without cases it is the same in every row.
    guard let first = residuals.first, first.bends.isEmpty, !arithmetic.hasChosen else {
      return false
    }
    return !model.hasCases || residuals.allSatisfy(\.bends.isEmpty) && !arithmetic.hasChosen
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
  func least(
    at parameters: [FitScalar],
    bits: Int,
    bendsToo: Bool
  ) throws -> FitLeast {
    let arithmetic = FitArithmetic(bits: bits, parameters: count, bendsToo: bendsToo)
    let known = known(parameters, in: arithmetic)
    let residuals = try rows.map { try residual(of: $0, known, in: arithmetic) }
    return FitLeast(
      residuals: residuals,
      count: count,
      numbers: arithmetic.numbers,
      hasChosen: arithmetic.hasChosen
    )
  }

  // MARK: Linear models

  private func exact(_ sums: FitSums) -> FitAnswer {
    let numbers = FitNumbers(bits: 0)
    let normal = FitMatrix(rows: sums.normal, numbers: numbers)
    guard let solution = normal.solving([sums.target])?.first else {
      return FitAnswer(.undetermined)
    }
    let left = numbers.subtract(sums.whole, numbers.dot(solution, sums.target))
    return answer(
      .unique,
      solution,
      FitMatrix(rows: sums.normal, numbers: FitNumbers(bits: 256)),
      left,
      sums.response,
      rows: question.columns.first?.count ?? 0
    )
  }

  private func linear() -> FitAnswer {
    var bits = 256
    // What is 0 has no digit, with however many bits.
    var best = FitAnswer(.none)
    while bits <= 1 << 12 {
      guard let least = try? least(at: zeros, bits: bits, bendsToo: false), least.isKnown else {
        break
      }
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
        best = answer
      } else if isExact {
        return FitAnswer(.undetermined)
      }
      bits *= 2
    }
    return best
  }

  // MARK: Other models

  private func search() -> FitAnswer {
    let starts = question.starts.map { $0.compactMap(Fraction.decimal) }
      .filter { $0.count == count }
    // What is linear beside a place need not be so elsewhere: to search it is a guess.
    let places = starts.map { $0.map(FitScalar.fraction) }
    let guesses = [false, true].map { linearParameters(at: places, everywhere: $0) }
    for linear in guesses[0] == guesses[1] ? [guesses[0]] : guesses {
      if let answer = answer(from: starts, linear: linear) { return answer }
    }
    return FitAnswer(.none)
  }

  /// The first minimum that is proven of those found from some starts and others.
  private func answer(from starts: [[Fraction]], linear: [Int]) -> FitAnswer? {
    var search = FitSearch(
      model: model,
      rows: rows.map { $0.map(\.double) },
      response: rows.map { response.value(of: $0.map(\.double), []) },
      count: count,
      linear: linear
    )
    // Waves far shorter than the distance of points run through these a little nearer than those meant.
    if starts.isEmpty, question.bounds.isEmpty { search.slack = 0.02 }
    search.mayBe = { [bounds = question.bounds] place in
      bounds.allSatisfy { $0.mayHold(place[$0.parameter]) }
    }
    let deadline = ProcessorClock.now + .milliseconds(question.milliseconds / 10)
    let found = search.minima(
      from: starts.map { $0.map { FitScalar.fraction($0).double } },
      until: { ProcessorClock.now > deadline }
    )
    return found.lazy.compactMap { self.proven(near: $0) }.first
  }

  /// Parameters that the model is linear in together, as far as a place shows it.
  ///
  /// - `everywhere`: Whether it has to be the same formula at all places, and not only beside that one.
  func linearParameters(at starts: [[FitScalar]], everywhere: Bool) -> [Int] {
    let ones = Array(repeating: FitScalar.one, count: count)
    for start in starts + [ones] {
      guard let least = try? least(at: start, bits: 64, bendsToo: true) else { continue }
      guard !everywhere || !least.hasChosen else { return [] }
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
}

extension FitAnswer {
  /// Whether all of its parameters have so many digits.
  fileprivate func isCertain(to digits: Int) -> Bool {
    parameters.allSatisfy { number in
      number.fraction != nil
        || number.decimal?.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.count ?? 0
          >= digits
    }
  }
}

extension FitBound {
  /// Whether a number near this one may be within.
  fileprivate func mayHold(_ value: Double) -> Bool {
    let end = Fraction.decimal(self.value).map { FitScalar.fraction($0).double } ?? 0
    let margin = 1e-9 * Swift.max(Swift.abs(end), Swift.abs(value))
    return isLower ? value >= end - margin : value <= end + margin
  }
}
