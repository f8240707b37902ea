package import Calculator
import Controls
package import Drawing
package import Input
package import SceneHost
package import SceneParts
import Words

/// The calculator: mode and angle, the display, the Graph key and the keypad.
package final class KeypadScene: Scene {
  var brain: CalculatorBrain
  let environment: ProgramEnvironment
  var words: Locale { environment.words }

  /// The page of functions, where there are two.
  var page = 1
  var popover = KeypadPopover()
  /// What lies over what.
  var layers = LayerStack<KeypadLayer>()
  var board = ControlBoard<CalculatorControl>()
  var frames = CalculatorLayout(pane: .zero, page: 1, titles: (0, 0), factor: 1)
  var context: SceneContext?
  var view = FormulaView()
  /// The key that is held down, where that means something.
  var hold: KeyHold?
  var result: ResultLine
  private(set) var blink = CaretBlink()
  var hand = LineHand()
  /// The moment of the last event or step.
  private(set) var now = 0.0

  package init(
    _ state: CalculatorState = CalculatorState(),
    in environment: ProgramEnvironment = ProgramEnvironment()
  ) {
    brain = CalculatorBrain(state)
    self.environment = environment
    result = ResultLine(notice: ValueNotice(seen: brain.messageNumber))
  }

  @inline(never) var theme: Theme { environment.settings.theme }
  /// Whether the menu is open, or the letters of a key.
  package var isMenuOpen: Bool { popover.open != nil }
  package var isModal: Bool { isMenuOpen }

  // MARK: Scene

  package func layOut(in context: SceneContext) {
    let focusedKey = focusedKey
    let shape = frames.plan.shape
    self.context = context
    let font = Font(.medium, segmentSize(in: context.frame))
    let growth = context.measurer.type.font(font).size / font.size
    let titles = [EntryMode.formula, .rpn].map {
      context.measurer.plainMeasurer.width(of: words($0.title), in: font)
    }
    frames = CalculatorLayout(
      pane: context.frame,
      page: page,
      titles: (titles[0], titles[1]),
      factor: growth,
      isSplit: context.isSplit,
      templates: brain.entry == .line
        ? .never : brain.mode == .formula ? .shown : .hidden
    )
    if frames.plan.shape != shape, let focusedKey {
      // Another keypad has the key in another place.
      board.focus = frames.keys.firstIndex { $0.key == focusedKey }.map { .key(slot: $0) }
    }
    settleResult()
    measureResult(context.measurer.plainMeasurer)
    layOutControls()
  }

  private var focusedKey: KeypadKey? {
    guard case .key(let slot) = board.focus, frames.keys.indices.contains(slot) else { return nil }
    return frames.keys[slot].key
  }

  package func cancelInput() {
    board.cancel()
    layers.cancel()
    (hold, result.drag, view.loupe) = (nil, nil, nil)
  }

  package func cursor(at place: Point) -> CursorShape {
    guard let control = board.control(at: place) else { return .arrow }
    return control.id == .display ? .text : .hand
  }

  // MARK: Time

  /// Blinks the caret, repeats a held key and lets notices go.
  package func advance(to time: Double) -> [SceneRequest] {
    now = time
    var requests: [SceneRequest] =
      board.advance(to: time) || popover.rise.isUnderWay ? [.redraw] : []
    if result.notice.advance(to: time) { requests.append(.redraw) }
    if settleResult() { requests.append(.redraw) }
    // An event may have settled it before.
    requests += copyWhatHasCome()
    if let hold, time >= hold.due { requests += [.redraw] + act(on: hold) }
    if blink.advance(to: time, isStill: isStill) { requests.append(.redraw) }
    return requests
  }

  private func act(on held: KeyHold) -> [SceneRequest] {
    switch held.act {
    case .press(let key):
      brain.press(key)
      hold?.due = now + 0.06
      noteActivity(at: now)
      return [.save]
    case .loupe:
      (hold, view.loupe) = (nil, hand.start)
      return [.redraw]
    case .store:
      cancelInput()
      return store()
    case .choices(let slot):
      openChoices(slot: slot)
      return []
    case .copies:
      open(.copies)
      return []
    case .addGraph:
      cancelInput()
      return [.command(.addGraph)]
    }
  }

  package var deadline: Double? {
    [
      result.notice.end, result.noteDeadline(after: now), hold?.due,
      blink.deadline(after: now, isStill: isStill),
      board.deadline(at: now), popover.rise.deadline(at: now),
    ].compactMap { $0 }.min()
  }

  /// Whether things change at once instead of moving.
  var isStill: Bool { context?.reducesMotion ?? false }

  /// Remembers that something happened: the caret is lit, and a new message is shown for 3 seconds.
  package func noteActivity(at time: Double) {
    now = time
    blink.note(at: time)
    result.notice.show(
      brain.message.map { words($0) },
      number: brain.messageNumber,
      until: time + 3
    )
  }

  func noteTime(_ time: Double) { now = time }

  /// Says something in the value line for a while.
  package func say(
    _ sentence: String,
    as kind: ValueNotice.Kind = .warning,
    at time: Double
  ) {
    result.notice.show(sentence, kind, until: time + 6)
  }

  /// Takes away what is said there: the person has gone on.
  package func dismissNotice() { result.notice.dismiss() }

  /// What copying gives: what is shown.
  var copyText: String { words.mark.written(brain.copyText) }

  /// What is selected of the line, as people here write it.
  var selectedText: String? { brain.selectedText.map(words.mark.written) }

  var displayLayout: DisplayLayout {
    DisplayLayout(
      frame: frames.display,
      isWide: frames.plan.isLow,
      hasArrows: hasArrows,
      showsResult: brain.mode == .formula && brain.isWorkedOut && known != nil,
      type: context?.measurer.type ?? TypeScale()
    )
  }

  // MARK: Graph

  /// What is entered, as people here write it; of a long line what is near the caret.
  var shownExcerpt: LineExcerpt {
    LineExcerpt(of: brain.line, around: brain.caret, mark: words.mark)
  }

  /// What the Graph key can do.
  package var readiness: GraphReadiness { brain.graphReadiness }

  func segmentSize(in frame: Rect) -> Double {
    let plan = KeypadLayout(width: frame.width, height: frame.height)
    return plan.isTight || plan.isLow || frame.width < 372 ? 14 : 15
  }

  // MARK: Focus

  package func takeFocus(forward: Bool) {
    board.focus = nil
    _ = board.moveGroup(forward: forward)
  }

  package func loseFocus() {
    board.refused = nil
    if isMenuOpen { closeMenu() }
  }
}
