import CurveProof
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
    let x = viewport.originX.map {
      LocalAxis($0, center: viewport.centerX, pointsPerUnit: viewport.pointsPerUnitX)
    }
    let y = viewport.originY.map {
      LocalAxis($0, center: viewport.centerY, pointsPerUnit: viewport.pointsPerUnitY)
    }
    self.init(
      centerX: x?.nearest.center ?? viewport.centerX,
      centerY: y?.nearest.center ?? viewport.centerY,
      pointsPerUnitX: x?.nearest.pointsPerUnit ?? viewport.pointsPerUnitX,
      pointsPerUnitY: y?.nearest.pointsPerUnit ?? viewport.pointsPerUnitY,
      unitX: viewport.unitX == .number ? nil : viewport.unitX.rawValue
    )
    (localX, localY) = (x, y)
    (stepX, stepY) = (viewport.steps.x?.text, viewport.steps.y?.text)
    if !viewport.logarithmic.isEmpty { logarithmic = viewport.logarithmic.rawValue }
  }

  package var viewport: Viewport {
    var viewport = Viewport(
      centerX: localX?.center ?? centerX,
      centerY: localY?.center ?? centerY,
      pointsPerUnitX: localX?.pointsPerUnit ?? pointsPerUnitX,
      pointsPerUnitY: localY?.pointsPerUnit ?? pointsPerUnitY
    )
    viewport.unitX = unitX.flatMap(TickUnit.init) ?? .number
    viewport.steps = TickSteps(
      x: stepX.flatMap { TickStep($0) },
      y: stepY.flatMap { TickStep($0) }
    )
    if let logarithmic { viewport.logarithmic = LogarithmicAxes(rawValue: logarithmic & 3) }
    return viewport.counted(fromX: localX?.origin, y: localY?.origin)
  }
}

extension Viewport {
  /// The view that Doubles have nearest to it.
  package var nearestPlain: Viewport {
    var saved = SavedViewport(self)
    (saved.localX, saved.localY) = (nil, nil)
    return saved.viewport
  }
}

extension SavedViewport.LocalAxis {
  fileprivate init(_ origin: TickOrigin, center: Double, pointsPerUnit: Double) {
    self.init(
      base: origin.base,
      offset: origin.offset,
      exponent: origin.exponent,
      digits: origin.digits,
      center: center,
      pointsPerUnit: pointsPerUnit
    )
  }

  fileprivate var origin: TickOrigin {
    var origin = TickOrigin(base: base, offset: offset, exponent: exponent)
    origin.digits = digits
    return origin
  }

  /// The nearest that Doubles have, for programs that know no other.
  fileprivate var nearest: (center: Double, pointsPerUnit: Double) {
    let unit = Double("1e\(exponent)") ?? 0
    let origin = Double(base.isEmpty ? offset : digits) ?? 0
    let limits = Viewport.scaleLimits
    let scale = unit > 0 ? pointsPerUnit / unit : limits.upperBound
    return (origin + center * unit, min(max(scale, limits.lowerBound), limits.upperBound))
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
  package var familyPlots: [Plot] {
    family.map { plot(of: $0.function, isBand: $0.parameter == nil) }
  }

  /// The ends of a band are broken lines.
  private func plot(of function: GraphFunction, isBand: Bool = false) -> Plot {
    let style = isBand && lineStyle == .solid ? CurveDash.dashed : lineStyle
    return Plot(function.base, pen: pen, lineStyle: style.drawn)
  }
}
