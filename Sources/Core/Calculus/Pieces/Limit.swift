public import Intervals

/// What a function tends to as its variable approaches a place from one side.
///
///     Limit.infinite(isPositive: true) + Limit(Interval(1))            // .infinite(isPositive: true)
///     Limit.infinite(isPositive: true) * Limit(Interval(-1, 1))        // .unknown
///
/// The interval of `.finite` encloses one number that exists; that of `.within` only holds the values
/// near the place, which need not tend to anything.
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
  ///
  /// Empty gives `.undefined`, unbounded `.within`: the caller states that a limit exists.
  public init(_ values: Interval) {
    self = values.isEmpty ? .undefined : values.isBounded ? .finite(values) : .within(values)
  }

  /// Nothing is known.
  public static var unknown: Limit { .within(.entire) }

  /// The limit, if one exists.
  ///
  /// Nil where it is infinite.
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
