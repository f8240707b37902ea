import Calculus
package import Intervals
package import Numerals
import Words

/// A value of the variable, as far as fractions of machine numbers and Doubles tell it.
package struct RealPlace: Sendable {
  /// The number, where it is such a fraction.
  package let fraction: Rational?
  /// Its decoration tells whether there certainly is a number.
  let enclosure: DecoratedInterval

  /// The value of a formula without variable and parameters.
  package init(_ program: Program) {
    fraction = program.code.exactValue
    enclosure = program.enclosure(over: Interval(0)).value
  }

  /// A place that is a fraction.
  package init(_ fraction: Rational) {
    self.fraction = fraction
    enclosure = DecoratedInterval(Interval(around: fraction))
  }
}

extension ExactAnswer {
  /// What fractions of machine numbers and enclosures of Doubles say of a value, at once.
  ///
  /// - Parameters:
  ///   - program: A formula without parameters.
  ///   - place: The value of its variable.
  ///   - count: How many digits are asked for; no more than 15 come of an enclosure.
  ///   - mayRound: Whether digits that the number is near to are shown where too few are known with
  ///     which it begins; more of them could change the last.
  package init(
    _ program: Program,
    at place: RealPlace? = nil,
    digits count: Int,
    mayRound: Bool = false
  ) {
    if let value = program.code.exactValue(at: place?.fraction),
      let decimal = DecimalDigits(value), decimal.digits.count <= count
    {
      self = .number(CertainDigits(decimal, .exact))
      return
    }
    self = Self.ofEnclosures(program, at: place, digits: count, mayRound: mayRound)
  }

  /// Whether nobody could say more in so many digits: of a rounded number that ends in zeros, whether it
  /// ends there could be said.
  ///
  /// False for `.undecided`, of which another arithmetic may know more.
  package func isComplete(in count: Int) -> Bool {
    switch self {
    case .number(let digits):
      digits.isExact || digits.digits.utf8.count >= count && !digits.mayEnd
    case .undefined, .overflow, .underflow: true
    case .undecided: false
    }
  }

  private static func ofEnclosures(
    _ program: Program,
    at place: RealPlace?,
    digits count: Int,
    mayRound: Bool
  ) -> ExactAnswer {
    let x = place?.enclosure ?? DecoratedInterval(Interval(0))
    guard x.decoration >= .defined else {
      return x.interval.isEmpty ? .undefined(nil) : .undecided(.part)
    }
    let value = program.enclosure(over: x.interval).value
    if value.interval.isEmpty { return .undefined(program.fault(at: place)) }
    guard value.decoration >= .defined else {
      return .undecided(program.isEnclosedOnly ? .integral : .part)
    }
    let count = min(count, 15)
    var digits = CertainDigits(first: count, of: value.interval)
    if mayRound, digits.map({ !$0.isExact && $0.digits.utf8.count < count }) ?? true {
      digits = CertainDigits(near: count, of: value.interval) ?? digits
    }
    return digits.map(ExactAnswer.number) ?? .undecided(.digits)
  }
}

extension CertainDigits {
  /// The most digits, up to a count, with which all numbers of an interval begin; nil where they
  /// share none.
  ///
  /// Nil, too, for an interval that contains 0 beside others, is empty or unbounded. A single whole
  /// number below 2⁵³ is exact; nothing else is. The interval of 0.5 alone gives nil, as the Doubles
  /// beside it share no digit.
  package init?(first count: Int, of interval: Interval) {
    guard interval.isBounded, !interval.isEmpty, interval.isZero || !interval.contains(0) else {
      return nil
    }
    if let whole = interval.onlyWhole {
      self.init(DecimalDigits(whole), .exact)
      return
    }
    // A shortest decimal is less than half a step of Doubles from what it stands for.
    let low = DecimalDigits(interval.lowerBound.nextDown)
    let high = DecimalDigits(interval.upperBound.nextUp)
    guard low.exponent == high.exponent, low.isNegative == high.isNegative else { return nil }
    let shared = (0..<count).prefix { low.digit($0) == high.digit($0) }.count
    guard shared > 0 else { return nil }
    self.init(
      isNegative: low.isNegative,
      digits: low.text(ofFirst: shared),
      exponent: low.exponent,
      certainty: .truncated
    )
  }

  /// The most digits, up to a count, that all numbers of an interval are rounded to.
  ///
  /// Nil, too, for an interval that contains 0, is empty or unbounded. Rounding is to nearest, ties
  /// away from 0; the number may lie on either side of the digits, which are 1.000 for
  /// [0.99999, 1.00001].
  init?(near count: Int, of interval: Interval) {
    guard interval.isBounded, !interval.isEmpty, !interval.contains(0) else { return nil }
    let low = DecimalDigits(interval.lowerBound)
    let high = DecimalDigits(interval.upperBound)
    let shared = stride(from: count, to: 0, by: -1).first {
      low.rounded(to: $0) == high.rounded(to: $0)
    }
    guard let shared else { return nil }
    let near = low.rounded(to: shared)
    // Zeros at the end are as certain as any other digits.
    self.init(
      isNegative: near.isNegative,
      digits: near.text(ofFirst: shared),
      exponent: near.exponent,
      certainty: .near
    )
  }

  package init(_ decimal: DecimalDigits, _ certainty: Certainty) {
    self.init(
      isNegative: decimal.isNegative,
      digits: decimal.digits.isEmpty ? "0" : decimal.text(ofFirst: decimal.digits.count),
      exponent: decimal.exponent,
      certainty: certainty
    )
  }
}

extension DecimalDigits {
  /// A digit, 0 after the last.
  fileprivate func digit(_ place: Int) -> UInt8 { place < digits.count ? digits[place] : 0 }

  /// So many digits, with zeros after the last.
  fileprivate func text(ofFirst count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { text in
      for place in 0..<count { text[place] = digit(place) + 0x30 }
      return count
    }
  }
}

extension Interval {
  /// The whole number that alone is in it, where a Double holds it.
  fileprivate var onlyWhole: Double? {
    let isOne = lowerBound == upperBound && lowerBound == lowerBound.rounded()
    return isOne && lowerBound.magnitude < 0x1p53 ? lowerBound : nil
  }
}
