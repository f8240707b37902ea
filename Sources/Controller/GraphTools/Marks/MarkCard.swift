import Calculus
import Controls
import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals
import Words

/// The card of a chosen point of a table: its numbers, and how far it is from what was fitted to it.
struct MarkCard {
  let card: ReadoutCard
  /// Where the fitted curve is at the point; nil where there is none.
  let foot: Point?

  /// Nil for a point of no table.
  init?(of mark: PlotMark, _ choice: MarkChoice, in graph: GraphSnapshot) {
    guard let table = choice.places(in: graph) as? any EditableTable, table.rowCount > 0 else {
      return nil
    }
    let (row, column) = (choice.index % table.rowCount, choice.index / table.rowCount + 1)
    func written(_ text: String) -> String { graph.written(text) }
    let isColumn = table.columnCount == 1
    var rows = (isColumn ? [0] : [0, column]).map { place in
      ReadoutCard.Row(
        table.name(ofColumn: place),
        written(table.text(ofRow: row, column: place)),
        variable: true
      )
    }
    var foot: Point?
    let data = FittedColumn(graph.curves[choice.curve].function, column: column)
    let residuals = graph.content.residuals.first { $0.residuals.data == data }?.residuals
    if let residuals, let value = residuals.value(at: mark) {
      let decimals = NumberText.decimals(graph.projection.unitsPerRow) + 3
      func certain(_ number: Interval) -> String {
        let text = NumberText.certain(number.lowerBound, number.upperBound, decimals: decimals)
        return text.map { "≈ " + written($0) } ?? "…"
      }
      rows.append(.init(graph.words(FitPhrase.onTheCurve), certain(value.onCurve)))
      rows.append(.init(residuals.name, certain(value.residual), variable: true))
      foot = graph.projection.place(ofX: mark.x.midpoint, y: value.onCurve.midpoint)
    }
    self.foot = foot
    let pen = graph.curves[choice.curve].pen
    let title = graph.words(FitPhrase.pointOf(row + 1, table.rowCount))
    var card = ReadoutCard(
      title: TextLine(title, Font(.semibold, 15), graph.theme.text),
      pen: graph.theme.pen(pen),
      rows: rows
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
