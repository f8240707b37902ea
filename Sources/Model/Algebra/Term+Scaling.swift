import Formulas
import Intervals
import Numerals
import Operations

extension Term {
  /// A term that has the same sign everywhere, of numbers that a `Double` holds: (x/9)⁵⁰⁰ + (y/9)⁵⁰⁰ − 1 for
  /// x⁵⁰⁰ + y⁵⁰⁰ − 9⁵⁰⁰; nil where no number is that large, or no such form is known.
  ///
  /// All summands are divided by the largest number, whose root as high as their degree divides the variables.
  package var scaled: Term? {
    let summands = summands(isNegative: false)
    let powers = summands.compactMap { Self.largeFactor(of: $0.term) }
    guard let unit = powers.max(by: { $0.size < $1.size }) else { return nil }
    let degrees = summands.compactMap { $0.term.degree }
    guard degrees.count == summands.count, let degree = degrees.max(by: Self.isLess),
      let scale = ScalingUnit(unit, degree: degree)
    else { return nil }
    let parts = summands.compactMap { part in
      scale.divides(part.term).map { (part.isNegative, $0) }
    }
    return parts.count == summands.count ? .sum(parts) : nil
  }

  fileprivate static func isLess(_ first: Rational, _ second: Rational) -> Bool {
    first.isLess(than: second) ?? false
  }

  /// What it is the sum of.
  private func summands(isNegative: Bool) -> [(isNegative: Bool, term: Term)] {
    switch form {
    case .unary(.negate, let operand): operand.summands(isNegative: !isNegative)
    case .binary(.add, let first, let second):
      first.summands(isNegative: isNegative) + second.summands(isNegative: isNegative)
    case .binary(.subtract, let first, let second):
      first.summands(isNegative: isNegative) + second.summands(isNegative: !isNegative)
    default: [(isNegative, self)]
    }
  }

  /// What it is the product of.
  fileprivate var factors: [Term] {
    guard case .binary(.multiply, let first, let second) = form else { return [self] }
    return first.factors + second.factors
  }

  /// The base and the exponent of a power, and e and u of exp u.
  fileprivate var power: (base: Term, exponent: Term)? {
    switch form {
    case .binary(.power, let base, let exponent): (base, exponent)
    case .unary(.exp, let exponent): (.leaf(.constant(.e)), exponent)
    case .unary(.square, let base): (base, .number(2))
    default: nil
    }
  }

  /// The natural logarithm of a number above 0 that is written as one.
  fileprivate var logarithm: Double? {
    switch form {
    case .leaf(.constant(let constant)): Interval.log(constant.interval).midpoint
    case .leaf(.number(let literal)):
      literal.value > 0 ? Interval.log(Interval(literal.value)).midpoint : nil
    default: nil
    }
  }

  /// The sum of the exponents of what is not a number; nil where that is no number.
  ///
  /// It is 0 where an exponent takes up a factor.
  private var degree: Rational? {
    var degree = Rational.zero
    for factor in factors where factor.isVariable {
      var own = Rational.one
      if let (base, exponent) = factor.power {
        if !base.isVariable { return base.logarithm == nil ? nil : .zero }
        guard let number = exponent.number else { return nil }
        own = number
      }
      guard let sum = degree.adding(own) else { return nil }
      degree = sum
    }
    return degree
  }

  /// The largest power of a number among its factors, if it has no `Double` or nearly none.
  private static func largeFactor(of term: Term) -> LargePower? {
    guard !term.isVariable else { return nil }
    return term.factors.compactMap { LargePower($0) }.max { $0.size < $1.size }
  }
}

/// A power of a number that is too large for a `Double`, or nearly so.
private struct LargePower {
  let base: Term
  let exponent: Rational
  /// Its natural logarithm.
  let size: Double

  /// From here on products of numbers may be too large: the half of what a `Double` holds.
  private static let leastSize = 350.0

  init?(_ term: Term) {
    guard let (base, exponent) = term.power, let logarithm = base.logarithm,
      let number = exponent.number
    else { return nil }
    size = logarithm * number.approximation
    guard size > Self.leastSize, size.isFinite else { return nil }
    (self.base, self.exponent) = (base, number)
  }
}

/// A large power and its root, by which variables are divided.
private struct ScalingUnit {
  private let unit: LargePower
  private let degree: Rational
  private let root: Term?

  /// Nil where the root is no number that can be written.
  init?(_ unit: LargePower, degree: Rational) {
    (self.unit, self.degree) = (unit, degree)
    guard degree.numerator > 0 else {
      root = nil
      return
    }
    guard let exponent = unit.exponent.divided(by: degree) else { return nil }
    root = Self.power(unit.base, exponent)
  }

  /// A summand divided by the power.
  func divides(_ term: Term) -> Term? {
    let factors = term.factors
    var exponent = unit.exponent.negated
    var parts: [Term] = []
    var isTakenUp = false
    for factor in factors {
      let power = factor.power
      if !factor.isVariable {
        // The same base, or another number.
        if let power, power.base == unit.base, let number = power.exponent.number {
          exponent = exponent.flatMap { $0.adding(number) }
        } else {
          parts.append(factor)
        }
      } else if let power, !power.base.isVariable {
        guard !isTakenUp else { return nil }
        isTakenUp = true
        guard let number = Term(unit.exponent) else { return nil }
        let way = Term.binary(.multiply, number, .unary(.ln, unit.base))
        let size =
          power.base == .leaf(.constant(.e))
          ? power.exponent : .binary(.multiply, power.exponent, .unary(.ln, power.base))
        parts.append(.unary(.exp, .binary(.subtract, size, way)))
        exponent = exponent.flatMap { $0.adding(unit.exponent) }
      } else if !isTakenUp, let root {
        let base = Term.binary(.divide, power?.base ?? factor, root)
        parts.append(power.map { .binary(.power, base, $0.exponent) } ?? base)
        let own = power.flatMap { $0.exponent.number } ?? .one
        let share = unit.exponent.multiplied(by: own).flatMap { $0.divided(by: degree) }
        exponent = share.flatMap { exponent?.adding($0) }
      } else {
        parts.append(factor)
      }
    }
    guard let exponent, let rest = Self.power(unit.base, exponent) else { return nil }
    return .product(parts + [rest])
  }

  private static func power(_ base: Term, _ exponent: Rational) -> Term? {
    if exponent.numerator == 0 { return .one }
    if exponent == .one { return base }
    return Term(exponent).map { .binary(.power, base, $0) }
  }
}

extension Rational {
  fileprivate var approximation: Double { Double(numerator) / Double(denominator) }
}
