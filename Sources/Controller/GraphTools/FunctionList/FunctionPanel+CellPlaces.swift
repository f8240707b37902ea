import Drawing
import GraphModel
import Words

extension FunctionPanel {
  /// Where what is told below a function lies.
  func detailBox(of function: GraphedFunction, under row: Rect, _ lines: DetailLines) -> Rect {
    let left = function.function.base is any EditableTable ? list.x + 20 : row.x + 8
    return Rect(
      x: left,
      y: row.maxY + 2,
      width: list.maxX - 20 - left,
      height: lines.height - 8
    )
  }

  /// The cells of a table that can be typed, with their places.
  func cells(
    of index: Int,
    _ function: GraphedFunction,
    under row: Rect
  ) -> [(cell: TableCell, frame: Rect, text: String)] {
    guard let table = function.function.base as? any EditableTable,
      rows.details.indices.contains(index)
    else { return [] }
    let lines = rows.details[index]
    let box = detailBox(of: function, under: row, lines)
    var found: [(cell: TableCell, frame: Rect, text: String)] = []
    var place = lines.firstRow
    for (detail, frame) in zip(lines.details, lines.frames(in: box)) {
      let cells: [FunctionDetail.Cell]
      switch detail {
      case .header(let names):
        let columns = DetailLines.columns(names.count, in: frame).cells
        let first = lines.firstColumn
        for (column, frame) in zip(first..<table.columnCount, columns) {
          let cell = TableCell(function: index, row: -1, column: column)
          found.append((cell, frame, table.text(ofRow: -1, column: column)))
        }
        continue
      case .cells(_, let row): cells = row
      case .value, .measure, .verdict: continue
      }
      let columns = DetailLines.columns(cells.count, in: frame).cells
      for (column, frame) in columns.enumerated() where cells[column].kind != .computed {
        let cell = TableCell(function: index, row: place, column: lines.firstColumn + column)
        found.append((cell, frame, table.text(ofRow: place, column: cell.column)))
      }
      place += 1
    }
    return found
  }

  /// What a cell is called: its row and column, and the number of its table, unless that is the first line.
  func name(of cell: TableCell, in function: GraphedFunction, words: Locale) -> String {
    let table = function.function.base as? any EditableTable
    let column = table?.name(ofColumn: cell.column) ?? ""
    let name = words(FitPhrase.cell(row: cell.row < 0 ? nil : cell.row + 1, column: column))
    return cell.function == 0 ? name : name + ", \(cell.function + 1)"
  }
}
