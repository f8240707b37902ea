import Numerals
import Intervals

extension NumberLiteral {
  /// The tightest interval around what is written.
  var interval: Interval {
    isExact
      ? Interval(value)
      : Interval(decimal: text) ?? Interval(value.nextDown, value.nextUp)
  }
}
