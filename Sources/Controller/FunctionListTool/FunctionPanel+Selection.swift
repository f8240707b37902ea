import Controls
import Drawing
import GraphTools
import Graphs
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
      case .number(let parameter, let field):
        room.x + 8
          + title(of: field, parameter, named: control.name, theme).width(measurer)
      }
    room.width = max(20, room.maxX - left)
    room.x = left
    return room
  }

  /// Before which character of the line that is typed a place is; nil beside its control.
  private func offset(at place: Point, in graph: GraphSnapshot) -> Int? {
    guard let editor, let control = board.control(at: place), control.id == editor.control
    else { return nil }
    return offset(nearest: place, of: editor, control, in: graph)
  }

  private func offset(
    nearest place: Point,
    of editor: PanelEditor,
    _ control: Control<PanelControl>,
    in graph: GraphSnapshot
  ) -> Int? {
    let room = Self.room(of: editor.subject, in: control, graph.theme, graph.measurer)
    return rows.edited?.offset(nearest: place, in: room)
  }

  /// Puts the caret where a press has begun to edit a function's row.
  mutating func putCaret(at place: Point, in graph: GraphSnapshot) {
    guard rows.edited == nil, let editor, case .function = editor.subject,
      let control = board.control(at: place), control.id == editor.control
    else { return }
    let size = style.size(of: editor.subject)
    let edited = EditedFormula(editor.formula, size: size, words: graph.words, graph.measurer)
    let room = Self.room(of: editor.subject, in: control, graph.theme, graph.measurer)
    guard let offset = edited.offset(nearest: place, in: room) else { return }
    self.editor?.formula.moveCaret(to: offset, extending: false)
  }

  /// Puts the caret, or selects, in the line that is typed; false for a contact elsewhere.
  mutating func select(_ contact: Contact, extending: Bool, in graph: GraphSnapshot) -> Bool {
    switch contact.phase {
    case .began:
      guard let offset = offset(at: contact.place, in: graph) else { return false }
      isFocused = true
      holds[contact.id] = PanelHold(start: contact.place, last: contact.place, kind: .select)
      switch motion.taps.tap(at: contact.place, time: contact.time) {
      case 1: editor?.formula.moveCaret(to: offset, extending: extending)
      case 2: editor?.formula.selectWord(at: max(0, offset - 1))
      default: editor?.formula.selectAll()
      }
    case .moved:
      guard let hold = holds[contact.id], case .select = hold.kind else { return false }
      guard let editor, let control = board.control(editor.control),
        contact.place.distance(to: hold.start) > 4,
        let offset = offset(nearest: contact.place, of: editor, control, in: graph)
      else { return true }
      self.editor?.formula.moveCaret(to: offset, extending: true)
    case .ended, .cancelled:
      guard let hold = holds[contact.id], case .select = hold.kind else { return false }
      holds[contact.id] = nil
    }
    return true
  }
}
