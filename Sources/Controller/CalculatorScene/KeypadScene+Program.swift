package import Calculator
import SceneParts
package import Controls
package import Drawing
package import Input
import SceneHost

/// What the program knows and wants of the calculator beyond what every scene does.
extension KeypadScene {
  /// How long the menu takes to appear, in seconds.
  package var popoverTime: Double {
    get { popover.rise.duration }
    set { popover.rise.duration = newValue }
  }

  /// Whether the focus is on a key that has more than what stands on it.
  package var offersChoices: Bool {
    guard isOnControl, case .key(let slot)? = board.focus else { return false }
    return !choices(slot: slot).isEmpty
  }

  /// The letter that the variable's key types in the place of the variable where the caret is.
  package var runningLetter: String? { brain.runningLetter }

  /// What is said for a while instead of the value.
  package var noticeText: String? { result.notice.text }

  /// What the value line says: of what is graphed with its brackets closed what it is so.
  package var status: CalculatorStatus {
    environment.isGraphed ? brain.closedStatus ?? brain.status : brain.status
  }

  /// Whether the value line says why what is entered is no formula or has no value.
  package var saysFault: Bool {
    switch brain.status {
    case .unfinished, .noValue: true
    case .empty, .value, .functionOfX, .functionOfLetters, .functionOfMemory, .relation,
      .figure, .letter:
      false
    }
  }

  /// Where the menu lies, or the letters of a key, while they are open.
  package var menuCard: Rect? {
    switch popover.open {
    case nil: nil
    case .menu: menu.card
    case .copies, .entries: copies.card
    case .choices(let slot): choicesCard(slot: slot)
    }
  }

  /// What can be pressed.
  package var targets: [Rect] { board.controls.map(\.target) }

  /// What the control is called that a hand is on; a key that is held has its own answer.
  package func tip(for hand: TipHand) -> Tip? {
    guard !isMenuOpen, hand != .focus || context?.showsFocus ?? false,
      hand != .finger || hold == nil
    else { return nil }
    return board.asked(by: hand).flatMap { Tip($0, keys: keys(of: $0.id)) }
  }

  /// The keys that do what a control does.
  private func keys(of id: CalculatorControl) -> String? {
    switch id {
    case .undo: "Ctrl+Z"
    case .redo: "Ctrl+Y"
    case .more: "Ctrl+,"
    case .swap: "Ctrl+R"
    case .digits(let isForward): isForward ? "Alt+→" : "Alt+←"
    case .entries: "↑"
    case .key(let slot) where key(inSlot: slot) == .delete: "Backspace"
    default: nil
    }
  }

  /// Gives the keys to the display.
  package func focusDisplay() { board.focus = .display }

  /// Lets the focus start anew.
  package func dropFocus() { board.focus = nil }

  /// The controls, and first what the value line says; the typed line has its caret.
  package func accessibilityNodes(hasFocus: Bool) -> [AccessibilityNode] {
    let nodes = board.accessibilityNodes(hasFocus: hasFocus)
    let display = "\(CalculatorControl.display)"
    return nodes.flatMap { node -> [AccessibilityNode] in
      guard node.id == display else { return [node] }
      var line = node
      line.line = AccessibilityNode.Line(self.line, caret: caret, selection: brain.selection)
      let said = spokenStatus
      let result = AccessibilityNode(.status, id: "status", name: said, frame: node.frame)
      return said.isEmpty ? [line] : [line, result]
    }
  }

  /// Gives the focus to the control of an id; false where there is none.
  package func focus(onID id: String) -> Bool { board.focus(onID: id) }
}
