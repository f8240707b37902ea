package import Controls
package import Drawing
import CurveProof
import GraphKit
import SceneHost
import Words

/// Tells where the numbers of an axis count from, in views that are too deep for plain ones.
package struct OriginTool: GraphTool {
  private static let height = 36.0
  private static let margin = 14.0

  /// The chips, in points.
  private var chips: [(frame: Rect, line: AxisLabel)] = []
  private var size = 17.0

  package init() {}

  package var level: ToolLevel? { .ground }
  package var pills: [Rect] { chips.map(\.frame) }

  package mutating func layOut(in graph: GraphSnapshot) {
    let measurer = graph.measurer.plainMeasurer
    let isFloating = graph.frames.kind == .floating
    size = isFloating ? 17 : 15
    let plot = graph.openPlot
    let pills = graph.board.controls.filter { if case .chip = $0.id { true } else { false } }
    var top = (pills.map(\.frame.maxY).max() ?? plot.y + 56) + 8
    // The one of x stands above its numbers; where there is no room beside tools, under the functions, as
    // that of y.
    chips = labels(in: graph).map { line in
      let axis = line.axis
      let width = (line.width(measurer) + 2 * Self.margin).rounded()
      var frame = Rect(x: plot.x + 16, y: top, width: width, height: Self.height)
      if axis == .x, isFloating {
        frame.x = max(graph.frames.zoom.x - 16 - width, plot.x + 16)
        frame.y = plot.maxY - Self.plate - 8 - Self.height
      } else {
        top += Self.height + 8
      }
      return (frame, line)
    }
    if graph.isPresented { chips.removeAll { $0.frame.width > plot.width } }
  }

  /// What there is to tell of the axes.
  private func labels(in graph: GraphSnapshot) -> [AxisLabel] {
    let origins = graph.viewport.origins.map { axis, origin in
      AxisLabel.origin(OriginLine(axis, origin, size: size, theme: graph.theme, graph.words))
    }
    let axes: [(Coordinate, LogarithmicAxes)] = [(.x, .x), (.y, .y)]
    let logarithmic = axes.filter { graph.viewport.logarithmic.contains($0.1) }.map { axis, _ in
      let word = graph.words(WindowPhrase.logAxis)
      var line = TextLine(axis.rawValue, Font(.italic, size), graph.theme.text)
      line.runs += TextLine(" " + word, Font(.regular, size * 0.9), graph.theme.secondaryText).runs
      let name = graph.words(WindowPhrase.axisIsLogarithmic(axis.rawValue))
      return AxisLabel.logarithmic(axis, line, name: name)
    }
    return origins + logarithmic
  }

  /// The height of the plate under numbers.
  private static let plate = 24.0

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    chips.isEmpty || graph.isPresented ? [:] : [.chips: chips.map(\.frame)]
  }

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard !graph.isPresented else { return [] }
    return chips.map { frame, line in
      Control(
        .origin(line.axis),
        frame: frame,
        look: .custom(radius: Self.height / 2),
        group: 10,
        name: line.text
      )
    }
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    for (frame, line) in chips {
      painter.drawCard(frame, radius: Self.height / 2)
      painter.drawWash(in: frame, radius: Self.height / 2, graph.state(of: .origin(line.axis)))
      line.draw(at: Point(x: frame.x + Self.margin, y: frame.midY), with: painter.plain, size: size)
    }
  }
}

/// What is told of an axis.
private enum AxisLabel {
  /// Where its numbers count from.
  case origin(OriginLine)
  /// That it counts powers of ten evenly.
  case logarithmic(Coordinate, TextLine, name: String)

  var axis: Coordinate {
    switch self {
    case .origin(let line): line.axis
    case .logarithmic(let axis, _, _): axis
    }
  }

  /// What it says.
  var text: String {
    switch self {
    case .origin(let line): line.text
    case .logarithmic(_, _, let name): name
    }
  }

  func width(_ measurer: any TextMeasurer) -> Double {
    switch self {
    case .origin(let line): line.width(measurer)
    case .logarithmic(_, let line, _): line.width(measurer)
    }
  }

  func draw(at left: Point, with painter: ControlPainter, size: Double) {
    switch self {
    case .origin(let line): line.draw(at: left, with: painter, size: size)
    case .logarithmic(_, let line, _): painter.draw(line, at: left)
    }
  }
}
