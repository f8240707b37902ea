import Numerals
package import Intervals

extension NumberLiteral {
  /// The tightest interval around what is written.
  var interval: Interval {
    isExact
      ? Interval(value)
      : Interval(decimal: text) ?? Interval(value.nextDown, value.nextUp)
  }
}

extension MathConstant {
  /// The tightest interval around the constant.
  package var interval: Interval {
    switch self {
    case .pi: .pi
    case .e: .e
    case .tau: .tau
    }
  }
}
