import Controls
import Drawing
package import Input
import Words

// The table of values for those who don't see it.
extension TableTool {
  /// What the table is called among the parts of the graph.
  package static let accessibilityID = "table"

  /// Puts the rows of the table that are seen into one part, each with its cells.
  package func group(_ nodes: inout [AccessibilityNode], in graph: GraphSnapshot) {
    guard let panel, !graph.isPresented, let first = panel.rows.seen.first else { return }
    let ids = panel.rows.seen.map { ("\(GraphControl.table(.row($0)))", $0) }
    let numbers = Dictionary(uniqueKeysWithValues: ids)
    guard let start = nodes.firstIndex(where: { numbers[$0.id] != nil }) else { return }
    let table = table(in: graph)
    let names = table.heads.map { head in
      [head.name.text, head.number?.text].compactMap { $0 }.joined(separator: ", ")
    }
    // Of rows half scrolled away the part that is seen.
    var rows = nodes.filter { numbers[$0.id] != nil }.compactMap { node in
      var node = node
      node.frame = node.frame.intersection(panel.rows.box)
      return node.frame.isEmpty ? nil : node
    }
    for index in rows.indices {
      guard let number = numbers[rows[index].id] else { continue }
      let frame = rows[index].frame
      rows[index].role = .row
      rows[index].children = zip(
        cells(of: number, in: table.cellFont, room: { _ in .infinity }, in: graph),
        table.columns(in: frame)
      ).enumerated().map { column, cell in
        AccessibilityNode(
          .cell,
          name: cell.0,
          frame: Rect(
            x: cell.1.lowerBound,
            y: frame.y,
            width: cell.1.upperBound - cell.1.lowerBound,
            height: frame.height
          ),
          grid: .cell(row: number, column: column)
        )
      }
    }
    let heads = table.heads(in: panel.frame, graph.measurer).enumerated().map { column, frame in
      AccessibilityNode(
        .columnHead,
        name: names[column],
        frame: frame,
        grid: .cell(row: -1, column: column)
      )
    }
    nodes.removeAll { numbers[$0.id] != nil }
    nodes.insert(
      AccessibilityNode(
        .table,
        id: Self.accessibilityID,
        name: table.title,
        frame: panel.rows[first].union(panel.rows.box),
        grid: .size(rows: table.rowCount, columns: table.heads.count),
        children: heads + rows
      ),
      at: start
    )
  }
}
