public import Intervals

extension Limit {
  /// The opposite.
  public static prefix func - (operand: Limit) -> Limit {
    switch operand {
    case .finite(let value): .finite(-value)
    case .infinite(let isPositive): .infinite(isPositive: !isPositive)
    case .within(let values): .within(-values)
    case .undefined: .undefined
    }
  }

  /// The limit of a sum; ∞ − ∞ is unknown.
  public static func + (left: Limit, right: Limit) -> Limit {
    switch (left, right) {
    case (.undefined, _), (_, .undefined): .undefined
    case (.infinite(let first), .infinite(let second)): first == second ? left : .unknown
    case (.infinite, .finite), (.finite, .infinite):
      left.isInfinite ? left : right
    case (.infinite, .within(let values)), (.within(let values), .infinite):
      values.isBounded ? (left.isInfinite ? left : right) : .unknown
    case (.finite(let first), .finite(let second)): Limit(first + second)
    case (.within(let first), .finite(let second)), (.finite(let first), .within(let second)),
      (.within(let first), .within(let second)):
      .within(first + second)
    }
  }

  /// The limit of a product; 0·∞ is unknown, but 0 times what stays bounded is 0.
  public static func * (left: Limit, right: Limit) -> Limit {
    switch (left, right) {
    case (.undefined, _), (_, .undefined): .undefined
    case (.finite(let first), .finite(let second)): Limit(first * second)
    case (.infinite(let first), .infinite(let second)): .infinite(isPositive: first == second)
    case (.infinite(let isPositive), .finite(let values)),
      (.finite(let values), .infinite(let isPositive)),
      (.infinite(let isPositive), .within(let values)),
      (.within(let values), .infinite(let isPositive)):
      if values.mignitude > 0 {
        .infinite(isPositive: isPositive == (values.lowerBound > 0))
      } else {
        .unknown
      }
    case (.finite(let value), .within(let values)), (.within(let values), .finite(let value)):
      if value == Interval(0), values.isBounded { .finite(value) } else { .within(value * values) }
    case (.within(let first), .within(let second)): .within(first * second)
    }
  }

  /// 1/u, where it is known from which side a limit 0 is approached.
  ///
  /// `isZero` states that the limit is exactly 0: only then is the result infinite.
  public static func reciprocal(_ u: Limit, isPositive: Bool, isZero: Bool) -> Limit {
    switch u {
    case .undefined: return .undefined
    case .infinite: return .finite(Interval(0))
    case .finite(let value), .within(let value):
      if isZero { return .infinite(isPositive: isPositive) }
      let side = value.intersection(isPositive ? .nonNegative : -.nonNegative)
      let result = Interval.reciprocal(side)
      if result.isEmpty { return .unknown }
      return u.value != nil && result.isBounded ? .finite(result) : .within(result)
    }
  }

  /// The limit of a function of this, from its values over a bounded or unbounded stretch and its
  /// limits at −∞ and ∞; it is continuous on the stretch.
  ///
  /// `values` has to enclose the function over any stretch that it is asked for.
  public func map(
    atInfinity: (_ isPositive: Bool) -> Limit,
    _ values: (Interval) -> Interval
  ) -> Limit {
    switch self {
    case .undefined: .undefined
    case .infinite(let isPositive): atInfinity(isPositive)
    case .finite(let value):
      Limit(values(value))
    case .within(let range): .within(values(range))
    }
  }

  /// Whether this and another are certainly the same limit: one number, or infinite alike.
  public func isExactly(_ other: Limit) -> Bool {
    switch (self, other) {
    case (.finite(let first), .finite(let second)): first.isSingleton && first == second
    case (.infinite(let first), .infinite(let second)): first == second
    default: false
    }
  }
}
