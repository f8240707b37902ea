public import CurveProof

/// Hands out what a graph shall show.
///
/// The view asks once for each picture and gets immutable functions, so that nothing can change
/// while it draws; it keeps neither them nor their values.
///
///     struct Waves: GraphDataSource {
///       func plots() -> [Plot] { [Plot(sine), Plot(cosine, pen: 1, lineStyle: .dashed)] }
///     }
public protocol GraphDataSource {
  /// The functions to draw, the last on top.
  ///
  /// Asked once for each picture; it should be cheap, and its answer must not change afterwards.
  func plots() -> [Plot]
}

/// One function with its pen and line style.
///
/// A function that is a `PlaneSet` is drawn as a figure: areas, borders and points.
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
