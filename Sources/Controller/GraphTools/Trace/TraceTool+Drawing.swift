import SceneParts
import Calculus
import Numerals
package import Controls
import GraphModel
package import Drawing
package import GraphKit
import Intervals
import PlaneProof
import Words

/// What the trace shows: dot, guides, tags and card.
extension TraceTool {
  /// Lays out dot, guides, tags and card; nil while nothing is traced.
  ///
  /// What is `yielding` gives way to the card, where that has no better place.
  package mutating func layOut(
    among pictures: [CurvePicture],
    beside marked: [Point],
    yielding: [Rect] = [],
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> TraceLayout? {
    // A card over the whole width has three numbers in a row.
    let isNarrow = graph.frames.kind == .bars && !graph.isPresented
    let significant = graph.isPresented ? 6 : 10
    let (point, onFigure) = (point(in: graph), figurePlace(in: graph))
    func read(extra: Int?) -> TraceReading? {
      reading(onFigure, point, in: graph, .init(extra: extra, significant: significant))
    }
    guard let trace, let plot = plot(in: graph),
      onFigure != nil || graph.figure(trace.curve) == nil,
      let reading = read(extra: isNarrow ? 2 : nil), let short = read(extra: 1)
    else { return nil }
    let projection = graph.projection
    let unit = graph.stageUnit.map { 3 * $0 } ?? 1
    let line = line(in: graph)
    func card(_ unit: Double) -> ReadoutCard {
      var card = readout(reading, of: trace.curve, point: point, unit: unit, in: graph)
      if let line {
        let start = line.ends == nil ? graph.words(TracePhrase.secantStart) : nil
        let text = line.equation ?? start ?? TraceReading.unsettled
        // A card over the whole width has room for three: the equation tells the slope, too.
        if isNarrow, card.rows.count > 2 { card.rows.removeLast() }
        card.rows.append(.init(graph.words(line.kind.word), text))
      }
      return card
    }
    var layout = TraceLayout(pen: plot.pen, card: card(unit))
    layout.line = line
    if case .intersection(let other)? = point?.kind, graph.curves.indices.contains(other) {
      layout.otherPen = graph.curves[other].pen
    }
    if let unit = graph.stageUnit {
      layout.unit = 3 * unit
      layout.dotRadius = 12 * unit
      // The ring of the spotlight, too.
      layout.clearance = 46 * unit
    }
    layout.card.isWide = isNarrow && layout.card.rows.count <= 3
    let x = projection.pointX(trace.x)
    if let value = reading.value, value.isFinite {
      layout.dot = Point(x: x, y: projection.pointY(value))
    }
    layOutTags(&layout, x: x, short, marked: marked, in: graph, on: canvas)
    // Beside a sheet the plane is small: the tags at the axes have to do.
    if isNarrow, !graph.panels.isEmpty, !graph.typesCoordinate {
      hand.reading = nil
      return layout
    }
    func placeCard() -> (frame: Rect, isInTheWay: Bool) {
      cardPlace(of: layout, x: x, among: pictures, yielding, in: graph, on: canvas)
    }
    var place = placeCard()
    while place.isInTheWay, layout.card.unit > 1 {
      // A smaller card finds a place beside the ring and the tags.
      let unit = max(1, layout.card.unit * 0.85)
      layout.card = card(unit)
      place = placeCard()
    }
    // Half under a panel it would tell half of its numbers: the tags at the axes have to do.
    if place.isInTheWay, !graph.isPresented,
      graph.panels.contains(where: { $0.overlaps(place.frame) })
    {
      hand.reading = nil
      return layout
    }
    layout.cardFrame = place.frame
    hand.reading = (
      layout.cardFrame, layout.card.isWide, graph.written(reading.x), graph.written(reading.y)
    )
    return layout
  }

  // MARK: Card

  /// What the point is, the two most telling things at most: "zero", "minimum".
  func titlesOfPoints(in graph: GraphSnapshot) -> [String] {
    var names: [String] = []
    for point in points(in: graph) {
      let name = graph.words(graph.name(of: point))
      if !names.contains(name) { names.append(name) }
    }
    return Array(names.prefix(2))
  }

  func readout(
    _ reading: TraceReading,
    of curve: Int,
    point: PointOfInterest?,
    unit: Double,
    in graph: GraphSnapshot
  ) -> ReadoutCard {
    let (theme, words) = (graph.theme, graph.words)
    let size = 15 * unit
    let title: TextLine
    var brief: TextLine?
    if point != nil {
      let names = titlesOfPoints(in: graph)
      title = TextLine(names.joined(separator: ", "), Font(.semibold, size), theme.text)
      brief = names.first.map { TextLine($0, Font(.semibold, size), theme.text) }
    } else if reading.y == nil {
      title = TextLine(words(TracePhrase.noValue), Font(.semibold, size), theme.text)
    } else {
      title =
        TextLine(
          graph.formula(of: curve).lead,
          Font(.regular, size),
          theme.secondaryText
        )
        + FormulaText(size: size, color: theme.text, variableColor: theme.text)
        .line(graph.formula(of: curve).name, in: words, by: graph.voice.language)
    }
    // A row for all has no room for origins, which chips tell.
    let (viewport, isTight) = (graph.viewport, graph.wideCard != nil)
    func letter(_ axis: Coordinate) -> String {
      isTight ? viewport.letter(axis) : viewport.shortLetter(axis)
    }
    func told(_ number: String, _ axis: Coordinate) -> String {
      isTight ? viewport.written(number, axis) : viewport.short(number, axis)
    }
    var rows = [
      ReadoutCard.Row(
        letter(.x),
        graph.written(told(reading.x, .x)),
        variable: true
      )
    ]
    if let sides = point?.sides {
      rows.append(
        .init(words(TracePhrase.fromLeft), graph.written(told(Self.side(sides.left), .y)))
      )
      rows.append(
        .init(words(TracePhrase.fromRight), graph.written(told(Self.side(sides.right), .y)))
      )
    }
    if point?.sides == nil || reading.y != nil {
      let isMissing = point.map { $0.isProven && $0.isMissing } ?? false
      let name = isMissing ? words(TracePhrase.limit) : letter(.y)
      let value = reading.y.map { told($0, .y) }
      rows.append(.init(name, graph.written(value), variable: !isMissing))
    }
    if let t = reading.t {
      // A polar curve is named after its angle.
      let name = graph.curves[curve].function.name.first == "r" ? "θ" : "t"
      rows.append(.init(name, graph.written(t), variable: true))
    }
    if point?.isBreak != true {
      rows.append(
        .init(
          words(TracePhrase.slope),
          graph.written(reading.slope.map(graph.viewport.written(slope:)))
        )
      )
    }
    if !isTight { showDigits(in: &rows, of: reading, graph) }
    let hasDigits = rows.contains { $0.digits != nil }
    let fault = graph.entryFault
    showTyped(in: &rows, graph)
    let pen = graph.curves[curve].pen
    var card = ReadoutCard(
      title: title,
      pen: theme.pen(pen),
      rows: rows,
      note: fault ?? note(of: curve, point, in: graph).map { words($0) }
        ?? (hasDigits ? words(TracePhrase.strongDigits) : nil)
    )
    card.unit = unit
    if viewport.isLocal, !isTight { card.aside = widthOfView(in: graph) }
    card.brief = brief
    if graph.document.functions.count > 1 {
      let number = "\(graph.curves[curve].index + 1)"
      card.number = .init(
        number,
        Font(.semibold, unit > 1 ? size : size * 12 / 15),
        theme.ink(onPen: pen)
      )
    }
    return card
  }

  /// What is said below the numbers.
  private func note(
    of curve: Int,
    _ point: PointOfInterest?,
    in graph: GraphSnapshot
  ) -> TracePhrase? {
    if point?.border == .open { return .openBorder }
    if !graph.viewport.isLocal, let note = point?.note { return note }
    guard graph.figure(curve) != nil else { return nil }
    if let point { return point.isProven ? .exactlyOne : nil }
    return figurePlace(in: graph)?.isClosed == false ? .openBorder : nil
  }

  /// A one-sided limit, which may be infinite, or not settled.
  static func side(_ limit: Interval) -> String {
    if limit.isEmpty { return TraceReading.unsettled }
    if limit.isSubset(of: Limit.infinite(isPositive: true).interval) { return "+∞" }
    if limit.isSubset(of: Limit.infinite(isPositive: false).interval) { return "−∞" }
    return NumberText.certain(limit.lowerBound, limit.upperBound) ?? TraceReading.unsettled
  }

  // MARK: Drawing

  /// Guides, tags and dot, over the curves and under the card.
  package func draw(_ layout: TraceLayout, in graph: GraphSnapshot, with painter: ControlPainter) {
    let (canvas, theme, unit) = (painter.canvas, graph.theme, graph.stageUnit)
    let pen = theme.pen(layout.pen)
    let dash = Stroke(
      1.25 * (unit.map { 2 * $0 } ?? 1),
      dash: [4, 4].map { $0 * (unit.map { 2.5 * $0 } ?? 1) },
      cap: .butt
    )
    if let line = layout.line {
      canvas.clipped(to: graph.frames.plot) {
        let stroke = Stroke(1.5 * (unit.map { 2 * $0 } ?? 1))
        line.ends.map { canvas.strokeLine(from: $0.from, to: $0.to, stroke: stroke, with: pen) }
        if let anchor = line.anchor {
          canvas.fillCircle(center: anchor, radius: 5 * (unit ?? 1), with: theme.surface)
          canvas.strokeCircle(center: anchor, radius: 5 * (unit ?? 1), stroke: stroke, with: pen)
        }
      }
    }
    for guide in layout.guides {
      canvas.strokeLine(from: guide.from, to: guide.to, stroke: dash, with: pen)
    }
    for tag in layout.tags { painter.draw(tag, moat: unit.map { 2.5 * $0 } ?? 0) }
    guard let dot = layout.dot else { return }
    if let unit {
      let ring = Stroke(4 * unit)
      canvas.strokeCircle(center: dot, radius: 40 * unit, stroke: ring, with: theme.text)
    }
    let rim = layout.dotRadius + 2.5 * (unit ?? 1)
    canvas.fillCircle(center: dot, radius: rim, with: theme.surface)
    canvas.fillCircle(center: dot, radius: layout.dotRadius, with: pen)
    if let other = layout.otherPen {
      let half = Rect(x: dot.x, y: dot.y - rim, width: rim, height: 2 * rim)
      canvas.clipped(to: half) {
        canvas.fillCircle(center: dot, radius: layout.dotRadius, with: theme.pen(other))
      }
    }
  }

  /// A faint dot where a click would trace, and its place in numbers.
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    let (plots, projection, canvas) = (graph.plots, graph.projection, painter.canvas)
    guard let hovered, plots.indices.contains(hovered.curve),
      let y = hovered.y ?? plots[hovered.curve].function.preparedValue(at: hovered.x)
    else { return }
    let place = Point(x: projection.pointX(hovered.x), y: projection.pointY(y))
    let pen = graph.pen(hovered.curve)
    canvas.fillCircle(center: place, radius: 6, with: graph.theme.surface.opacity(0.7))
    canvas.fillCircle(center: place, radius: 5, with: pen.opacity(0.55))
    let reading =
      hovered.y == nil
      ? TraceReading(
        plots[hovered.curve].function,
        at: hovered.place,
        known: graph.value(of: hovered.curve, at: hovered.place),
        graph.points.first { $0.isProven && $0.isAt(hovered) },
        in: projection,
        .init(extra: 1)
      ) : nil
    guard let reading, let value = reading.y else { return }
    drawPlace(
      "(\(graph.viewport.full(reading.x, .x)), \(graph.viewport.full(value, .y)))",
      at: place,
      in: graph,
      with: painter
    )
  }

  /// Numbers beside a dot, to the right of it where there is room.
  private func drawPlace(
    _ kept: String,
    at dot: Point,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let font = Font(.medium, 13, tabular: true)
    let line = TextLine(graph.words.mark.written(kept), font, graph.theme.text)
    let size = Size(width: line.width(painter.canvas) + 16, height: 26)
    let plot = graph.openPlot.inset(by: 4)
    let isRight = dot.x + 10 + size.width <= plot.maxX
    let corner = Point(
      x: isRight ? dot.x + 10 : dot.x - 10 - size.width,
      y: dot.y - 10 - size.height
    )
    let box = plot.holding(size, at: corner)
    painter.canvas.fillRounded(box, radius: 8, with: graph.theme.raised)
    painter.canvas.strokeRounded(box, radius: 8, stroke: Stroke(1), with: graph.theme.line)
    painter.draw(line, at: box.center, align: .center, centering: .digits, by: font)
  }
}

extension PointOfInterest {
  /// The closed forms that match.
  var note: TracePhrase? {
    let forms = [exactX.map { "x = \($0)" }, exactY.map { "y = \($0)" }].compactMap { $0 }
    return forms.isEmpty ? nil : .matches(forms.joined(separator: ", "))
  }
}
