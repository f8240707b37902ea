import Drawing
import GraphKit
package import GraphModel

/// Views made for what is graphed.
extension Viewport {
  /// How much of a fitted view is left free above and below, as a share of the values' range.
  static let fittingMargin = 0.08

  /// The same x with all that curves take there in the clear part of the plot; nil when there is
  /// nothing to take.
  func fitted(to functions: [GraphFunction], in plot: Rect, clear: Rect) -> Viewport? {
    let half = plot.width / 2 / pointsPerUnitX
    let x = centerX - half...centerX + half
    return ValueReach.range(of: functions.map(\.base), over: x).map { range in
      let y = ValueReach.padded(range, by: Self.fittingMargin)
      return Viewport(
        x: x,
        y: y,
        filling: Size(width: plot.width, height: clear.height),
        unitX: unitX
      )
      .panned(by: Vector(dx: 0, dy: clear.midY - plot.midY))
    }
  }

  /// The view from −10 to 10, with units equally long on both axes.
  static func tens(filling size: Size) -> Viewport {
    Viewport(pointsPerUnit: max(size.width, 1) / 20)
  }
}

extension FirstWindow {
  /// The window that shows what the functions are.
  package init(of functions: [GraphFunction], in room: PlotRoom) {
    self.init(
      of: functions.map { function in Shape(function.landmarks) { function.y(at: $0) } },
      in: room
    )
  }
}
