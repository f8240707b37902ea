package import CurveProof
import GraphTools
package import Drawing
package import GraphKit
package import GraphModel

extension GraphDocument {
  /// The document with its graph in the view that a person asks for.
  ///
  /// `x` runs from the left edge to the right, `y` from the lower edge to the upper. Only x given: y
  /// has the same scale, centred on 0, or fits the curves. Neither: the natural view, or the curves
  /// fitted over it.
  package mutating func show(
    x: ClosedRange<Double>?,
    y: ClosedRange<Double>?,
    on axes: LogarithmicAxes = [],
    fitsY: Bool,
    filling size: Size
  ) {
    let functions = curves.functions
    var viewport = naturalView(filling: size).drawn(on: axes, filling: size)
    if x != nil || y != nil {
      let reach = size.width / 2 / Viewport.standard.pointsPerUnitX
      let x = x ?? (axes.contains(.x) ? viewport.numbers(filling: size).x : -reach...reach)
      let half = (x.upperBound - x.lowerBound) / size.width * size.height / 2
      viewport = Viewport(x: x, y: y ?? -half...half, on: axes, filling: size)
    }
    // Nothing has the same scale as a logarithmic axis.
    if fitsY || !axes.isEmpty, y == nil {
      let plot = Rect(size: size)
      viewport = viewport.fitted(to: functions, in: plot, clear: plot) ?? viewport
    }
    self[viewportOf: Self.graphName] = viewport
  }

  /// Gives the numbers of its view steps where some are chosen.
  package mutating func choose(_ steps: TickSteps, filling size: Size) {
    guard steps != TickSteps() else { return }
    let viewport = self[viewportOf: Self.graphName] ?? naturalView(filling: size)
    self[viewportOf: Self.graphName] = viewport.with(
      TickSteps(x: steps.x ?? viewport.steps.x, y: steps.y ?? viewport.steps.y)
    )
  }

  /// The view that shows what is graphed in a picture, clear of its titles.
  func naturalView(filling size: Size) -> Viewport {
    let title = min(16 + 44 * Double(curves.count), size.height / 4)
    let room = PlotRoom(
      Rect(size: size),
      under: [Rect(x: 0, y: 0, width: size.width, height: title)]
    )
    return FirstWindow(of: curves.functions, in: room).viewport
  }
}
