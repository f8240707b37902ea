import CalculatorScene
import Controls
import Drawing
import GraphScene
import Input
import SceneHost
import Words

/// Names for what has no word on it, for the mouse and for the focus.
struct TipLayer {
  var timer = TipTimer()
  /// Whether the mouse moved last, rather than the focus.
  var isOfPointer = true

  /// Notes an event; what is pressed needs no name any more.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer):
      isOfPointer = true
      if pointer.phase == .pressed { timer.dismiss() }
    case .finger, .wheel, .pinch, .text: timer.dismiss()
    case .key(let key) where key.isDown: noteKeys()
    case .controller(.button(_, isDown: true)): noteKeys()
    case .key, .controller: break
    }
  }

  private mutating func noteKeys() {
    isOfPointer = false
    timer.dismiss()
  }
}

extension GraphingCalculator {
  /// Finds what the mouse or the focus is on after an event.
  func followTip(after event: InputEvent) {
    cover.tips.note(event)
    cover.tips.timer.follow(tip, at: time)
  }

  private var tip: Tip? {
    guard cover.sheet == nil, !graph.isPresenting else { return nil }
    var tip: Tip?
    if cover.tips.isOfPointer {
      if manager.arrangement.master != nil { tip = calculator.tip(isOfPointer: true) }
      if tip == nil, manager.arrangement.detail != nil { tip = graph.tip(isOfPointer: true) }
    } else {
      tip =
        manager.isDetailFocused
        ? graph.tip(isOfPointer: false) : calculator.tip(isOfPointer: false)
    }
    let keys = controller.isInUse ? nil : tip?.keys
    tip?.keys = keys.map { words(MenuPhrase.shortcut($0)) }
    return tip
  }

  func drawTip(on canvas: any Canvas) {
    guard let tip = cover.tips.timer.shown, cover.sheet == nil else { return }
    ControlPainter(theme: theme, canvas: canvas)
      .draw(tip, in: window.bounds, clearOf: layers.flatMap(\.targets).filter { !$0.isLarge })
  }
}

extension Rect {
  /// Whether it is a ground rather than a button: the plane, the display.
  fileprivate var isLarge: Bool { width > 160 && height > 160 }
}
