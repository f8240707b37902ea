import Controls
import GraphModel
import Input

/// Typing in the cells of a table.
extension FunctionPanel {
  /// Takes what was typed into a cell; false, and the editor stays, while it is no number.
  mutating func commit(
    _ line: String,
    to cell: TableCell,
    _ document: inout GraphDocument
  ) -> Bool {
    guard let table = document.functions[cell.function]?.function.base as? any EditableTable else {
      editor = nil
      return true
    }
    // What was not changed stays as it is.
    if line != table.text(ofRow: cell.row, column: cell.column) {
      guard cell.row < 0 || line.isEmpty || editor?.number != nil,
        let changed = table.replacing(row: cell.row, column: cell.column, with: line)
      else { return false }
      document.functions.update(cell.function) {
        $0 = $0.replaced(by: changed, text: changed.name)
      }
    }
    editor = nil
    return true
  }

  /// Goes to a cell beside the one with the focus that is out of sight; false where there is none.
  mutating func moveToHiddenCell(_ way: FocusMove, in document: GraphDocument) -> Bool {
    guard case .cell(var cell) = board.focus,
      let function = document.functions[cell.function]?.function,
      let table = function.base as? any EditableTable
    else { return false }
    repeat {
      switch way {
      case .left: cell.column -= 1
      case .right: cell.column += 1
      case .up: cell.row -= 1
      case .down: cell.row += 1
      }
      // What follows from others is not typed.
    } while cell.row >= 0 && table.isComputed(cell.column)
    guard (0..<table.columnCount).contains(cell.column),
      (-1...table.rowCount).contains(cell.row), board.control(.cell(cell)) == nil
    else { return false }
    tables.reveal(cell, function)
    board.focus = .cell(cell)
    return true
  }

  /// Goes from one cell to another: with Enter to the next row, with Tab to the next column; false where
  /// no cell is typed.
  mutating func step(_ key: KeyEvent, _ document: inout GraphDocument) -> Bool {
    guard case .cell(var cell)? = editor?.subject,
      let table = document.functions[cell.function]?.function.base as? any EditableTable
    else { return false }
    let isBack = key.modifiers.contains(.shift)
    switch key.key {
    case .escape:
      editor = nil
      board.focus = .cell(cell)
      return true
    case .enter, .down: cell.row += isBack ? -1 : 1
    case .up: cell.row -= 1
    case .tab:
      cell.column += isBack ? -1 : 1
      if cell.column >= table.columnCount {
        (cell.row, cell.column) = (cell.row + 1, 0)
      } else if cell.column < 0 {
        (cell.row, cell.column) = (cell.row - 1, table.columnCount - 1)
      }
    default: return false
    }
    guard commit(&document) else { return true }
    // One more may have been added.
    let changed = document.functions[cell.function]?.function.base as? any EditableTable
    let count = changed?.rowCount ?? 0
    if cell.row >= -1, cell.row <= count, cell.column < changed?.columnCount ?? 0,
      let function = document.functions[cell.function]?.function
    {
      tables.reveal(cell, function)
      board.focus = .cell(cell)
      edit(.cell(cell), in: document)
    }
    revealsFocus = true
    return true
  }
}
