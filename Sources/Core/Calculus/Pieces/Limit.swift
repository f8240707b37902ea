public import Intervals

/// What a function tends to as its variable approaches a place from one side.
public enum Limit: Sendable, Hashable {
  /// A limit exists, in this bounded interval.
  case finite(Interval)
  /// The values grow beyond all bounds, upward or downward.
  case infinite(isPositive: Bool)
  /// All that is known is where the values are at last.
  case within(Interval)
  /// There are no values on this side.
  case undefined

  /// A limit in an interval if that is bounded.
  public init(_ values: Interval) {
    self = values.isEmpty ? .undefined : values.isBounded ? .finite(values) : .within(values)
  }

  /// Nothing is known.
  public static var unknown: Limit { .within(.entire) }

  /// The limit, if one exists.
  public var value: Interval? {
    if case .finite(let value) = self { value } else { nil }
  }

  /// Whether the values grow beyond all bounds.
  public var isInfinite: Bool {
    if case .infinite = self { true } else { false }
  }

  /// All finite values that are possible near the place.
  public var interval: Interval {
    switch self {
    case .finite(let value), .within(let value): value
    case .infinite(let isPositive):
      isPositive
        ? Interval(.greatestFiniteMagnitude, .infinity)
        : Interval(-.infinity, -.greatestFiniteMagnitude)
    case .undefined: .empty
    }
  }
}
