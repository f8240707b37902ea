import Controls
import Drawing
import GraphKit

/// The traced point's coordinates, on tags at the axes they are read from, and the guides that lead there.
extension TraceTool {
  func layOutTags(
    _ layout: inout TraceLayout,
    x: Double,
    _ reading: TraceReading,
    marked: [Point],
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) {
    let (plot, projection) = (graph.openPlot, graph.projection)
    let unit = layout.unit
    let axis = Point(
      x: min(max(projection.pointX(0), plot.x), plot.maxX),
      y: min(max(projection.pointY(0), plot.y), plot.maxY)
    )
    guard x >= plot.x, x <= plot.maxX else { return }
    let textSize = graph.isPresented ? 15 * unit : max(13, graph.view.style.labelFont.size)
    let numbers = graph.view.numberBoxes(on: canvas, in: projection)
    func tag(_ text: String, at corners: (Size) -> [Point]) {
      let size = AxisTag.size(of: text, size: textSize, canvas)
      let frames = corners(size).map { plot.inset(by: 4).holding(size, at: $0) }.filter {
        isClear($0, in: graph)
      }
      let dot = layout.dot.map { Rect(center: $0, width: 16 * unit, height: 16 * unit) }
      let free = frames.first { frame in
        !marked.contains { frame.contains($0) } && !(dot?.overlaps(frame) ?? false)
          && numbers.count { $0.overlaps(frame.inset(by: -2)) } <= 1
      }
      guard let frame = free ?? frames.first else { return }
      layout.tags.append(AxisTag(text, in: frame, pen: layout.pen, size: textSize))
    }
    // From the axis, and from the other axis when it would lie on that.
    let clear = 5 * unit

    let isBelow = layout.dot.map { $0.y > axis.y } ?? false
    let depth = layout.dot.map { abs($0.y - axis.y) } ?? .infinity
    tag(graph.written(graph.viewport.written(reading.x, .x))) { size in
      func liesOnAxis(_ left: Double) -> Bool {
        left < axis.x + clear && left + size.width > axis.x - clear
      }
      var left = x - size.width / 2
      if liesOnAxis(left) {
        left = x >= axis.x ? axis.x + clear : axis.x - clear - size.width
      }
      func top(isAbove: Bool, gap: Double) -> Double {
        isAbove ? axis.y - gap - size.height : axis.y + gap
      }
      let away = top(isAbove: isBelow, gap: max((isBelow ? 7 : 5) * unit, layout.clearance - depth))
      // On the dot's own side there must be room before the dot.
      let toward = top(isAbove: !isBelow, gap: 6 * unit)
      let reach = 6 * unit + size.height + layout.clearance
      return [Point(x: left, y: away)] + (depth >= reach ? [Point(x: left, y: toward)] : [])
        // As far aside as it still reaches the guide.
        + [x - size.width + clear, x - clear].filter { !liesOnAxis($0) }
        .map { Point(x: $0, y: away) }
    }
    // Beside an axis a guide would be one line with it, or with its numbers: the tag says it.
    let least = 40 * unit
    if abs(x - axis.x) >= least || !projection.xRange.contains(0) {
      layout.guides.append((layout.dot ?? Point(x: x, y: plot.y), Point(x: x, y: axis.y)))
    }

    guard let dot = layout.dot, let y = reading.y, dot.y >= plot.y, dot.y <= plot.maxY else {
      return
    }
    tag(graph.written(graph.viewport.written(y, .y))) { size in
      var top = dot.y - size.height / 2
      if top < axis.y + clear, top + size.height > axis.y - clear {
        top = dot.y <= axis.y ? axis.y - clear - size.height : axis.y + clear
      }
      let gap = max(6 * unit, layout.clearance - abs(dot.x - axis.x))
      let sides = [axis.x - gap - size.width, axis.x + gap]
      return (dot.x >= axis.x ? sides : sides.reversed()).map { Point(x: $0, y: top) }
    }
    if abs(dot.y - axis.y) >= least || !projection.yRange.contains(0) {
      layout.guides.append((dot, Point(x: axis.x, y: dot.y)))
    }
  }

  /// Whether a tag hides no pill, tool or bar; where no place of it is clear, the card has to do.
  private func isClear(_ frame: Rect, in graph: GraphSnapshot) -> Bool {
    !graph.view.overlays.contains { $0.inset(by: 2).overlaps(frame) }
  }
}
