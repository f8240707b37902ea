public import Calculus
public import Intervals

/// A function that can be drawn.
///
/// `y(at:)` is all that a line through samples needs. A function that also encloses its values is
/// drawn with proof: see `enclosure(over:)`.
///
///     struct Sine: PlotFunction {
///       var isProvable: Bool { true }
///       func y(at x: Double) -> Double? { enclosure(over: Interval(x)).value.interval.midpoint }
///       func enclosure(over x: Interval) -> Enclosure { .sin(.variable(over: x)) }
///     }
public protocol PlotFunction: RealFunction {
  /// Whether the enclosures say more than nothing.
  ///
  /// Where it is false, pictures join samples instead, and are not proven.
  var isProvable: Bool { get }

  /// Makes certain what can be over the first columns of a block, at most
  /// `ColumnBlock.columnLimit`; false when the function can't tell of many at once.
  ///
  /// It may say less than `enclosure(over:)`, but nothing that contradicts it.
  ///
  /// The block has edges and holds what was there before, so every edge and every column up to `count`
  /// has to be set: with `ColumnBlock.set(_:atEdge:)` and `ColumnBlock.set(_:ofColumn:)`. Where the
  /// block's `isMonotone` is true, only the edges are read.
  func enclose(columns count: Int, of block: ColumnBlock) -> Bool

  /// Does in advance what the first enclosure on a stretch would take long for; false when
  /// `mayContinue` ended it, and asking again goes on from there.
  ///
  /// Until it is true, a picture shows as possible what `isPrepared(over:)` does not tell to be prepared: who
  /// has something to prepare offers both.
  func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool

  /// Whether nothing is to be prepared on a stretch; nothing is done for it.
  func isPrepared(over x: Interval) -> Bool

  /// For each of some short stretches the places in it at which the function is known not to be
  /// continuous.
  ///
  /// One array for each stretch, in the same order; each place is enclosed and proven. A place that is
  /// missing is not claimed to be continuous.
  func discontinuities(in stretches: [Interval]) -> [[Discontinuity]]

  /// The same curve in the coordinates of logarithmic axes: log₁₀ of what its values are at 10ᵘ.
  ///
  /// A function that can be composed is proven better so than by its enclosures alone.
  func onAxes(_ axes: LogarithmicAxes) -> any PlotFunction

  /// Whether the function is proven to turn infinitely often on the way to a place.
  ///
  /// - `place`: One end of `side`, where it need not be defined.
  /// - `side`: A stretch of some width; false says nothing.
  func oscillatesEndlessly(from place: Double, over side: Interval) -> Bool
}

extension PlotFunction {
  /// A plain function proves nothing.
  public var isProvable: Bool { false }
  /// Not offered.
  public func enclose(columns count: Int, of block: ColumnBlock) -> Bool { false }
  /// None is known.
  public func discontinuities(in stretches: [Interval]) -> [[Discontinuity]] {
    stretches.map { _ in [] }
  }
  /// Nothing is known.
  public func oscillatesEndlessly(from place: Double, over side: Interval) -> Bool { false }
  /// Nothing is needed.
  public func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool { true }
  /// Nothing is.
  public func isPrepared(over x: Interval) -> Bool { true }
}
