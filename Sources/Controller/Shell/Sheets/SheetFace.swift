import SceneParts
import Documents
import Controls
import Drawing
import Input
import Words

/// The look and feel of a sheet over everything else; what its parts mean is its dialog's business.
struct SheetFace {
  private var board = ControlBoard<SheetControl>()
  private var gestures = GestureRecognizer()
  private var scroll = 0.0
  /// Where the person pressed into the line, until it can be measured.
  private var fieldTap: Point?
  private var showsFocus = false
  private var isFresh = true

  /// Forgets fingers and buttons that the window lost.
  mutating func cancelInput() {
    gestures.cancel()
    board.cancel()
  }

  /// What can be pressed.
  var targets: [Rect] { board.controls.map(\.target) }

  /// Starts a new list at its top.
  mutating func scrollToTop() { scroll = 0 }

  private mutating func layOut(
    _ content: SheetContent,
    in window: Rect,
    _ words: Idiom
  ) -> SheetLayout {
    let plan = SheetLayout(content, in: window)
    scroll = min(max(scroll, 0), plan.scrollLimit)
    board.controls = plan.controls(scroll: scroll, closing: words(FilePhrase.close))
    if board.focus.map({ board.control($0) == nil }) ?? true {
      board.focus = board.controls.first?.id
    }
    return plan
  }

  // MARK: Input

  /// What an event means.
  mutating func handle(
    _ event: InputEvent,
    on content: SheetContent,
    in window: Rect,
    _ words: Idiom
  ) -> [SheetAct] {
    let plan = layOut(content, in: window, words)
    switch event {
    case .key(let key) where key.isDown: return press(key, content, plan)
    case .text(let text): return type(text, content)
    case .wheel(let delta, _, _): scroll -= delta.dy * SheetLayout.rowHeight * 1.5
    case .controller(.button(let button, isDown: true)): return press(button, content, plan)
    case .pointer(let pointer):
      board.hover(at: pointer.phase == .left || gestures.isActive ? nil : pointer.position)
      return touch(event, plan)
    case .finger: return touch(event, plan)
    case .key, .controller: break
    }
    return []
  }

  private mutating func touch(_ event: InputEvent, _ plan: SheetLayout) -> [SheetAct] {
    gestures.handle(event).flatMap { gesture -> [SheetAct] in
      switch gesture {
      case .pan(let way):
        scroll -= way.dy
        return []
      case .tap(_, let place, _):
        showsFocus = false
        guard plan.card.contains(place) else { return [.close] }
        guard let control = board.control(at: place) else { return [] }
        board.focus = control.id
        if control.id == .field { fieldTap = place }
        return act(on: control.id)
      default: return []
      }
    }
  }

  private func act(on control: SheetControl) -> [SheetAct] {
    switch control {
    case .close: [.close]
    case .field: []
    case .confirm: [.confirm]
    case .choice(let index): [.choose(index)]
    case .row(let index): [.row(index)]
    case .more(let index): [.more(index)]
    }
  }

  private mutating func type(_ text: String, _ content: SheetContent) -> [SheetAct] {
    guard var field = content.field else {
      return text == " " ? board.focus.map { act(on: $0) } ?? [] : []
    }
    board.focus = .field
    field.insert(text)
    return [.typed(field)]
  }

  private mutating func press(
    _ key: KeyEvent,
    _ content: SheetContent,
    _ plan: SheetLayout
  ) -> [SheetAct] {
    showsFocus = true
    if case .row(let index) = board.focus {
      if key.key == .delete { return [.remove(index)] }
      if key.key == .function(2) { return [.rename(index)] }
    }
    if board.focus == .field, let edited = edit(content.field, key) { return [.typed(edited)] }
    switch key.key {
    case .escape: return [.close]
    case .enter: return board.focus == .field ? [.confirm] : board.focus.map { act(on: $0) } ?? []
    case .tab:
      if board.focus == .field, !key.modifiers.contains(.shift) { return [.complete] }
      moveFocus(key.modifiers.contains(.shift) ? .up : .down, plan)
    case .up: moveFocus(.up, plan)
    case .down: moveFocus(.down, plan)
    case .left: moveFocus(.left, plan)
    case .right: moveFocus(.right, plan)
    case .pageUp: scroll -= plan.list.height
    case .pageDown: scroll += plan.list.height
    case .backspace:
      guard let field = content.field else { return [] }
      var edited = field
      board.focus = .field
      edited.erase()
      return [.typed(edited)]
    default: break
    }
    return []
  }

  /// The line after a key that edits it; nil for the others.
  private func edit(_ field: TextField?, _ key: KeyEvent) -> TextField? {
    guard var field else { return nil }
    switch key.key {
    case .left: field.move(.left)
    case .right: field.move(.right)
    case .home: field.move(.start)
    case .end: field.move(.end)
    case .backspace: field.erase(word: key.modifiers.contains(.command))
    case .delete: field.eraseForward()
    default: return nil
    }
    return field
  }

  private mutating func moveFocus(_ move: FocusMove, _ plan: SheetLayout) {
    _ = board.moveFocus(move)
    switch board.focus {
    case .row(let index), .more(let index): scroll = plan.scroll(scroll, showing: index)
    default: break
    }
  }

  private mutating func press(
    _ button: ControllerButton,
    _ content: SheetContent,
    _ plan: SheetLayout
  ) -> [SheetAct] {
    showsFocus = true
    switch button {
    case .a: return board.focus == .field ? [.confirm] : board.focus.map { act(on: $0) } ?? []
    case .b, .start: return [.close]
    case .x:
      if case .row(let index) = board.focus, content.rows[index].hasMore { return [.more(index)] }
      return []
    case .dpadUp: moveFocus(.up, plan)
    case .dpadDown: moveFocus(.down, plan)
    case .dpadLeft: moveFocus(.left, plan)
    case .dpadRight: moveFocus(.right, plan)
    case .leftShoulder: scroll -= plan.list.height
    case .rightShoulder: scroll += plan.list.height
    default: break
    }
    return []
  }

  // MARK: Drawing

  /// Draws the sheet, and tells where the caret goes when the line was pressed.
  mutating func draw(
    _ content: SheetContent,
    on canvas: any Canvas,
    in window: Rect,
    theme: Theme,
    words: Idiom
  ) -> TextField? {
    if isFresh {
      (isFresh, showsFocus) = (false, content.field == nil)
    }
    let plan = layOut(content, in: window, words)
    let painter = ControlPainter(theme: theme, canvas: canvas)
    canvas.fill(window, with: Color(0x000000).opacity(0.45))
    painter.drawCard(plan.card, radius: 16)
    let title = Font(.semibold, 20)
    TextLine(content.title, title, theme.text).fitted(to: plan.card.width - 84, canvas).draw(
      on: canvas,
      at: Point(x: plan.titleX, y: painter.baseline(centering: title, on: plan.card.y + 28))
    )
    if let field = content.field, let frame = plan.field {
      painter.drawField(field, in: frame, isFocused: board.focus == .field)
    }
    if let message = content.message {
      let font = Font(.regular, 15)
      TextLine(message, font, theme.notices.warning).shrunk(to: plan.message.width, canvas).draw(
        on: canvas,
        at: Point(
          x: plan.message.x + 4,
          y: painter.baseline(centering: font, on: plan.message.midY)
        )
      )
    }
    if let ground = plan.choiceGround { painter.drawGround(in: ground) }
    for control in board.controls where !control.id.isInList { draw(control, with: painter) }
    canvas.clipped(to: plan.list) {
      for control in board.controls where control.id.isInList && control.frame.overlaps(plan.list) {
        draw(control, with: painter)
      }
    }
    painter.drawScrolling(of: plan.list, reach: plan.scrollLimit, scroll: scroll)
    return tappedField(content, plan, painter)
  }

  private func draw(_ control: Control<SheetControl>, with painter: ControlPainter) {
    painter.draw(
      control,
      board.state(of: control.id, showsFocus: showsFocus && control.id != .field)
    )
  }

  private mutating func tappedField(
    _ content: SheetContent,
    _ plan: SheetLayout,
    _ painter: ControlPainter
  ) -> TextField? {
    guard let place = fieldTap, var field = content.field, let frame = plan.field else {
      return nil
    }
    fieldTap = nil
    field.move(to: painter.caret(at: place, of: field, in: frame))
    return field
  }
}

extension SheetControl {
  fileprivate var isInList: Bool {
    switch self {
    case .row, .more: true
    case .close, .field, .confirm, .choice: false
    }
  }
}
