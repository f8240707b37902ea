import Analysis
package import Calculus
package import Formulas
package import Intervals
import Numerals
import Operations

/// A polynomial in x with exact coefficients, known at each place as if nothing were ever rounded.
///
/// About a place with few binary digits its Taylor coefficients are whole numbers over a power of two,
/// calculated without rounding: no cancellation hides a value, however high the degree.
package struct ExactPolynomial: Sendable {
  /// Whole coefficients, that of xⁿ at index n, and what divides them all.
  private let coefficients: [WholeNumber]
  private let divisor: Interval

  init?(_ polynomial: Polynomial<Rational>) {
    guard let multiple = polynomial.commonDenominator else { return nil }
    coefficients = polynomial.coefficients.map {
      WholeNumber($0.numerator) * WholeNumber(multiple / $0.denominator)
    }
    divisor = Interval(WholeNumber(multiple))
  }

  var degree: Int { coefficients.count - 1 }

  /// Binary places after the point beyond which numbers grow too long.
  private static var mostPlaces: Int { 160 }

  /// Up to this degree only places and the narrowest stretches are looked at exactly.
  private static var fewTerms: Int { 4 }

  /// The jet over a stretch; nil where its middle has too many digits.
  func jet(over x: Interval) -> Jet? {
    guard let expansion = expansion(over: x) else { return nil }
    return Jet(expansion.term(0), expansion.term(1), expansion.term(2), expansion.term(3))
  }

  /// A jet of this polynomial, narrowed where rounding may hide a sign.
  package func narrowed(_ jet: Jet, over x: Interval) -> Jet {
    if jet.c0.certainSign != 0, jet.c1.certainSign != 0, jet.c2.certainSign != 0,
      jet.c0.width < 0x1p-30 * jet.c0.mignitude
    {
      return jet
    }
    // Of few terms much less is lost by rounding than by the width of a stretch.
    if degree <= Self.fewTerms, x.width > 0x1p-40 * x.magnitude { return jet }
    guard let exact = self.jet(over: x) else { return jet }
    return Jet(
      jet.c0.intersection(exact.c0),
      jet.c1.intersection(exact.c1),
      jet.c2.intersection(exact.c2),
      jet.c3.intersection(exact.c3)
    )
  }

  /// All Taylor coefficients about a place in a stretch, and the stretch as seen from there.
  struct Expansion {
    let center: Double
    let coefficients: [Interval]
    let displacement: Interval

    /// The Taylor coefficients of one order at all places of the stretch.
    func term(_ order: Int) -> Interval {
      var sum = Interval(0)
      for k in stride(from: coefficients.count - 1, through: order, by: -1) {
        let binomial = (0..<order).reduce(1.0) { ($0 * Double(k - $1) / Double($1 + 1)).rounded() }
        sum = sum * displacement + coefficients[k] * Interval(binomial)
      }
      return sum
    }
  }

  func expansion(over x: Interval) -> Expansion? {
    guard x.isBounded, x.magnitude < 0x1p60, degree > 0 else { return nil }
    let center: Double
    if x.isSingleton {
      center = x.lowerBound
    } else {
      // A middle of no more digits than the stretch needs.
      let unit = 0x1p-2 * Double(sign: .plus, exponent: x.width.exponent, significand: 1)
      let middle = (x.midpoint / unit).rounded() * unit
      center = middle.isFinite ? middle : x.midpoint
    }
    let shift =
      center == 0
      ? 0 : Swift.max(0, 52 - center.exponent - center.significandBitPattern.trailingZeroBitCount)
    guard shift <= Self.mostPlaces else { return nil }
    guard let whole = Int128(exactly: center * Double(sign: .plus, exponent: shift, significand: 1))
    else { return nil }
    // With u = 2ˢ·x the centre is whole; synthetic division moves it to 0.
    let point = WholeNumber(whole)
    var terms = coefficients.enumerated().map { $1 << (shift * (degree - $0)) }
    for first in 0..<degree where whole != 0 {
      for index in stride(from: degree - 1, through: first, by: -1) {
        terms[index] = terms[index] + point * terms[index + 1]
      }
    }
    let scaled = terms.enumerated().map { k, term in
      Interval(term, exponent: -shift * (degree - k)) / divisor
    }
    guard scaled.allSatisfy(\.isBounded) else { return nil }
    return Expansion(
      center: center,
      coefficients: scaled,
      displacement: x - Interval(center)
    )
  }
}

extension ExactPolynomial {
  /// The sums that are polynomials of degree 2 or more in x, by the operations that end them; not
  /// those that are parts of a larger one.
  package static func sums(in code: IntervalCode) -> [Int: ExactPolynomial] {
    var sums: [Int: Polynomial<Rational>] = [:]
    var stack: [(end: Int, polynomial: Polynomial<Rational>?)] = []
    for (index, step) in code.operations.enumerated() {
      let operands = Array(stack.suffix(step.operandCount))
      stack.removeLast(step.operandCount)
      let value = polynomial(step, operands.map(\.polynomial), code)
      stack.append((index, value))
      guard let value, value.degree > 1, case .binary(let operation) = step,
        operation.row.algebra?.isSum == true
      else { continue }
      // Without an added number it has the same extrema: that part is looked at by itself.
      let addsNumber = operands.contains { $0.polynomial?.isConstant == true }
      for operand in operands where !addsNumber { sums[operand.end] = nil }
      sums[index] = value
    }
    return sums.compactMapValues(ExactPolynomial.init)
  }

  private static func polynomial(
    _ step: CodeStep,
    _ operands: [Polynomial<Rational>?],
    _ code: IntervalCode
  ) -> Polynomial<Rational>? {
    switch step {
    case .number(let index): code.fractions[Int(index)].map { Polynomial($0) }
    case .variable: .variable
    case .unary(.square): operands[0]?.raised(to: 2)
    case .unary(let operation): operands[0]?.applying(operation)
    case .power(let exponent, 1) where exponent > 0: operands[0]?.raised(to: Int(exponent))
    case .power, .saturation, .integral: nil
    case .binary(let operation):
      if let first = operands[0], let second = operands[1] {
        first.applying(operation, second)
      } else {
        nil
      }
    }
  }
}

extension Interval {
  /// What encloses a whole number times a power of two.
  fileprivate init(_ whole: WholeNumber, exponent: Int = 0) {
    let (lower, upper, scale) = whole.bounds
    guard lower != 0 || upper != 0 else {
      self.init(0)
      return
    }
    // Below the normal numbers a power of two would round.
    guard -900...900 ~= scale + exponent else {
      self = .entire
      return
    }
    let unit = Double(sign: .plus, exponent: scale + exponent, significand: 1)
    self.init(Double(lower) * unit, Double(upper) * unit)
  }
}
