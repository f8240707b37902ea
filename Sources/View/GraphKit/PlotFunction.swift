/// A function that can be drawn.
public protocol PlotFunction: Sendable {
  /// The value at a place, nil where there is none.
  func y(at x: Double) -> Double?
}

/// Hands out what a graph shall show.
///
/// The view asks once for each picture and gets immutable functions, so that nothing can change
/// while it draws; it keeps neither them nor their values.
public protocol GraphDataSource {
  /// The functions to draw, the last on top.
  func plots() -> [Plot]
}

/// One function with the number of its pen.
public struct Plot: Sendable {
  /// The function, a snapshot.
  public let function: any PlotFunction
  /// Which of the style's pens draws it.
  public let pen: Int

  /// A function drawn with a pen.
  public init(_ function: any PlotFunction, pen: Int = 0) {
    self.function = function
    self.pen = pen
  }
}

/// How curves are drawn.
public enum CurveMode: String, Hashable, Sendable, CaseIterable {
  /// A line through one sample a column of device pixels.
  case line
  /// A dot for each sample, nothing between.
  case dot
}
