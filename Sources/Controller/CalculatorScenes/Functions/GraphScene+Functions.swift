import CalculatorModel
import Controls
import Drawing
import GraphKit
import Input
import SceneHost
import Words

/// The list of functions, and the menu of one of them.
extension GraphScene {
  /// Opens the list, gives it the keys, or closes it.
  func toggleFunctions() -> [SceneRequest] {
    guard presentation == nil else { return [] }
    if openMenu != nil { closeMenu() }
    if panel?.isFocused ?? false { return closePanel() }
    openPanel()
    return [.redraw, .save]
  }

  func openPanel() {
    if panel == nil { panel = FunctionPanel() }
    makeRoom(for: .list)
    panel?.isFocused = true
    if state.functions.isEmpty { panel?.board.focus = .add }
  }

  func closePanel() -> [SceneRequest] {
    panel = nil
    board.focus = .plot
    return [.redraw, .save]
  }

  /// Lets the panel change the document.
  ///
  /// It works on a copy, so that the scene is told of one change, and only of a real one.
  func change<Result>(_ body: (inout FunctionPanel, inout Document) -> Result) -> Result? {
    guard var panel else { return nil }
    panel.needsKeypad = needsKeypad
    var document = state
    let result = body(&panel, &document)
    self.panel = panel
    if document != state {
      answer = nil
      state = document
    }
    return result
  }

  func perform(_ act: FunctionPanel.Act) -> [SceneRequest] {
    switch act {
    case .close: return closePanel()
    case .menu(let index, let frame):
      openMenu = .function(index, at: frame)
      board.focus = nil
      return [.redraw]
    case .leave:
      panel?.isFocused = false
      board.focus = .plot
      return [.redraw]
    case .paste: return [.paste]
    case .full: return [.command(SceneCommand.full)]
    case .compose(let isNew):
      return [.command(isNew ? SceneCommand.newFunction : SceneCommand.editFunction)]
    case .showPad:
      panel?.isFocused = false
      layOutControls()
      board.focus = .pad(.five)
      return [.redraw]
    }
  }

  /// Whether a directional pad moves a focus rather than the plane.
  var steersFocus: Bool { openMenu != nil || panel?.isFocused ?? false }

  // MARK: Menu

  func openMenu(ofChip index: Int) -> [SceneRequest] {
    guard let frame = board.control(.chip(index))?.frame else { return [] }
    state.functions.select(index)
    openMenu = .function(index, at: frame)
    board.focus = nil
    return [.redraw]
  }

  func rows(ofFunction index: Int) -> [MenuRow] {
    guard let function = state.functions[index] else { return [] }
    let last = state.functions.count - 1
    return [
      MenuRow(.editFunction),
      MenuRow(.toggleFunction, title: .function(function.isHidden ? .show : .hide)),
      MenuRow(.functionColor, note: .function(.pen(function.pen))),
      MenuRow(.functionLine, note: .function(.line(function.lineStyle))),
    ] + (index > 0 ? [MenuRow(.moveFunctionUp)] : [])
      + (index < last ? [MenuRow(.moveFunctionDown)] : []) + [MenuRow(.removeFunction)]
  }

  /// Does what a row of a function's menu asks for; nil when it is none of those.
  func perform(_ command: MenuCommand, onFunction index: Int) -> [SceneRequest]? {
    switch command {
    case .editFunction:
      state.functions.select(index)
      return [.command(SceneCommand.editFunction)]
    case .toggleFunction:
      changeFunctions { $0.update(index) { $0.isHidden.toggle() } }
    case .functionColor:
      changeFunctions { $0.update(index) { $0.pen = ($0.pen + 1) % FunctionList.penCount } }
    case .functionLine:
      changeFunctions { $0.update(index) { $0.lineStyle = $0.lineStyle.following } }
    case .moveFunctionUp: move(index, by: -1)
    case .moveFunctionDown: move(index, by: 1)
    case .removeFunction: changeFunctions { $0.remove(index) }
    default: return nil
    }
    return [.redraw, .save]
  }

  private func move(_ index: Int, by way: Int) {
    changeFunctions { $0.move(index, to: index + way) }
    if case .function(_, let frame) = openMenu { openMenu = .function(index + way, at: frame) }
  }

  // MARK: Input

  /// A press on the list; nil when it is beside it.
  func pressPanel(_ contact: Int64?, at place: Point) -> [SceneRequest]? {
    guard openMenu == nil, let panel else { return nil }
    guard panel.card.contains(place) else {
      self.panel?.isFocused = false
      return nil
    }
    let before = state
    _ = change { $0.press(contact, at: place, &$1) }
    return state == before ? [.redraw] : [.redraw, .save]
  }

  /// Follows what came down on the list; nil for what did not.
  func movePanel(_ contact: Int64?, to place: Point) -> [SceneRequest]? {
    let before = state
    guard change({ $0.move(contact, to: place, &$1) }) ?? false else { return nil }
    return state == before ? [.redraw] : [.redraw, .save]
  }

  func releasePanel(_ contact: Int64?, at place: Point) -> [SceneRequest]? {
    guard let (isOurs, act) = change({ $0.release(contact, at: place, &$1, at: now) }), isOurs
    else { return nil }
    return [.redraw, .save] + (act.map { perform($0) } ?? [])
  }

  /// A key or button for the list; nil where it means nothing there.
  func handleInPanel(
    _ body: (inout FunctionPanel, inout Document) -> [FunctionPanel.Act]?
  ) -> [SceneRequest]? {
    guard openMenu == nil, presentation == nil, panel?.isFocused ?? false else { return nil }
    let before = state
    guard let acts = change(body) ?? nil else { return nil }
    return (state == before ? [.redraw] : [.redraw, .save]) + acts.flatMap { perform($0) }
  }

  func typeInPanel(_ character: Character) -> [SceneRequest]? {
    handleInPanel { $0.type(character, mark: words.mark, &$1) ? [] : nil }
  }

  /// A key of the pad on the screen for a number in the list.
  func pressForPanel(_ key: KeypadKey) -> [SceneRequest] {
    let goesOn = change { $0.press(key, mark: words.mark, &$1) } ?? false
    if !goesOn { leavePanelPad() }
    return goesOn ? [.redraw] : [.redraw, .save]
  }

  /// Gives up a number that was being typed with keys on the screen; false when there is none.
  func cancelPanelPad() -> Bool {
    guard panel?.editor?.showsPad ?? false else { return false }
    panel?.editor = nil
    leavePanelPad()
    return true
  }

  /// A keyboard goes on with a number for which there were keys on the screen.
  func closePanelPad() {
    guard panel?.editor?.showsPad ?? false else { return }
    panel?.editor?.showsPad = false
    leavePanelPad()
  }

  private func leavePanelPad() {
    panel?.isFocused = true
    board.focus = nil
    layOutControls()
  }

  /// Whether text from the clipboard belongs to what is being typed in the list.
  var isTypingInPanel: Bool { panel.map { $0.isFocused && $0.editor != nil } ?? false }

  func pasteInPanel(_ formula: String) -> [SceneRequest] {
    panel?.editor?.brain.paste(formula, mark: words.mark)
    return [.redraw]
  }

  /// Lets the sliders that play go on.
  func advancePanel() -> [SceneRequest] {
    let bySteps = context?.reducesMotion ?? false
    let hasMoved = change { $0.advance(&$1, to: now, bySteps: bySteps) } ?? false
    let hasFaded = panel?.board.advance(to: now) ?? false
    return hasMoved || hasFaded ? [.redraw] : []
  }
}

extension LineStyle {
  fileprivate var following: LineStyle {
    let all = LineStyle.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

extension FunctionPhrase {
  /// The name of a pen.
  static func pen(_ index: Int) -> FunctionPhrase {
    let names: [FunctionPhrase] = [.vermilion, .blue, .green, .plum, .yellow, .ice]
    return names[index % names.count]
  }

  static func line(_ style: LineStyle) -> FunctionPhrase {
    switch style {
    case .solid: .solid
    case .dashed: .dashed
    case .dotted: .dotted
    case .dashDotted: .dashDotted
    }
  }
}
