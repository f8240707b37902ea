public import Intervals

/// The open stretch between two neighbouring places where an operation is not smooth, or one of
/// these places itself.
///
/// The places may be known only to lie in an interval; a missing one is infinitely far away.
///
///     let gap = Gap(between: Interval(0), and: Interval(1))
///     gap.surrounds(Interval(0.25, 0.5))   // true
///     gap.reachesUpper(Interval(0.5, 1))   // true
public struct Gap: Sendable, Hashable {
  /// What encloses the end on the left.
  public let lower: Interval?
  /// What encloses the end on the right.
  public let upper: Interval?
  /// Whether the argument is not between the ends but sits on them, which are one.
  public let isPoint: Bool

  /// The stretch between two ends.
  public init(between lower: Interval?, and upper: Interval?) {
    self.lower = lower
    self.upper = upper
    isPoint = false
  }

  /// One place alone.
  public init(at place: Interval) {
    lower = place
    upper = place
    isPoint = true
  }

  /// The smallest interval around the stretch.
  ///
  /// It includes both ends, and is unbounded on a side without one.
  public var hull: Interval {
    Interval(lower?.lowerBound ?? -.infinity, upper?.upperBound ?? .infinity)
  }

  /// Whether values from here may reach the left end.
  public func reachesLower(_ values: Interval) -> Bool {
    lower.map { values.lowerBound <= $0.upperBound } ?? false
  }

  /// Whether values from here may reach the right end.
  public func reachesUpper(_ values: Interval) -> Bool {
    upper.map { values.upperBound >= $0.lowerBound } ?? false
  }

  /// Whether all values are certainly in the open stretch.
  public func surrounds(_ values: Interval) -> Bool {
    !isPoint && !values.isEmpty && !reachesLower(values) && !reachesUpper(values)
  }
}
