import Controls
import Drawing
import GraphModel

/// Which rows are seen of tables that have more than there is room for.
struct TableScroll {
  private var firstRows: [Int: Int] = [:]
  /// The row whose point is looked at.
  var chosen: TableCell?
  /// The mouse over the list.
  var pointer: Point?
  /// What a finger has moved that is less than a row.
  private var rest = 0.0

  /// So many rows are seen at most, with the one that is added by typing.
  static let most = 12

  /// The first row of the table in a place of the list.
  func first(of index: Int, _ function: GraphFunction) -> Int {
    min(firstRows[index] ?? 0, Self.reach(of: function))
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

  /// Follows a finger, row by row.
  mutating func drag(_ index: Int, by way: Double, rowHeight: Double, _ function: GraphFunction) {
    rest -= way
    let rows = Int(rest / rowHeight)
    guard rows != 0 else { return }
    rest = move(index, by: rows, function) ? rest - Double(rows) * rowHeight : 0
  }

  /// Goes just so far that a row is seen.
  mutating func reveal(_ row: Int, of index: Int, _ function: GraphFunction) {
    let first = first(of: index, function)
    guard row >= 0 else { return }
    if row < first { firstRows[index] = row }
    if row >= first + Self.most { firstRows[index] = row + 1 - Self.most }
  }
}

extension FunctionPanel {
  /// The table with more rows than are seen at a place.
  func scrollingTable(at place: Point, in document: GraphDocument) -> Int? {
    document.functions.functions.indices.first { index in
      guard let function = document.functions[index],
        let table = function.function.base as? any EditableTable,
        table.rowCount >= TableScroll.most, let row = board.control(.row(index))?.frame,
        rows.details.indices.contains(index)
      else { return false }
      return detailBox(of: function, under: row, rows.details[index]).contains(place)
    }
  }

  /// The row of the point that is looked at.
  func chosenRow(in graph: GraphSnapshot) -> TableCell? {
    guard let mark = graph.chosenMark, graph.curves.indices.contains(mark.curve),
      let table = mark.function(in: graph) as? any EditableTable, table.rowCount > 0
    else { return nil }
    let (row, column) = (mark.index % table.rowCount, mark.index / table.rowCount + 1)
    return TableCell(function: graph.curves[mark.curve].index, row: row, column: column)
  }

  /// Turns the wheel over the list, or over a table that goes on.
  mutating func turn(_ notches: Double, in document: GraphDocument) {
    if let pointer = tables.pointer, let index = scrollingTable(at: pointer, in: document),
      let function = document.functions[index]?.function
    {
      let rows = notches.rounded(.awayFromZero)
      if tables.move(index, by: -2 * Int(rows), function) { return }
    }
    scroll.turn(notches)
    limitScroll()
  }
}
