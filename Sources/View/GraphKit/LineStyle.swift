/// How the line of a curve is broken, so that curves are distinguished without their colours.
///
/// A dash says nothing about the function: where a curve is only possible it is lighter, in every
/// style.
public enum LineStyle: String, Hashable, Sendable, CaseIterable {
  /// Without gaps; with long dashes; with dots; with both in turn.
  case solid, dashed, dotted, dashDotted

  /// Lengths of dashes and gaps for a stroke of some width, in points; empty for a solid line.
  ///
  ///     LineStyle.dashed.dash(width: 2.5)  // [10, 6]
  ///
  /// They alternate, and begin with a dash.
  public func dash(width: Double) -> [Double] {
    switch self {
    case .solid: []
    case .dashed: [width * 4, width * 2.4]
    case .dotted: [width * 0.4, width * 2]
    case .dashDotted: [width * 4, width * 2, width * 0.4, width * 2]
    }
  }
}
