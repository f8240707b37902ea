import Calculus
import GraphModel
package import Controls
package import Drawing
import GraphKit
import Intervals
import Words

/// What lighter curves mean, only while something lighter or limited is in view.
extension ExplanationTool {
  /// A sentence on its pill.
  package struct Legend {
    package let frame: Rect
    let line: TextLine
    /// The colour of the sample of tint, nil for a plain sentence.
    let tint: Color?
  }

  /// The legend, only while something lighter or limited is in view.
  package func layOutLegend(
    for inked: CurveInk.Pictures,
    above card: Rect?,
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> Legend? {
    let drawn = inked.drawn
    let pictures = drawn.map(\.picture)
    let isNoisy = pictures.contains { $0.isNoisy }
    let tinted = pictures.firstIndex { !$0.tint.isEmpty }
    let hatched = pictures.firstIndex { !$0.figure.hatching.isEmpty && $0.figure.isSettled }
    let selected = graph.selectedCurve
    // What holds for one of a family says nothing of the others.
    let isAlone = graph.curves.indices.contains(selected) && graph.curves[selected].family.isEmpty
    let verdict = isAlone ? inked.curves[selected].picture.figure.verdict : nil
    let isNowhere = isAlone && isUndefined(selected, inked, in: graph)
    guard isNoisy || tinted != nil || hatched != nil || verdict != nil || isNowhere else {
      return nil
    }
    let (theme, frames) = (graph.theme, graph.frames)
    let phrase: GraphPhrase =
      isNoisy
      ? .limitOfPrecision
      : tinted != nil
        ? .possible
        : hatched != nil
          ? .hatched
          : isNowhere ? .undefinedInView : verdict == .nowhere ? .noSolution : .trueEverywhere
    let isMeant = phrase == .undefinedInView && graph.document.functions.count > 1
    let text = (isMeant ? "\(graph.curves[selected].index + 1): " : "") + graph.words(phrase)
    let shown = tinted ?? hatched ?? 0
    let pen = drawn.indices.contains(shown) ? drawn[shown].plot.pen : 0
    let color = theme.surface.mixed(
      with: theme.pen(pen),
      share: theme.graph.possibleOpacity
    )
    let isPlain = isNoisy || tinted == nil && hatched == nil
    let right = card == nil ? frames.zoom.x - 12 : frames.zoom.maxX
    let rest = isPlain ? 28.0 : 48
    let line = TextLine(text, Font(.regular, 13), theme.secondaryText)
      .grown(in: right - frames.plot.x - 12 - rest, canvas)
    let width = line.width(canvas.plainType) + rest
    let height = max(30, (line.runs.first?.font.size ?? 13) * 1.7).rounded()
    let x = max(frames.plot.x + 12, min(frames.plot.midX - width / 2, right - width))
    let frame = Rect(
      x: x.rounded(),
      y: (card?.y ?? graph.openPlot.maxY) - 16 - height + (card == nil ? 0 : 8),
      width: width.rounded(),
      height: height
    )
    return Legend(frame: frame, line: line, tint: isPlain ? nil : color)
  }

  /// Whether a function without ink is proven to have no value for any x in view.
  private func isUndefined(
    _ curve: Int,
    _ inked: CurveInk.Pictures,
    in graph: GraphSnapshot
  ) -> Bool {
    let picture = inked.curves[curve].picture
    guard graph.figure(curve) == nil, picture.pending.isEmpty, picture.tint.isEmpty,
      !picture.reach.contains(where: { $0.extent != nil })
    else { return false }
    let view = graph.projection.xRange
    let step = (view.upperBound - view.lowerBound) / 16
    return (0..<16).allSatisfy { part in
      let start = view.lowerBound + Double(part) * step
      let end = part == 15 ? view.upperBound : start + step
      guard start <= end else { return false }
      let over = Interval(start, end)
      return graph.curves[curve].function.base.enclosure(over: over).value.interval.isEmpty
    }
  }

  package func draw(_ legend: Legend, with painter: ControlPainter) {
    let canvas = painter.canvas
    painter.drawCard(legend.frame, radius: 15)
    var left = legend.frame.x + 14
    if let tint = legend.tint {
      canvas.fillRounded(
        Rect(x: left - 2, y: legend.frame.midY - 6, width: 16, height: 12),
        radius: 3,
        with: tint
      )
      left += 20
    }
    painter.plain.draw(legend.line, at: Point(x: left, y: legend.frame.midY))
  }
}
