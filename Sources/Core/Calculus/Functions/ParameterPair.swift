import Intervals

/// Two parameters that come as one whole number, so that a function of three values is one of two.
package enum ParameterPair: Sendable {
  /// Both above 0, in thousandths.
  case thousandths
  /// A whole number, and a chance between 0 and 1 in thousand millionths.
  case countAndChance

  /// Both parameters of a pair, enclosed; nil for what is none.
  func parts(_ pair: Interval) -> (first: Interval, second: Interval)? {
    guard pair.isSingleton, let whole = Int(exactly: pair.lowerBound), whole > 0, whole <= 1 << 53
    else { return nil }
    let isThousandths = self == .thousandths
    let (first, second) = whole.quotientAndRemainder(dividingBy: 1 << (isThousandths ? 26 : 30))
    guard first > 0, second > 0 else { return nil }
    return (
      Interval(Double(first)) / Interval(isThousandths ? 1_000 : 1),
      Interval(Double(second)) / Interval(isThousandths ? 1_000 : 1e9)
    )
  }
}
