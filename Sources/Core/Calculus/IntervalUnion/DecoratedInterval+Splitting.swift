package import Intervals

extension DecoratedInterval {
  /// The values left and right of 0, both with the limit 0; one piece where 0 is not inside.
  ///
  /// An operation with a pole at 0 has one-sided values on each.
  var splitAtZero: [DecoratedInterval] {
    guard interval.lowerBound < 0, interval.upperBound > 0 else { return [self] }
    return [
      DecoratedInterval(Interval(interval.lowerBound, 0), decoration),
      DecoratedInterval(Interval(0, interval.upperBound), decoration),
    ]
  }

  /// Pieces of a result, none better known than `weakest`.
  static func pieces(_ intervals: [Interval], atMost weakest: Decoration) -> [DecoratedInterval] {
    intervals.map { DecoratedInterval($0, weakest) }
  }

  /// A step function's values as single numbers, up to four; else their hull.
  package static func steps(_ value: DecoratedInterval) -> [DecoratedInterval] {
    let (first, last) = (value.interval.lowerBound, value.interval.upperBound)
    guard first < last, last - first <= 3 else { return [value] }
    return stride(from: first, through: last, by: 1).map {
      DecoratedInterval(Interval($0), value.decoration)
    }
  }

  /// The values beside the one pole in the interval, of a function that rises from −∞ to ∞.
  static func risingAroundPole(
    from left: Interval,
    to right: Interval,
    _ decoration: Decoration
  ) -> [DecoratedInterval] {
    pieces(
      [
        Interval(uncheckedLower: -.infinity, upper: right.upperBound),
        Interval(uncheckedLower: left.lowerBound, upper: .infinity),
      ],
      atMost: Swift.min(decoration, .trivial)
    )
  }
}
