package import Calculator
package import Controls
package import Drawing
package import Expressions
package import Input
package import SceneHost
package import SceneParts
package import Words

/// The calculator: mode and angle, the display, the Graph key and the keypad.
package final class KeypadScene: Scene {
  package var brain: CalculatorBrain
  /// What the graph shows now, to know whether Graph would change anything.
  package var graphed: Program?
  package var canUndo = false
  package var canRedo = false
  package var settings = MenuSettings()
  let words: Idiom
  package var theme = Theme.slate

  /// The page of functions, where there are two.
  var page = 1
  package var isMenuOpen = false
  /// How the menu appears.
  var rise = PopoverRise<Popover>()

  /// What may lie over the keys.
  enum Popover: Hashable, Sendable { case menu }
  var board = ControlBoard<CalculatorControl>()
  var frames = CalculatorLayout(pane: .zero, page: 1, titles: (0, 0), factor: 1)
  var context: SceneContext?
  /// How far the formula is scrolled to the left, in points.
  var scroll = 0.0
  /// The key held down that repeats, and when it does next.
  var repeating: (key: CalculatorKey, next: Double)?
  /// When the Graph key, still held, means to add.
  var graphHold: Double?
  /// A sentence for the value line with the time it goes away.
  private(set) var notice: (text: String, until: Double)?
  private var seenMessages = 0
  private var lastActivity = 0.0
  private(set) var isCaretLit = true
  private var lastGroupFocus: [Int: CalculatorControl] = [:]

  package init(_ brain: CalculatorBrain, words: Idiom) {
    self.brain = brain
    self.words = words
    seenMessages = brain.messageNumber
  }

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
      factor: growth
    )
    if frames.plan.shape != shape, let focusedKey {
      // Another keypad has the key in another place.
      board.focus = frames.keys.firstIndex { $0.key == focusedKey }.map { .key(slot: $0) }
    }
    layOutControls()
  }

  private var focusedKey: KeypadKey? {
    guard case .key(let slot) = board.focus, frames.keys.indices.contains(slot) else { return nil }
    return frames.keys[slot].key
  }

  /// Text from outside goes to both scenes by way of what holds them.
  package func paste(_ text: String) -> [SceneRequest] { [] }

  package func cancelInput() {
    board.cancel()
    repeating = nil
    graphHold = nil
  }

  package func cursor(at place: Point) -> CursorShape {
    guard let control = board.control(at: place) else { return .arrow }
    return control.id == .display ? .text : .hand
  }

  // MARK: Time

  /// Blinks the caret, repeats a held key and lets notices go.
  package func advance(to time: Double) -> [SceneRequest] {
    lastTime = time
    var requests: [SceneRequest] =
      board.advance(to: time) || rise.isUnderWay ? [.redraw] : []
    if let notice, time >= notice.until {
      self.notice = nil
      requests.append(.redraw)
    }
    if let (key, next) = repeating, time >= next {
      brain.press(key)
      repeating = (key, time + 0.06)
      noteActivity(at: time)
      requests += [.redraw, .save]
    }
    if let hold = graphHold, time >= hold {
      cancelInput()
      requests += [.redraw, .command(.addGraph)]
    }
    let lit = isCaretLit(at: time)
    if lit != isCaretLit {
      isCaretLit = lit
      requests.append(.redraw)
    }
    return requests
  }

  package var deadline: Double? {
    [
      notice?.until, repeating?.next, graphHold, nextBlink, board.deadline(at: lastTime),
      rise.deadline(at: lastTime),
    ].compactMap { $0 }.min()
  }

  private static let blinkTime = 0.53
  private static let blinkEnd = 10.0

  private func isCaretLit(at time: Double) -> Bool {
    let idle = time - lastActivity
    return idle >= Self.blinkEnd || (context?.reducesMotion ?? false)
      || Int(idle / Self.blinkTime) % 2 == 0
  }

  private(set) var lastTime = 0.0

  private var nextBlink: Double? {
    let idle = max(0, lastTime - lastActivity)
    guard idle < Self.blinkEnd, !(context?.reducesMotion ?? false) else { return nil }
    return lastActivity + ((idle / Self.blinkTime).rounded(.down) + 1) * Self.blinkTime
  }

  /// Remembers that something happened: the caret is lit, and a new message is shown for 3 seconds.
  package func noteActivity(at time: Double) {
    lastActivity = time
    lastTime = time
    isCaretLit = true
    guard brain.messageNumber != seenMessages else { return }
    seenMessages = brain.messageNumber
    notice = brain.message.map { (words($0), time + 3) }
  }

  func noteTime(_ time: Double) { lastTime = time }

  /// Says something in the value line for a while.
  package func say(_ sentence: String, at time: Double) { notice = (sentence, time + 6) }

  /// What copying gives: what is shown.
  var copyText: String { words.mark.written(brain.copyText) }

  var displayLayout: DisplayLayout {
    DisplayLayout(
      frame: frames.display,
      isWide: frames.plan.isLow,
      type: context?.measurer.type ?? TypeScale()
    )
  }

  // MARK: Graph

  /// What is entered, as people here write it; every character has the place it has in the model.
  var shownLine: String { words.mark.written(brain.line) }

  /// What the Graph key can do.
  package var readiness: GraphReadiness { brain.graphReadiness }

  /// Whether the graph shows what the calculator holds.
  var isGraphed: Bool { brain.program != nil && brain.program == graphed }

  func segmentSize(in frame: Rect) -> Double {
    let plan = KeypadLayout(width: frame.width, height: frame.height)
    return plan.isTight || plan.isLow || frame.width < 372 ? 14 : 15
  }

  // MARK: Focus

  package func takeFocus(forward: Bool) {
    board.focus = nil
    _ = moveGroup(forward: forward)
  }

  func moveGroup(forward: Bool) -> Bool {
    if let focus = board.focus, let group = board.control(focus)?.group {
      lastGroupFocus[group] = focus
    }
    return board.moveGroup(forward: forward, preferring: lastGroupFocus)
  }
}
