public import Calculus
public import Intervals

/// A function that can be drawn.
///
/// `y(at:)` is all that a line through samples needs. A function that also encloses its values is
/// drawn with proof: see `enclosure(over:)`.
public protocol PlotFunction: RealFunction {
  /// Whether the enclosures say more than nothing.
  var isProvable: Bool { get }

  /// Makes certain what can be over the first columns of a block, at most
  /// `ColumnBlock.columnLimit`; false when the function can't tell of many at once.
  ///
  /// It may say less than `enclosure(over:)`, but nothing that contradicts it.
  func enclose(columns count: Int, of block: ColumnBlock) -> Bool

  /// Does in advance what the first enclosure on a stretch would take long for; false when
  /// `mayContinue` ended it, and asking again goes on from there.
  func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool

  /// For each of some short stretches the places in it at which the function is known not to be
  /// continuous.
  func discontinuities(in stretches: [Interval]) -> [[Discontinuity]]
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
  /// Nothing is needed.
  public func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool { true }
}
