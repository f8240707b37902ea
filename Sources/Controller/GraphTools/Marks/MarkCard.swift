import Controls
import Drawing
import GraphKit
import GraphModel

/// The card of a chosen point of a table.
struct MarkCard {
  let card: ReadoutCard
  /// Where the fitted curve is at the point; nil where there is none.
  let foot: Point?

  /// Nil for a point of no table.
  init?(of mark: PlotMark, _ choice: MarkChoice, in graph: GraphSnapshot) {
    let reading = MarkReading(of: mark, choice, in: graph)
    guard reading.isOfTable else { return nil }
    foot = reading.foot
    let pen = graph.curves[choice.curve].pen
    var card = ReadoutCard(
      title: TextLine(reading.title, Font(.semibold, 15), graph.theme.text),
      pen: graph.theme.pen(pen),
      rows: reading.rows.map { .init($0.name, $0.number, variable: $0.isVariable) }
    )
    if graph.document.functions.count > 1 {
      let number = "\(graph.curves[choice.curve].index + 1)"
      card.number = .init(number, Font(.semibold, 12), graph.theme.ink(onPen: pen))
    }
    self.card = card
  }

  /// Beside the point, where it hides no tool and not the point.
  func frame(beside place: Point, in graph: GraphSnapshot, on canvas: any Canvas) -> Rect {
    let room = graph.clearPlot.inset(by: 12)
    let size = card.size(in: room.width, canvas)
    let corners = [
      Point(x: place.x + 28, y: place.y - size.height - 20),
      Point(x: place.x - 28 - size.width, y: place.y - size.height - 20),
      Point(x: place.x + 28, y: place.y + 24),
      Point(x: place.x - 28 - size.width, y: place.y + 24),
    ]
    let frames = corners.map { room.holding(size, at: $0) }
    let moat = Rect(center: place, width: 36, height: 36)
    func cost(_ frame: Rect) -> Int {
      graph.view.overlays.count { $0.overlaps(frame) } * 2 + (frame.overlaps(moat) ? 3 : 0)
    }
    return frames.min { cost($0) < cost($1) } ?? frames[0]
  }
}
