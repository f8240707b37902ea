import Calculator
import Controls
import Drawing
import Formulas
import Input
import Notation
import SceneHost
import SceneParts
import Settings
import Typesetting
import Words

extension KeypadScene {
  /// A key that is not typed text.
  func handle(_ key: KeyEvent) -> [SceneRequest] {
    if isOffered, ![.up, .down, .enter, .space, .escape].contains(key.key) { closeMenu() }
    hand.isFinger = false
    if key.modifiers.contains(.command), let requests = handleCommand(key) { return requests }
    if isMenuOpen { return handleInMenu(key) }
    if key.modifiers.contains(.option), let requests = handleOption(key) { return requests }
    let isShifted = key.modifiers.contains(.shift)
    if key.asksForMenu {
      open(.copies)
      return [.redraw]
    }
    switch key.key {
    case .tab where !isShifted && !isOnControl && brain.leaveBox(): return [.redraw]
    case .tab:
      return board.moveGroup(forward: !isShifted) ? [] : [.passFocus(forward: !isShifted)]
    case .enter, .space:
      guard isOnControl, let focus = board.focus else {
        return key.key == .enter ? enter() : []
      }
      return focus == .display ? [] : activateFocus()
    case .escape: return escape()
    case .left, .right, .up, .down: return handleArrow(key)
    default: LineEdit(key).map { brain.edit($0) }
    }
    return []
  }

  /// Works the line out; a function is graphed, so is what else Graph takes that has no value.
  private func enter() -> [SceneRequest] {
    if brain.setting == nil { brain.press(.enter) }
    let isGraphed =
      brain.setting != nil || brain.figure != nil || brain.program?.usesVariable ?? false
    return brain.mode == .formula && isGraphed ? [.command(.graph)] : []
  }

  /// Goes back by one step; what is entered stays.
  private func escape() -> [SceneRequest] {
    if isOnControl {
      board.focus = .display
    } else if result.notice.text != nil {
      result.notice.dismiss()
    } else if result.firstDigit != nil {
      result.firstDigit = nil
    } else if environment.isForList {
      return [.command(.functions)]
    } else if brain.program != nil || !brain.line.isEmpty {
      say(words(Message.clearingKey), as: .hint, at: now)
    }
    return [.redraw]
  }

  /// Whether the shown focus is on a control rather than in the formula.
  var isOnControl: Bool {
    (context?.showsFocus ?? false) && board.focus != .display
  }

  private func handleArrow(_ key: KeyEvent) -> [SceneRequest] {
    if isOnControl { return moveFocus(FocusMove(key.key)) }
    switch key.key {
    case .up where moveInFormula(up: true), .down where moveInFormula(up: false): break
    case .up: brain.press(.recallEarlier)
    case .down: brain.press(.recallLater)
    default: LineEdit(key).map { brain.edit($0) }
    }
    board.focus = .display
    return []
  }

  /// Moves the caret to the part above or below; false where there is none.
  private func moveInFormula(up isUp: Bool) -> Bool {
    guard brain.entry == .textbook, brain.mode == .formula, !brain.isWorkedOut, let context
    else {
      return false
    }
    let setting = setting(context.measurer.plainMeasurer)
    guard let caret = caretStop(setting), let goal = setting.picture.stop(from: caret, up: isUp)
    else { return false }
    brain.edit(.place(setting.excerpt.start + goal.offset))
    return true
  }

  private func moveFocus(_ move: FocusMove?) -> [SceneRequest] {
    if board.focus == .result, let way = move == .left ? -1 : move == .right ? 1 : nil,
      way > 0 || result.firstDigit != nil
    {
      moveResult(by: way)
      return [.redraw]
    }
    let isPressedAgain = isAtEdge
    guard let move, !board.moveFocus(move), move == .right, isPressedAgain else { return [] }
    return [.switchFocus]
  }

  /// Whether another arrow to the right goes over to the graph; beside an open menu none does.
  package var isAtEdge: Bool {
    board.refused == .right && context?.isSplit ?? false && !isMenuOpen
  }

  private func handleInMenu(_ key: KeyEvent) -> [SceneRequest] {
    switch key.key {
    case .escape: closeMenu()
    case .tab: _ = board.moveFocus(.down)
    case .left, .right, .up, .down: _ = FocusMove(key.key).map { board.moveFocus($0) }
    case .enter, .space: return board.focus.map { activate($0) } ?? []
    default: break
    }
    return []
  }

  /// Keys held with Control (Command on a Mac); nil for those that mean nothing special.
  private func handleCommand(_ key: KeyEvent) -> [SceneRequest]? {
    switch key.key {
    case .enter, .character("g"): return activate(.graph)
    case .character("z"):
      return [.command(key.modifiers.contains(.shift) ? SceneCommand.redo : SceneCommand.undo)]
    case .character("y"): return [.command(.redo)]
    case .character("a"): brain.edit(.all)
    case .character("c"): return copy(.copy)
    case .character("x"): return copy(.cut)
    case .character("v"): return [.paste]
    case .character("m") where key.modifiers.contains(.shift): return store()
    case .character("m"): brain.mode = brain.mode == .rpn ? .formula : .rpn
    case .character("d"): brain.toggleAngleUnit()
    case .character("r"):
      // The form may still be on its way.
      return known != nil ? [.command(.setting(.digitsFirst))] : []
    case .character(","): return activate(.more)
    case .backspace: brain.press(.clear)
    default: return nil
    }
    return []
  }

  /// A controller's button.
  func handle(_ button: ControllerButton) -> [SceneRequest] {
    if isMenuOpen, !Self.menuButtons.contains(button) { return [] }
    switch button {
    case .dpadLeft, .dpadRight, .dpadUp, .dpadDown: return moveFocus(FocusMove(button))
    case .a where board.focus == .display && brain.goToMissingPart(): return [.redraw]
    case .a: return activateFocus()
    case .b where isMenuOpen: closeMenu()
    case .b where context?.isPopover ?? false && brain.line.isEmpty && brain.stackCount == 0:
      return [.switchFocus]
    case .b: brain.press(.delete)
    case .x: brain.press(.variable)
    case .y: return activate(.graph)
    case .leftShoulder where brain.mode == .rpn: brain.press(.swap)
    case .leftShoulder: brain.edit(.move(.left))
    case .rightShoulder where brain.mode == .rpn: brain.press(.enter)
    case .rightShoulder: brain.edit(.move(.right))
    case .leftStick: return [.command(.undo)]
    case .rightStick: return [.command(.redo)]
    case .start: return activate(.more)
    case .back: return [.switchFocus]
    case .guide: break
    }
    return []
  }

  /// The buttons that mean something while the menu is open.
  private static let menuButtons: Set<ControllerButton> = [
    .dpadLeft, .dpadRight, .dpadUp, .dpadDown, .a, .b, .start, .back,
  ]
}
