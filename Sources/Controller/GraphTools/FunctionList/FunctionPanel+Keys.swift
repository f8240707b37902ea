import Controls
import GraphModel
import Input
import SceneParts
import Words

/// What the keyboard and a controller do in the list.
extension FunctionPanel {
  /// A key that is not typed text; nil where it means nothing here.
  mutating func handle(
    _ key: KeyEvent,
    _ document: inout GraphDocument,
    at time: Double
  ) -> [Act]? {
    revealsFocus = true
    if editor != nil, let acts = handleInEditor(key, &document) { return acts }
    guard !key.modifiers.contains(.command) else { return nil }
    if key.modifiers.contains(.option) { return reorder(key.key, &document) }
    if key.asksForMenu {
      let row = board.focus?.function.map { PanelControl.menu($0) }
      return row.flatMap { activate($0, &document, at: time) }.map { [$0] } ?? []
    }
    switch key.key {
    case .escape where expanded != nil: expanded = nil
    case .escape: return [.close]
    case .tab:
      let isForward = !key.modifiers.contains(.shift)
      return board.moveGroup(forward: isForward, returning: false)
        ? [] : [.leave(forward: isForward)]
    case .left, .right:
      let way = key.key == .left ? -1 : 1
      if case .track(let parameter) = board.focus {
        playing[parameter] = nil
        document[settingOf: parameter]
          .move(bySteps: key.modifiers.contains(.shift) ? 10 * way : way)
      } else if !moveToHiddenCell(way < 0 ? .left : .right, in: document) {
        _ = board.moveFocus(way < 0 ? .left : .right)
      }
    case .up where !moveToHiddenCell(.up, in: document): moveAmongRows(.up)
    case .down where !moveToHiddenCell(.down, in: document): moveAmongRows(.down)
    case .up, .down: break
    case .home: board.focus = document.functions.isEmpty ? .add : .row(0)
    case .end: board.focus = .add
    case .delete, .backspace:
      if case .cell(let cell) = board.focus {
        edit(.cell(cell), in: document)
        return commit("", to: cell, &document) ? [] : nil
      }
      guard let index = board.focus?.function else { return [] }
      document.functions.remove(index)
      focusSelection(in: document)
    case .enter, .space:
      return board.focus.flatMap { activate($0, &document, at: time) }.map { [$0] } ?? []
    default: return nil
    }
    return []
  }

  /// Goes to the function that is selected, or else to where one is added.
  mutating func focusSelection(in document: GraphDocument) {
    board.focus = document.functions.selection.map { .row($0) } ?? .add
  }

  /// Signs below the rows, which begin a line, are reached with Tab.
  private mutating func moveAmongRows(_ way: FocusMove) {
    let all = board.controls
    defer { board.controls = all }
    if !(board.focus?.isTemplate ?? false) { board.controls.removeAll { $0.id.isTemplate } }
    _ = board.moveFocus(way)
  }

  /// Moves the function with the focus up or down; nil for other keys.
  private mutating func reorder(_ key: Key, _ document: inout GraphDocument) -> [Act]? {
    guard key == .up || key == .down, let index = board.focus?.function else { return nil }
    let place = min(max(index + (key == .up ? -1 : 1), 0), document.functions.count - 1)
    document.functions.move(index, to: place)
    board.focus = .row(place)
    return []
  }

  private mutating func handleInEditor(_ key: KeyEvent, _ document: inout GraphDocument) -> [Act]? {
    if !key.modifiers.contains(.command), step(key, &document) { return [] }
    guard var editor else { return nil }
    let isCommand = key.modifiers.contains(.command)
    let selected = editor.formula.selectedText
    switch key.key {
    case .escape:
      board.focus = editor.control
      // What is drawn stays, and undo takes it back; anything else is given up, and undo brings it back.
      if !editor.isDrawn || !commit(&document) { dropEditor(&document, isGivenUp: true) }
      return []
    case .enter:
      board.focus = editor.control
      _ = commit(&document)
      return []
    case .tab where !key.modifiers.contains(.shift) && editor.formula.leaveBox(): break
    case .tab:
      _ = commit(&document)
      return nil
    case .space: return []
    case .up, .down:
      guard let offset = rows.edited?.offset(up: key.key == .up) else { return [] }
      editor.formula.edit(.place(offset))
    case .character("c") where isCommand: return selected.map { [.copy($0)] }
    case .character("x") where isCommand:
      guard let selected else { return [] }
      editor.formula.edit(.erase())
      self.editor = editor
      return [.copy(selected)]
    case .character("v") where isCommand: return [.paste]
    default:
      guard let edit = LineEdit(key) else { return nil }
      editor.formula.edit(edit)
    }
    self.editor = editor
    return []
  }

  /// A key of the pad on the screen; false when it has ended the typing.
  mutating func press(
    _ key: KeypadKey,
    mark: DecimalMark,
    _ document: inout GraphDocument
  ) -> Bool {
    guard let editor else { return false }
    let control = editor.control
    switch key {
    case .delete where editor.formula.line.isEmpty: self.editor = nil
    case .delete: self.editor?.formula.edit(.erase())
    case .equals where editor.isCell:
      // A column is typed downwards.
      _ = step(KeyEvent(.enter), &document)
      if self.editor?.isCell ?? false { self.editor?.showsPad = editor.showsPad }
      revealsFocus = true
      return self.editor != nil
    case .equals: _ = commit(&document)
    default: self.editor?.formula.type(mark.kept(key.typed(mark)))
    }
    if self.editor == nil { board.focus = control }
    revealsFocus = true
    return self.editor != nil
  }

  /// Typed text; nil where it means nothing here.
  ///
  /// What no line takes begins a new one.
  mutating func type(
    _ character: Character,
    mark: DecimalMark,
    _ document: inout GraphDocument
  ) -> [Act]? {
    if editor == nil {
      guard character != " " else { return nil }
      switch board.focus {
      case .number(let parameter, let field): edit(.number(parameter, field), in: document)
      case .track(let parameter): edit(.number(parameter, .value), in: document)
      case .cell(let cell): edit(.cell(cell), in: document)
      default:
        guard !document.functions.isFull else { return [.full] }
        board.focus = .add
        edit(.newFunction, in: document)
      }
    }
    editor?.showsPad = false
    if character == "\n" {
      if !step(KeyEvent(.enter), &document) { _ = commit(&document) }
    } else {
      editor?.formula.type(mark.kept(String(character)))
    }
    revealsFocus = true
    return []
  }

  /// Buttons of a controller; nil where they mean nothing here.
  mutating func handle(
    _ button: ControllerButton,
    _ document: inout GraphDocument,
    at time: Double
  ) -> [Act]? {
    func key(_ key: Key, _ modifiers: KeyModifiers = []) -> [Act]? {
      handle(KeyEvent(key, modifiers: modifiers), &document, at: time)
    }
    let isOnFunction = editor == nil && board.focus?.function != nil
    switch button {
    case .x:
      if isOnFunction, let index = board.focus?.function {
        document.functions.update(index) { $0.isHidden.toggle() }
      }
      return []
    case .leftShoulder where isOnFunction: return key(.up, .option)
    case .rightShoulder where isOnFunction: return key(.down, .option)
    case .dpadLeft: return key(.left)
    case .dpadRight: return key(.right)
    case .dpadUp: return key(.up)
    case .dpadDown: return key(.down)
    case .leftShoulder: return key(.left, .shift)
    case .rightShoulder: return key(.right, .shift)
    case .a: return key(.enter)
    case .b: return key(.escape)
    default: return nil
    }
  }
}
