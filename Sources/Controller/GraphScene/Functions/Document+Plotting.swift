import Documents
package import Drawing
package import Expressions
import GraphKit

extension Document {
  /// The name under which the window's graph keeps its view.
  package static let graphName = "main"

  /// A document of formulas, each with a pen and style of its own; nil when there are too many.
  package init?(_ formulas: [(program: Program, text: String)]) {
    self.init()
    guard formulas.count <= FunctionList.limit else { return nil }
    for (program, text) in formulas { _ = functions.add(program, text: text) }
  }

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
    let programs = curves.map(\.program)
    var viewport = Viewport.natural(for: programs, filling: size)
    if x != nil || y != nil {
      let reach = size.width / 2 / Viewport.standard.pointsPerUnitX
      let x = x ?? -reach...reach
      let half = (x.upperBound - x.lowerBound) / size.width * size.height / 2
      viewport = Viewport(x: x, y: y ?? -half...half, filling: size)
    }
    if fitsY, y == nil { viewport = viewport.fitted(to: programs, in: size) ?? viewport }
    self[viewportOf: Self.graphName] = viewport
  }
}
