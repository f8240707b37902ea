import Calculus
import ExactAnswers
import Expressions
import Intervals
import Numerals
import Words

/// What enclosures of Doubles say of a value, where nothing knows more.
enum DoubleDigits {
  static func answer(_ program: Program, at place: Program?, digits count: Int) -> ExactAnswer {
    if let value = program.code.exactValue, let decimal = DecimalDigits(value),
      decimal.digits.count <= count
    {
      return .number(number(decimal, .exact))
    }
    let x =
      place.map { $0.enclosure(over: Interval(0)).value } ?? DecoratedInterval(Interval(0))
    guard x.decoration >= .defined else {
      return x.interval.isEmpty ? .undefined : .undecided(.part)
    }
    let value = program.enclosure(over: x.interval).value
    if value.interval.isEmpty { return .undefined }
    guard value.decoration >= .defined else { return .undecided(.part) }
    return common(value.interval, upTo: min(count, 15)).map { .number(number($0, .near)) }
      ?? .undecided(.digits)
  }

  /// The most digits at which both ends are the same decimal.
  private static func common(_ interval: Interval, upTo count: Int) -> DecimalDigits? {
    guard interval.isBounded, !interval.contains(0) else { return nil }
    let (low, high) = (DecimalDigits(interval.lowerBound), DecimalDigits(interval.upperBound))
    return stride(from: count, to: 0, by: -1).lazy.map {
      (low.rounded(to: $0), high.rounded(to: $0))
    }
    .first { $0 == $1 }?.0
  }

  private static func number(
    _ decimal: DecimalDigits,
    _ certainty: CertainDigits.Certainty
  ) -> CertainDigits {
    let digits = String(decoding: decimal.digits.map { $0 + 0x30 }, as: UTF8.self)
    return CertainDigits(
      isNegative: decimal.isNegative,
      digits: digits.isEmpty ? "0" : digits,
      exponent: decimal.exponent,
      certainty: certainty
    )
  }
}
