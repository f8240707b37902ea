import CalculatorModel
import Controls
import Drawing
import GraphKit
import NumericCore
import Words

/// What the trace shows in one picture.
struct TraceLayout {
  var pen: Int
  /// The dot, nil where the curve has no value.
  var dot: Point?
  /// Where the dashed guides begin and end.
  var guides: [(from: Point, to: Point)] = []
  var tags: [AxisTag] = []
  var card: ReadoutCard
  var cardFrame = Rect.zero
  /// What all sizes are multiplied by.
  var unit = 1.0

  /// What the axes' numbers keep clear of.
  var boxes: [Rect] {
    tags.map(\.frame) + [cardFrame]
      + guides.map { guide in
        Rect(
          x: min(guide.from.x, guide.to.x),
          y: min(guide.from.y, guide.to.y),
          width: abs(guide.to.x - guide.from.x),
          height: abs(guide.to.y - guide.from.y)
        ).inset(by: -2)
      }
  }
  /// The card where it spans the pane.
  var wideCard: Rect? { card.isWide ? cardFrame : nil }
}

extension GraphScene {
  /// Lays out dot, guides, tags and card; nil while nothing is traced.
  func layOutTrace(
    among pictures: [CurvePicture],
    in projection: Projection,
    on canvas: any Canvas
  ) -> TraceLayout? {
    guard let trace = exploration.trace, let plot = tracedPlot else { return nil }
    let point = tracedPoint
    // A card over the whole width has three numbers in a row.
    let isNarrow = frames.kind == .bars && presentation == nil
    let reading =
      point.map {
        TraceReading(
          $0,
          of: plot.function,
          in: projection,
          extra: isNarrow ? 2 : nil,
          significant: 10
        )
      } ?? TraceReading(plot.function, at: trace.x, in: projection)
    let short =
      point.map { TraceReading($0, of: plot.function, in: projection, extra: 1) }
      ?? TraceReading(plot.function, at: trace.x, in: projection, extra: 1)
    var layout = TraceLayout(
      pen: plot.pen,
      card: readout(reading, of: trace.curve, point: point)
    )
    layout.unit = presentation.map { $0.unit(in: frames.plot) * 34 / 15 } ?? 1
    layout.card.unit = layout.unit
    layout.card.isWide = isNarrow && layout.card.rows.count <= 3
    let x = projection.pointX(trace.x)
    if let value = reading.value, value.isFinite {
      layout.dot = Point(x: x, y: projection.pointY(value))
    }
    layOutTags(&layout, x: x, short, in: projection, on: canvas)
    layout.cardFrame = cardFrame(of: layout, x: x, among: pictures, in: projection, on: canvas)
    traceHand.reading = (
      layout.cardFrame, layout.card.isWide, written(reading.x), written(reading.y)
    )
    return layout
  }

  // MARK: Card

  /// What the point is, the two most telling things at most: "zero, minimum".
  private func titleOfPoints() -> String {
    guard let trace = exploration.trace else { return "" }
    var names: [String] = []
    for point in points where point.curve == trace.curve && point.isAt(trace.x) {
      let name = words(name(of: point))
      if !names.contains(name) { names.append(name) }
    }
    return names.prefix(2).joined(separator: ", ")
  }

  /// What a point is called.
  private func name(of point: PointOfInterest) -> TracePhrase {
    let name: TracePhrase =
      switch point.kind {
      case .zero: .zero
      case .maximum: .maximum
      case .minimum: .minimum
      case .inflection: .inflection
      case .yIntercept: .yIntercept
      case .intersection(let other):
        source.curves.count > 2 && source.curves.indices.contains(other)
          ? .intersectionWith(source.curves[other].index + 1) : .intersection
      case .jump: .breakPoint
      case .hole: .hole
      case .pole: .pole
      }
    return point.isProven ? name : .possible(name)
  }

  private func readout(
    _ reading: TraceReading,
    of curve: Int,
    point: PointOfInterest?
  ) -> ReadoutCard {
    let size = 15 * (presentation.map { $0.unit(in: frames.plot) * 34 / 15 } ?? 1)
    let title: TextLine
    if point != nil {
      title = TextLine(
        titleOfPoints(),
        Font(.semibold, size),
        theme.text
      )
    } else if reading.y == nil {
      title = TextLine(words(TracePhrase.noValue), Font(.semibold, size), theme.text)
    } else {
      title =
        TextLine("y = ", Font(.regular, size), theme.secondaryText)
        + FormulaText(size: size, color: theme.text, variableColor: theme.text)
        .line(words.mark.written(source.curves[curve].program.description))
    }
    var rows = [ReadoutCard.Row("x", written(reading.x), variable: true)]
    if let sides = point?.sides {
      rows.append(.init(words(TracePhrase.fromLeft), written(Self.side(sides.left))))
      rows.append(.init(words(TracePhrase.fromRight), written(Self.side(sides.right))))
    }
    if point?.sides == nil || reading.y != nil {
      rows.append(.init("y", written(reading.y), variable: true))
    }
    if point?.isBreak != true {
      rows.append(.init(words(TracePhrase.slope), written(reading.slope)))
    }
    apply(entry, to: &rows)
    let pen = source.curves[curve].pen
    var card = ReadoutCard(
      title: title,
      pen: theme.pens[pen % theme.pens.count],
      rows: rows,
      note: point?.note.map { words($0) }
    )
    if state.functions.count > 1 {
      let number = "\(source.curves[curve].index + 1)"
      card.number = .init(number, Font(.semibold, size * 12 / 15), theme.ink(onPen: pen))
    }
    return card
  }

  /// A number as the place writes it; a dash where there is none.
  func written(_ number: String?) -> String { number.map(words.mark.written) ?? "–" }

  /// A one-sided limit, which may be infinite.
  private static func side(_ limit: Interval) -> String {
    if limit.lowerBound == .infinity || limit.upperBound == -.infinity || !limit.isBounded {
      return limit.upperBound == .infinity ? "+∞" : "−∞"
    }
    return NumberText.shared(limit.lowerBound, limit.upperBound)
      ?? NumberText.rounded(limit.midpoint)
  }

  /// Where the card lies: at a fixed place above the tools, or beside the dot where least ink is.
  private func cardFrame(
    of layout: TraceLayout,
    x: Double,
    among pictures: [CurvePicture],
    in projection: Projection,
    on canvas: any Canvas
  ) -> Rect {
    let plot = openPlot
    let unit = layout.unit
    if layout.card.isWide {
      let height = ReadoutCard.wideHeight(canvas)
      let bottom = plot.maxY - 16
      let end = bottom > frames.zoom.y ? frames.zoom.x - 16 : plot.maxX - 16
      return Rect(x: plot.x + 16, y: bottom - height, width: end - plot.x - 16, height: height)
    }
    let room = plot.inset(by: frames.kind == .upright ? 8 : 16)
    let size = layout.card.size(in: room.width, canvas)
    let anchor = room.clamped(layout.dot ?? Point(x: x, y: plot.midY))
    let blocked = view.overlays + layout.tags.map { $0.frame.inset(by: -4) }
    typealias Side = TraceHand.CardSide
    var best: (cost: Double, frame: Rect)?
    var side: Side?
    for gap in [28.0, 64, 112, 176] {
      for (right, below) in [(true, false), (false, false), (true, true), (false, true)] {
        let reach = gap * unit
        let corner = Point(
          x: right ? anchor.x + reach : anchor.x - reach - size.width,
          y: below ? anchor.y + reach / 2 : anchor.y - reach / 2 - size.height
        )
        let frame = room.holding(size, at: corner)
        var cost = gap
        if frame.inset(by: -14 * unit).contains(anchor) { cost += 4000 }
        cost += Double(blocked.count { $0.overlaps(frame) }) * 2000
        cost += Double(pictures.count { $0.crosses(frame, in: projection) }) * 300
        // The card stays where it was as long as that is not much worse.
        if traceHand.cardSide == Side(isRight: right, isBelow: below) { cost -= 80 }
        if cost < best?.cost ?? .infinity {
          best = (cost, frame)
          side = Side(isRight: right, isBelow: below)
        }
      }
    }
    traceHand.cardSide = side
    return best?.frame ?? Rect(x: room.x, y: room.y, width: size.width, height: size.height)
  }

  // MARK: Drawing

  /// Guides, tags and dot, over the curves and under the card.
  func draw(_ layout: TraceLayout, with painter: ControlPainter) {
    let canvas = painter.canvas
    let pen = theme.pens[layout.pen % theme.pens.count]
    let unit = presentation.map { $0.unit(in: frames.plot) }
    let dash = Stroke(
      1.25 * (unit.map { 2 * $0 } ?? 1),
      dash: [4, 4].map { $0 * (unit.map { 2.5 * $0 } ?? 1) },
      cap: .butt
    )
    for guide in layout.guides {
      canvas.strokeLine(from: guide.from, to: guide.to, stroke: dash, with: pen)
    }
    for tag in layout.tags { painter.draw(tag) }
    guard let dot = layout.dot else { return }
    if let unit {
      canvas.strokeCircle(
        center: dot,
        radius: 40 * unit,
        stroke: Stroke(4 * unit),
        with: theme.text
      )
    }
    let radius = unit.map { 12 * $0 } ?? 6
    canvas.fillCircle(center: dot, radius: radius + 2.5 * (unit ?? 1), with: theme.surface)
    canvas.fillCircle(center: dot, radius: radius, with: pen)
  }

  /// A faint dot where a click would trace.
  func drawHover(in projection: Projection, on canvas: any Canvas) {
    let plots = source.plots()
    guard let hovered, plots.indices.contains(hovered.curve),
      let y = plots[hovered.curve].function.y(at: hovered.x)
    else { return }
    let place = Point(x: projection.pointX(hovered.x), y: projection.pointY(y))
    let pen = theme.pens[plots[hovered.curve].pen % theme.pens.count]
    canvas.fillCircle(center: place, radius: 6, with: theme.surface.opacity(0.7))
    canvas.fillCircle(center: place, radius: 5, with: pen.opacity(0.55))
  }
}

extension PointOfInterest {
  /// The closed forms that match.
  var note: TracePhrase? {
    let forms = [exactX.map { "x = \($0)" }, exactY.map { "y = \($0)" }].compactMap { $0 }
    return forms.isEmpty ? nil : .matches(forms.joined(separator: ", "))
  }
}
