public import NumericCore

/// A function that can be drawn.
///
/// `y(at:)` is all that a line through samples needs. A function that also encloses its values is
/// drawn with proof: see `enclosure(over:)`.
public protocol PlotFunction: RealFunction {
  /// Whether the enclosures say more than nothing.
  var isProvable: Bool { get }

  /// About how many operations one value takes, at least 1.
  var cost: Int { get }

  /// Makes certain what can be over the first columns of a block, at most
  /// `ColumnBlock.columnLimit`; false when the function can't tell of many at once.
  ///
  /// It may say less than `enclosure(over:)`, but nothing that contradicts it.
  func enclose(columns count: Int, of block: ColumnBlock) -> Bool
}

extension PlotFunction {
  /// A plain function proves nothing.
  public var isProvable: Bool { false }
  /// A plain function costs little.
  public var cost: Int { 1 }
  /// Not offered.
  public func enclose(columns count: Int, of block: ColumnBlock) -> Bool { false }
}

/// Hands out what a graph shall show.
///
/// The view asks once for each picture and gets immutable functions, so that nothing can change
/// while it draws; it keeps neither them nor their values.
public protocol GraphDataSource {
  /// The functions to draw, the last on top.
  func plots() -> [Plot]
}

/// One function with its pen and line style.
public struct Plot: Sendable {
  /// The function, a snapshot.
  public let function: any PlotFunction
  /// Which of the style's pens draws it.
  public let pen: Int
  /// How its line is broken.
  public let lineStyle: LineStyle

  /// A function drawn with a pen in a line style.
  public init(_ function: any PlotFunction, pen: Int = 0, lineStyle: LineStyle = .solid) {
    self.function = function
    self.pen = pen
    self.lineStyle = lineStyle
  }
}
