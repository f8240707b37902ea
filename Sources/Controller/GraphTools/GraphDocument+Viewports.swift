package import GraphKit
package import GraphModel

/// What a document keeps as plain numbers, as the graph knows it.
extension GraphDocument {
  /// The view of the graph with a name.
  package subscript(viewportOf name: String) -> Viewport? {
    get { viewports[name]?.viewport }
    set { viewports[name] = newValue.map(SavedViewport.init) }
  }

  /// The view kept under a number.
  package subscript(viewNumbered number: Int) -> Viewport? {
    get { views.first { $0.number == number }?.view.viewport }
    set {
      guard let newValue else {
        views.removeAll { $0.number == number }
        return
      }
      let view = SavedViewport(newValue)
      if let index = views.firstIndex(where: { $0.number == number }) {
        views[index].view = view
      } else {
        views.append(KeptView(view, number: number))
      }
    }
  }
}

extension SavedViewport {
  package init(_ viewport: Viewport) {
    self.init(
      centerX: viewport.centerX,
      centerY: viewport.centerY,
      pointsPerUnitX: viewport.pointsPerUnitX,
      pointsPerUnitY: viewport.pointsPerUnitY,
      unitX: viewport.unitX == .number ? nil : viewport.unitX.rawValue
    )
  }

  package var viewport: Viewport {
    var viewport = Viewport(
      centerX: centerX,
      centerY: centerY,
      pointsPerUnitX: pointsPerUnitX,
      pointsPerUnitY: pointsPerUnitY
    )
    viewport.unitX = unitX.flatMap(TickUnit.init) ?? .number
    return viewport
  }
}

extension CurveDash {
  /// How the line is drawn.
  package var drawn: LineStyle { LineStyle(rawValue: rawValue) ?? .solid }
}

extension GraphedCurve {
  /// What is drawn.
  package var plot: Plot { plot(of: function) }

  /// What is drawn of its family.
  package var familyPlots: [Plot] { family.map { plot(of: $0.function) } }

  private func plot(of function: GraphFunction) -> Plot {
    Plot(function.base, pen: pen, lineStyle: lineStyle.drawn)
  }
}
