import Controls
import Drawing
import Input
import SceneHost

/// Typing with keys on the screen.
extension SheetFace {
  /// Opens them; a controller begins among them.
  mutating func openKeys(for kind: LetterKeys.Kind) {
    keys = LetterKeys(kind: kind)
    if showsFocus { board.focus = .key(LetterKeys.first(of: kind)) }
  }

  /// Opens them where a finger has lifted that came down in the line, which stays as it was if that
  /// was only a tap: what is selected goes with the first letter.
  mutating func openKeys(by event: InputEvent, on before: TextField, _ line: TextField) -> TextField
  {
    guard case .finger(let finger) = event else { return line }
    if finger.phase == .began { untouched = before }
    guard finger.phase == .ended else { return line }
    openKeys(for: layout.content.keys)
    return line.selection == nil ? untouched ?? line : line
  }

  /// What a key does.
  mutating func press(_ key: LetterKeys.Key) -> [SheetAct] {
    guard var field = layout.content.field else { return [] }
    switch key {
    case .letter(let letter): field.insert(keys?.type(letter) ?? "")
    case .erase: field.edit(.erase())
    case .shift: keys?.isShifted.toggle()
    case .confirm:
      let next = layout.content.active + 1
      return next < layout.content.lines.count ? [.activate(next)] : [.confirm]
    }
    return [.typed(field)]
  }

  /// Fingers and the mouse press keys as they lift, several at a time.
  mutating func followOnKeys(_ event: InputEvent) -> [SheetAct] {
    guard let contact = Contact(event) else { return [] }
    switch contact.phase {
    case .began:
      guard contact.isPrimary else { return [] }
      guard card.contains(contact.place) else { return act(on: .close) }
      _ = board.press(contact.id, at: contact.place)
    case .moved:
      board.hover(at: contact.id == nil ? contact.place : nil)
      _ = board.move(contact.id, to: contact.place)
    case .ended:
      let focus = board.focus
      let outcome = board.release(contact.id, at: contact.place)
      (board.focus, showsFocus) = (focus, false)
      if case .activated(let control) = outcome, control.line == nil { return act(on: control) }
    case .cancelled: board.cancel(contact.id)
    }
    return []
  }

  /// What a controller's button means among the keys; nil for what it means in any sheet.
  mutating func pressOnKeys(_ button: ControllerButton) -> [SheetAct]? {
    guard var field = layout.content.field else { return nil }
    switch button {
    case .b where field.text.isEmpty, .start: return act(on: .close)
    case .b: field.edit(.erase())
    case .x: return keys?.hasCapitals ?? false ? press(.shift) : []
    case .y: return act(on: .close)
    case .leftShoulder: field.edit(.move(.left))
    case .rightShoulder: field.edit(.move(.right))
    default: return nil
    }
    return [.typed(field)]
  }
}

extension SheetControl {
  /// The line to type in that it is.
  fileprivate var line: Int? { if case .field(let index) = self { index } else { nil } }
}
