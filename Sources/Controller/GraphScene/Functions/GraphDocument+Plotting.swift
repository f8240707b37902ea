import GraphTools
package import Drawing
import GraphKit
package import Graphs

extension GraphDocument {
  /// The document with its graph in the view that a person asks for.
  ///
  /// `x` runs from the left edge to the right, `y` from the lower edge to the upper. Only x given: y
  /// has the same scale, centred on 0, or fits the curves. Neither: the natural view, or the curves
  /// fitted over it.
  package mutating func show(
    x: ClosedRange<Double>?,
    y: ClosedRange<Double>?,
    fitsY: Bool,
    filling size: Size
  ) {
    let functions = curves.functions
    var viewport = Viewport.natural(for: functions, filling: size)
    if x != nil || y != nil {
      let reach = size.width / 2 / Viewport.standard.pointsPerUnitX
      let x = x ?? -reach...reach
      let half = (x.upperBound - x.lowerBound) / size.width * size.height / 2
      viewport = Viewport(x: x, y: y ?? -half...half, filling: size)
    }
    if fitsY, y == nil { viewport = viewport.fitted(to: functions, in: size) ?? viewport }
    self[viewportOf: Self.graphName] = viewport
  }
}
