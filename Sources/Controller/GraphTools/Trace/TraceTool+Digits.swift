import Controls
import Drawing
import GraphKit
import Intervals
import Numerals
import Words

/// All the digits of the traced place in a deep view.
extension TraceTool {
  /// Tells the coordinates with all their digits, where they are known.
  func showDigits(
    in rows: inout [ReadoutCard.Row],
    of reading: TraceReading,
    _ graph: GraphSnapshot
  ) {
    let (viewport, projection, plot) = (graph.viewport, graph.projection, graph.frames.plot)
    func show(
      _ axis: Coordinate,
      _ number: Interval?,
      _ origin: TickOrigin?,
      unit: Double,
      length: Double
    ) {
      let name = viewport.shortLetter(axis)
      guard let number, let origin, let index = rows.firstIndex(where: { $0.name == name }),
        let full = FullNumber(
          number,
          from: origin,
          unit: unit,
          width: length,
          graph.content.originDigits
        )
      else { return }
      rows[index].name = axis.rawValue
      rows[index].digits = full.row(in: graph.words)
    }
    let (width, height) = (
      plot.width / viewport.pointsPerUnitX, plot.height / viewport.pointsPerUnitY
    )
    show(.x, reading.known.x, viewport.originX, unit: projection.unitsPerColumn, length: width)
    show(.y, reading.known.y, viewport.originY, unit: projection.unitsPerRow, length: height)
  }

  /// `view 10⁻⁵⁰ wide`.
  func widthOfView(in graph: GraphSnapshot) -> String {
    let viewport = graph.viewport
    // Nearest on the scale: 3.2 of a power are nearer to the next one.
    let width = DecimalDigits(graph.frames.plot.width / viewport.pointsPerUnitX / 3.1623)
    let power = width.exponent + 1 + (viewport.originX?.exponent ?? 0)
    return graph.words(TracePhrase.viewIsWide("10" + NumberText.superscript(power)))
  }
}
