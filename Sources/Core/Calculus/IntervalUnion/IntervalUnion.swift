public import Intervals

/// A cover of a function's values by a few intervals, so that holes between them are known.
///
/// At most `limit` pieces, apart from each other and in order. The function is at least as well
/// known as the weakest decoration says: a piece split off at a pole is `.trivial`, one split off
/// at a jump at most `.defined`.
///
///     IntervalUnion(over: Interval(1)) / IntervalUnion(over: Interval(-0.5, 0.5))  // (−∞, −2], [2, ∞)
public struct IntervalUnion: Sendable, Hashable {
  /// How many pieces there are at most.
  public static var limit: Int { 8 }

  /// The pieces from left to right; one empty piece where there are no values.
  public let pieces: [DecoratedInterval]

  /// A cover by any intervals: what touches is joined, and the nearest are while there are too many.
  ///
  /// An empty piece says that the function has no value on a part of its domain: it goes, and the
  /// others become `.trivial`.
  ///
  ///     let pieces = [Interval(1, 2), Interval(2, 3), Interval(5)].map { DecoratedInterval($0) }
  ///     IntervalUnion(pieces).pieces.map(\.interval)  // [1, 3], [5, 5]
  ///
  /// - Complexity: O(n log n), and O(n²) where more than `limit` are left.
  public init(_ pieces: [DecoratedInterval]) {
    var kept = pieces.filter { !$0.interval.isEmpty }
    if kept.isEmpty {
      self.pieces = [DecoratedInterval(.empty, .trivial)]
      return
    }
    if kept.count < pieces.count {
      kept = kept.map { DecoratedInterval($0.interval, Swift.min($0.decoration, .trivial)) }
    }
    kept.sort { $0.interval.lowerBound < $1.interval.lowerBound }
    var joined: [DecoratedInterval] = []
    for piece in kept {
      if let last = joined.last, piece.interval.lowerBound <= last.interval.upperBound {
        joined[joined.count - 1] = IntervalUnion.hull(last, piece)
      } else {
        joined.append(piece)
      }
    }
    while joined.count > IntervalUnion.limit { IntervalUnion.joinNearest(&joined) }
    self.pieces = joined
  }

  /// One piece.
  public init(_ piece: DecoratedInterval) {
    pieces = [piece]
  }

  /// The variable over a box, or a constant known to lie in an interval.
  ///
  /// It is `.common` where the box is bounded, `.definedAndContinuous` where it is not.
  public init(over box: Interval) {
    pieces = [DecoratedInterval(box)]
  }

  /// The results of an operation on one value, which may itself give several pieces.
  public func flatMap(
    _ operation: (DecoratedInterval) -> [DecoratedInterval]
  ) -> IntervalUnion {
    IntervalUnion(pieces.flatMap(operation))
  }

  /// The results of an operation on two values, for all pairs of pieces.
  ///
  /// - Complexity: At most 64 operations, as no union has more than `limit` pieces.
  public func flatMap(
    with other: IntervalUnion,
    _ operation: (DecoratedInterval, DecoratedInterval) -> [DecoratedInterval]
  ) -> IntervalUnion {
    IntervalUnion(pieces.flatMap { left in other.pieces.flatMap { operation(left, $0) } })
  }

  private static func hull(
    _ left: DecoratedInterval,
    _ right: DecoratedInterval
  ) -> DecoratedInterval {
    DecoratedInterval(
      left.interval.convexHull(with: right.interval),
      Swift.min(left.decoration, right.decoration)
    )
  }

  private static func joinNearest(_ pieces: inout [DecoratedInterval]) {
    var nearest = 0
    var smallest = Double.infinity
    for index in 0..<(pieces.count - 1) {
      let gap = pieces[index + 1].interval.lowerBound - pieces[index].interval.upperBound
      if gap < smallest {
        smallest = gap
        nearest = index
      }
    }
    let joined = hull(pieces[nearest], pieces[nearest + 1])
    pieces.replaceSubrange(nearest...(nearest + 1), with: [joined])
  }
}
