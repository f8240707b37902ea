package import CalculatorModel
import Controls
package import Drawing
package import GraphKit

/// A graph as a picture of its own, without calculator or tools.
package struct PlotPicture {
  private let source: ProgramDataSource
  /// Width and height in points.
  package let size: Size
  private let theme: Theme
  private let showsTitle: Bool
  private var view = GraphView()

  /// A picture of programs.
  ///
  /// `x` runs from the left edge to the right, `y` from the lower edge to the upper. Only x given:
  /// y has the same scale, centred on 0, or fits the curves. Neither: the standard view.
  package init(
    programs: [Program],
    size: Size,
    x: ClosedRange<Double>?,
    y: ClosedRange<Double>?,
    fitsY: Bool,
    mode: CurveMode,
    theme: ThemeChoice,
    showsTitle: Bool
  ) {
    source = ProgramDataSource(
      curves: FunctionList.looks(count: programs.count).enumerated().map { index, look in
        GraphedCurve(
          index: index,
          program: programs[index],
          pen: look.pen,
          lineStyle: look.lineStyle
        )
      }
    )
    self.size = size
    self.theme = theme.theme(systemIsDark: false)
    self.showsTitle = showsTitle && !programs.isEmpty
    view.style = GraphStyle(theme: self.theme, isCompact: size.width < 420)
    view.mode = mode
    let standard = Viewport.standard
    let width = x ?? standardRange(size.width, standard.pointsPerUnitX)
    let scale = size.width / (width.upperBound - width.lowerBound)
    let height = y ?? (fitsY ? fittedRange(over: width) : nil) ?? standardRange(size.height, scale)
    view.viewport = Viewport(x: width, y: height, filling: size)
  }

  private func standardRange(_ length: Double, _ scale: Double) -> ClosedRange<Double> {
    -length / 2 / scale...length / 2 / scale
  }

  /// The values over a range with a margin of a twentieth, nil where there are none.
  private func fittedRange(over x: ClosedRange<Double>) -> ClosedRange<Double>? {
    let count = 1000
    let step = (x.upperBound - x.lowerBound) / Double(count)
    let values = source.curves.flatMap { curve in
      (0...count).compactMap { curve.program.evaluate(at: x.lowerBound + Double($0) * step) }
    }
    guard let low = values.min(), let high = values.max() else { return nil }
    let margin = high > low ? (high - low) / 20 : max(1, abs(low))
    return low - margin...high + margin
  }

  /// Draws the picture from the surface's top left corner.
  package func draw(on canvas: any Canvas) {
    var view = view
    let titles = showsTitle ? titleLines : []
    var boxes: [Rect] = []
    for (index, line) in titles.enumerated() {
      boxes.append(
        Rect(
          x: 16,
          y: 16 + Double(index) * 44,
          width: min(line.width(canvas) + 60, size.width - 32),
          height: 36
        )
      )
    }
    view.overlays = boxes.map { $0.inset(by: -6) }
    view.draw(on: canvas, in: Rect(size: size), from: source)
    let painter = ControlPainter(theme: theme, canvas: canvas)
    for (index, (line, box)) in zip(titles, boxes).enumerated() {
      painter.drawCard(box, radius: 18)
      canvas.fillRounded(
        Rect(x: box.x + 14, y: box.midY - 2, width: 20, height: 4),
        radius: 2,
        with: theme.pens[source.curves[index].pen % theme.pens.count]
      )
      line.fitted(to: box.width - 58, canvas).draw(
        on: canvas,
        at: Point(
          x: box.x + 44,
          y: painter.baseline(centering: Font(.regular, 17), on: box.midY) + 0.5
        )
      )
    }
  }

  /// What the picture shows, in words.
  package var summary: String {
    source.curves.map { "y = " + $0.program.description }.joined(separator: ", ")
  }

  private var titleLines: [TextLine] {
    source.curves.map { curve in
      TextLine("y = ", Font(.regular, 17), theme.secondaryText)
        + FormulaText(size: 17, color: theme.text, variableColor: theme.text)
        .line(curve.program.description)
    }
  }
}
