import Calculus
import Intervals
import Numerals
import Operations

/// Why a limit is not told.
enum LimitFault: Error {
  /// There are no values beside the place.
  case absent
  /// It is not known what is there.
  case unknown
  /// It tends to something else from the left than from the right.
  case sides(LimitValue, LimitValue)
}

/// A number in a limit: a sum of fractions times powers of primes, π, e and whatever else there is.
///
///     1/2·2^(1/2)·π  // √2·π/2
///
/// Numbers that are written alike are equal; √2·√2 is 2, and e^(ln 2) is, too.
struct LimitNumber: Hashable {
  /// What a fraction is multiplied with: the steps of numbers, and their exponents.
  typealias Factors = [[Instruction]: Rational]

  private(set) var terms: [Factors: Rational] = [:]

  static let zero = LimitNumber()
  static let one = LimitNumber(.one)
  static let pi = LimitNumber([[.constant(.pi)]: .one], .one)
  static let e = LimitNumber([[.constant(.e)]: .one], .one)

  /// More terms are not followed.
  private static let mostTerms = 60

  private init() {}

  init(_ fraction: Rational) { self.init([:], fraction) }

  init(_ factors: Factors, _ fraction: Rational) {
    if fraction != .zero { terms[factors] = fraction }
  }

  /// A number of which nothing is known but its steps.
  init(steps: [Instruction]) { self.init([steps: .one], .one) }

  var isZero: Bool { terms.isEmpty }

  /// The fraction that it is; nil for any other.
  var fraction: Rational? {
    terms.isEmpty ? .zero : terms.count == 1 ? terms[[:]] : nil
  }

  /// Its only term; nil for 0 and for sums.
  var single: (factors: Factors, fraction: Rational)? {
    terms.count == 1 ? terms.first.map { ($0.key, $0.value) } : nil
  }

  static func + (x: LimitNumber, y: LimitNumber) throws(LimitFault) -> LimitNumber {
    var sum = x
    for (factors, fraction) in y.terms {
      let total = try known((sum.terms[factors] ?? .zero).adding(fraction))
      sum.terms[factors] = total == .zero ? nil : total
    }
    guard sum.terms.count <= mostTerms else { throw .unknown }
    return sum
  }

  static prefix func - (x: LimitNumber) throws(LimitFault) -> LimitNumber {
    try x * LimitNumber(-1)
  }

  static func - (x: LimitNumber, y: LimitNumber) throws(LimitFault) -> LimitNumber {
    try x + -y
  }

  static func * (x: LimitNumber, y: LimitNumber) throws(LimitFault) -> LimitNumber {
    guard x.terms.count * y.terms.count <= mostTerms * 4 else { throw .unknown }
    var product = zero
    for (first, one) in x.terms {
      for (second, other) in y.terms {
        var factors = first
        for (factor, exponent) in second {
          factors[factor] = try known((factors[factor] ?? .zero).adding(exponent))
        }
        product = try product + normal(factors, known(one.multiplied(by: other)))
      }
    }
    return product
  }

  static func / (x: LimitNumber, y: LimitNumber) throws(LimitFault) -> LimitNumber {
    try x * y.raised(to: -1)
  }

  /// A term with whole powers of primes in its fraction.
  static func normal(
    _ factors: Factors,
    _ fraction: Rational
  ) throws(LimitFault) -> LimitNumber {
    var (left, fraction) = (factors.filter { $0.value != .zero }, fraction)
    for (factor, exponent) in left {
      guard let prime = factor.primeNumber, let whole = exponent.floor, whole != .zero else {
        continue
      }
      let power = try known(Rational(prime).raised(to: whole))
      fraction = try known(fraction.multiplied(by: power))
      let rest = try known(exponent.subtracting(whole))
      left[factor] = rest == .zero ? nil : rest
    }
    return LimitNumber(left, fraction)
  }
}

/// What is known, or else nothing is.
func known<Value>(_ value: Value?) throws(LimitFault) -> Value {
  guard let value else { throw .unknown }
  return value
}

extension [Instruction] {
  /// The prime that the steps are, as a factor of a number.
  fileprivate var primeNumber: Int? {
    guard count == 1, case .number(let literal) = self[0] else { return nil }
    return literal.wholeNumber.map { Int($0) } ?? Int(literal.text)
  }

  /// Whether the steps give a number above 0 by what they are.
  var isSurelyPositive: Bool {
    switch last {
    case .number, .constant, .unary(.exp): true
    default:
      certainNumber.map { $0.lowerBound > 0 } ?? false
    }
  }
}
