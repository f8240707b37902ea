public import Intervals

/// A function of one real variable that can prove what it says.
///
/// `y(at:)` alone is enough; what is not known has a default that says nothing.
///
///     struct Square: RealFunction {
///       func y(at x: Double) -> Double? { x * x }
///       func enclosure(over x: Interval) -> Enclosure { .square(.variable(over: x)) }
///     }
///     Square().enclosure(over: Interval(-1, 2)).value.interval  // [0, 4]
///
/// Whatever an enclosure leaves out is taken for impossible by all that prove with it, so every answer
/// must be valid for each real number of the stretch, not only for each Double.
public protocol RealFunction: Sendable {
  /// About how many operations one value takes, at least 1.
  ///
  /// It divides budgets, so that long functions get fewer looks in the same time; no proof depends on
  /// it.
  var cost: Int { get }

  /// The value at a place, nil where there is none.
  ///
  /// It is rounded, with no bound on its error: where a proof needs a value, it takes an enclosure.
  func y(at x: Double) -> Double?

  /// What is certain over a stretch of x: all values lie in the interval, the decoration tells
  /// whether the function is defined and continuous there, the slope bounds its chords.
  ///
  /// `x` is nonempty and may be a single number or unbounded. The decoration has the meaning of IEEE
  /// 1788-2015, section 11.2: `.common` and `.definedAndContinuous` promise a value at each point of the
  /// stretch and continuity of the restriction to it, `.defined` a value at each point, `.trivial`
  /// nothing. An empty interval promises that there is no value.
  func enclosure(over x: Interval) -> Enclosure

  /// A few intervals that together hold all values over a stretch: near a pole or a jump they leave
  /// out what lies between.
  ///
  /// They may overlap and come in any order; an empty one says nothing.
  func intervalUnion(over x: Interval) -> [DecoratedInterval]

  /// What it certainly takes in a stretch at places that can't be met by trying numbers: sign(sin x) is
  /// 0 somewhere around π, and ln|x − π| beside it lower than any number.
  ///
  /// Each element is proven; that there are none says nothing.
  func attainedValues(over x: Interval) -> [AttainedValue]

  /// A Taylor series about a place with its remainder over a stretch, where the function is analytic
  /// or has a removable singularity at that place.
  ///
  /// The center need not lie in `x`: the series holds on the hull of both. Nil where that is not
  /// proven, or the function is not of the kind.
  func taylorModel(around center: Double, over x: Interval) -> TaylorModel?
}

extension RealFunction {
  /// One operation.
  public var cost: Int { 1 }
  /// Nothing is known.
  public func enclosure(over x: Interval) -> Enclosure { .unknown }
  /// The enclosure's values, in one piece.
  public func intervalUnion(over x: Interval) -> [DecoratedInterval] { [enclosure(over: x).value] }
  /// Nothing is known.
  public func attainedValues(over x: Interval) -> [AttainedValue] { [] }
  /// No series.
  public func taylorModel(around center: Double, over x: Interval) -> TaylorModel? { nil }
}

extension RealFunction {
  /// Whether it certainly has a slope at each place of a stretch, and goes on beyond its ends: it has a series.
  public func isSmooth(over x: Interval) -> Bool {
    let around = Interval(x.lowerBound.nextDown, x.upperBound.nextUp)
    return enclosure(over: around).isCertainlyContinuous
      && taylorModel(around: x.midpoint, over: around) != nil
  }
}
