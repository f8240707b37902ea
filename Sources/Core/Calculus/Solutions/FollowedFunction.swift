package import Intervals

/// A function that is known step by step, on both sides of a place, as far as it was asked for.
///
/// Work is done by `extend(to:while:)` and `ends(within:)` alone, all else reads what they have found.
package protocol FollowedFunction: Sendable {
  /// Whether to go as far as the places of a stretch takes no more work.
  func covers(_ u: Interval) -> Bool

  /// Whether beyond an end that was found nothing is certain.
  var isOpen: Bool { get }

  /// How many steps the longer side has.
  var stepCount: Int { get }

  /// Goes as far as the places of a stretch, if that is possible; does nothing for an unbounded one.
  ///
  /// False when `mayContinue` ended it before that: to ask again goes on from there.
  mutating func extend(to u: Interval, while mayContinue: () -> Bool) -> Bool

  /// The values at those of `u`, of a function whose slopes there are `slope`, as far as it does not know
  /// them itself.
  ///
  /// The decoration tells whether there certainly are values; empty where there certainly are none.
  func enclosure(to u: Enclosure, slope: Enclosure) -> Enclosure

  /// All values at places in a stretch; nil where it is not certain that there are some.
  func values(to u: Interval, slope: Interval) -> Interval?

  /// As a series, of a function whose slopes along `u` are `slope`; nil where it is not certainly smooth.
  func series(of slope: SeriesModel, to u: SeriesModel) -> SeriesModel?

  /// With its first three derivatives; `.unknown` where it is not certain that there are values.
  func jet(of slope: Jet, to u: Jet) -> Jet

  /// The infinity to which it tends at an end, given as `ends` gives it; nil at any other place, and where
  /// that is not known.
  func infinity(at place: Interval) -> Double?

  /// The places between which it certainly has values; nothing is said of what lies beyond so many steps.
  mutating func ends(within count: Int) -> (lower: KnownEnd, upper: KnownEnd)
}

extension Antiderivative: FollowedFunction {
  package var isOpen: Bool { false }
  package var stepCount: Int { 0 }

  package mutating func extend(to u: Interval, while _: () -> Bool) -> Bool {
    extend(to: u)
    return true
  }

  package func infinity(at place: Interval) -> Double? { nil }

  package func series(of slope: SeriesModel, to u: SeriesModel) -> SeriesModel? {
    .integral(of: slope, to: u) { values(to: $0) }
  }

  package func jet(of slope: Jet, to u: Jet) -> Jet {
    values(to: u.c0, slope: slope.c0).map { .integral(of: slope, to: u, values: $0) } ?? .unknown
  }
}
