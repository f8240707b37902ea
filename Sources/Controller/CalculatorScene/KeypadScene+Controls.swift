import Settings
import Calculator
import Controls
import Drawing
import Formulas
import Input
import Operations
import SceneHost
import SceneParts
import Words

extension KeypadScene {
  /// Makes the list of controls for the present frames.
  func layOutControls() {
    board.controls =
      switch popover.open {
      case nil: keypadControls
      case .menu: menu.controls(group: 0) { .menu($0) }
      case .copies, .entries: copies.controls(group: 0) { .menu($0) }
      case .choices(let slot): choiceControls(slot: slot)
      }
    let menu = isMenuOpen ? LayerStack.Entry(KeypadLayer.menu, covering: [], isModal: true) : nil
    let keys = LayerStack.Entry(KeypadLayer.keys, covering: [context?.frame ?? .zero])
    layers.entries = [menu, keys].compactMap { $0 }
    if let focus = board.focus, board.control(focus) == nil { board.focus = nil }
    if board.focus == nil { board.focus = board.controls.first { isFirstFocus($0.id) }?.id }
    if board.focus == nil { board.focus = board.controls.first?.id }
  }

  /// The focus starts on x.
  private func isFirstFocus(_ id: CalculatorControl) -> Bool {
    guard case .key(let slot) = id else { return false }
    return frames.keys[slot].key == .variable
  }

  var menu: MenuLayout {
    MenuLayout(
      at: frames.icons.last ?? .zero,
      in: context?.window ?? .zero,
      kinds: environment.settings.rows(
        of: .master,
        canHide: context?.canSplit ?? false,
        isHidden: context?.isOtherHidden ?? false
      ),
      showsKeys: !popover.isWithoutKeys,
      words: words,
      measurer: context?.measurer
    )
  }

  /// Whether a key of its own lets the graph follow typing.
  package var showsLive: Bool { frames.live != nil }

  /// The controls of the calculator itself.
  var keypadControls: [Control<CalculatorControl>] {
    barControls + displayControls + exampleControls + percentControls + resultControls
      + arrowControls + keyControls
  }

  private var barControls: [Control<CalculatorControl>] {
    guard frames.segments.count == 2, frames.icons.count == 3 else { return [] }
    let size = segmentSize(in: context?.frame ?? .zero) * frames.titleScale
    let modes: [Control<CalculatorControl>] = [EntryMode.formula, .rpn]
      .enumerated().map { index, mode in
        let frame = frames.segments[index]
        let title = words(mode.title)
        return Control(
          .mode(mode),
          frame: frame,
          target: frame.inset(dx: 0, dy: -6),
          look: .segment(title: title, isChosen: brain.mode == mode, size: size),
          group: 0,
          role: .toggle,
          name: title,
          value: words(ControlName(isOn: brain.mode == mode))
        )
      }
    let angle = Control<CalculatorControl>(
      .angle,
      frame: frames.angle,
      target: frames.angle.inset(dx: 0, dy: -4),
      look: .pill(
        title: words(brain.angleUnit == .degrees ? ControlName.degreesMark : .radiansMark)
      ),
      group: 1,
      name: words(ControlName.angleUnit),
      value: words(brain.angleUnit == .degrees ? ControlName.degrees : .radians)
    )
    let icons: [(CalculatorControl, Icon, ControlName, Bool)] = [
      (.undo, .undo, .undo, environment.canUndo), (.redo, .redo, .redo, environment.canRedo),
      (.more, .more, .more, true),
    ]
    return modes + [angle]
      + icons.enumerated().map { index, icon in
        Control(
          icon.0,
          frame: frames.icons[index],
          look: .icon(icon.1, isOn: false),
          group: 2 + index,
          name: words(icon.2),
          isEnabled: icon.3
        )
      }
  }

  private var displayControls: [Control<CalculatorControl>] {
    var controls: [Control<CalculatorControl>] = [
      Control(
        .display,
        frame: frames.display,
        look: .custom(radius: frames.display.height > 120 ? 16 : 12),
        group: 5,
        role: .textField,
        name: words(ControlName.formula),
        value: spokenLine
      ),
      Control(
        .graph,
        frame: frames.action,
        target: target(of: frames.action),
        look: .action(actionLook),
        group: 7,
        name: words(ControlName.graphKey),
        value: actionLook.reason,
        isEnabled: readiness == .ready
      ),
    ]
    if let frame = frames.pageSwitch {
      controls.append(
        Control(
          .page,
          frame: frame,
          target: target(of: frame),
          look: .pageSwitch(
            title: words(ControlName.secondPageMark),
            page: min(page, frames.pages),
            of: frames.pages,
            radius: frames.plan.radius
          ),
          group: 8,
          role: .toggle,
          name: words(ControlName.secondPage),
          value: words(ControlName(isOn: page > 1))
        )
      )
    }
    if let frame = frames.add {
      controls.append(
        Control(
          .addGraph,
          frame: frame,
          target: target(of: frame),
          look: .key(.word(words(ControlName.addKey)), .function, metrics: keyMetrics),
          group: 7,
          name: words(FunctionPhrase.addToGraph),
          isEnabled: readiness == .ready
        )
      )
    }
    if let frame = frames.live {
      controls.append(
        Control(
          .live,
          frame: frame,
          target: target(of: frame),
          look: .lamp(
            title: words(ControlName.live),
            isOn: environment.settings.preferences.followsTyping,
            radius: frames.plan.isLow ? 10 : frames.plan.radius
          ),
          group: 8,
          role: .toggle,
          name: words(ControlName.graphWhileTyping),
          value: words(ControlName(isOn: environment.settings.preferences.followsTyping))
        )
      )
    }
    return controls
  }

  /// Whether the caret has buttons: a finger has no arrow keys, and boxes and brackets want to be left.
  var hasArrows: Bool {
    brain.mode == .formula && brain.entry == .textbook && !brain.isWorkedOut
      && (hand.isFinger ? !brain.line.isEmpty : brain.line.contains("("))
  }

  private var arrowControls: [Control<CalculatorControl>] {
    displayLayout.arrows.enumerated().map { index, frame in
      Control(
        .arrow(isForward: index == 1),
        frame: frame,
        target: frame.inset(by: -2),
        look: .key(
          .icon(index == 1 ? .chevronRight : .chevronLeft),
          .function,
          metrics: KeyMetrics(functionSize: 17, digitSize: 22, radius: 10, isTight: true)
        ),
        group: 5,
        name: words(index == 1 ? ControlName.caretForward : .caretBackward)
      )
    }
  }

  /// What is hit of a box that may be drawn lower than a fingertip.
  private func target(of frame: Rect) -> Rect {
    frame.inset(dx: 0, dy: min(0, (frame.height - 44) / 2))
  }

  private var actionLook: ActionLook {
    let isCompact = frames.plan.isLow
    let radius = isCompact ? 10 : frames.plan.radius
    let (phase, icon, title, reason): (ActionLook.Phase, Icon, ControlName, Message?) =
      switch readiness {
      case .notPossible(let reason): (.impossible, .graphOff, .graphKey, reason)
      case .ready where environment.isGraphed: (.done, .check, .graphedKey, nil)
      case .ready: (.ready, .graph, .graphKey, nil)
      }
    return ActionLook(
      phase,
      icon: icon,
      title: words(title),
      reason: reason.map { words($0) },
      radius: radius,
      isCompact: isCompact
    )
  }

  private var keyMetrics: KeyMetrics {
    let plan = frames.plan
    let width = frames.keyWidth
    return grown(
      KeyMetrics(
        functionSize: plan.isLow
          ? (width >= 54 ? 16 : 15) : width >= 54 ? 17 : width >= 49 ? 16 : 15,
        digitSize: plan.isLow
          ? (width >= 54 ? 22 : 20) : plan.numberRow >= 52 ? 24 : plan.numberRow >= 48 ? 22 : 20,
        radius: plan.radius,
        isTight: plan.isTight
      )
    )
  }

  private var keyControls: [Control<CalculatorControl>] {
    let plan = frames.plan
    let metrics = keyMetrics
    return frames.keys.enumerated().map { slot, entry in
      let key = brain.mode == .rpn ? entry.key.onStack : entry.key
      return Control(
        .key(slot: slot),
        frame: entry.frame,
        target: entry.frame.inset(by: -plan.gutter / 2),
        look: .key(
          label(of: key),
          key.style,
          metrics: metrics,
          held: legend(of: key, isLow: entry.frame.height < max(56, 2.25 * metrics.digitSize))
        ),
        group: entry.isFunctionBlock ? 9 : 10,
        name: key.spokenName(in: words)
      )
    }
  }

  /// What stands on a key: on the variable's the letter that runs where the caret is.
  private func label(of key: KeypadKey) -> KeyLabel {
    key == .variable
      ? .italic(brain.runningLetter ?? String(Variable.name)) : key.label(words.mark)
  }

  /// What a key has besides while it is held, in short.
  private func legend(of key: KeypadKey, isLow: Bool) -> String? {
    key == .memory ? "→M" : KeyChoice.legend(of: key, in: choices(of: key), isLow: isLow)
  }

  /// Labels as large as the person wants them, as far as the keys go: all words grow alike.
  private func grown(_ designed: KeyMetrics) -> KeyMetrics {
    guard let measurer = context?.measurer, measurer.type.factor > 1 else { return designed }
    let factor = measurer.type.factor
    let plan = frames.plan
    let font = Font(.regular, designed.functionSize)
    let strong = Font(.semibold, designed.functionSize)
    let widest =
      (["sinh", "cosh", "tanh", "asin", "acos", "atan", "swap", "drop"].map { ($0, font) }
      + [("Enter", strong)])
      .map { measurer.plainMeasurer.width(of: $0, in: $1) }.max() ?? 1
    let words = min(
      factor,
      (frames.keyWidth - 8) / widest,
      plan.functionRow * 0.5 / designed.functionSize
    )
    // The largest sign is 1.3 times as large as a digit, and needs some air.
    let digits = min(
      factor,
      min(frames.keyWidth, plan.numberRow) * 0.62 / (1.3 * designed.digitSize)
    )
    var metrics = designed
    metrics.functionSize *= max(1, words)
    metrics.digitSize *= max(1, digits)
    return metrics
  }

  /// The key in a place, as the mode has it.
  func key(inSlot slot: Int) -> KeypadKey {
    let key = frames.keys[slot].key
    return brain.mode == .rpn ? key.onStack : key
  }
}

extension EntryMode {
  /// What the switch between modes calls it.
  var title: ControlName { self == .formula ? .formulaMode : .rpnMode }
}
