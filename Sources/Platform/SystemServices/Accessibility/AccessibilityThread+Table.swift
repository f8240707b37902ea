#if canImport(CDBus)
import Input

// Tables and their cells. Cells that are scrolled away count, but are no objects until they are seen.
extension AccessibilityThread {
  /// How many rows and columns a table has; none for anything else.
  private func size(of table: Int) -> (rows: Int, columns: Int) {
    if case .size(let rows, let columns)? = objects[table]?.node.grid {
      (rows, columns)
    } else {
      (0, 0)
    }
  }

  /// Which row and column a cell is in; the heads of columns are in row −1.
  private func place(of cell: Int) -> (row: Int, column: Int) {
    if case .cell(let row, let column)? = objects[cell]?.node.grid {
      (row, column)
    } else {
      (-1, -1)
    }
  }

  /// The cell in a row and column that is seen.
  private func cell(row: Int, column: Int, of table: Int) -> Int? {
    var parts = children(of: table)
    while let part = parts.popLast() {
      if objects[part]?.node.grid == .cell(row: row, column: column) { return part }
      parts += children(of: part)
    }
    return nil
  }

  /// The table that a part lies in.
  private func table(around part: Int) -> Int? {
    var part = part
    while let parent = objects[part]?.parent {
      if case .size? = objects[parent]?.node.grid { return parent }
      part = parent
    }
    return nil
  }

  private func optional(_ part: Int?) -> BusObject {
    part.map(reference) ?? BusObject(bus: "", path: AccessiblePath.null)
  }

  func tableProperties(of number: Int) -> [(name: String, value: BusValue)] {
    let size = size(of: number)
    return [
      ("NRows", .int(Int32(size.rows))), ("NColumns", .int(Int32(size.columns))),
      ("Caption", .object(optional(nil))), ("Summary", .object(optional(nil))),
      ("NSelectedRows", .int(0)), ("NSelectedColumns", .int(0)),
    ]
  }

  func cellProperties(of number: Int) -> [(name: String, value: BusValue)] {
    let place = place(of: number)
    return [
      ("Position", .pair(Int32(place.row), Int32(place.column))), ("RowSpan", .int(1)),
      ("ColumnSpan", .int(1)), ("Table", .object(optional(table(around: number)))),
    ]
  }

  /// Answers what is asked of a table, in which numbers of cells count row by row.
  func table(
    _ number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    let (size, first) = (size(of: number), call.arguments.number(0))
    let second = call.arguments.number(1)
    func isThere(_ row: Int, _ column: Int) -> Bool {
      (0..<size.rows).contains(row) && (0..<size.columns).contains(column)
    }
    // A number of a cell that there is not, is in no row and in no column.
    let counted = isThere(0, 0) && (0..<size.rows * size.columns).contains(first)
    switch call.member {
    case "GetAccessibleAt":
      writer.add(
        optional(isThere(first, second) ? cell(row: first, column: second, of: number) : nil)
      )
    case "GetIndexAt":
      writer.add(Int32(isThere(first, second) ? first * size.columns + second : -1))
    case "GetRowAtIndex": writer.add(Int32(counted ? first / size.columns : -1))
    case "GetColumnAtIndex": writer.add(Int32(counted ? first % size.columns : -1))
    case "GetRowDescription": writer.add("")
    case "GetColumnDescription":
      let head = cell(row: -1, column: first, of: number)
      writer.add(head.flatMap { objects[$0]?.node }.map { $0.value ?? $0.name } ?? "")
    case "GetRowExtentAt", "GetColumnExtentAt":
      writer.add(Int32(isThere(first, second) ? 1 : 0))
    case "GetRowHeader": writer.add(optional(nil))
    case "GetColumnHeader": writer.add(optional(cell(row: -1, column: first, of: number)))
    case "GetSelectedRows", "GetSelectedColumns": writer.array(of: "i") { _ in }
    case "IsRowSelected", "IsColumnSelected", "IsSelected", "AddRowSelection",
      "AddColumnSelection", "RemoveRowSelection", "RemoveColumnSelection":
      writer.add(false)
    case "GetRowColumnExtentsAtIndex":
      writer.add(counted)
      for part in [counted ? first / size.columns : 0, counted ? first % size.columns : 0, 1, 1] {
        writer.add(Int32(part))
      }
      writer.add(false)
    default: return false
    }
    return true
  }

  /// Answers what is asked of a cell.
  func tableCell(
    _ number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    let place = place(of: number)
    switch call.member {
    case "GetRowColumnSpan":
      for part in [place.row, place.column, 1, 1] { writer.add(Int32(part)) }
    case "GetColumnHeaderCells":
      let head = table(around: number).flatMap { cell(row: -1, column: place.column, of: $0) }
      writer.array(of: "(so)") { writer in
        if let head, place.row >= 0 { writer.add(reference(head)) }
      }
    case "GetRowHeaderCells": writer.array(of: "(so)") { _ in }
    default: return false
    }
    return true
  }
}
#endif
