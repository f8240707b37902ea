import Controls
import Drawing
import GraphModel

/// Which rows and columns are seen of tables that have more than there is room for.
struct TableScroll {
  private var firstRows: [Int: Int] = [:]
  private var firstColumns: [Int: Int] = [:]
  /// The row whose point is looked at.
  var chosen: TableCell?
  /// The mouse over the list.
  var pointer: Point?
  /// What a finger has moved that is less than a column and a row.
  private var rest = Vector.zero

  /// So many rows are seen at most, with the one that is added by typing.
  static let most = 12
  /// So many columns are seen at most, beside what is left of them by models.
  static let mostColumns = 4

  /// The first row of the table in a place of the list.
  func first(of index: Int, _ function: GraphFunction) -> Int {
    min(firstRows[index] ?? 0, Self.reach(of: function))
  }

  /// The columns that are seen of the table in a place of the list.
  func columns(of index: Int, _ function: GraphFunction) -> Range<Int> {
    let count = (function.base as? any EditableTable)?.columnCount ?? 0
    let first = min(firstColumns[index] ?? 0, max(0, count - Self.mostColumns))
    return first..<min(first + Self.mostColumns, count)
  }

  private static func reach(of function: GraphFunction) -> Int {
    guard let table = function.base as? any EditableTable else { return 0 }
    return max(0, table.rowCount + 1 - Self.most)
  }

  /// Goes down by so many rows; false where it is at its end already.
  mutating func move(_ index: Int, by rows: Int, _ function: GraphFunction) -> Bool {
    let first = first(of: index, function)
    let next = min(max(0, first + rows), Self.reach(of: function))
    firstRows[index] = next
    return next != first
  }

  /// Goes to the right by so many columns; false where it is at its end already.
  mutating func move(_ index: Int, byColumns count: Int, _ function: GraphFunction) -> Bool {
    let first = columns(of: index, function).lowerBound
    firstColumns[index] = max(0, first + count)
    let next = columns(of: index, function).lowerBound
    firstColumns[index] = next
    return next != first
  }

  /// Follows a finger, cell by cell.
  ///
  /// - `cell`: The size of one.
  mutating func drag(_ index: Int, by way: Vector, cell: Size, _ function: GraphFunction) {
    rest = Vector(dx: rest.dx - way.dx, dy: rest.dy - way.dy)
    let (columns, rows) = (Int(rest.dx / cell.width), Int(rest.dy / cell.height))
    if columns != 0 {
      let hasMoved = move(index, byColumns: columns, function)
      rest.dx = hasMoved ? rest.dx - Double(columns) * cell.width : 0
    }
    if rows != 0 {
      rest.dy = move(index, by: rows, function) ? rest.dy - Double(rows) * cell.height : 0
    }
  }

  /// Goes just so far that a cell is seen.
  mutating func reveal(_ cell: TableCell, _ function: GraphFunction) {
    let columns = columns(of: cell.function, function)
    if cell.column < columns.lowerBound { firstColumns[cell.function] = cell.column }
    if cell.column >= columns.upperBound {
      firstColumns[cell.function] = cell.column + 1 - Self.mostColumns
    }
    let first = first(of: cell.function, function)
    guard cell.row >= 0 else { return }
    if cell.row < first { firstRows[cell.function] = cell.row }
    if cell.row >= first + Self.most { firstRows[cell.function] = cell.row + 1 - Self.most }
  }
}

extension FunctionPanel {
  /// The table with more rows than are seen at a place.
  func scrollingTable(at place: Point, in document: GraphDocument) -> Int? {
    document.functions.functions.indices.first { index in
      guard let function = document.functions[index],
        let table = function.function.base as? any EditableTable,
        table.rowCount >= TableScroll.most || table.columnCount > TableScroll.mostColumns,
        let row = board.control(.row(index))?.frame,
        rows.details.indices.contains(index)
      else { return false }
      return detailBox(of: function, under: row, rows.details[index]).contains(place)
    }
  }

  /// The row of the point that is looked at.
  func chosenRow(in graph: GraphSnapshot) -> TableCell? {
    guard let mark = graph.chosenMark, graph.curves.indices.contains(mark.curve),
      let table = mark.places(in: graph) as? any EditableTable, table.rowCount > 0
    else { return nil }
    let (row, column) = (mark.index % table.rowCount, mark.index / table.rowCount + 1)
    return TableCell(function: graph.curves[mark.curve].index, row: row, column: column)
  }

  /// Turns the wheel over the list, or over a table that goes on.
  mutating func turn(_ notches: Vector, in document: GraphDocument) {
    if let pointer = tables.pointer, let index = scrollingTable(at: pointer, in: document),
      let function = document.functions[index]?.function
    {
      let rows = Int(notches.dy.rounded(.awayFromZero))
      if tables.move(index, by: -2 * rows, function) { return }
      let columns = Int(notches.dx.rounded(.awayFromZero))
      if tables.move(index, byColumns: columns, function) { return }
    }
    scroll.turn(notches.dy)
    limitScroll()
  }
}
