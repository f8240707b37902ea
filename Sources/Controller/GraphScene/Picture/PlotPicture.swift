import SceneParts
package import GraphTools
import Controls
import SceneHost
package import GraphModel
package import Drawing
import GraphKit
import Numerals
import Words

/// A graph as a picture of its own, without calculator or tools.
package struct PlotPicture {
  /// What a picture shows besides the plane and its curves.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The formulas, with the values of their parameters.
    package static let title = Parts(rawValue: 1)
    /// The dots of the points of interest.
    package static let points = Parts(rawValue: 2)
    /// The curves' numbers, where there are several.
    package static let numbers = Parts(rawValue: 4)
    /// The paper below all.
    package static let ground = Parts(rawValue: 8)
  }

  /// What is drawn, with the view it is drawn in: what the picture carries to be opened again.
  package let document: GraphDocument
  /// Width and height in points.
  package let size: Size
  package let parts: Parts
  private let voice: GraphEnvironment
  private let content: GraphContent
  private let points: [PointOfInterest]
  private let ink = CurveInk()
  private var view = GraphView()

  private static let titleFont = Font(.regular, 17)

  /// A picture of a document's graph in its own view, or else in the natural one.
  ///
  /// Points that are known already need not be looked for. In a view that counts from other origins,
  /// `local` tells what functions are there.
  package init(
    _ document: GraphDocument,
    size: Size,
    parts: Parts,
    voice: GraphEnvironment,
    hasPolarGrid: Bool = false,
    points known: [PointOfInterest]? = nil,
    solutions: SolvedFunctions = SolvedFunctions(),
    local: ((GraphFunction) -> GraphFunction)? = nil
  ) {
    let viewport =
      document[viewportOf: GraphDocument.graphName] ?? document.naturalView(filling: size)
    var viewed = document
    viewed[viewportOf: GraphDocument.graphName] = viewport
    self.document = viewed
    self.size = size
    self.parts = parts
    self.voice = voice
    let plain = GraphContent(viewed, solutions: solutions)
    content = local.map(plain.map) ?? plain
    view.style = GraphStyle(theme: voice.theme, isCompact: size.width < 420)
    view.style.hasPolarGrid = hasPolarGrid
    view.style.hasDegrees = voice.language.hasDegrees
    view.style.decimalMark = voice.words.mark.character
    view.mode = CurveMode(rawValue: document.mode) ?? .initial
    view.viewport = viewport
    ink.provingTime = .seconds(86_400)
    view.hasGround = parts.contains(.ground)
    let shown = viewport.range(filling: size)
    points =
      parts.contains(.points)
      ? known
        ?? PointsTool.points(of: content.curves.map(\.function), over: shown.x, shown.y) : []
  }

  /// Draws the picture from the surface's top left corner.
  package func draw(on canvas: any Canvas) {
    let titles = parts.contains(.title) ? titles : []
    var top = 16.0
    let boxes = titles.map { title in
      let width = min(title.line.width(canvas) + title.lead + 16, size.width - 32)
      let height = max(36, title.line.height(canvas) + 14).rounded()
      defer { top += height + 8 }
      return Rect(x: 16, y: top, width: width, height: height)
    }
    let origins = originLines
    let originBoxes = origins.enumerated().map { place, line in
      let width = min(line.width(canvas) + 28, size.width - 32)
      return line.axis == .x
        ? Rect(x: size.width - width - 16, y: size.height - 80, width: width, height: 36)
        : Rect(x: 16, y: top, width: width, height: 36)
    }
    var view = view
    view.overlays = (boxes + originBoxes).map { $0.inset(by: -6) }
    let graph = snapshot(of: view, on: canvas)
    let inked = graph.inked
    let pictures = inked.curves
    var (field, marks) = (SlopeFieldTool(), MarksTool())
    field.layOut(in: graph)
    marks.layOut(in: graph)
    view.draw(
      inked.drawn,
      above: Underlay([field.underlay(in: graph), marks.underlay(in: graph)].compactMap { $0 }),
      on: canvas,
      in: graph.projection
    )
    let painter = ControlPainter(theme: voice.theme, canvas: canvas)
    canvas.clipped(to: Rect(size: size)) {
      marks.draw(in: graph, with: painter)
      let dots = PointsTool().draw(
        among: pictures,
        under: boxes,
        beside: nil,
        isStrong: false,
        in: graph,
        on: canvas
      )
      if showsNumbers {
        graph.drawCurveNumbers(among: pictures, under: boxes, beside: dots, with: painter)
      }
      for (title, box) in zip(titles, boxes) { draw(title, in: box, with: painter) }
      for (line, box) in zip(origins, originBoxes) {
        painter.drawCard(box, radius: 18)
        line.draw(at: Point(x: box.x + 14, y: box.midY), with: painter, size: 17)
      }
    }
  }

  /// What the picture shows, in words.
  package var summary: String {
    let names = content.curves.map { $0.function.lead + voice.words.mark.written(name(of: $0)) }
    let values = document.letterValues(of: content.curves, voice.words.mark)
    return (names + [values].filter { !$0.isEmpty }).joined(separator: ", ")
  }

  private func snapshot(of view: GraphView, on canvas: any Canvas) -> GraphSnapshot {
    let frame = Rect(size: size)
    let curves = content.curves
    return GraphSnapshot(
      content: content,
      input: GraphInput(),
      view: view,
      frames: GraphLayout(presentedIn: frame),
      context: SceneContext(frame: frame, contentScale: canvas.contentScale, measurer: canvas),
      room: AvailableSpace(openPlot: frame, listEnd: frame.maxY),
      board: ControlBoard(),
      keys: KeyboardFocus(layer: nil, entersNumber: false, isShown: false),
      voice: voice,
      selectedCurve: curves.firstIndex { $0.index == document.functions.selection } ?? 0,
      ink: ink,
      plots: curves.map(\.plot),
      selection: GraphSelection(points: points)
    )
  }

  // MARK: Title

  /// A line of the title: a formula with its curve's sign, or the values of all parameters.
  private struct Title {
    var line: TextLine
    var curve: GraphedCurve?
    /// Where the words begin.
    var lead: Double { curve == nil ? 16 : 44 }
  }

  private var showsNumbers: Bool { parts.contains(.numbers) && content.curves.count > 1 }

  private func draw(_ title: Title, in box: Rect, with painter: ControlPainter) {
    painter.drawCard(box, radius: 18)
    if let curve = title.curve {
      if showsNumbers {
        let center = Point(x: box.x + 24, y: box.midY)
        painter.drawDisc(number: curve.index + 1, pen: curve.pen, isHollow: false, center: center)
      } else {
        let pen = voice.theme.pen(curve.pen)
        painter.drawSample(from: Point(x: box.x + 14, y: box.midY), pen: pen)
      }
    }
    let words = title.line.fitted(to: box.width - title.lead - 14, painter.canvas)
    painter.draw(words, at: Point(x: box.x + title.lead, y: box.midY + 0.5), by: Self.titleFont)
  }

  /// Where the numbers of axes count from.
  private var originLines: [OriginLine] {
    view.viewport.origins.map { axis, origin in
      OriginLine(axis, origin, size: 17, theme: voice.theme, voice.words)
    }
  }

  private var titles: [Title] {
    let theme = voice.theme
    let text = FormulaText(size: 17, color: theme.text, variableColor: theme.text)
    let quiet = FormulaText(
      size: 17,
      color: theme.secondaryText,
      variableColor: theme.secondaryText
    )
    let formulas = content.curves.map { curve in
      let line =
        quiet.lead(curve.function.lead)
        + text.line(name(of: curve), in: voice.words, by: voice.language)
      return Title(line: line, curve: curve)
    }
    let values = document.letterValues(of: content.curves, voice.words.mark)
    return formulas + (values.isEmpty ? [] : [Title(line: text.line(values))])
  }

  /// A curve's formula with its parameters, not with their values.
  private func name(of curve: GraphedCurve) -> String {
    let formula = document.functions[curve.index]?.function ?? curve.function
    return formula.name
  }
}
