public import CurveProof

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
