import Controls
import Drawing
import GraphKit
import GraphModel
import Intervals

/// The place of the trace's card.
extension TraceTool {
  /// Where the card lies: at a fixed place above the tools, or where it hides least.
  ///
  /// What is `yielding` gives way to it; it is in the way where it hides anything else.
  mutating func cardPlace(
    of layout: TraceLayout,
    x: Double,
    among pictures: [CurvePicture],
    _ yielding: [Rect],
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> (frame: Rect, isInTheWay: Bool) {
    let (plot, frames, projection) = (graph.openPlot, graph.frames, graph.projection)
    let unit = layout.card.unit
    if layout.card.isWide {
      let height = ReadoutCard.wideHeight(canvas)
      let bottom = plot.maxY - 16
      let end = bottom > frames.zoom.y ? frames.zoom.x - 16 : plot.maxX - 16
      // A sheet that leaves no room for it lies over it; what is above the plane stays free.
      let frame = Rect(
        x: plot.x + 16,
        y: max(bottom - height, frames.plot.y + 8),
        width: end - plot.x - 16,
        height: height
      )
      return (frame, false)
    }
    let room = frames.kind == .upright ? graph.clearPlot.inset(by: 12) : plot.inset(by: 16)
    let size = layout.card.size(in: room.width, canvas)
    let anchor = room.clamped(layout.dot ?? Point(x: x, y: plot.midY))
    let lines = projection.axes(in: plot, with: 12 * unit) + layout.guideBoxes
    let points = graph.points.compactMap { point in
      point.y.map {
        (
          place: Point(x: projection.pointX(point.place), y: projection.pointY($0.midpoint)),
          cost: [.zero, .yIntercept, .inflection].contains(point.kind) ? 100.0 : 800
        )
      }
    }
    func hiding(_ frame: Rect) -> Double {
      var cost = 0.0
      if frame.inset(by: -max(layout.clearance, 14 * unit)).contains(anchor) { cost += 8000 }
      cost += Double(layout.tags.count { $0.frame.inset(by: -4).overlaps(frame) }) * 8000
      cost += Double(graph.view.overlays.count { $0.overlaps(frame) }) * Self.hiding
      cost += Double(yielding.count { $0.overlaps(frame) }) * 250
      cost += Double(pictures.count { $0.crosses(frame, in: projection) }) * 300
      let hidden = points.filter { frame.inset(by: -4).contains($0.place) }
      cost += min(Self.hiding - 100, hidden.reduce(0) { $0 + $1.cost })
      return cost + Double(lines.count { $0.overlaps(frame) }) * 300
    }
    var best: (cost: Double, frame: Rect)?
    for (distance, frame) in cardPlaces(for: size, around: anchor, in: room, unit: unit) {
      // The card stays where it was, or on its side, as long as that is not much worse.
      var cost = distance
      if hand.reading?.frame == frame { cost -= 80 }
      if hand.cardSide == .init(of: frame, from: anchor) { cost -= 40 }
      guard cost < best?.cost ?? .infinity else { continue }
      cost += hiding(frame)
      if cost < best?.cost ?? .infinity { best = (cost, frame) }
    }
    let frame =
      best?.frame ?? Rect(x: room.x, y: room.y, width: size.width, height: size.height)
    hand.cardSide = .init(of: frame, from: anchor)
    return (frame, best?.cost ?? 0 >= Self.hiding)
  }

  /// What it costs to hide something: more than any lines crossed, or points.
  private static var hiding: Double { 3000 }

  /// Places for the card, beside the dot and all over the room, with how far away they seem.
  private func cardPlaces(
    for size: Size,
    around anchor: Point,
    in room: Rect,
    unit: Double
  ) -> [(distance: Double, frame: Rect)] {
    let near = [28.0, 64, 112, 176].flatMap { gap in
      [(true, false), (false, false), (true, true), (false, true)].map { right, below in
        let reach = gap * unit
        let corner = Point(
          x: right ? anchor.x + reach : anchor.x - reach - size.width,
          y: below ? anchor.y + reach / 2 : anchor.y - reach / 2 - size.height
        )
        return (gap, room.holding(size, at: corner))
      }
    }
    let (rows, columns) = (8, 8)
    let spare = Vector(dx: room.width - size.width, dy: room.height - size.height)
    let far = (0...rows).flatMap { row in
      (0...columns).map { column in
        let corner = Point(
          x: room.x + spare.dx * Double(column) / Double(columns),
          y: room.y + spare.dy * Double(row) / Double(rows)
        )
        let frame = room.holding(size, at: corner)
        return (28 + 0.8 * frame.clamped(anchor).distance(to: anchor), frame)
      }
    }
    return near + far
  }
}

extension Projection {
  /// The axes that run through a box, with their numbers left of them and below.
  fileprivate func axes(in box: Rect, with room: Double) -> [Rect] {
    let (x, y) = (pointX(0), pointY(0))
    let vertical = box.column(at: x - 3.5 * room, width: 4.5 * room)
    let horizontal = box.band(at: y - room, height: 3 * room)
    return (x > box.x && x < box.maxX ? [vertical] : [])
      + (y > box.y && y < box.maxY ? [horizontal] : [])
  }
}
