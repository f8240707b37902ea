import Controls
import Drawing
import GraphModel
import Input
import SceneParts
import Words

// What is told below a function, for those who don't see it.
extension FunctionPanel {
  /// The numbers and sentences below a function, and its table with the cells that are seen.
  ///
  /// `typed` are the cells that can be typed.
  func detailNodes(
    of index: Int,
    _ function: GraphedFunction,
    _ typed: [TableCell: AccessibilityNode],
    in graph: GraphSnapshot
  ) -> [AccessibilityNode] {
    guard let row = board.control(.row(index))?.frame, rows.details.indices.contains(index) else {
      return []
    }
    let lines = rows.details[index]
    let frames = lines.frames(in: detailBox(of: function, under: row, lines))
    let sentences = zip(lines.details, frames).compactMap { detail, frame in
      graph.spoken(detail).map { AccessibilityNode(.text, name: $0, frame: frame) }
    }
    let places = cells(of: index, function, under: row)
    let cells = places.map { place in
      var node =
        typed[place.cell]
        ?? AccessibilityNode(
          .cell,
          name: name(of: place, words: graph.words),
          value: graph.written(place.text),
          frame: place.frame
        )
      node.role = place.cell.row < 0 ? .columnHead : .cell
      node.grid = .cell(row: place.cell.row, column: place.cell.column)
      return node
    }
    guard let first = cells.first?.frame else { return sentences }
    let table = AccessibilityNode(
      .table,
      id: "table \(index)",
      name: graph.spoken(function.function),
      frame: cells.dropFirst().reduce(first) { $0.union($1.frame) },
      grid: .size(
        rows: lines.rowCount + 1,
        columns: places.reduce(lines.columnCount) { max($0, $1.cell.column + 1) }
      ),
      children: cells
    )
    return [table] + sentences
  }
}

extension GraphSnapshot {
  /// A line below a function; nil for one of a table.
  fileprivate func spoken(_ detail: FunctionDetail) -> String? {
    switch detail {
    case .value(let name, let exact, let digits): spoken(name, exact, digits)
    case .measure(let measure, let exact, let digits): spoken(words(measure), exact, digits)
    case .verdict(let phrase, _): words(phrase)
    case .header, .cells: nil
    }
  }

  /// A number: "m, about −5.4696970, exactly −361 over 66"; nil for one that is not known yet.
  private func spoken(_ name: String, _ exact: String?, _ digits: String?) -> String? {
    let form = exact.map { exact in
      voice.language.row(of: exact, shown: written(exact)).map(words.spoken) ?? written(exact)
    }
    guard let digits = digits.map(written) else {
      return form.map { "\(name), " + words(SpokenMath.equals($0, form: nil)) }
    }
    return "\(name), " + words(SpokenMath.about(digits, form: form))
  }
}
