import Input
package import Controls
import Drawing
import GraphKit
import GraphModel
import PlaneProof

/// What is read where the trace stands, and the numbers on the card that can be typed.
extension TraceTool {
  /// Reads the traced place, which may be on a figure or be a special point.
  func reading(
    _ onFigure: FigurePlace?,
    _ point: PointOfInterest?,
    in graph: GraphSnapshot,
    _ digits: TraceReading.Digits = .init()
  ) -> TraceReading? {
    guard let trace, let plot = plot(in: graph) else { return nil }
    let view = graph.projection
    if let onFigure { return TraceReading(onFigure, point, in: view, digits) }
    let known = graph.value(of: trace.curve, at: trace.place)
    return TraceReading(plot.function, at: trace.place, known: known, point, in: view, digits)
  }

  /// Shows what is typed in its row.
  func showTyped(in rows: inout [ReadoutCard.Row], _ graph: GraphSnapshot) {
    for letter in Coordinate.allCases {
      guard let typed = graph.typed(ValueEntry.Target(letter)) else { continue }
      for index in rows.indices where rows[index].name == letter.rawValue {
        rows[index].typed = typed
      }
    }
  }

  /// The card's two numbers that can be typed, as controls: its upper and lower part, or its columns.
  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard isOn, !isOnFigure(in: graph), !graph.isPresented, !graph.viewport.isLocal,
      let reading = hand.reading
    else {
      return []
    }
    let card = reading.frame
    let parts =
      reading.isWide
      ? card.columns([1, 2])
      : RowList(heights: [card.height / 2, card.height / 2], in: card).frames
    return zip(Coordinate.allCases, [(parts[0], reading.x), (parts[1], reading.y)]).map {
      Control(
        .reading(ValueEntry.Target($0)),
        frame: $1.0,
        look: .custom(radius: 12),
        group: 17,
        role: .textField,
        name: $0.rawValue,
        value: $1.1
      )
    }
  }
}
