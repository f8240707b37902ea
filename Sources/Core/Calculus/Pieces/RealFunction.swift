public import Intervals

/// A function of one real variable that can prove what it says.
///
/// `y(at:)` alone is enough; what is not known has a default that says nothing.
public protocol RealFunction: Sendable {
  /// About how many operations one value takes, at least 1.
  var cost: Int { get }

  /// The value at a place, nil where there is none.
  func y(at x: Double) -> Double?

  /// What is certain over a stretch of x: all values lie in the interval, the decoration tells
  /// whether the function is defined and continuous there, the slope bounds its chords.
  func enclosure(over x: Interval) -> Enclosure

  /// A few intervals that together hold all values over a stretch: near a pole or a jump they leave
  /// out what lies between.
  func branches(over x: Interval) -> [DecoratedInterval]

  /// What it certainly takes in a stretch at places that can't be met by trying numbers: sign(sin x) is
  /// 0 somewhere around π, and ln|x − π| beside it lower than any number.
  func attainments(over x: Interval) -> [Attainment]

  /// A Taylor series about a place with its remainder over a stretch, where the function is analytic
  /// or has a removable singularity at that place.
  func expansion(around center: Double, over x: Interval) -> TaylorModel?
}

extension RealFunction {
  /// One operation.
  public var cost: Int { 1 }
  /// Nothing is known.
  public func enclosure(over x: Interval) -> Enclosure { .unknown }
  /// The enclosure's values, in one piece.
  public func branches(over x: Interval) -> [DecoratedInterval] { [enclosure(over: x).value] }
  /// Nothing is known.
  public func attainments(over x: Interval) -> [Attainment] { [] }
  /// No series.
  public func expansion(around center: Double, over x: Interval) -> TaylorModel? { nil }
}
