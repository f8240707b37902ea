package import Controls
package import Drawing
package import GraphModel
package import Input
package import SceneHost

/// What the scene asks of the list as of any tool.
extension FunctionTool {
  package var hearing: ToolHearing { .beforeFocus }
  package var layer: GraphLayer? { .list }
  package var isHeld: Bool { panel?.isSliding ?? false }
  package mutating func cancelInput() { panel?.cancelInput() }

  // MARK: Place

  package var leastWidth: Double { FunctionPanel.leastWidth }
  package func isApart(in context: SceneContext) -> Bool {
    context.dock != nil || Self.isLow(context.frame, isPushed: context.isPushed)
  }
  package var isPopover: Bool { isOpen && !isDocked }
  package var panelFrame: Rect? { isPopover && !isOffStage ? panel?.card : nil }
  package var pills: [Rect] { chips.map(\.frame) + [listChip].compactMap { $0 } }
  package var overlays: [Rect] { pills + [panel?.card].compactMap { $0 } }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    [
      .list: graph.isPresented ? [] : [panel?.card].compactMap { $0 },
      .chips: describe(in: graph).map(\.target),
    ]
  }

  // MARK: Controls

  package var targets: [Rect]? { panel?.board.controls.map(\.target) ?? [] }

  package mutating func hover(at place: Point?, time: Double?) {
    panel?.tables.pointer = place
    panel?.board.hover(at: place, time: time)
  }

  package func cursor(at place: Point, in layer: GraphLayer?) -> CursorShape? {
    guard layer == .list else { return nil }
    return panel?.board.control(at: place).map { $0.role == .textField ? .text : .hand } ?? .arrow
  }

  package func tip(for hand: TipHand) -> Tip? {
    guard hand != .focus || hasFocus, let control = panel?.board.asked(by: hand)
    else { return nil }
    return Tip(control, keys: control.id == .close ? "Ctrl+L" : nil)
  }

  // MARK: What is known of it

  package func deadline(at time: Double, isStill: Bool) -> Double? {
    panel?.deadline(after: time, bySteps: isStill)
  }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.showsList = isOpen
    if hasFocus, selection.inFront == nil { selection.keyLayer = .list }
    guard let panel, let editor = panel.editor, editor.showsPad else { return }
    let number = panel.board.control(editor.control)?.frame ?? panel.card
    selection.padAnchor = (panel.card, number)
  }

  package func keep(in exploration: inout Exploration) {
    exploration.showsFunctions = isOpen ? true : nil
    (exploration.typedLine, exploration.changedRow) = (typedLines.new, typedLines.changed)
  }

  /// Opens the list as it was, with a line that was begun and goes on as one that was left.
  package mutating func restore(_ exploration: Exploration, language: any FormulaLanguage) {
    let lines = TypedLines(new: exploration.typedLine, changed: exploration.changedRow)
    if lines != TypedLines(), lines != typedLines { typing = TypingRecord(lines) }
    guard exploration.showsFunctions ?? false, panel == nil else { return }
    panel = FunctionPanel(language: language, typing: typing)
    panel?.isFocused = true
  }
}
