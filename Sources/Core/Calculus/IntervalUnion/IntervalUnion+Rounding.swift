import Intervals

extension IntervalUnion {
  /// −1, 0 and 1.
  public static func sign(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { DecoratedInterval.steps(.sign($0)) }
  }

  /// The largest integers not above, up to four one by one.
  public static func floor(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { DecoratedInterval.steps(.floor($0)) }
  }

  /// The smallest integers not below, up to four one by one.
  public static func ceil(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { DecoratedInterval.steps(.ceil($0)) }
  }

  /// The nearest integers, up to four one by one; halves go away from 0.
  public static func roundTiesToAway(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { DecoratedInterval.steps(.roundTiesToAway($0)) }
  }

  /// a − b·⌊a/b⌋, one piece for each value of ⌊a/b⌋ up to four.
  public static func mod(_ a: IntervalUnion, _ b: IntervalUnion) -> IntervalUnion {
    a.flatMap(with: b, moduloPieces)
  }

  private static func moduloPieces(
    _ a: DecoratedInterval,
    _ b: DecoratedInterval
  ) -> [DecoratedInterval] {
    let whole = DecoratedInterval.mod(a, b)
    guard whole.decoration == .defined || whole.decoration == .trivial,
      !b.interval.contains(0), a.interval.isBounded
    else { return [whole] }
    let quotients = Interval.floor(a.interval / b.interval)
    guard quotients.upperBound - quotients.lowerBound <= 3 else { return [whole] }
    let range = b.interval.convexHull(with: Interval(0))
    return stride(from: quotients.lowerBound, through: quotients.upperBound, by: 1).compactMap {
      // A quotient that only rounding allows leaves no piece.
      let piece = (a.interval - b.interval * Interval($0)).intersection(range)
      let weakest = Swift.min(whole.decoration, .defined)
      return piece.isEmpty ? nil : DecoratedInterval(piece, weakest)
    }
  }
}
