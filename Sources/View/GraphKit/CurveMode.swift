public import CurveProof

/// How curves are drawn.
///
/// Only `auto` proves; the other two draw one value for each column of device pixels and miss what lies
/// between two columns. A line is cut, and its gap tinted, where it may jump (`SampledCurve`).
public enum CurveMode: String, Hashable, Sendable, CaseIterable {
  /// Proven: joined where the function is certainly continuous, lighter where nothing is certain.
  case auto
  /// A line through one sample for each column of device pixels.
  case line
  /// A dot for each sample, nothing between.
  case dot
}

extension InkMap {
  /// The map of a function; in a mode other than `auto` samples, which are only possible.
  ///
  ///     InkMap(of: tangent, on: grid, mode: .line).pixels.contains(.certain)  // false
  ///
  /// So does `auto` for a function whose `isProvable` is false.
  ///
  /// - Complexity: O(columns) values in `line` and `dot`; that of `init(proving:on:)` in `auto`.
  public init(of function: any PlotFunction, on grid: PixelGrid, mode: CurveMode) {
    if mode == .auto, function.isProvable {
      self.init(proving: function, on: grid)
    } else {
      self.init(sampling: function, on: grid, joins: mode != .dot)
    }
  }
}
