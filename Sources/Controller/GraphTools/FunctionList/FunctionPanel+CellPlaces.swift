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

  /// A cell that is seen.
  struct PlacedCell {
    let cell: TableCell
    /// What its column is called, as it is shown.
    let column: String
    let frame: Rect
    let text: String
    /// What follows from others is not typed.
    let isTyped: Bool
  }

  /// The cells of a table that are seen; columns that models add count behind those of the table.
  func cells(
    of index: Int,
    _ function: GraphedFunction,
    under row: Rect
  ) -> [PlacedCell] {
    guard let table = function.function.base as? any EditableTable,
      rows.details.indices.contains(index)
    else { return [] }
    let lines = rows.details[index]
    let box = detailBox(of: function, under: row, lines)
    let own = max(0, min(TableScroll.mostColumns, table.columnCount - lines.firstColumn))
    var names: [String] = []
    var place = -1
    var found: [PlacedCell] = []
    for (detail, frame) in zip(lines.details, lines.frames(in: box)) {
      let cells: [FunctionDetail.Cell]
      switch detail {
      case .header(let heads): (cells, names) = (heads, heads.map(\.text))
      case .cells(_, let row): cells = row
      case .value, .measure, .verdict: continue
      }
      for (column, frame) in DetailLines.columns(cells.count, in: frame).cells.enumerated()
      where names.indices.contains(column) {
        let isOwn = column < own
        let cell = TableCell(
          function: index,
          row: place,
          column: isOwn ? lines.firstColumn + column : table.columnCount + column - own
        )
        let isTyped = isOwn && (place < 0 || cells[column].kind != .computed)
        found.append(
          PlacedCell(
            cell: cell,
            column: isOwn ? table.name(ofColumn: cell.column) : names[column],
            frame: frame,
            text: isTyped ? table.text(ofRow: place, column: cell.column) : cells[column].text,
            isTyped: isTyped
          )
        )
      }
      place = place < 0 ? lines.firstRow : place + 1
    }
    return found
  }

  /// What a cell is called: its row and column, and the number of its table, unless that is the first line.
  func name(of place: PlacedCell, words: Locale) -> String {
    let cell = place.cell
    let row = cell.row < 0 ? nil : cell.row + 1
    let name = words(FitPhrase.cell(row: row, column: place.column))
    return cell.function == 0 ? name : name + ", \(cell.function + 1)"
  }
}
