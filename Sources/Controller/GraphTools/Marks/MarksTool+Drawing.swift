package import Controls
import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals
import Words

extension MarksTool {
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard graph.curves.contains(where: { $0.function.markedPlaces != nil }) else { return }
    let unit = graph.stageUnit.map { 2 * $0 } ?? 1
    painter.canvas.clipped(to: graph.frames.plot) {
      for (curve, entry) in graph.curves.enumerated() {
        guard let function = entry.function.markedPlaces else { continue }
        drawMarks(of: function, curve, unit: unit, in: graph, with: painter)
      }
    }
    notice?.draw(in: graph, with: painter)
  }

  private func drawMarks(
    of function: any MarkedPlaces,
    _ curve: Int,
    unit: Double,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let (canvas, theme) = (painter.canvas, graph.theme)
    let entry = graph.curves[curve]
    let pen = theme.pen(entry.pen)
    if let origin, let held = chosen, held.curve == curve {
      let place = graph.projection.place(ofX: origin.x, y: origin.y)
      canvas.fillCircle(center: place, radius: 4.5 * unit, with: pen.opacity(0.4))
    }
    draw(entry, of: function, unit: unit, in: graph, with: painter)
    // Of these no single number is shown.
    if [.bars, .box].contains(entry.join) { return }
    let shape = MarkShape(of: curve, in: graph)
    var (named, isNamed): ([(mark: PlotMark, place: Point)], Bool) = ([], false)
    // A cloud lies under the curves already.
    if !MarkClouds.isCloud(entry) {
      let plot = graph.frames.plot.inset(by: -8 * unit)
      let places = MarkPlaces(of: function.marks, in: plot, graph.projection)
      let others = entry.family.map { member in
        MarkPlaces(of: member.function.markedPlaces?.marks ?? [], in: plot, graph.projection)
      }
      for places in others + [places] {
        shape.fill(
          at: places.possible + places.known,
          size: 6 * unit,
          with: theme.surface,
          on: canvas
        )
        shape.fill(at: places.possible, size: 4.5 * unit, with: theme.possible(pen), on: canvas)
        shape.fill(at: places.known, size: 4.5 * unit, with: pen, on: canvas)
      }
      isNamed = places.count <= MarkPlaces.named
      named = isNamed ? places.first : []
    }
    if let chosen, chosen.curve == curve, let place = chosen.place(in: graph),
      let mark = function.marks.first(where: { $0.index == chosen.index })
    {
      named.removeAll { $0.mark.index == chosen.index }
      drawChosen(mark, chosen, at: place, shape, unit: unit, in: graph, with: painter)
    }
    for (mark, place) in named where mark.name != nil {
      drawName(of: mark, at: place, isChosen: false, unit: unit, in: graph, with: painter)
    }
  }

  /// The mark that is looked at, with its ring, and its card or its name.
  private func drawChosen(
    _ mark: PlotMark,
    _ choice: MarkChoice,
    at place: Point,
    _ shape: MarkShape,
    unit: Double,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let (canvas, entry) = (painter.canvas, graph.curves[choice.curve])
    if MarkClouds.isCloud(entry) {
      let pen = graph.theme.pen(entry.pen)
      shape.fill(at: place, size: 6 * unit, with: graph.theme.surface, on: canvas)
      shape.fill(at: place, size: 4.5 * unit, with: pen, on: canvas)
    }
    let stroke = Stroke(2 * unit)
    canvas.strokeCircle(center: place, radius: 15 * unit, stroke: stroke, with: graph.theme.text)
    if !graph.isPresented, let card = MarkCard(of: mark, choice, in: graph) {
      draw(card, at: place, in: graph, with: painter)
    } else {
      drawName(of: mark, at: place, isChosen: true, unit: unit, in: graph, with: painter)
    }
  }

  /// The card, and the way from the point to what was fitted.
  private func draw(
    _ card: MarkCard,
    at place: Point,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    if let foot = card.foot {
      painter.canvas.strokeLine(from: place, to: foot, stroke: Stroke(2.5), with: graph.theme.text)
    }
    card.card.draw(in: card.frame(beside: place, in: graph, on: painter.canvas), with: painter)
  }

  /// The name, and the coordinates of one that is chosen, on the side with the least ink.
  private func drawName(
    of mark: PlotMark,
    at place: Point,
    isChosen: Bool,
    unit: Double,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let (canvas, theme) = (painter.canvas, graph.theme)
    let name = mark.name ?? ""
    let letter = String(name.prefix(1))
    let number = NumberText.lowered(name.dropFirst())
    var runs: [(String, Font)] = [
      (letter, Font(.italic, 17 * unit)), (number, Font(.regular, 17 * unit)),
    ]
    if isChosen {
      let x = graph.viewport.full(Self.text(mark.x), .x)
      let y = graph.viewport.full(Self.text(mark.y), .y)
      let coordinates = mark.written ?? "(\(x), \(y))"
      let text = (name.isEmpty ? "" : " ") + graph.written(coordinates)
      runs.append((text, Font(.regular, 15 * unit)))
    }
    let width = runs.reduce(0) { $0 + canvas.width(of: $1.0, in: $1.1) }
    let gap = (isChosen ? 18.0 : 12) * unit
    let sides = [
      Point(x: place.x + gap * 0.7, y: place.y - gap * 0.7),
      Point(x: place.x - gap * 0.7 - width, y: place.y - gap * 0.7),
      Point(x: place.x + gap * 0.7, y: place.y + gap * 0.7 + 12 * unit),
      Point(x: place.x - gap * 0.7 - width, y: place.y + gap * 0.7 + 12 * unit),
    ]
    let plot = graph.openPlot.inset(by: 4)
    func box(_ start: Point) -> Rect {
      Rect(x: start.x, y: start.y - 13 * unit, width: width, height: 16 * unit)
    }
    let axis = graph.projection.place(ofX: 0, y: 0)
    func cost(_ start: Point) -> Double {
      let box = box(start)
      var cost = plot.contains(box) ? 0.0 : 10
      if graph.view.overlays.contains(where: { $0.overlaps(box) }) { cost += 5 }
      if box.x...box.maxX ~= axis.x || box.y...box.maxY ~= axis.y { cost += 2 }
      return cost
    }
    guard let start = sides.min(by: { cost($0) < cost($1) }) else { return }
    var x = start.x
    for (text, font) in runs where !text.isEmpty {
      canvas.drawText(
        text,
        at: Point(x: x, y: start.y),
        in: font,
        with: theme.text,
        halo: theme.surface
      )
      x += canvas.width(of: text, in: font)
    }
  }

  /// The digits of a number that are certain.
  static func text(_ number: Interval) -> String {
    NumberText.certain(number.lowerBound, number.upperBound)
      ?? "≈ " + NumberText.shortest(number.midpoint)
  }
}
