import Calculus
import GraphModel
package import Controls
package import Drawing
package import GraphKit
import Intervals
import Words

/// What lighter curves mean, only while something lighter or limited is in view.
extension ExplanationTool {
  /// A sentence on its pill.
  package struct Legend {
    package let frame: Rect
    let line: TextLine
    /// The colours of the samples of what is lighter; none for a plain sentence.
    let samples: [Color]
    /// Whether they are hatched.
    let isHatched: Bool
  }

  /// The legend, only while something lighter or limited is seen.
  package func layOutLegend(
    for inked: CurveInk.Pictures,
    above card: Rect?,
    under covers: [Rect],
    style: GraphStyle,
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> Legend? {
    let drawn = inked.drawn
    let pictures = drawn.map(\.picture)
    let isNoisy = pictures.contains { $0.isNoisy }
    let tinted = drawn.filter {
      $0.picture.showsTint(in: graph.openPlot, clearOf: covers, graph.projection, style: style)
    }
    let hatched = drawn.filter {
      $0.picture.figure.isSettled
        && $0.picture.showsHatching(in: graph.openPlot, clearOf: covers, graph.projection)
    }
    let selected = graph.selectedCurve
    // What holds for one of a family says nothing of the others.
    let isAlone = graph.curves.indices.contains(selected) && graph.curves[selected].family.isEmpty
    let verdict = isAlone ? inked.curves[selected].picture.figure.verdict : nil
    let isNowhere = isAlone && isUndefined(selected, inked, in: graph)
    let shown = tinted.isEmpty ? hatched : tinted
    guard isNoisy || !shown.isEmpty || verdict != nil || isNowhere else { return nil }
    let (theme, frames) = (graph.theme, graph.frames)
    let isUnknown =
      graph.viewport.isLocal && graph.content.isKnown(in: graph.viewport)
      && tinted.contains { $0.plot.function is UndecidedFunction }
    let phrase: GraphPhrase =
      isNoisy
      ? .limitOfPrecision
      : !tinted.isEmpty
        ? isUnknown ? .unknownSoDeep : .possible
        : !hatched.isEmpty
          ? .hatched
          : isNowhere ? .undefinedInView : verdict == .nowhere ? .noSolution : .trueEverywhere
    let isMeant = phrase == .undefinedInView && graph.document.functions.count > 1
    let text = (isMeant ? "\(graph.curves[selected].index + 1): " : "") + graph.words(phrase)
    // Each with the colour of its own curve.
    var pens: [Int] = []
    for entry in isNoisy ? [] : shown where !pens.contains(entry.plot.pen) && pens.count < 4 {
      pens.append(entry.plot.pen)
    }
    let share = tinted.isEmpty ? style.colors.hatchOpacity : theme.graph.possibleOpacity
    let samples = pens.map { theme.surface.mixed(with: theme.pen($0), share: share) }
    let right = card == nil ? frames.zoom.x - 12 : frames.zoom.maxX
    let rest = 28 + 20.0 * Double(samples.count)
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
    return Legend(frame: frame, line: line, samples: samples, isHatched: tinted.isEmpty)
  }

  /// Whether a function without ink is proven to have no value for any x in view.
  private func isUndefined(
    _ curve: Int,
    _ inked: CurveInk.Pictures,
    in graph: GraphSnapshot
  ) -> Bool {
    let picture = inked.curves[curve].picture
    guard graph.figure(curve) == nil,
      !(graph.curves[curve].function.base is any MarkedFunction),
      graph.curves[curve].function.base.hasShape, picture.pending.isEmpty,
      picture.tint.isEmpty,
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
    for color in legend.samples {
      let box = Rect(x: left - 2, y: legend.frame.midY - 6, width: 16, height: 12)
      if legend.isHatched {
        canvas.clipped(to: box) {
          for x in stride(from: box.x, through: box.maxX + 12, by: 6) {
            canvas.strokeLine(
              from: Point(x: x, y: box.y),
              to: Point(x: x - 12, y: box.maxY),
              stroke: Stroke(1.25),
              with: color
            )
          }
        }
      } else {
        canvas.fillRounded(box, radius: 3, with: color)
      }
      left += 20
    }
    painter.plain.draw(legend.line, at: Point(x: left, y: legend.frame.midY))
  }
}
