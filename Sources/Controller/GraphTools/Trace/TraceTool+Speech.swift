import Controls
import GraphModel
import Words

extension TraceTool {
  /// What the card tells, as a sentence: a special point's name, the place, and what is known of it.
  package func sentence(in graph: GraphSnapshot) -> String? {
    let (point, onFigure) = (point(in: graph), figurePlace(in: graph))
    guard let trace,
      let reading = reading(onFigure, point, in: graph, .init(significant: 10))
    else { return nil }
    let card = readout(reading, of: trace.curve, point: point, unit: 1, in: graph)
    let names = point == nil ? [] : titlesOfPoints(in: graph)
    let missing = reading.y == nil && point == nil ? [graph.words(TracePhrase.noValue)] : []
    // The slope is on the card for those who ask; at every step it would be a word too many.
    let slope = graph.words(TracePhrase.slope)
    let rows = card.rows.filter { $0.name != slope && (reading.y != nil || $0.value != "–") }
    let number =
      graph.curves.count > 1
      ? [graph.words(TracePhrase.onCurve(graph.curves[trace.curve].index + 1))] : []
    return
      (names + missing + rows.map { "\($0.name) \($0.digits?.whole ?? $0.value)" } + number
      + [card.note].compactMap { $0 })
      .joined(separator: ", ")
  }
}
