import Controls
import Drawing
import GraphModel
import Input
import SceneHost
import Words

/// Where the line that is typed in the list is, and what a finger or the mouse selects in it.
extension FunctionPanel {
  /// What stands before a number.
  static func title(
    of field: NumberField,
    _ parameter: String,
    named name: String,
    _ theme: Theme
  )
    -> TextLine
  {
    guard field == .value else { return TextLine(name, Font(.regular, 13), theme.secondaryText) }
    return TextLine([
      .init(parameter, Font(.italic, 17), theme.text),
      .init("=", Font(.regular, 17), theme.secondaryText, space: 5),
    ])
  }

  /// The room of a line in the place of a control.
  static func room(
    of subject: PanelEditor.Subject,
    in control: Control<PanelControl>,
    _ theme: Theme,
    _ measurer: any TextMeasurer
  ) -> Rect {
    var room = control.frame.inset(dx: 8, dy: 0)
    let left: Double =
      switch subject {
      case .function: room.x
      case .newFunction: room.x + 44
      case .cell: room.x
      case .number(let parameter, let field):
        room.x + 8
          + title(of: field, parameter, named: control.name, theme).width(measurer)
      }
    room.width = max(20, room.maxX - left)
    room.x = left
    return room
  }

  /// The same, above the note of a function.
  private func room(
    of subject: PanelEditor.Subject,
    in control: Control<PanelControl>,
    _ graph: GraphSnapshot
  ) -> Rect {
    var room = Self.room(of: subject, in: control, graph.theme, graph.measurer)
    if case .function(let index) = subject, rows.notes.indices.contains(index),
      rows.notes[index] != nil
    {
      room.height -= PanelRows.note
    }
    return room
  }

  /// Puts the caret where a press has begun to edit a function's row.
  mutating func putCaret(_ contact: Contact, in graph: GraphSnapshot) {
    guard let editor, case .function(let index) = editor.subject, board.focus != .stretch(index)
    else { return }
    var hand = motion.hand
    let act = hand.press(contact, extending: false) {
      offset(at: $0, of: index, editor.formula, in: graph)
    }
    motion.hand = hand
    act.map { self.editor?.formula.edit($0) }
  }

  /// What a press asks for: a function goes to the calculator's keys with the caret where it was pressed.
  func placed(_ act: Act?, at place: Point, in graph: GraphSnapshot) -> Act? {
    guard case .compose(isNew: false, _) = act, let index = board.control(at: place)?.id.function,
      let function = graph.document.functions[index]
    else { return act }
    let formula = language.editor(function.text, of: function.function)
    return .compose(isNew: false, caret: offset(at: place, of: index, formula, in: graph))
  }

  /// The place in a function's line, in characters, that is nearest to one in its row.
  func offset(
    at place: Point,
    of index: Int,
    _ formula: any FormulaEditor,
    in graph: GraphSnapshot
  ) -> Int? {
    guard let control = board.control(.row(index)) else { return nil }
    let subject = PanelEditor.Subject.function(index)
    let size = style.size(of: subject)
    let edited = EditedFormula(formula, size: size, words: graph.words, graph.measurer)
    let room = room(of: subject, in: control, graph)
    return edited.offset(nearest: place, in: room)
  }

  /// Asks for the menu of what a finger has selected.
  var offer: [ToolRequest] {
    guard motion.hand.isFinger, let editor, editor.formula.selectedText != nil else { return [] }
    return board.control(editor.control).map { [.list(.selected(at: $0.frame))] } ?? []
  }

  /// Puts the caret, or selects, in the line that is typed; false for a contact elsewhere.
  mutating func select(_ contact: Contact, extending: Bool, in graph: GraphSnapshot) -> Bool {
    guard let editor, let control = board.control(editor.control), let edited = rows.edited else {
      motion.hand.cancel()
      return false
    }
    let room = room(of: editor.subject, in: control, graph)
    let acts = motion.hand.follow(
      contact,
      extending: extending,
      in: control.target,
      from: editor.formula.caret
    ) { edited.offset(nearest: $0, in: room) }
    guard let acts else { return false }
    isFocused = true
    for act in acts { self.editor?.formula.edit(act) }
    return true
  }
}
