import CurveProof
import Drawing
import GraphKit
package import GraphModel

/// Views made for what is graphed.
extension Viewport {
  /// How much of a fitted view is left free above and below, as a share of the values' range.
  static let fittingMargin = 0.08

  /// The part of the plane that it shows on so much room.
  func range(filling size: Size) -> PlaneRange {
    let (x, y) = numbers(filling: size)
    return PlaneRange(x: x, y: y, unitX: unitX)
  }

  /// The same x with all that curves take there in the clear part of the plot; nil when there is
  /// nothing to take.
  func fitted(to functions: [GraphFunction], in plot: Rect, clear: Rect) -> Viewport? {
    let size = Size(width: plot.width, height: clear.height)
    let rise = Vector(dx: 0, dy: clear.midY - plot.midY)
    guard logarithmic.isEmpty else {
      // In exponents.
      let x = even.numbers(filling: plot.size).x
      return ValueReach.range(of: functions.map { $0.base.onAxes(logarithmic) }, over: x).map {
        let y = ValueReach.padded($0, by: Self.fittingMargin)
        return Viewport(x: x, y: y, filling: size).like(self).panned(by: rise)
      }
    }
    let x = range(filling: plot.size).x
    return ValueReach.range(of: functions.map(\.base), over: x).map { range in
      let y = ValueReach.padded(range, by: Self.fittingMargin)
      return Viewport(
        x: x,
        y: y,
        filling: size,
        unitX: unitX
      )
      .counted(fromX: originX, y: originY)
      .with(steps)
      .panned(by: rise)
    }
  }

  /// The view from −10 to 10, with units equally long on both axes.
  ///
  /// Along logarithmic axes from 10⁻³ to 10³.
  static func tens(filling size: Size, on axes: LogarithmicAxes = []) -> Viewport {
    let even = Viewport(pointsPerUnit: max(size.width, 1) / 20)
    guard !axes.isEmpty else { return even }
    let seen = even.numbers(filling: size)
    let decades = 1e-3...1e3
    return Viewport(
      x: axes.contains(.x) ? decades : seen.x,
      y: axes.contains(.y) ? decades : seen.y,
      on: axes,
      filling: size
    )
  }
}

extension FirstWindow {
  /// The window that shows what the functions are.
  package init(of functions: [GraphFunction], in room: PlotRoom) {
    self.init(
      of: functions.filter(\.base.hasShape).map { function in
        Shape(function.landmarks) { function.y(at: $0) }
      },
      in: room
    )
  }
}
