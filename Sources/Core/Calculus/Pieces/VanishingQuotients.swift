public import Intervals

/// The quotients in a function whose dividend and divisor both tend to 0 at a place at which a cell ends.
///
/// Directly evaluated they may be anything beside the place; divided by a power of the distance from it,
/// dividend and divisor tell more: sin(x)/x is at x what cos is somewhere between 0 and x.
public struct VanishingQuotients: Sendable, Hashable {
  /// What encloses the place.
  public let place: Interval
  /// Which power of the distance is a factor of both, by numbers that only the function understands.
  public var orders: [Int: Int]

  /// None yet.
  public init(at place: Interval) {
    self.place = place
    orders = [:]
  }
}

extension Jet {
  /// How many of the first coefficients are exactly 0, as far as that is of use.
  package var leadingZeros: Int {
    [c0, c1].prefix { $0 == Interval(0) }.count
  }

  /// The jet of u divided by a power of the distance from a place in the box, where as many of its first
  /// coefficients vanish.
  ///
  /// The divided difference u[p, …, p, x, …, x] is a Taylor coefficient somewhere between p and x.
  package func dividedByDistance(_ power: Int) -> Jet {
    let terms =
      [c0, c1, c2, c3].dropFirst(power).map { $0.isBounded ? $0 : .entire }
      + Array(repeating: .entire, count: power)
    return Jet(terms[0], terms[1], terms[2], terms[3])
  }

  /// What is in both, coefficient by coefficient.
  package func narrowed(by other: Jet) -> Jet {
    Jet(
      c0.narrowed(by: other.c0),
      c1.narrowed(by: other.c1),
      c2.narrowed(by: other.c2),
      c3.narrowed(by: other.c3)
    )
  }
}
