import SceneParts
import Drawing
import Input
import SceneHost

/// What the monkey thinks of.
extension Monkey {
  private var words: [String] {
    [
      "1", "2", "3", "7", "0", ".", ",", "+", "-", "*", "/", "^", "(", ")", "|", "!", "%", "x",
      "=", " ", "e", "π", "sin", "cos(", "tan(x)", "ln", "log2", "sqrt", "l", "h", "b", "w", "L",
      "x^2", "1/x", "sin(1/x)", "floor(x)", "tan(10x)", "9^9^9^9", "170!!", "tan(1e308x)", "∛",
      "⌊", "²", "°", "E", "1e308", "1e-320", "\u{0}", "\u{301}", "👩‍👩‍👧‍👦", "\u{202E}", "\n", "−−−",
      "min(1,2,x)", "x·cos(1/x)", "((((((((((((((((", "log(", "gamma(x)", "mod(x,3)", "x!",
    ]
  }

  var someText: String {
    mutating get {
      if chance(in: 40) {
        let count = Int.random(in: 1...40, using: &generator)
        return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
      }
      if chance(in: 40) {
        let count = Int.random(in: 1...12, using: &generator)
        let scalars = (0..<count).map { _ in UnicodeScalar(UInt32.random(in: 1...0x2FFF)) ?? "x" }
        return String(String.UnicodeScalarView(scalars))
      }
      return words.randomElement(using: &generator) ?? "1"
    }
  }

  var someKey: KeyEvent {
    mutating get {
      let keys: [Key] = [
        .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .enter, .escape, .tab,
        .backspace, .delete, .space, .function(.random(in: 1...12, using: &generator)), .other,
        .character("zyvcmdglh+-0=,/".randomElement(using: &generator) ?? "z"),
        .character("123456789".randomElement(using: &generator) ?? "1"),
      ]
      return KeyEvent(
        keys.randomElement(using: &generator) ?? .enter,
        modifiers: KeyModifiers(
          rawValue: chance(in: 2) ? .random(in: 0...7, using: &generator) : 0
        ),
        isDown: !chance(in: 5),
        isRepeat: chance(in: 5)
      )
    }
  }

  /// Mostly in the window, sometimes beyond its edges.
  private var somePlace: Point {
    mutating get {
      let reach = chance(in: 20) ? 0.5 : 0
      return Point(
        x: size.width * .random(in: -reach...1 + reach, using: &generator),
        y: size.height * .random(in: -reach...1 + reach, using: &generator)
      )
    }
  }

  var somePointer: InputEvent {
    mutating get {
      let place = somePlace
      if chance(in: 5) {
        let notches = Vector(
          dx: chance(in: 4) ? .random(in: -3...3, using: &generator) : 0,
          dy: .random(in: -5...5, using: &generator)
        )
        let modifiers = KeyModifiers(rawValue: .random(in: 0...7, using: &generator))
        return .wheel(delta: notches, at: place, modifiers: modifiers)
      }
      let buttons: [PointerEvent.Button] = [.primary, .primary, .primary, .middle, .secondary]
      let button = buttons.randomElement(using: &generator) ?? .primary
      var phase = PointerEvent.Phase.moved
      if chance(in: 2) {
        phase = isButtonDown ? .released : .pressed
        isButtonDown.toggle()
      } else if chance(in: 20) {
        phase = .left
      }
      return .pointer(PointerEvent(phase, button: button, at: place, time: moment))
    }
  }

  /// When an event says that it happened; some devices have clocks of their own.
  private var moment: Double {
    mutating get {
      guard chance(in: 100) else { return clock }
      return clock + ([-1e6, -3600, -1, 1, 3600, 1e6].randomElement(using: &generator) ?? 0)
    }
  }

  /// One of up to ten fingers comes, moves, lifts or vanishes.
  mutating func moveFingers() -> [SceneRequest] {
    let id = Int64.random(in: 0..<10, using: &generator)
    guard let place = fingers[id] else {
      let start = somePlace
      fingers[id] = start
      return handle(.finger(FingerEvent(.began, id: id, at: start, time: moment)))
    }
    if chance(in: 3) {
      fingers[id] = nil
      let phase: FingerEvent.Phase = chance(in: 6) ? .cancelled : .ended
      return handle(.finger(FingerEvent(phase, id: id, at: place, time: moment)))
    }
    let near = Point(
      x: place.x + .random(in: -60...60, using: &generator),
      y: place.y + .random(in: -60...60, using: &generator)
    )
    fingers[id] = near
    return handle(.finger(FingerEvent(.moved, id: id, at: near, time: moment)))
  }

  var someControllerEvent: ControllerEvent {
    mutating get {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: .connected
      case 1: .disconnected
      case 2..<10:
        .axis(
          ControllerAxis.allCases.randomElement(using: &generator) ?? .leftX,
          value: chance(in: 2) ? 0 : .random(in: -1...1, using: &generator)
        )
      default:
        .button(
          ControllerButton.allCases.randomElement(using: &generator) ?? .a,
          isDown: !chance(in: 2)
        )
      }
    }
  }
}
