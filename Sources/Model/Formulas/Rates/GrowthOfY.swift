import Calculus
import Intervals
import Numerals
import Operations

/// How a sum of powers of y, or of eʸ, grows with y.
struct GrowthOfY {
  private struct Term {
    let exponent: Rational
    let coefficient: Program
  }

  private let terms: [Term]
  private let isExponential: Bool

  /// Nil where both kinds of powers stand beside each other.
  init?(_ powers: PowersOfY, _ angleUnit: AngleUnit) {
    let keys = powers.coefficients.keys
    let isExponential = keys.contains { $0.exponential != 0 }
    guard !isExponential || keys.allSatisfy({ $0.power == .zero }) else { return nil }
    var terms: [Term] = []
    for (key, steps) in powers.coefficients {
      guard let coefficient = try? Program(steps, angleUnit: angleUnit) else { return nil }
      let exponent = isExponential ? Rational(key.exponential) : key.power
      terms.append(Term(exponent: exponent, coefficient: coefficient))
    }
    (self.terms, self.isExponential) = (terms, isExponential)
  }

  /// See `Rate.escape(x:from:)`.
  ///
  /// With s the sign of y, and u = 1/|y| or e^(−|y|), q = s·f·uᵈ is a sum of terms with powers of u that are
  /// not negative. Then w = uᵈ⁻¹/(d − 1), or w = uᵈ/d, has w′ = −q.
  func escape(x: Interval, from y: Interval) -> (distance: Interval, speed: Interval)? {
    let isNegative = y.upperBound < 0
    guard isNegative || y.lowerBound > 0 else { return nil }
    let isTurned = isExponential && isNegative
    let exponents = terms.map { isTurned ? $0.exponent.multiplied(by: -1) : $0.exponent }
    guard let degree = exponents.compactMap({ $0 }).max(by: { $0.isLess(than: $1) ?? false }),
      let lost = isExponential ? degree : degree.subtracting(.one), lost.numerator > 0
    else { return nil }
    let size = Interval.abs(y)
    let u = isExponential ? Interval.exp(-size) : Interval(1) / size
    let toZero = Interval(0, u.upperBound)
    var speed = Interval(0)
    for (term, exponent) in zip(terms, exponents) {
      let value = term.coefficient.enclosure(over: x).value
      guard value.decoration >= .definedAndContinuous, let exponent,
        let power = degree.subtracting(exponent), let scale = Self.power(toZero, power),
        let isOdd = isExponential ? false : isNegative ? term.exponent.isOdd : true
      else { return nil }
      // s·cʸ for powers of eʸ, s·yⁿ = ±|y|ⁿ for those of y.
      let isMinus = isNegative && !isOdd
      speed = speed + (isMinus ? -value.interval : value.interval) * scale
    }
    guard speed.isBounded, let distance = Self.power(u, lost) else { return nil }
    let divisor = Interval(Double(lost.numerator)) / Interval(Double(lost.denominator))
    return (distance / divisor, speed)
  }

  private static func power(_ base: Interval, _ exponent: Rational) -> Interval? {
    guard let p = Int(exactly: exponent.numerator), let q = Int(exactly: exponent.denominator)
    else { return nil }
    return Interval.rationalPower(base, p, q)
  }
}

extension Rational {
  /// Nil where it is not whole.
  fileprivate var isOdd: Bool? { isWhole ? numerator & 1 == 1 : nil }
}
