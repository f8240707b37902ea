import Controls
import Drawing
import Input
import SceneHost
import Words

/// The look and feel of a sheet over everything else; what its parts mean is its dialog's business.
struct SheetFace {
  var board = ControlBoard<SheetControl>()
  var scroll = ScrollState()
  private(set) var hand = LineHand()
  var showsFocus: Bool
  /// The keys on the screen to type with, where there are no others.
  var keys: LetterKeys?
  private(set) var layout = SheetLayout(typing: SheetContent(title: ""), in: .zero)

  /// The line before the finger that is about to open the keys.
  var untouched: TextField?
  /// Whether a finger was used last.
  private(set) var isTouched = false

  /// A sheet whose focus is seen at once, as where there is nothing to type.
  init(showsFocus: Bool) { self.showsFocus = showsFocus }

  var card: Rect { layout.card }

  /// What can be pressed.
  var targets: [Rect] { board.controls.map(\.target) }

  /// What the control is called that a hand is on, where it has no word.
  func tip(for hand: TipHand) -> Tip? {
    guard hand != .focus || showsFocus && !layout.content.isRead else { return nil }
    let touched = scroll.pressedPlace.flatMap { board.control(at: $0) }
    return (hand == .finger ? touched : board.asked(by: hand)).flatMap { Tip($0, keys: nil) }
  }

  /// Forgets fingers and buttons that the window lost.
  mutating func cancelInput() {
    scroll.cancel()
    hand.cancel()
    board.cancel()
  }

  /// Starts a new list at its top.
  mutating func scrollToTop() { scroll.offset = 0 }

  /// Shows the last rows of a list.
  mutating func scrollToEnd() { scroll.offset = .greatestFiniteMagnitude }

  mutating func layOut(
    _ content: SheetContent,
    in window: Rect,
    _ measurer: any TextMeasurer,
    _ words: Locale
  ) {
    // A line that is refused is typed in again, whichever had the focus.
    let isSentBack = content.active != layout.content.active && isOnField
    if let keys, content.field != nil {
      layout = SheetLayout(typing: content, in: window)
      board.controls = layout.controls(with: keys, words)
    } else {
      layout = SheetLayout(content, in: window, measurer)
      scroll.limit(to: layout.rows.reach)
      layout.panel.rows.scroll = scroll.offset
      board.controls = layout.controls(words)
    }
    if isSentBack { board.focus = .field(content.active) }
    if board.focus.map({ board.control($0) == nil }) ?? true {
      board.focus = content.field == nil ? board.controls.first?.id : .field(content.active)
    }
  }

  /// Whether the focus is on a line to type in.
  var isOnField: Bool { if case .field = board.focus { true } else { false } }

  // MARK: Input

  /// What an event means; the line that the focus has gone to receives what is typed from then on.
  mutating func handle(_ event: InputEvent, _ measurer: any TextMeasurer) -> [SheetAct] {
    let acts = respond(to: event, measurer)
    guard case .field(let index) = board.focus, index != layout.content.active, acts.isEmpty else {
      return acts
    }
    return [.activate(index)]
  }

  private mutating func respond(
    to event: InputEvent,
    _ measurer: any TextMeasurer
  ) -> [SheetAct] {
    switch event {
    case .key(let key): return key.isDown ? press(key) : []
    case .text(let text): return type(text)
    case .controller(.button(let button, isDown: true)): return press(button)
    case .controller, .pinch: return []
    case .pointer, .finger, .wheel:
      if case .finger = event { isTouched = true }
      if let acts = followInLines(event, measurer) { return acts }
      if keys != nil { return followOnKeys(event) }
      let tap = scroll.follow(event)
      if case .pointer(let pointer) = event {
        board.hover(at: pointer.phase == .left || scroll.isHeld ? nil : pointer.position)
      }
      return tap.map { touch($0) } ?? []
    }
  }

  /// Puts the caret, or selects, in the line that is touched; nil where that is none.
  private mutating func followInLines(
    _ event: InputEvent,
    _ measurer: any TextMeasurer
  ) -> [SheetAct]? {
    guard let contact = Contact(event) else { return nil }
    let active = layout.content.active
    let touched = layout.fields.first { $0.value.contains(contact.place) }?.key
    let index = contact.phase == .began ? touched ?? active : active
    guard let frame = layout.fields[index], layout.content.lines.indices.contains(index) else {
      return nil
    }
    let line = layout.content.lines[index].text
    let acts = hand.follow(
      contact,
      extending: event.modifiers.contains(.shift),
      in: frame,
      from: line.caret,
      ends: line.ends(in: frame, measurer)
    ) { line.offset(at: $0, in: frame, measurer) }
    guard let acts else { return nil }
    let typed = acts.reduce(into: line) { $0.edit($1) }
    (showsFocus, board.focus) = (false, .field(index))
    let text = keys == nil ? openKeys(by: event, on: line, typed) : typed
    return (index == active ? [] : [.activate(index)]) + [.typed(text)]
  }

  private mutating func touch(_ place: Point) -> [SheetAct] {
    showsFocus = false
    guard card.contains(place) else { return [.close] }
    guard let control = board.control(at: place) else { return [] }
    board.focus = control.id
    // What is chosen by a touch is done: Enter goes on with the whole.
    if case .choice = control.id, layout.content.field != nil {
      board.focus = .field(layout.content.active)
    }
    return act(on: control.id)
  }

  mutating func act(on control: SheetControl) -> [SheetAct] {
    switch control {
    case .close where keys != nil:
      keys = nil
      return []
    case .key(let key): return press(key)
    case .close, .cancel: return [.close]
    case .field, .confirm: return [.confirm]
    case .choice(let choice, let word): return [.choose(choice: choice, word: word)]
    case .row(let index): return [.row(index)]
    case .more(let index): return [.more(index)]
    }
  }

  mutating func actOnFocus() -> [SheetAct] { board.focus.map { act(on: $0) } ?? [] }

  private mutating func type(_ text: String) -> [SheetAct] {
    guard var field = layout.content.field else {
      guard text == " " else { return [] }
      guard layout.content.isRead else { return actOnFocus() }
      scroll.offset += page
      return []
    }
    // Whoever has a keyboard needs no other.
    (keys, board.focus) = (nil, .field(layout.content.active))
    field.insert(text)
    return [.typed(field)]
  }

  private mutating func press(_ key: KeyEvent) -> [SheetAct] {
    (showsFocus, isTouched) = (true, false)
    if case .row(let index) = board.focus {
      if key.key == .delete { return [.remove(index)] }
      if key.key == .function(2) { return [.rename(index)] }
    }
    if let field = layout.content.field {
      var edited = field
      if key.modifiers.contains(.command), let copied = edited.edit(byCommand: key.key) {
        board.focus = .field(layout.content.active)
        return copied.map { .copy($0) } + [.typed(edited)]
      }
      if isOnField, let edit = LineEdit(key) {
        edited.edit(edit)
        return [.typed(edited)]
      }
    }
    switch key.key {
    case .escape: return act(on: .close)
    case .enter: return actOnFocus()
    case .tab:
      let isBack = key.modifiers.contains(.shift)
      if isOnField, !isBack, layout.content.completes { return [.complete] }
      passFocus(by: isBack ? -1 : 1)
    case .up, .down, .left, .right: moveFocus(FocusMove(key.key))
    case .function(1) where layout.content.isRead: return act(on: .close)
    case .character("/") where layout.content.isRead && key.modifiers.contains(.command):
      return act(on: .close)
    case .pageUp: scroll.offset -= page
    case .pageDown: scroll.offset += page
    case .home: scroll.offset = 0
    case .end: scroll.offset = layout.rows.reach
    case .backspace:
      guard var field = layout.content.field else { return [] }
      board.focus = .field(layout.content.active)
      field.edit(.erase())
      return [.typed(field)]
    default: break
    }
    return []
  }

  /// Moves the focus to what comes next or before: words of one choice are one stop, so is the list.
  private mutating func passFocus(by way: Int) {
    var stops: [SheetControl] = []
    for id in board.controls.map(\.id) {
      if let last = stops.indices.last, stops[last].sharesStop(with: id) {
        if id == board.focus || layout.content.isChosen(id) && stops[last] != board.focus {
          stops[last] = id
        }
      } else {
        stops.append(id)
      }
    }
    guard !stops.isEmpty else { return }
    let present = board.focus.flatMap { stops.firstIndex(of: $0) } ?? 0
    board.focus = stops[(present + way + stops.count) % stops.count]
    revealFocus()
  }

  /// Where nothing can be pressed that way, the rows scroll.
  mutating func moveFocus(_ move: FocusMove?) {
    guard let move else { return }
    if board.moveFocus(move) { return revealFocus() }
    if move.isVertical { scroll.offset += move == .down ? Self.step : -Self.step }
  }

  /// How far an arrow scrolls.
  private static let step = 60.0
  /// How far a page is: a row of it is seen again.
  private var page: Double { layout.rows.box.height - SheetLayout.rowHeight }

  mutating func revealFocus() {
    switch board.focus {
    case .row(let index), .more(let index):
      layout.panel.rows.scroll = scroll.offset
      scroll.reveal(layout.rows[index], in: layout.rows.box)
    default: break
    }
  }

  private mutating func press(_ button: ControllerButton) -> [SheetAct] {
    showsFocus = true
    if keys != nil, let acts = pressOnKeys(button) { return acts }
    switch button {
    case .a where isOnField && keys == nil: openKeys(for: layout.content.keys)
    case .a: return actOnFocus()
    case .b, .start: return [.close]
    case .y where layout.content.action != nil: return [.confirm]
    case .x:
      guard case .row(let index) = board.focus, layout.content.rows[index].hasMore else {
        return []
      }
      return [.more(index)]
    case .dpadUp, .dpadDown, .dpadLeft, .dpadRight: moveFocus(FocusMove(button))
    case .leftShoulder: scroll.offset -= page
    case .rightShoulder: scroll.offset += page
    default: break
    }
    return []
  }
}

extension SheetControl {
  /// Whether Tab passes both at once.
  fileprivate func sharesStop(with other: SheetControl) -> Bool {
    switch (self, other) {
    case (.choice(let first, _), .choice(let second, _)): first == second
    default: isInList && other.isInList
    }
  }

  var isInList: Bool {
    switch self {
    case .row, .more: true
    case .close, .field, .confirm, .cancel, .choice, .key: false
    }
  }
}
