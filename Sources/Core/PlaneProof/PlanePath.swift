public import Calculus
public import Intervals

/// A point that moves: x and y as functions of t over a stretch of t.
///
///     let circle = PlanePath(x: cosine, y: sine, over: Interval(0, 6.2831853))
///     circle.length  // around 2π, to within 0.02
///
/// Where one of the functions has no value, the point is nowhere.
public struct PlanePath: Sendable {
  /// Its x, of t.
  public let x: any RealFunction
  /// Its y, of t.
  public let y: any RealFunction
  /// All t, its ends rounded outward.
  public let range: Interval
  /// The t that certainly belong to it: without an end that does not, ends rounded inward.
  public let sure: Interval

  /// A point with its coordinates, over a stretch of t; `sure` is all of it by default.
  public init(
    x: any RealFunction,
    y: any RealFunction,
    over range: Interval,
    sure: Interval? = nil
  ) {
    (self.x, self.y, self.range) = (x, y, range)
    self.sure = (sure ?? range).intersection(range)
  }
}

extension PlanePath {
  /// Whether the point stays in one place, but for what rounding leaves open (1e-12 of its coordinates).
  public var standsStill: Bool {
    [x, y].allSatisfy {
      let reach = $0.enclosure(over: range).value.interval
      return reach.width <= 1e-12 * max(1, reach.magnitude)
    }
  }

  /// Into how many pieces the stretch of t is cut to measure the way.
  private static let pieces = 4_096

  /// How long the way of the point is, by its speed over small pieces of t; nil where it is not
  /// certainly continuous.
  ///
  /// The speed is bounded from the slopes of chords, so the interval is certain, also at corners; its
  /// width falls with the size of the pieces, not with rounding. It is nil, too, where a slope is
  /// unbounded, as at the end of √t, and where the stretch of t is empty or unbounded.
  ///
  /// - Complexity: 4096 enclosures of each function, twice where the ends are not numbers of it.
  public var length: Interval? {
    guard let most = length(over: range) else { return nil }
    guard sure != range else { return most }
    let least = sure.isEmpty ? Interval(0) : length(over: sure)
    return least.map { Interval(min($0.lowerBound, most.lowerBound), most.upperBound) }
  }

  private func length(over range: Interval) -> Interval? {
    guard range.isBounded, !range.isEmpty else { return nil }
    var sum = Interval(0)
    var start = range.lowerBound
    for piece in 1...Self.pieces {
      let share = Double(piece) / Double(Self.pieces)
      let end =
        piece == Self.pieces
        ? range.upperBound : range.lowerBound + (range.upperBound - range.lowerBound) * share
      guard start < end else { continue }
      let t = Interval(start, end)
      let (x, y) = (x.enclosure(over: t), y.enclosure(over: t))
      guard x.isCertainlyContinuous, y.isCertainlyContinuous, x.slope.isBounded, y.slope.isBounded
      else { return nil }
      let speed = Interval.sqrt(.square(x.slope) + .square(y.slope))
      sum = sum + speed * (Interval(end) - Interval(start))
      start = end
    }
    return sum
  }
}
