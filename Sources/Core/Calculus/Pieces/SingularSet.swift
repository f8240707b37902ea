public import Intervals

/// The values of an argument at which an operation is not smooth: 0 for |u|, all integers for ⌊u⌋,
/// odd multiples of π/2 for tan u.
///
///     SingularSet.all().possible(in: Interval(0.5, 2), atMost: 8)  // [1], [2]
///     SingularSet.all().gap(around: Interval(0.25, 0.5))           // between 0 and 1
public enum SingularSet: Sendable, Hashable {
  /// A few values in increasing order.
  case values([Interval])
  /// (k + phase)·step for the integers k that are allowed.
  case lattice(phase: Double, step: Interval, least: Double, greatest: Double)

  /// Every integer multiple of a step, shifted by a phase.
  public static func all(phase: Double = 0, step: Interval = Interval(1)) -> SingularSet {
    .lattice(phase: phase, step: step, least: -.infinity, greatest: .infinity)
  }

  /// 0 alone.
  public static var zero: SingularSet { .values([Interval(0)]) }

  /// The values that lie in an interval, perhaps; nil for more than a limit.
  ///
  /// Each value in the interval is among them; one within rounding of its ends may be, too.
  ///
  /// - Complexity: O(values), or O(limit).
  public func possible(in range: Interval, atMost limit: Int) -> [Interval]? {
    if range.isEmpty { return [] }
    switch self {
    case .values(let values):
      return values.filter { !$0.isDisjoint(from: range) }
    case .lattice(let phase, let step, let least, let greatest):
      let index = range / step - Interval(phase)
      let first = Swift.max(index.lowerBound.rounded(.down), least)
      let last = Swift.min(index.upperBound.rounded(.up), greatest)
      guard first <= last else { return [] }
      guard last - first <= Double(limit), first.magnitude < 0x1p52, last.magnitude < 0x1p52 else {
        return nil
      }
      return stride(from: first, through: last, by: 1).map { target($0, phase, step) }
        .filter { !$0.isDisjoint(from: range) }
    }
  }

  /// The stretch between neighbouring values in which an argument certainly lies.
  ///
  /// Nil where it may meet one of the values, or is empty.
  public func gap(around value: Interval) -> Gap? {
    guard !value.isEmpty else { return nil }
    switch self {
    case .values(let values):
      let below = values.last { $0.upperBound < value.lowerBound }
      let above = values.first { $0.lowerBound > value.upperBound }
      guard values.allSatisfy({ $0.isDisjoint(from: value) }) else { return nil }
      return Gap(between: below, and: above)
    case .lattice(let phase, let step, let least, let greatest):
      let index = (value / step - Interval(phase)).lowerBound.rounded(.down)
      guard index.magnitude < 0x1p52 else { return nil }
      // Rounding may have taken the index one too low.
      for first in [index, index + 1, index - 1] {
        let gap = Gap(
          between: first < least ? nil : target(Swift.min(first, greatest), phase, step),
          and: first + 1 > greatest ? nil : target(Swift.max(first + 1, least), phase, step)
        )
        if gap.surrounds(value) { return gap }
      }
      return nil
    }
  }

  private func target(_ index: Double, _ phase: Double, _ step: Interval) -> Interval {
    Interval(index + phase) * step
  }
}
