package import Controls
package import Drawing
import GraphKit
package import GraphModel
import Input
import Intervals
package import SceneHost
import Words

/// The table of values beside the graph, or a sheet from below where there is no room.
package struct TableTool: SheetPanel {
  /// Whether the table is shown.
  package private(set) var isOpen = false
  /// The panel beside the plane, or the sheet.
  package var panel: Panel?
  package var scroll = ScrollState()
  package var grip = SheetGrip()
  /// The table that suited the view when it was opened.
  private var natural: TableSettings?
  /// The first curve that has a column.
  private(set) var firstColumn = 0
  /// How each column writes its numbers.
  private(set) var digits = TableDigits()
  /// The rows that are copied, where not all are.
  private(set) var selection = RowSelection()
  /// Whether what is pressed goes on with the rows that are chosen.
  private var extends = false
  /// Whether all that are pressed do, for hands without Shift.
  private var chooses = false

  package init() {}

  package var layer: GraphLayer? { .table }
  package var hearing: ToolHearing { .beforeFocus }
  package var leastWidth: Double { .infinity }

  package func isApart(in context: SceneContext) -> Bool {
    Self.hasRoom(in: context.frame, isPushed: context.isPushed)
  }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.showsTable = isOpen
  }

  package func keep(in exploration: inout Exploration) {
    exploration.showsTable = isOpen ? true : nil
    exploration.table = isOpen ? natural : nil
  }

  package mutating func restore(_ exploration: Exploration, language: any FormulaLanguage) {
    isOpen = exploration.showsTable ?? false
    natural = exploration.table ?? natural
  }

  /// How wide it is, as it was last laid out.
  private(set) var width = Self.width

  /// Whether a table beside the plane leaves enough of it, and of the way back before it.
  private static func hasRoom(in pane: Rect, isPushed: Bool) -> Bool {
    isPushed ? isLow(pane, isPushed: true) : pane.width - width >= 160
  }

  /// The part of a pane that a table beside the plane takes.
  package func column(in pane: Rect, isPushed: Bool) -> Rect? {
    guard isOpen, Self.hasRoom(in: pane, isPushed: isPushed) else { return nil }
    return pane.column(at: pane.maxX - Self.width, width: Self.width)
  }

  package mutating func open(in graph: GraphSnapshot) -> [ToolRequest] {
    (isOpen, scroll, grip) = (true, ScrollState(), SheetGrip())
    selection.begin(at: nil)
    chooses = false
    natural = Self.settings(suiting: graph)
    // The curve that is looked at is seen.
    firstColumn = 0
    let (told, room) = (told(in: graph), shownCurves(in: graph).count)
    let column = told.firstIndex { $0 == graph.selectedCurve } ?? 0
    firstColumn = max(0, column + 1 - room)
    return graph.isPresented ? [] : [.focus(.table(.row(0)))]
  }

  package mutating func close(in document: GraphDocument) -> [ToolRequest] {
    (isOpen, panel, scroll, grip) = (false, nil, ScrollState(), SheetGrip())
    width = Self.width
    return [.focus(.plot)]
  }

  package mutating func layOut(in graph: GraphSnapshot) {
    panel = nil
    guard let frame = place(in: graph) else { return }
    if natural == nil { natural = Self.settings(suiting: graph) }
    width = frame.width
    let table = table(in: graph)
    digits.suit(columns(in: graph), shown: shownCurves(in: graph)) { column in
      let digit = graph.measurer.width(of: "0", in: table.cellFont)
      let room = Int(table.room(ofColumn: column, in: frame) / max(digit, 1))
      return graph.isPresented ? min(room, 8) : room
    }
    show(table.panel(in: frame, graph.measurer))
  }

  private mutating func place(in graph: GraphSnapshot) -> Rect? {
    guard isOpen else { return nil }
    let pane = graph.pane
    if let unit = graph.stageUnit { return Self.card(in: pane, unit: unit) }
    if let column = column(in: pane, isPushed: graph.context.isPushed) { return column }
    // Its columns need all of the width.
    let sheet = sheetFrame(in: graph)
    return pane.band(at: sheet.y, height: sheet.height)
  }

  /// How much larger everything is before an audience.
  static func unit(ofStage unit: Double) -> Double { 3 * unit }

  /// The card before an audience, at the right, where statistics have their place, too.
  private static func card(in pane: Rect, unit: Double) -> Rect {
    let margin = 30 * unit
    let width = min(width * Self.unit(ofStage: unit), pane.width - 2 * margin)
    return pane.inset(by: margin).column(at: pane.maxX - width - margin, width: width)
  }

  /// A table of the whole numbers, or what else there are numbers of, in view.
  private static func settings(suiting graph: GraphSnapshot) -> TableSettings {
    var settings = TableSettings()
    guard !graph.frames.plot.isEmpty else { return settings }
    let view = graph.projection.xRange
    let gap = 48 * (graph.stageUnit.map(unit) ?? 1)
    let step = TickStep(atLeast: gap / graph.view.viewport.pointsPerUnitX)
    settings.step = step.length
    settings.start = step.ticks(in: view).first.map(step.position) ?? view.lowerBound
    return settings
  }

  /// What was chosen, else what suited the view when the table was opened.
  private func settings(in graph: GraphSnapshot) -> TableSettings {
    // What was chosen are plain numbers, which a view that counts from elsewhere does not show.
    (graph.viewport.isLocal ? nil : graph.document.table) ?? natural ?? TableSettings()
  }

  package mutating func note(_ news: GraphNews, at time: Double) {
    if case .recounted = news { natural = nil }
  }

  /// The curves that are functions of x: what else is drawn has no value there.
  private func functions(in graph: GraphSnapshot) -> [Int] {
    graph.curves.indices.filter { graph.figure($0) == nil }
  }

  /// The curves that have a y to tell: functions, and equations of x and y.
  private func told(in graph: GraphSnapshot) -> [Int] {
    graph.curves.indices.filter { curve in
      graph.figure(curve) == nil
        || (graph.curves[curve].function.base as? any SectionedFigure)?.hasSections ?? false
    }
  }

  func columns(in graph: GraphSnapshot) -> TableColumns {
    TableColumns(
      settings: settings(in: graph),
      curves: told(in: graph).map { graph.curves[$0] },
      values: graph.content.values,
      sections: graph.content.sections,
      stretch: Self.stretch(of: graph),
      viewport: graph.viewport
    )
  }

  /// The y in view, widened to steps, so that it stays the same while the view moves a little.
  private static func stretch(of graph: GraphSnapshot) -> Interval {
    let view = graph.projection.yRange
    let height = view.upperBound - view.lowerBound
    let step = Double(sign: .plus, exponent: height.exponent + 1, significand: 1)
    return Interval(
      (view.lowerBound / step).rounded(.down) * step,
      (view.upperBound / step).rounded(.up) * step
    )
  }

  // MARK: Acting

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .contact(let contact, let modifiers):
      if contact.phase == .began { extends = modifiers.contains(.shift) }
      return nil
    case .key(let key): return move(key, in: graph)
    case .activate(.table(let control)): return activate(control, in: graph)
    case .typed(let number, let target): return take(number, for: target, in: graph)
    case .text(let character) where ValueEntry.begins(with: character):
      return begin(with: character, in: graph)
    default: return nil
    }
  }

  /// A number begins to be typed where the focus is: in a field, or in the column of one's own x.
  private func begin(with character: Character, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard case .table(let control) = graph.board.focus else { return nil }
    guard !graph.viewport.isLocal else { return Self.notSoDeep(in: graph) }
    let places = settings(in: graph).places
    let target: ValueEntry.Target =
      switch control {
      case .start: .tableStart
      case .end: .tableEnd
      case .step: .tableStep
      default: places.map { .tablePlace($0.count) } ?? .tableStart
      }
    return [.enter(target, typed: character)]
  }

  private static func notSoDeep(in graph: GraphSnapshot) -> [ToolRequest] {
    [.tell(graph.words(GraphPhrase.notSoDeep)), .redraw]
  }

  private mutating func activate(
    _ control: TableControl,
    in graph: GraphSnapshot
  ) -> [ToolRequest] {
    let columns = columns(in: graph)
    switch control {
    case .close:
      return close(in: graph.document) + [.redraw, .save]
    case .copy:
      let rows = selection.chosen(of: columns.count)
      return [
        .scene(.copy(columns.text(of: rows, in: graph.words))),
        .tell(graph.words(TablePhrase.copied(rows.count))), .redraw,
      ]
    case .columns:
      firstColumn += 1
      if firstColumn > columns.curves.count - shownCurves(in: graph).count { firstColumn = 0 }
      return [.redraw]
    case .choose:
      chooses.toggle()
      selection.begin(at: nil)
      return (chooses ? [.tell(graph.words(TablePhrase.choosing))] : []) + [.redraw]
    case .start: return [.enter(.tableStart)]
    case .end: return [.enter(.tableEnd)]
    case .step: return [.enter(.tableStep)]
    case .add: return [.enter(.tablePlace(columns.count))]
    case .kind:
      var settings = columns.settings
      settings.places = settings.places == nil ? [] : nil
      settings.placeTexts = nil
      scroll.offset = 0
      selection.begin(at: nil)
      return [.edit { [settings] in $0.table = settings }, .redraw, .save]
    case .row(let row):
      if extends || chooses {
        selection.extend(to: row, from: row)
        extends = false
        return [.focus(.table(.row(row))), .redraw]
      }
      selection.begin(at: row)
      let x = columns.place(of: row)
      let functions = functions(in: graph)
      let selected = functions.first { $0 == graph.selectedCurve } ?? functions.first
      guard x.value.isFinite, let selected else { return [] }
      return [.trace(curve: selected, x: x, snaps: false)]
    }
  }

  /// Takes a setting that was typed.
  private func take(
    _ number: TypedNumber,
    for target: ValueEntry.Target,
    in graph: GraphSnapshot
  ) -> [ToolRequest]? {
    guard number.value.isFinite else { return nil }
    var settings = settings(in: graph)
    switch target {
    case .tableStart: (settings.start, settings.startText) = (number.value, number.text)
    case .tableEnd: (settings.end, settings.endText) = (number.value, number.text)
    case .tableStep where number.value != 0:
      (settings.step, settings.stepText) = (number.value, number.text)
    case .tablePlace(let index): settings.set(number, at: index)
    default: return nil
    }
    settings.turn()
    return [.edit { [settings] in $0.table = settings }]
  }

  // MARK: Keys

  /// Keys that mean something of their own while a row has the focus.
  private mutating func move(_ key: KeyEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard case .table(let control) = graph.board.focus else { return nil }
    extends = false
    if key.key == .character("c"), key.modifiers.contains(.command) {
      return activate(.copy, in: graph)
    }
    guard case .row(let row) = control, let rows = panel?.rows else { return nil }
    let last = rows.count - 1
    let page = max(1, Int(rows.box.height / (rows.frames.first?.height ?? 1)) - 1)
    let goal: Int
    let isShifted = key.modifiers.contains(.shift)
    switch key.key {
    case .up where isShifted: goal = row - 1
    case .down where isShifted: goal = row + 1
    case .up, .down:
      if !chooses { selection.begin(at: nil) }
      return nil
    case .pageUp: goal = row - page
    case .pageDown: goal = row + page
    case .home: goal = 0
    case .end: goal = last
    case .delete, .backspace:
      guard graph.document.table?.places?.indices.contains(row) ?? false else { return nil }
      selection.begin(at: nil)
      return [.edit { $0.table?.removePlace(at: row) }, .redraw, .save]
    default: return nil
    }
    let focus = min(max(goal, 0), max(last, 0))
    if isShifted { selection.extend(to: focus, from: row) } else { selection.begin(at: focus) }
    if rows.count > 0 { reveal(rows[focus]) }
    return [.focus(.table(.row(focus))), .redraw]
  }

  package mutating func reveal(_ control: Control<GraphControl>, in graph: GraphSnapshot) {
    if case .table(.row(let row)) = control.id, let rows = panel?.rows { reveal(rows[row]) }
  }
}
