import CalculatorScene
import Controls
import Drawing
import GraphScene
import GraphTools
import Input
import SceneHost
import Words

/// Names for what has no word on it, for the mouse and for the focus.
struct TipLayer {
  var timer = TipTimer()
  /// What moved last.
  var hand = TipHand.mouse

  /// Notes an event; what is pressed needs no name any more.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer):
      hand = .mouse
      if pointer.phase == .pressed { timer.dismiss() }
    case .finger(let finger):
      hand = .finger
      if finger.phase == .ended || finger.phase == .cancelled { timer.dismiss() }
    case .wheel, .pinch: timer.dismiss()
    case .text: noteKeys()
    case .key(let key) where key.isDown: noteKeys()
    case .controller(.button(_, isDown: true)): noteKeys()
    case .key, .controller: break
    }
  }

  private mutating func noteKeys() {
    hand = .focus
    timer.dismiss()
  }
}

extension GraphingCalculator {
  /// Finds what a hand is on after an event.
  func followTip() {
    cover.tips.timer.follow(tip, at: time)
  }

  private var tip: Tip? {
    let hand = cover.tips.hand
    if let sheet = cover.sheet { return sheet.face.tip(for: hand) }
    guard !graph.isPresenting else { return nil }
    var tip: Tip?
    if hand == .focus {
      tip = manager.isDetailFocused ? graph.tip(for: hand) : calculator.tip(for: hand)
    } else {
      if manager.arrangement.master != nil { tip = calculator.tip(for: hand) }
      if tip == nil, manager.arrangement.detail != nil { tip = graph.tip(for: hand) }
    }
    let keys = controller.isInUse || hand == .finger ? nil : tip?.keys
    tip?.keys = keys.map { words(MenuPhrase.shortcut($0)) }
    return tip
  }

  /// The chapters of the help for where the person is, and for the hand that asks.
  var helpTopics: [HelpTopic] {
    let isOnGraph = manager.isDetailFocused
    let hand: HelpTopic =
      controller.isInUse
      ? .controller
      : cover.tips.hand != .focus ? .graphTouch : isOnGraph ? .graphKeys : .calculator
    if graph.isPresenting { return [.presentation, hand] }
    // Who has no keyboard types with what the screen shows.
    let typing: [HelpTopic] = hand == .graphTouch ? [.typing, .screenKeys] : [.typing]
    guard isOnGraph else { return typing + [hand] }
    if graph.listHasFocus { return [.list] + typing + [hand] }
    return [graph.isOpen(.statistics) ? .analysis : nil, graph.isOpen(.table) ? .table : nil]
      .compactMap(\.self) + [hand] + typing
  }

  /// A finger that has rested for a tip has asked, and presses nothing when it lifts.
  func answered(_ event: InputEvent) -> InputEvent {
    guard case .finger(var finger) = event, finger.phase == .ended, cover.tips.hand == .finger,
      cover.tips.timer.shown != nil
    else { return event }
    finger.phase = .cancelled
    return .finger(finger)
  }

  func drawTip(on canvas: any Canvas) {
    guard let tip = cover.tips.timer.shown else { return }
    ControlPainter(theme: theme, canvas: canvas)
      .draw(tip, in: window.bounds, clearOf: layers.flatMap(\.targets).filter { !$0.isLarge })
  }
}

extension Rect {
  /// Whether it is a ground rather than a button: the plane, the display.
  fileprivate var isLarge: Bool { width > 160 && height > 160 }
}
