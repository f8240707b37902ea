import Calculus
import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals
import Words

/// What is told of a mark: its numbers, and of a table's point how far it is from what was fitted to it.
struct MarkReading {
  let title: String
  /// A name, which may be a variable's, and a number.
  let rows: [(name: String, number: String, isVariable: Bool)]
  /// Where the fitted curve is at the point; nil where there is none.
  let foot: Point?
  /// Whether it is the point of a table.
  let isOfTable: Bool

  init(of mark: PlotMark, _ choice: MarkChoice, in graph: GraphSnapshot) {
    guard let table = choice.places(in: graph) as? any EditableTable, table.rowCount > 0 else {
      let numbers = [(Coordinate.x, MarksTool.text(mark.x)), (.y, MarksTool.text(mark.y))]
      let count = choice.places(in: graph)?.markCount ?? 1
      title = mark.name ?? graph.words(FitPhrase.pointOf(mark.index + 1, count))
      rows = numbers.map { ($0.rawValue, graph.written(graph.viewport.full($1, $0)), true) }
      (foot, isOfTable) = (nil, false)
      return
    }
    let (row, column) = (choice.index % table.rowCount, choice.index / table.rowCount + 1)
    var rows = (table.columnCount == 1 ? [0] : [0, column]).map { place in
      (table.name(ofColumn: place), graph.written(table.text(ofRow: row, column: place)), true)
    }
    var foot: Point?
    let data = FittedColumn(graph.curves[choice.curve].function, column: column)
    let residuals = graph.content.residuals.first { $0.residuals.data == data }?.residuals
    if let residuals, let value = residuals.value(at: mark) {
      let decimals = NumberText.decimals(graph.projection.unitsPerRow) + 3
      func certain(_ number: Interval) -> String {
        let text = NumberText.certain(number.lowerBound, number.upperBound, decimals: decimals)
        return text.map { "≈ " + graph.written($0) } ?? "…"
      }
      rows.append((graph.words(FitPhrase.onTheCurve), certain(value.onCurve), false))
      rows.append((residuals.name, certain(value.residual), true))
      foot = graph.projection.place(ofX: mark.x.midpoint, y: value.onCurve.midpoint)
    }
    title = graph.words(FitPhrase.pointOf(row + 1, table.rowCount))
    (self.rows, self.foot, isOfTable) = (rows, foot, true)
  }

  /// All of it in a line: "point 3 of 10, x₁ 3, y₁ 5.2".
  var sentence: String {
    ([title] + rows.map { "\($0.name) \($0.number)" }).joined(separator: ", ")
  }
}
