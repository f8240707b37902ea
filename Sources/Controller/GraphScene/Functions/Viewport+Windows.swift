import Drawing
import GraphKit
package import GraphModel

/// Views made for what is graphed.
extension Viewport {
  /// How much of a fitted view is left free above and below, as a share of the values' range.
  static let fittingMargin = 0.08

  /// The same x with all that curves take there; nil when there is nothing to take.
  ///
  /// So much at the top, in points, is under something that covers the plane.
  func fitted(to functions: [GraphFunction], in size: Size, under cover: Double = 0) -> Viewport? {
    let half = size.width / 2 / pointsPerUnitX
    let x = centerX - half...centerX + half
    return ValueReach.range(of: functions.map(\.base), over: x).map { range in
      let y = ValueReach.padded(range, by: Self.fittingMargin)
      // The cover has room of its own, unless that were much of the plane.
      let share = cover > 0 && cover < size.height / 4 ? cover / (size.height - cover) : 0
      let top = y.upperBound + (y.upperBound - y.lowerBound) * share
      return Viewport(
        x: x,
        y: y.lowerBound...(top.isFinite ? top : y.upperBound),
        filling: size,
        unitX: unitX
      )
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
