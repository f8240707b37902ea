package import Controls
package import GraphModel
import Input
import Drawing
import GraphKit
import SceneHost
package import SceneParts
import Words

/// The list of functions while it is open, and the pills that stand for them.
package struct FunctionTool: GraphPanel {
  /// The list while it is open.
  package var panel: FunctionPanel?
  var chips: [FunctionChip] = []
  var listChip: Rect?
  /// Whether there is an audience, which does not see it.
  private(set) var isOffStage = false
  /// Whether it was open when the calculator took its place, so that a formula for it comes back to it.
  package private(set) var isSetAside = false
  /// Whether whoever had the keys before has them again when the list is closed.
  package var returnsKeys = false
  /// What is remembered of lists that have been closed.
  var typing = TypingRecord()

  package init() {}

  package var isOpen: Bool { panel != nil }
  /// Whether it has the calculator's place.
  package var isDocked: Bool { panel?.isDocked ?? false }
  /// Whether keys go to the list.
  package var hasFocus: Bool { panel?.isFocused ?? false }
  /// Whether a number in the list is typed with keys on the screen.
  var showsPad: Bool { panel?.editor?.showsPad ?? false }
  /// Whether text from the clipboard belongs to what is being typed in the list.
  package var isTyping: Bool { panel.map { $0.isFocused && $0.editor != nil } ?? false }

  /// Opens the list and gives it the keys.
  package mutating func open(in graph: GraphSnapshot) -> [ToolRequest] {
    if !graph.isPresented { open(in: graph.document, language: graph.voice.language) }
    return []
  }

  package mutating func open(in document: GraphDocument, language: any FormulaLanguage) {
    if panel == nil { panel = FunctionPanel(language: language, typing: typing) }
    panel?.isFocused = true
    isSetAside = false
    if document.functions.isEmpty { panel?.board.focus = .add }
  }

  /// Goes on with a function.
  package mutating func goOn(with index: Int?) {
    panel?.board.focus = index.map { .row($0) }
    panel?.revealsFocus = true
  }

  /// A line that is being typed is gone on with when the list is opened again.
  @discardableResult
  package mutating func close(in document: GraphDocument) -> [ToolRequest] {
    typing = panel?.typing ?? typing
    if let editor = panel?.editor, !editor.isDrawn { typing.keep(editor, in: document.functions) }
    (panel, returnsKeys, isSetAside) = (nil, false, false)
    return [.focus(.plot)]
  }

  /// Closes the list because the calculator takes its place back.
  package mutating func setAside(in document: GraphDocument) {
    guard isOpen else { return }
    close(in: document)
    isSetAside = true
  }

  package mutating func leave() { panel?.isFocused = false }

  /// Goes on in the list with Tab, at its beginning or its end.
  package mutating func enter(forward: Bool) {
    panel?.isFocused = true
    panel?.board.focus = nil
    _ = panel?.board.moveGroup(forward: forward)
  }

  /// Leaves the list for something else: what is typed is taken, and stays a line while it is no formula.
  package mutating func leave(for layer: GraphLayer, in graph: GraphSnapshot) -> [ToolRequest] {
    leave()
    // A menu and the keys on the screen may be its own.
    guard layer != .menu, layer != .pad else { return [] }
    returnsKeys = false
    guard panel?.editor != nil else { return [] }
    return change(graph) { _ = $0.commit(&$1) }
  }

  package mutating func layOut(in graph: GraphSnapshot) {
    isOffStage = graph.isPresented
    let side = column(in: graph.pane, isPushed: graph.context.isPushed)
    panel?.attend(to: graph)
    panel?.layOut(in: graph, place: PanelPlace(in: graph, side: side))
  }

  // MARK: Input

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .contact(let contact, let modifiers):
      let isExtending = modifiers.contains(.shift)
      if panel?.select(contact, extending: isExtending, in: graph) ?? false {
        return [.redraw] + (contact.phase == .ended ? panel?.offer ?? [] : [])
      }
      return follow(contact, in: graph)
    case .wheel(let notches):
      panel?.turn(notches, in: graph.document)
      return [.redraw]
    case .key(let key): return whileFocused(graph) { $0.handle(key, &$1, at: graph.time) }
    case .button(let button):
      return whileFocused(graph) { $0.handle(button, &$1, at: graph.time) }
    case .text(let character):
      return whileFocused(graph) { $0.type(character, mark: graph.words.mark, &$1) }
    case .activate(.pad(let key)): return graph.entry == nil ? press(key, in: graph) : nil
    case .leave(.plane, _): return takeNumber(graph)
    case .giveUp: return graph.entry == nil && !graph.isPresented && cancelPad() ? [.redraw] : nil
    default: return nil
    }
  }

  /// A finger or the mouse that came down on the list.
  private mutating func follow(_ contact: Contact, in graph: GraphSnapshot) -> [ToolRequest] {
    switch contact.phase {
    case .began where contact.isPrimary:
      return change(graph) { $0.press(contact.id, at: contact.place, &$1, time: contact.time) }
    case .began: return []
    case .moved:
      return change(graph) { $0.move(contact.id, to: contact.place, &$1, time: contact.time) }
    case .ended:
      var act: ListRequest?
      var isKept = false
      let requests = change(graph) {
        let edits = $0.typing.edits
        let end = $0.release(contact.id, at: contact.place, &$1, at: contact.time)
        if $0.typing.edits != edits { $0.putCaret(contact, in: graph) }
        if graph.context.reducesMotion { $0.scroll.stop() }
        let isShut = $0.motion.grip.isShut(at: graph.time)
        isKept = end.isOurs && !isShut
        act = isShut ? .close : end.isOurs ? $0.placed(end.act, at: contact.place, in: graph) : nil
      }
      return requests + (isKept ? [.save] : []) + (act.map { [ask($0)] } ?? [])
    case .cancelled:
      panel?.cancelInput()
      return [.redraw]
    }
  }

  /// A key or button for the list; nil where it means nothing there.
  private mutating func whileFocused(
    _ graph: GraphSnapshot,
    _ body: (inout FunctionPanel, inout GraphDocument) -> [FunctionPanel.Act]?
  ) -> [ToolRequest]? {
    guard hasFocus, !graph.isPresented else { return nil }
    var acts: [FunctionPanel.Act]?
    let requests = change(graph) { acts = body(&$0, &$1) }
    return acts.map { requests + $0.map { ask($0) } }
  }

  /// What the list wants is asked of the scene; the keys it gives away itself.
  private mutating func ask(_ act: ListRequest) -> ToolRequest {
    switch act {
    case .leave, .showPad: leave()
    case .keypad: returnsKeys = true
    default: break
    }
    return .list(act)
  }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .keyboard: closePad()
    case .changed: panel?.revealsFocus = true
    case .restored(let old, let document): panel?.adapt(from: old, to: document)
    default: break
    }
  }

  /// A key of the pad on the screen for a number in the list.
  private mutating func press(_ key: KeypadKey, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard showsPad else { return nil }
    var goesOn = false
    let requests = change(graph) { goesOn = $0.press(key, mark: graph.words.mark, &$1) }
    if !goesOn { panel?.isFocused = true }
    return goesOn ? requests : requests + [.save]
  }

  /// Lets the panel change the document.
  mutating func change(
    _ graph: GraphSnapshot,
    _ body: (inout FunctionPanel, inout GraphDocument) -> Void
  ) -> [ToolRequest] {
    guard var panel else { return [] }
    let lines = typedLines
    panel.attend(to: graph)
    var document = graph.document
    body(&panel, &document)
    panel.followTyping(in: &document)
    self.panel = panel
    guard document != graph.document else {
      return [.redraw] + (typedLines == lines ? [] : [.save])
    }
    return [.edit { [document] in $0 = document }, .redraw, .save]
  }

  // MARK: The pad on the screen

  /// Gives up a number that was being typed with keys on the screen; false when there is none.
  private mutating func cancelPad() -> Bool {
    guard showsPad else { return false }
    panel?.editor = nil
    panel?.isFocused = true
    return true
  }

  /// A keyboard goes on with a number for which there were keys on the screen.
  private mutating func closePad() {
    guard showsPad else { return }
    panel?.editor?.showsPad = false
    panel?.isFocused = true
  }

  // MARK: Time

  /// Lets the sliders that play go on.
  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    guard panel != nil else { return [] }
    var hasMoved = false
    let requests = change(graph) {
      hasMoved = $0.advance(&$1, to: graph.time, bySteps: graph.context.reducesMotion)
    }
    let hasFaded = panel?.board.advance(to: graph.time) ?? false
    let glides = panel?.scroll.advance(to: graph.time) ?? false
    if panel?.motion.grip.isShut(at: graph.time) ?? false { return [.list(.close)] }
    let isOnItsWay = panel?.motion.grip.deadline(at: graph.time) != nil
    return (hasMoved ? requests.filter { if case .save = $0 { false } else { true } } : [])
      + (hasFaded || glides || isOnItsWay ? [.redraw] : [])
  }

  // MARK: Drawing

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let panel else { return }
    let showsFocus = graph.showsListFocus
    FunctionPanelPainter(
      panel: panel,
      document: graph.document,
      painter: painter,
      words: graph.words,
      isHearing: graph.isListHearing || graph.context.hasFocus && showsPad
    ) { id in
      panel.board.state(of: id, at: graph.time, showsFocus: showsFocus)
    }
    .draw()
  }

  /// The rows of a function's menu, kind by kind: what it looks like comes first.
  package static func rows(
    of index: Int,
    in list: FunctionList,
    theme: Theme
  ) -> [[MenuRow]] {
    guard let function = list[index] else { return [] }
    let last = list.count - 1
    let isTable = function.function.base is any EditableTable
    let hasUnits = (function.function.base as? any EditableTable)?.withoutUnits != nil
    let hasMarks = function.function.base is any MarkedFunction
    let isModel = !function.function.base.givenLetters.isEmpty
    let hasModel = list.functions.contains { !$0.function.base.givenLetters.isEmpty }
    let pens = (0..<FunctionList.penCount).map { pen in
      MenuRow.Swatch(
        .functionColor(pen),
        look: .disc(theme.pen(pen), isChosen: pen == function.pen),
        name: .function(.pen(pen)),
        isChosen: pen == function.pen
      )
    }
    let lines = CurveDash.allCases.map { style in
      let isChosen = style == function.lineStyle
      let dash = style.drawn.dash(width: 2.5)
      return MenuRow.Swatch(
        .functionLine(style),
        look: .dash(dash, theme.pen(function.pen), isChosen: isChosen),
        name: .function(.line(style)),
        isChosen: isChosen
      )
    }
    return [
      [MenuRow(pens), MenuRow(lines)].compactMap { $0 },
      [
        MenuRow(.editFunction(), title: .function(isTable ? .editRows : .edit)),
        MenuRow(.toggleFunction, title: .function(function.isHidden ? .show : .hide)),
        MenuRow(isTable ? .copyRows : .copyAs(.detail)),
      ] + (isTable ? [MenuRow(.saveRows)] : []),
      (hasMarks || isModel
        ? [
          MenuRow(
            .joinMarks,
            title: .function(.join(function.join.name(of: isModel ? .model : .points)))
          )
        ] : [])
        + (isTable ? [MenuRow(.addColumn), MenuRow(.sortRows)] : [])
        + (hasUnits ? [MenuRow(.takeOffUnits)] : []),
      (isTable ? ModelKind.allCases.map { MenuRow(.fit($0)) } : [])
        + (isTable || isModel ? [MenuRow(.residuals, isEnabled: hasModel)] : []),
      [
        // Both stay where they are while the function is moved: the pointer lies on one of them.
        MenuRow(.moveFunctionUp, isEnabled: index > 0),
        MenuRow(.moveFunctionDown, isEnabled: index < last),
      ],
      [MenuRow(.removeFunction)],
    ]
  }
}
