import CalculatorModel
import Controls
import Drawing
import GraphKit
import SceneHost
import Words

/// The table of values beside the graph, or over it where there is no room.
extension GraphScene {
  var showsTable: Bool { (exploration.showsTable ?? false) && presentation == nil }

  private static var tableWidth: Double { 320 }

  /// Whether a table beside the plane leaves enough of it, and of the way back before it.
  func hasRoomForTable(in pane: Rect, isPushed: Bool) -> Bool {
    guard isPushed else { return pane.width - Self.tableWidth >= 160 }
    return pane.height < 480 && pane.width - Self.tableWidth >= 220
  }

  /// The part of a pane that a table beside the plane takes.
  func tableColumn(in pane: Rect, isPushed: Bool) -> Rect? {
    guard showsTable, hasRoomForTable(in: pane, isPushed: isPushed) else { return nil }
    return Rect(
      x: pane.maxX - Self.tableWidth,
      y: pane.y,
      width: Self.tableWidth,
      height: pane.height
    )
  }

  /// Where the table lies: beside the plane, as a sheet, or over all of the plane; nil while it is
  /// closed.
  var tableFrame: Rect? {
    guard showsTable, let context else { return nil }
    let pane = context.frame
    if let column = tableColumn(in: pane, isPushed: context.isPushed) { return column }
    if frames.kind == .bars {
      let height = (pane.height * 0.6).rounded()
      return Rect(x: pane.x, y: pane.maxY - height, width: pane.width, height: height)
    }
    return pane
  }

  func toggleTable() -> [SceneRequest] {
    guard presentation == nil else { return [] }
    exploration.showsTable = showsTable ? nil : true
    tableHand = PanelHand()
    if showsTable {
      makeRoom(for: .table)
      naturalTable = tableOfView
      if let context { layOut(in: context) }
      board.focus = .table(.row(0))
    } else {
      board.focus = .plot
      if let context { layOut(in: context) }
    }
    return [.redraw, .save]
  }

  /// A table of the whole numbers, or what else there are numbers of, in view.
  private var tableOfView: TableSettings {
    var settings = TableSettings()
    guard !frames.plot.isEmpty else { return settings }
    let view = currentProjection.xRange
    let step = TickStep(atLeast: 48 / self.view.viewport.pointsPerUnitX)
    settings.step = step.length
    settings.start = step.ticks(in: view).first.map(step.position) ?? view.lowerBound
    return settings
  }

  /// What was chosen, else what suited the view when the table was opened.
  private var tableSettings: TableSettings {
    if let chosen = state.table { return chosen }
    if naturalTable == nil { naturalTable = tableOfView }
    return naturalTable ?? TableSettings()
  }

  var tableColumns: TableColumns {
    TableColumns(settings: tableSettings, curves: source.curves)
  }

  // MARK: Acting

  func activate(_ control: TableControl) -> [SceneRequest] {
    switch control {
    case .close: return toggleTable()
    case .copy: return [.copy(tableColumns.text(in: words))]
    case .columns:
      firstTableColumn += 1
      if firstTableColumn > source.curves.count - shownCurves.count { firstTableColumn = 0 }
      return [.redraw]
    case .start: return beginEntry(.tableStart)
    case .step: return beginEntry(.tableStep)
    case .add: return beginEntry(.tablePlace(tableColumns.count))
    case .kind:
      var settings = tableSettings
      settings.places = settings.places == nil ? [] : nil
      state.table = settings
      tableHand.scroll = 0
      return [.redraw, .save]
    case .row(let row):
      let x = tableColumns.x(of: row)
      guard x.isFinite, !source.curves.isEmpty else { return [] }
      return trace(exploration.trace?.curve ?? selectedCurve, to: x)
        + keepTraceInView(vertically: true)
    }
  }

  /// Takes a setting that was typed.
  func setTable(_ target: ValueEntry.Target, to value: Double) {
    guard value.isFinite else { return }
    var settings = tableSettings
    switch target {
    case .tableStart: settings.start = value
    case .tableStep where value != 0: settings.step = value
    case .tablePlace(let index):
      var places = settings.places ?? []
      if places.indices.contains(index) {
        places[index] = value
      } else if places.count < TableColumns.placeLimit {
        places.append(value)
      }
      settings.places = places
    default: return
    }
    state.table = settings
  }

  /// Takes an x of one's own out of the table.
  func removeTablePlace() -> [SceneRequest]? {
    guard case .table(.row(let row)) = board.focus,
      state.table?.places?.indices.contains(row) ?? false
    else { return nil }
    state.table?.places?.remove(at: row)
    return [.redraw, .save]
  }

  // MARK: What is shown

  /// The curves that have a column.
  private var shownCurves: [Int] {
    let width = tableFrame?.width ?? Self.tableWidth
    let room = max(1, Int((width - 32 - ValueTable.firstColumn) / ValueTable.leastColumn))
    let first = min(max(0, firstTableColumn), max(0, source.curves.count - 1))
    return Array(source.curves.indices.dropFirst(first).prefix(room))
  }

  private var valueTable: ValueTable {
    let settings = tableColumns.settings
    func field(
      _ name: TablePhrase,
      _ value: Double,
      _ target: ValueEntry.Target
    ) -> ValueTable.Field {
      let isEdited = entry?.target == target
      return ValueTable.Field(
        words(name),
        value: isEdited ? entry?.text ?? "" : words.mark.written(NumberText.rounded(value)),
        isEdited: isEdited
      )
    }
    var fields: [ValueTable.Field]
    if let places = settings.places {
      let isEdited = entry?.target == .tablePlace(places.count)
      fields = [
        ValueTable.Field(
          words(TablePhrase.add),
          value: isEdited ? entry?.text : nil,
          isEdited: isEdited
        ), ValueTable.Field(words(TablePhrase.bySteps)),
      ]
    } else {
      fields = [
        field(.start, settings.start, .tableStart), field(.step, settings.step, .tableStep),
        ValueTable.Field(words(TablePhrase.ownPlaces)),
      ]
    }
    let ink = theme.secondaryText
    let heads =
      [ValueTable.Head(TextLine("x", Font(.italic, 15), ink))]
      + shownCurves.map { index in
        let curve = source.curves[index]
        return ValueTable.Head(
          TextLine("y", Font(.italic, 15), ink),
          pen: theme.pens[curve.pen % theme.pens.count],
          number: state.functions.count > 1
            ? .init("\(curve.index + 1)", Font(.semibold, 12), theme.ink(onPen: curve.pen)) : nil
        )
      }
    var table = ValueTable(
      title: words(TablePhrase.title),
      fields: fields,
      heads: heads,
      rowCount: tableColumns.count,
      isSheet: frames.kind == .bars
    )
    table.hasMoreColumns = shownCurves.count < source.curves.count
    return table
  }

  /// The numbers of a row, with as many of ten digits as a column has room for.
  private func cells(of row: Int, room: (Int) -> Double, _ measurer: any TextMeasurer) -> [String] {
    let columns = tableColumns
    let values = [columns.x(of: row)] + shownCurves.map { columns.y(of: $0, in: row) }
    return values.enumerated().map { column, value in
      guard let value else { return words(TracePhrase.undefined) }
      let texts = (4...10).reversed().lazy.map { [words] in
        words.mark.written(NumberText.rounded(value, significant: $0))
      }
      let room = room(column)
      let fitting = texts.first { measurer.width(of: $0, in: ValueTable.cellFont) <= room }
      return fitting ?? words.mark.written(NumberText.rounded(value, significant: 4))
    }
  }

  // MARK: Controls and drawing

  func tableControls(_ measurer: any TextMeasurer) -> [Control<GraphControl>] {
    guard let frame = tableFrame else { return [] }
    let table = valueTable
    tableHand.limit(to: table.reach(in: frame, measurer))
    var parts: [(TableControl, Rect, String, String?)] = [
      (.close, table.closeButton(in: frame), words(ControlName.close), nil),
      (.copy, table.copyButton(in: frame), words(TablePhrase.copy), nil),
    ]
    if table.hasMoreColumns {
      parts.append((.columns, table.columnsButton(in: frame), words(TablePhrase.moreColumns), nil))
    }
    let ids: [TableControl] = table.fields.count == 2 ? [.add, .kind] : [.start, .step, .kind]
    for (id, (field, place)) in zip(ids, zip(table.fields, table.fieldFrames(in: frame, measurer)))
    {
      parts.append((id, place, field.name, field.value))
    }
    let list = table.list(in: frame, measurer)
    let rows = table.visibleRows(in: frame, scroll: tableHand.scroll, measurer).map { row in
      let place = table.rowFrame(row, in: frame, scroll: tableHand.scroll, measurer)
      return Control<GraphControl>(
        .table(.row(row)),
        frame: place.inset(dx: 8, dy: 2),
        target: place.intersection(list),
        look: .custom(radius: 8),
        group: 18,
        name: cells(of: row, room: { _ in .infinity }, measurer).joined(separator: ", ")
      )
    }
    return parts.map { id, place, name, value in
      Control(
        .table(id),
        frame: place,
        look: .custom(radius: 10),
        group: 17,
        role: [.start, .step, .add].contains(id) ? .textField : .button,
        name: name,
        value: value
      )
    } + rows
  }

  func drawTable(with painter: ControlPainter) {
    guard let frame = tableFrame else { return }
    let table = valueTable
    tableHand.limit(to: table.reach(in: frame, painter.canvas))
    table.draw(in: frame, scroll: tableHand.scroll, with: painter) { row in
      cells(of: row, room: { table.room(ofColumn: $0, in: frame) }, painter.canvas)
    }
    let list = table.list(in: frame, painter.canvas)
    for control in board.controls {
      guard case .table(let id) = control.id else { continue }
      if case .row = id {
        painter.canvas.clipped(to: list) { drawState(of: control, with: painter) }
      } else {
        drawState(of: control, with: painter)
      }
    }
  }

  /// Scrolls so that the focused row is seen.
  func revealFocusedRow() {
    guard case .table(.row(let row)) = board.focus, let context, let frame = tableFrame else {
      return
    }
    let table = valueTable
    let place = table.rowFrame(row, in: frame, scroll: tableHand.scroll, context.measurer)
    tableHand.reveal(place, in: table.list(in: frame, context.measurer))
    tableHand.limit(to: table.reach(in: frame, context.measurer))
  }

  /// Pages and ends of the table; nil while a row has not the focus.
  func scrollTable(to key: TableMove) -> [SceneRequest]? {
    guard case .table(.row(let row)) = board.focus, let context, let frame = tableFrame else {
      return nil
    }
    let table = valueTable
    let height = table.list(in: frame, context.measurer).height
    let page = max(1, Int(height / table.rowHeight(context.measurer)) - 1)
    let last = table.rowCount - 1
    let goal =
      switch key {
      case .pageUp: row - page
      case .pageDown: row + page
      case .first: 0
      case .last: last
      }
    board.focus = .table(.row(min(max(goal, 0), max(last, 0))))
    revealFocusedRow()
    return [.redraw]
  }
}

/// A jump in the table.
enum TableMove { case pageUp, pageDown, first, last }
