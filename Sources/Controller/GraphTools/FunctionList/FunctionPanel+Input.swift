import Controls
import GraphModel
import Drawing
import Input
import SceneParts
import Settings

/// What fingers and the mouse do in the list.
extension FunctionPanel {
  private static var slop: Double { 8 }

  mutating func press(
    _ contact: Int64?,
    at place: Point,
    _ document: inout GraphDocument,
    time: Double
  ) {
    isFocused = true
    // A list that glides stops under the finger.
    let glides = scroll.advance(to: time)
    scroll.cancel()
    holds[contact] = PanelHold(start: place, time: time, last: place, kind: .press)
    if board.control(at: place)?.id == .grip {
      holds[contact]?.kind = .drag
      motion.grip.begin(contact, at: place, time: time)
    }
    guard !glides, case .held(let id) = board.press(contact, at: place) else { return }
    // A finger may be going to scroll.
    if case .track(let parameter) = id, contact == nil {
      beginSlide(parameter, contact, at: place, &document)
    }
  }

  private mutating func beginSlide(
    _ parameter: String,
    _ contact: Int64?,
    at place: Point,
    _ document: inout GraphDocument
  ) {
    playing[parameter] = nil
    board.focus = .track(parameter)
    holds[contact]?.kind = .slide(parameter)
    slide(parameter, to: place, &document)
  }

  /// Follows a contact that came down here.
  mutating func move(
    _ contact: Int64?,
    to place: Point,
    _ document: inout GraphDocument,
    time: Double
  ) {
    guard let hold = holds[contact] else { return }
    defer { holds[contact]?.last = place }
    switch hold.kind {
    case .slide(let parameter): slide(parameter, to: place, &document)
    case .scroll: _ = scroll.move(contact, to: place, time: time)
    case .rows(let index):
      guard let function = document.functions[index]?.function else { break }
      let height = DetailLines.rowHeight(isTouched: needsKeypad)
      let cell = Size(width: list.width / Double(TableScroll.mostColumns), height: height)
      tables.drag(index, by: place - hold.last, cell: cell, function)
    case .drag:
      if motion.grip.move(contact, to: place, time: time) == .scrolling { board.cancel(contact) }
    case .reorder(let index, _):
      let target = row(nearest: place.y, in: document)
      holds[contact]?.kind = .reorder(index, to: target)
    case .press: begin(hold, contact, to: place, &document, time: time)
    }
    limitScroll()
  }

  /// Finds out what a contact that begins to move wants.
  private mutating func begin(
    _ hold: PanelHold,
    _ contact: Int64?,
    to place: Point,
    _ document: inout GraphDocument,
    time: Double
  ) {
    let way = place - hold.start
    guard way.length > Self.slop else { return }
    let held = board.held(by: contact)
    board.cancel(contact)
    // The disc is the handle; the mouse, which scrolls with its wheel, may take the whole row, and so
    // may a finger that has rested on it.
    let isRow = contact == nil || time - hold.time >= GestureLimits.longPressTime
    switch held {
    case .track(let parameter) where abs(way.dx) >= abs(way.dy):
      beginSlide(parameter, contact, at: place, &document)
    case .disc(let index): beginReorder(index, contact, &document)
    case .row(let index) where isRow: beginReorder(index, contact, &document)
    default:
      if let index = scrollingTable(at: hold.start, in: document) {
        holds[contact]?.kind = .rows(index)
        return
      }
      holds[contact]?.kind = .scroll
      scroll.take(contact, at: hold.start, time: time)
      _ = scroll.move(contact, to: place, time: time)
    }
  }

  /// What is being typed has to know its place: it is taken, or gone on with another time.
  private mutating func beginReorder(
    _ index: Int,
    _ contact: Int64?,
    _ document: inout GraphDocument
  ) {
    guard let index = finish(before: .row(index), &document)?.function else { return }
    holds[contact]?.kind = .reorder(index, to: index)
  }

  /// Ends what a contact did; false for any other's.
  mutating func release(
    _ contact: Int64?,
    at place: Point,
    _ document: inout GraphDocument,
    at time: Double
  ) -> (isOurs: Bool, act: Act?) {
    guard let hold = holds.removeValue(forKey: contact) else { return (false, nil) }
    switch hold.kind {
    case .reorder(let index, let target): document.functions.move(index, to: target)
    case .press:
      if case .activated(let id) = board.release(contact, at: place) {
        if case .track(let parameter) = id {
          beginSlide(parameter, contact, at: place, &document)
          return (true, nil)
        }
        return (true, activate(id, &document, at: time))
      }
    case .scroll: _ = scroll.end(contact, time: time)
    case .drag:
      let isTap = motion.grip.end(contact, time: time, isStill: motion.isStill) == .pressing
      if isTap {
        motion.grip.toggle(at: time, isStill: motion.isStill)
        board.focus = .grip
      }
    case .slide, .rows: break
    }
    board.cancel(contact)
    return (true, nil)
  }

  /// Takes what is typed, or leaves it to be gone on with another time, before something is done to a
  /// control; that one as it is called then, nil where it has gone with an empty row.
  private mutating func finish(
    before control: PanelControl,
    _ document: inout GraphDocument
  ) -> PanelControl? {
    let (typed, count) = (editor?.control.function, document.functions.count)
    if !commit(&document) { dropEditor(&document) }
    guard document.functions.count < count, let typed, let index = control.function,
      index >= typed
    else { return control }
    if index == typed { return nil }
    return switch control {
    case .disc: .disc(index - 1)
    case .menu: .menu(index - 1)
    default: .row(index - 1)
    }
  }

  // MARK: Commands

  /// Does what a control is for.
  mutating func activate(
    _ id: PanelControl,
    _ document: inout GraphDocument,
    at time: Double
  ) -> Act? {
    revealsFocus = true
    switch id {
    case .template(let template): return insert(template, in: document)
    case .close where isDocked: return takeToKeypad(&document)
    case .data(let act): return perform(act, document.functions)
    case .undo: return .command(.undo)
    case .redo: return .command(.redo)
    case .live: return .command(.setting(.followsTyping))
    case .newTable:
      guard !document.functions.isFull else { return .full }
      return .command(.newTable)
    default: break
    }
    board.focus = id
    var id = id
    if let editor, editor.control != id, id != .grip {
      guard let control = finish(before: id, &document) else { return nil }
      id = control
    }
    switch id {
    case .close: return .close
    case .more: return board.control(id).map { .more(at: $0.frame) }
    case .grip: motion.grip.toggle(at: time, isStill: motion.isStill)
    case .disc(let index): document.functions.update(index) { $0.isHidden.toggle() }
    case .row(let index):
      document.functions.select(index)
      // A table is typed cell by cell.
      if document.functions[index]?.function.base is any EditableTable {
        return activate(.cell(TableCell(function: index, row: 0, column: 0)), &document, at: time)
      }
      if needsKeypad { return .compose(isNew: false) }
      edit(.function(index), in: document)
    case .stretch(let index):
      guard let function = document.functions[index], let stretch = language.stretch(of: function)
      else { return nil }
      // Written out it can be changed like all that is typed.
      let line = "\(function.text) {\(stretch)}"
      document.functions.select(index)
      if needsKeypad { return .command(.typeFunction(line, isNew: false)) }
      begin(
        PanelEditor(
          .function(index),
          language.editor(line, of: function.function),
          rowText: function.text
        )
      )
    case .menu(let index):
      document.functions.select(index)
      return board.control(id).map { .menu(index, at: $0.frame) }
    case .add:
      guard !document.functions.isFull else { return .full }
      if needsKeypad { return .compose(isNew: true) }
      edit(.newFunction, in: document)
    case .play(let parameter): togglePlay(parameter, in: document, at: time)
    case .options(let parameter) where !document.functions.parameters.contains(parameter):
      // No function has a use for it.
      document.parameters[parameter] = nil
    case .options(let parameter): expanded = expanded == parameter ? nil : parameter
    case .number(let parameter, let field):
      edit(.number(parameter, field), in: document)
      editor?.showsPad = needsKeypad
      if needsKeypad { return .showPad }
    case .cell(let cell):
      document.functions.select(cell.function)
      edit(.cell(cell), in: document)
      board.focus = .cell(cell)
      editor?.showsPad = needsKeypad
      if needsKeypad { return .showPad }
    case .track, .template, .data, .newTable, .undo, .redo, .live: break
    }
    return nil
  }

  /// Gives a formula that is being typed to the calculator, which comes back in its place.
  private mutating func takeToKeypad(_ document: inout GraphDocument) -> Act {
    guard isWriting, let editor, !editor.formula.line.isEmpty else { return .keypad }
    self.editor = nil
    guard case .function(let index) = editor.subject else {
      return .command(.typeFunction(editor.formula.line, isNew: true))
    }
    document.functions.select(index)
    return .command(.typeFunction(editor.formula.line, isNew: false))
  }

  /// Starts typing, unless that is what is being done.
  mutating func edit(_ subject: PanelEditor.Subject, in document: GraphDocument) {
    guard editor?.subject != subject else { return }
    if var draft = typing.take(subject, in: document.functions, by: language) {
      // Typing replaces it, a move of the caret keeps it.
      draft.formula.edit(.all)
      return begin(draft)
    }
    switch subject {
    case .newFunction: begin(PanelEditor(subject, language.editor("", of: nil)))
    case .function(let index):
      guard let function = document.functions[index] else { return }
      begin(
        PanelEditor(
          subject,
          language.editor(function.text, of: function.function),
          rowText: function.text
        )
      )
    case .number(let parameter, _):
      playing[parameter] = nil
      begin(PanelEditor(subject, language.editor("", of: nil)))
    case .cell(let cell):
      let table = document.functions[cell.function]?.function.base as? any EditableTable
      let text = table?.text(ofRow: cell.row, column: cell.column) ?? ""
      var editor = PanelEditor(subject, language.editor(text, of: nil))
      editor.formula.edit(.all)
      begin(editor)
    }
  }

  /// Takes what was typed; false, and the editor stays, while it is no formula.
  ///
  /// A function whose line is empty is taken out.
  mutating func commit(_ document: inout GraphDocument) -> Bool {
    editor?.formula.close()
    guard let editor else { return true }
    let line = editor.formula.line
    if case .cell(let cell) = editor.subject { return commit(line, to: cell, &document) }
    guard !line.isEmpty else {
      dropEditor(&document, isGivenUp: true)
      guard case .function(let index) = editor.subject else { return true }
      document.functions.remove(index)
      if board.focus == editor.control { focusSelection(in: document) }
      return true
    }
    if editor.isBeyondSlider { return false }
    if let setting = editor.setting {
      document[settingOf: setting.letter].set(values: setting.values)
      self.editor?.withdraw(from: &document.functions)
      self.editor = nil
      return true
    }
    switch editor.subject {
    case .newFunction:
      guard let function = editor.formula.function,
        document.functions.add(function, text: line)
      else { return false }
    case .function(let index):
      guard let function = editor.formula.function else { return false }
      document.functions.update(index) { $0 = $0.replaced(by: function, text: line) }
    case .number(let parameter, .value):
      guard let values = editor.values, editor.fault == nil else { return false }
      document[settingOf: parameter].set(values: values)
    case .number(let parameter, let field):
      guard let number = editor.number else { return false }
      field.set(number, in: &document[settingOf: parameter])
    case .cell: break
    }
    self.editor = nil
    return true
  }

  /// Draws what is being typed, where the person wants that.
  mutating func followTyping(in document: inout GraphDocument) {
    guard isLive, let control = editor?.control else { return }
    editor?.draw(in: &document.functions)
    if board.focus == control { board.focus = editor?.control }
  }

  /// Ends the typing, and what it has drawn.
  mutating func dropEditor(_ document: inout GraphDocument, isGivenUp: Bool = false) {
    editor?.withdraw(from: &document.functions)
    if let editor { typing.keep(editor, in: document.functions, isGivenUp: isGivenUp) }
    editor = nil
  }
}
