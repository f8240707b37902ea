import Intervals

/// A function of two whole numbers, undefined elsewhere.
///
///     WholeFunction.gcd(12, 18)          // 6
///     WholeFunction.combinations(5, 2)   // 10
///     WholeFunction.gcd(1.5, 2)          // NaN
public struct WholeFunction: Sendable {
  /// The exact result at two whole numbers below 2⁵³; empty where there is none.
  let exact: @Sendable (Double, Double) -> Interval
  /// Bounds of the results over larger sets.
  let bounds: @Sendable (Interval, Interval) -> Interval

  /// The result at one point, NaN where there is none.
  ///
  /// Rounded where it is large, and ∞ where that is beyond all Doubles; arguments above 2⁵³ have no
  /// result.
  public func callAsFunction(_ x: Double, _ y: Double) -> Double {
    let value = Self.isWhole(x) && Self.isWhole(y) ? exact(x, y) : .empty
    if value.isEmpty { return .nan }
    return value.upperBound == .infinity ? .infinity : value.midpoint
  }

  /// All results over a stretch: certain only at single numbers.
  ///
  /// Of larger sets there are bounds, with the decoration `.trivial`: most points have no value.
  public func callAsFunction(_ x: Enclosure, _ y: Enclosure) -> Enclosure {
    let weakest = Swift.min(x.value.decoration, y.value.decoration)
    if x.interval.isSingleton, y.interval.isSingleton {
      let (first, second) = (x.interval.lowerBound, y.interval.lowerBound)
      let value =
        Self.isWhole(first) && Self.isWhole(second) ? exact(first, second) : .empty
      return Enclosure(
        value: DecoratedInterval(
          value,
          local: value.isEmpty ? .trivial : .common,
          inherited: weakest
        ),
        slope: Interval(0)
      )
    }
    let (first, second) = (x.interval.wholeNumbers, y.interval.wholeNumbers)
    let values = first.isEmpty || second.isEmpty ? .empty : bounds(first, second)
    return Enclosure(value: DecoratedInterval(values, .trivial), slope: .entire)
  }

  private static func isWhole(_ x: Double) -> Bool { x == x.rounded() && x.magnitude <= 0x1p53 }

  // MARK: Functions

  /// The greatest common divisor, never below 0.
  public static let gcd = WholeFunction(
    exact: { Interval(divisor($0, $1)) },
    bounds: { Interval(0, Swift.max($0.magnitude, $1.magnitude)) }
  )

  /// The least common multiple, never below 0; 0 with 0.
  public static let lcm = WholeFunction(
    exact: { a, b in
      let shared = divisor(a, b)
      return shared == 0
        ? Interval(0) : Interval(a.magnitude / shared) * Interval(b.magnitude)
    },
    bounds: { Interval(0, ($0 * $1).magnitude) }
  )

  /// How many ways there are to choose k of n, n!/(k!·(n − k)!); 0 where k is above n.
  public static let combinations = WholeFunction(
    exact: { n, k in
      choices(n, k, factors: Swift.min(k, n - k)) { product, step in
        product * Interval(n - step) / Interval(step + 1)
      }
    },
    bounds: { _, _ in .nonNegative }
  )

  /// How many ways there are to choose k of n in order, n!/(n − k)!; 0 where k is above n.
  public static let permutations = WholeFunction(
    exact: { n, k in
      choices(n, k, factors: k) { product, step in product * Interval(n - step) }
    },
    bounds: { _, _ in .nonNegative }
  )

  /// A product of whole numbers, factor by factor; no more than 2,000 of them fit a Double.
  private static func choices(
    _ n: Double,
    _ k: Double,
    factors: Double,
    _ next: (Interval, Double) -> Interval
  ) -> Interval {
    guard n >= 0, k >= 0 else { return .empty }
    if k > n { return Interval(0) }
    var product = Interval(1)
    for step in stride(from: 0, to: Swift.min(factors, 2_000), by: 1) {
      product = next(product, step)
    }
    // More factors only make it larger.
    return factors > 2_000 ? Interval(product.lowerBound, .infinity) : product
  }

  private static func divisor(_ a: Double, _ b: Double) -> Double {
    var (larger, smaller) = (a.magnitude, b.magnitude)
    while smaller != 0 {
      (larger, smaller) = (smaller, larger.truncatingRemainder(dividingBy: smaller))
    }
    return larger
  }
}

extension Interval {
  /// The hull of the whole numbers in it.
  fileprivate var wholeNumbers: Interval {
    let (first, last) = (lowerBound.rounded(.up), upperBound.rounded(.down))
    return first <= last ? Interval(first, last) : .empty
  }
}
