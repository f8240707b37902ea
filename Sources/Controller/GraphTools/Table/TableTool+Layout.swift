import Input
import Numerals
package import Controls
import GraphModel
import Drawing
import GraphKit
import Intervals
import SceneHost
import SceneParts
import Words

/// What the table shows, and where.
extension TableTool {
  /// The curves that have a column.
  func shownCurves(in graph: GraphSnapshot) -> [Int] {
    let width = width / (graph.stageUnit.map(Self.unit) ?? 1)
    // Large letters need wider columns, and so fewer.
    let room = ValueTable.columns(in: width, larger: (1 + graph.measurer.type.factor) / 2)
    let curves = columns(in: graph).curves
    let first = min(max(0, firstColumn), max(0, curves.count - 1))
    return Array(curves.indices.dropFirst(first).prefix(room))
  }

  func table(in graph: GraphSnapshot) -> ValueTable {
    let (columns, shownCurves) = (columns(in: graph), shownCurves(in: graph))
    let (settings, words, theme) = (columns.settings, graph.words, graph.theme)
    let unit = graph.stageUnit.map(Self.unit) ?? 1
    func field(
      _ name: TablePhrase,
      _ value: Double?,
      _ target: ValueEntry.Target
    ) -> ValueTable.Field {
      ValueTable.Field(
        name: words(name),
        value: value.map { words.mark.written(NumberText.rounded($0)) } ?? "",
        typed: graph.typed(target)
      )
    }
    var fields: [ValueTable.Field]
    if graph.isPresented || graph.viewport.isLocal {
      fields = []
    } else if let places = settings.places {
      fields = [
        .init(name: words(TablePhrase.add), typed: graph.typed(.tablePlace(places.count))),
        .init(name: words(TablePhrase.bySteps)),
      ]
    } else {
      fields = [
        field(.start, settings.start, .tableStart), field(.end, settings.end, .tableEnd),
        field(.step, settings.step, .tableStep),
        .init(name: words(TablePhrase.ownPlaces)),
      ]
    }
    let ink = theme.secondaryText
    let heads =
      [
        ValueTable.Head(
          name: TextLine(columns.name(of: .x), Font(.italic, 15 * unit), ink),
          decimals: digits.of(0).decimals
        )
      ]
      + shownCurves.enumerated().map { column, index in
        let curve = columns.curves[index]
        return ValueTable.Head(
          name: TextLine(columns.name(of: .y), Font(.italic, 15 * unit), ink),
          pen: theme.pen(curve.pen),
          number: graph.document.functions.count > 1
            ? .init(
              "\(curve.index + 1)",
              Font(.semibold, (graph.isPresented ? 15 : 12) * unit),
              theme.ink(onPen: curve.pen)
            )
            : nil,
          decimals: digits.of(column + 1).decimals
        )
      }
    return ValueTable(
      title: words(TablePhrase.title),
      fields: fields,
      heads: heads,
      rowCount: columns.curves.isEmpty ? 0 : columns.count,
      ground: graph.isPresented
        ? .stage(unit: unit) : isApart(in: graph.context) ? .pane : .sheet,
      hasMoreColumns: shownCurves.count < columns.curves.count,
      message: columns.curves.isEmpty ? words(TablePhrase.noFunction) : nil,
      selectedRows: selection.rows
    )
  }

  /// The numbers of a row, with as many of ten digits as a column has room for.
  func cells(
    of row: Int,
    in font: Font,
    room: (Int) -> Double,
    in graph: GraphSnapshot
  ) -> [String] {
    let (columns, shownCurves, words) = (columns(in: graph), shownCurves(in: graph), graph.words)
    return (0...shownCurves.count).map { column in
      func fits(_ text: String, _ share: Double = 1) -> Bool {
        graph.measurer.width(of: text, in: font) * share <= room(column)
      }
      if column > 0, columns.isEquation(shownCurves[column - 1]) {
        let section = columns.section(of: shownCurves[column - 1], in: row)
        return text(of: section, in: columns, words) { fits($0) }
      }
      let value =
        column == 0
        ? PointValue.within(Interval(columns.x(of: row)))
        : columns.y(of: shownCurves[column - 1], in: row)
      if value == .none { return words(TracePhrase.undefined) }
      let digits = digits.of(column)
      // An x is what it is: its letters rather get smaller.
      let room = room(column) * (column == 0 ? 1.3 : 1)
      let text = digits.text(of: value) { text, share in
        graph.measurer.width(of: words.mark.written(text), in: font) * share <= room
      }
      return words.mark.written(text ?? "…")
    }
  }

  /// The y of an equation as they fit, or how many there are.
  private func text(
    of section: FigureSection?,
    in columns: TableColumns,
    _ words: Locale,
    fits: (String) -> Bool
  ) -> String {
    if let section, section.isComplete, section.places.isEmpty {
      return section.isWhole ? words(StatisticsPhrase.none) : words(TablePhrase.noneInView)
    }
    let texts = (2...6).reversed().lazy
      .compactMap { columns.text(of: section, significant: $0) }
      .map { words.mark.written($0.joined(separator: ", ")) }
    if let text = texts.first(where: fits) { return text }
    guard let section, !section.places.isEmpty else { return "…" }
    return words(TablePhrase.values(section.places.count, isAll: section.isWhole))
  }

  // MARK: Controls and drawing

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard let panel, !graph.isPresented else { return [] }
    let (table, words) = (table(in: graph), graph.words)
    var buttons: [Panel.Button<GraphControl>] = [
      (.table(.close), .close, words(ControlName.close)),
      (.table(.copy), .copy, words(TablePhrase.copy)),
      (.table(.choose), .check, words(TablePhrase.choose)),
    ]
    if table.hasMoreColumns {
      buttons.append((.table(.columns), .chevronRight, words(TablePhrase.moreColumns)))
    }
    let ids: [TableControl] =
      table.fields.count == 2 ? [.add, .kind] : [.start, .end, .step, .kind]
    // Each field has a stop of its own.
    let fields = zip(table.fields, table.fieldFrames(in: panel.frame, graph.measurer))
    return controls(buttons, of: panel, group: 19, in: graph)
      + zip(ids.indices, fields).map { index, field in
        Control(
          .table(ids[index]),
          frame: field.1,
          look: .custom(radius: 10),
          group: 20 + index,
          role: ids[index] == .kind ? .button : .textField,
          name: field.0.name,
          value: field.0.value
        )
      }
      + panel.rows.seen.map { row in
        let cells = cells(of: row, in: table.cellFont, room: { _ in .infinity }, in: graph)
        let name = cells.joined(separator: ", ")
        return panel.row(row, .table(.row(row)), radius: 8, group: 20 + ids.count, name: name)
      }
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let panel else { return }
    let table = table(in: graph)
    table.drawGround(of: panel, with: painter)
    draw(panel, in: graph, with: painter) {
      table.drawRows(of: panel, with: painter) { row in
        cells(
          of: row,
          in: table.cellFont,
          room: { table.room(ofColumn: $0, in: panel.frame) },
          in: graph
        )
      }
    }
  }
}
