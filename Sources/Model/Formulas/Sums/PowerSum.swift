import Numerals
import Operations

/// A sum of terms that are a polynomial in what they are numbered by, in closed form.
///
/// However many terms there are, Σ c₀ + c₁k + c₂k² + … is c₀ times the sum of 1 and c₁ times that of k and
/// c₂ times that of k² and so on, and these are whole numbers.
///
/// Coefficients may hold x and parameters. A term without a value leaves the sum without one.
struct PowerSum {
  private let polynomial: Polynomial<StepsOfNumber>

  /// Nil where a term is no polynomial in the index, or a long one.
  ///
  /// Up to degree 12 and 500 steps for a coefficient; see `StepsOfNumber`.
  init?(of body: [Instruction], over index: String) {
    guard let polynomial = Polynomial(of: body, in: .local(index)) else { return nil }
    self.polynomial = polynomial
  }

  /// The steps of the sum over whole numbers; nil where its formula needs numbers that are too large.
  func steps(over numbers: ClosedRange<Int>) -> [Instruction]? {
    let known = Self.powers(upTo: polynomial.degree, over: numbers)?.map { [Instruction].whole($0) }
    return known.map(joined)
      ?? steps(from: .whole(numbers.lowerBound), to: .whole(numbers.upperBound))
  }

  /// The same between two ends that are formulas of whole numbers.
  func steps(from first: [Instruction], to last: [Instruction]) -> [Instruction]? {
    Self.formulas(upTo: polynomial.degree, from: first, to: last).map(joined)
  }

  /// The sum, by those of the powers.
  private func joined(_ sums: [[Instruction]]) -> [Instruction] {
    var steps: [Instruction] = []
    for (coefficient, sum) in zip(polynomial.coefficients, sums) where !coefficient.isZero {
      let term = coefficient.steps + sum + [.binary(.multiply)]
      steps = steps.isEmpty ? term : steps + term + [.binary(.add)]
    }
    return steps
  }

  // MARK: Sums of powers

  /// The sums of k⁰, k¹, k² … over whole numbers; nil where one is too large.
  ///
  /// (b+1)ⁿ⁺¹ − aⁿ⁺¹ is the sum of (k+1)ⁿ⁺¹ − kⁿ⁺¹ over a…b, and so of binomials times lower sums.
  private static func powers(upTo highest: Int, over numbers: ClosedRange<Int>) -> [Int128]? {
    let (low, high) = (Int128(numbers.lowerBound), Int128(numbers.upperBound) + 1)
    var (first, last) = (low, high)
    var row: [Int128] = [1, 1]
    var sums: [Int128] = []
    for power in 0...highest {
      guard var rest = difference(last, first) else { return nil }
      for (binomial, sum) in zip(row, sums) {
        guard let part = Rational.product(binomial, sum), let less = difference(rest, part) else {
          return nil
        }
        rest = less
      }
      sums.append(rest / Int128(power + 1))
      guard power < highest else { break }
      guard let nextFirst = Rational.product(first, low),
        let nextLast = Rational.product(last, high)
      else { return nil }
      (first, last) = (nextFirst, nextLast)
      row = [1] + zip(row, row.dropFirst()).map(+) + [1]
    }
    return sums
  }

  /// The same as formulas, of numbers too large to be worked out here.
  ///
  /// Source: Faulhaber; Σ kᵖ up to n is 1/(p+1)·Σ (p+1 over j)·Bⱼ·nᵖ⁺¹⁻ʲ, with B₁ = 1/2.
  ///
  /// Each is a polynomial in the two ends, in Horner's form, to be evaluated with longer numbers.
  private static func formulas(
    upTo highest: Int,
    from first: [Instruction],
    to last: [Instruction]
  ) -> [[Instruction]]? {
    guard let bernoulli = bernoulli(upTo: highest) else { return nil }
    let ends = [last, first + [.whole(1), .binary(.subtract)]]
    var row: [Int128] = [1]
    var formulas: [[Instruction]] = []
    for power in 0...highest {
      row = [1] + zip(row, row.dropFirst()).map(+) + [1]
      var coefficients: [Rational] = []
      for (binomial, number) in zip(row, bernoulli.prefix(power + 1)) {
        guard let factor = Rational(binomial, over: Int128(power + 1)),
          let coefficient = factor.multiplied(by: number)
        else { return nil }
        coefficients.append(coefficient)
      }
      let values = ends.map { end in
        coefficients.reduce([Instruction.whole(0)]) { sum, coefficient in
          sum + end + [.binary(.multiply)] + .fraction(coefficient) + [.binary(.add)]
        } + end + [.binary(.multiply)]
      }
      formulas.append(values[0] + values[1] + [.binary(.subtract)])
    }
    return formulas
  }

  /// Bernoulli's numbers from B₀ = 1 and B₁ = 1/2 on.
  private static func bernoulli(upTo highest: Int) -> [Rational]? {
    var numbers: [Rational] = [.one]
    var row: [Int128] = [1, 1]
    for power in 1..<(Swift.max(highest, 0) + 2) {
      row = [1] + zip(row, row.dropFirst()).map(+) + [1]
      guard power <= highest else { break }
      // Σ (p+1 over j)·Bⱼ is 0 with B₁ = −1/2.
      var sum = Rational.zero
      for (index, number) in numbers.enumerated() {
        guard let factor = Rational(index == 1 ? -row[index] : row[index]),
          let next = factor.multiplied(by: number).flatMap(sum.adding)
        else { return nil }
        sum = next
      }
      guard let divisor = Rational(-Int128(power + 1)), let next = sum.divided(by: divisor) else {
        return nil
      }
      numbers.append(power == 1 ? next.negated ?? next : next)
    }
    return numbers
  }

  private static func difference(_ first: Int128, _ second: Int128) -> Int128? {
    let (value, overflows) = first.subtractingReportingOverflow(second)
    return overflows ? nil : value
  }
}
