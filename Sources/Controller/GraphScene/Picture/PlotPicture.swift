import GraphTools
package import Controls
package import Graphs
package import Drawing
import GraphKit

/// A graph as a picture of its own, without calculator or tools.
package struct PlotPicture {
  /// What is drawn, with the view it is drawn in: what the picture carries to be opened again.
  package let document: GraphDocument
  /// Width and height in points.
  package let size: Size
  private let source: CurveSource
  private let theme: Theme
  private let showsTitle: Bool
  private var view = GraphView()

  /// A picture of a document's graph in its own view, or else in the natural one.
  package init(_ document: GraphDocument, size: Size, theme: Theme, showsTitle: Bool) {
    let curves = document.curves
    let viewport =
      document[viewportOf: GraphDocument.graphName]
      ?? .natural(for: curves.map(\.function), filling: size)
    var viewed = document
    viewed[viewportOf: GraphDocument.graphName] = viewport
    self.document = viewed
    self.size = size
    self.theme = theme
    self.showsTitle = showsTitle && !curves.isEmpty
    source = CurveSource(curves: curves)
    view.style = GraphStyle(theme: theme, isCompact: size.width < 420)
    view.mode = CurveMode(rawValue: document.mode) ?? .initial
    view.viewport = viewport
  }

  /// Draws the picture from the surface's top left corner.
  package func draw(on canvas: any Canvas) {
    var view = view
    let titles = showsTitle ? titleLines : []
    let boxes = titles.enumerated().map { index, line in
      let width = min(line.width(canvas) + 60, size.width - 32)
      return Rect(x: 16, y: 16 + Double(index) * 44, width: width, height: 36)
    }
    view.overlays = boxes.map { $0.inset(by: -6) }
    view.draw(on: canvas, in: Rect(size: size), from: source)
    let painter = ControlPainter(theme: theme, canvas: canvas)
    for (index, (line, box)) in zip(titles, boxes).enumerated() {
      painter.drawCard(box, radius: 18)
      let pen = theme.pen(source.curves[index].pen)
      painter.drawSample(from: Point(x: box.x + 14, y: box.midY), pen: pen)
      let words = line.fitted(to: box.width - 58, canvas)
      painter.draw(words, at: Point(x: box.x + 44, y: box.midY + 0.5), by: Font(.regular, 17))
    }
  }

  /// What the picture shows, in words.
  package var summary: String {
    source.curves.map { "y = " + $0.function.name }.joined(separator: ", ")
  }

  private var titleLines: [TextLine] {
    source.curves.map { curve in
      TextLine("y = ", Font(.regular, 17), theme.secondaryText)
        + FormulaText(size: 17, color: theme.text, variableColor: theme.text)
        .line(curve.function.name)
    }
  }
}

/// Hands the graph view the curves that are seen, as immutable functions.
private struct CurveSource: GraphDataSource {
  var curves: [GraphedCurve]

  func plots() -> [Plot] { curves.map(\.plot) }
}
