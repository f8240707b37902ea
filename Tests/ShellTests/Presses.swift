import Controls
import Documents
import Drawing
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import Testing

/// The presses of one hand.
final class Presses {
  let bench: Bench
  private(set) var count = 0
  private(set) var requests: [SceneRequest] = []

  init(_ hand: FirstMinuteTests.Hand) {
    bench = Bench(hand.size.width, hand.size.height, view: .unchosen, entersLine: false, live: true)
  }

  // MARK: Keys

  func type(_ text: String) {
    count += text.count
    requests += bench.type(text)
  }

  func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    count += 1
    requests += bench.key(key, modifiers)
  }

  // MARK: Fingers

  /// Taps of what has such names, as a screen reader says them.
  func tap(_ names: String...) {
    for name in names {
      count += 1
      let node = node(name)
      requests += bench.tap(node?.frame.center)
    }
  }

  /// A finger that drags a slider to the right.
  func drag(_ name: String) {
    count += 1
    bench.drag(way(along: name))
  }

  /// The way from the middle of a slider to the right.
  private func way(along name: String) -> [Point] {
    guard let frame = node(name)?.frame else { return [] }
    return [frame.midX, frame.midX + 20, frame.maxX - 20].map { Point(x: $0, y: frame.midY) }
  }

  // MARK: Mouse

  func dragMouse(_ name: String) {
    count += 1
    for (index, place) in way(along: name).enumerated() {
      bench.clock += 0.1
      if index == 0 {
        let press = PointerEvent(.pressed, button: .primary, at: place, time: bench.clock)
        bench.send(.pointer(press))
      } else {
        bench.send(.pointer(PointerEvent(.moved, at: place, time: bench.clock)))
      }
    }
    guard let end = way(along: name).last else { return }
    bench.send(.pointer(PointerEvent(.released, button: .primary, at: end, time: bench.clock)))
  }

  func clickPlane(x: Double, y: Double) {
    count += 1
    requests += bench.click(bench.place(ofX: x, y: y))
  }

  private func node(_ name: String) -> AccessibilityNode? {
    let nodes = bench.tree.all.filter { !$0.frame.isEmpty }
    let node = nodes.last { $0.name == name }
    if node == nil { Issue.record("nothing is called \(name) in \(nodes.map(\.name))") }
    return node
  }

  /// A finger that rests on a control, slides to what appears, and lifts.
  func hold(_ name: String, to choice: String) {
    count += 1
    guard let node = node(name) else { return }
    bench.clock += 1
    let place = node.frame.center
    bench.send(.finger(FingerEvent(.began, id: 1, at: place, time: bench.clock)))
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    guard let target = self.node(choice)?.frame.center else { return }
    bench.send(.finger(FingerEvent(.moved, id: 1, at: target, time: bench.clock)))
    bench.send(.finger(FingerEvent(.ended, id: 1, at: target, time: bench.clock)))
  }

  // MARK: Controller

  func press(_ buttons: ControllerButton...) {
    for button in buttons {
      count += 1
      requests += bench.press(button)
      // A person sees what came of it before the next one.
      _ = bench.draw()
    }
  }

  /// Moves the focus to controls with the pad, each by the shortest way there, and presses A.
  func choose(_ names: String...) {
    for name in names {
      steer(to: name)
      press(.a)
    }
  }

  func steer(to name: String) {
    for _ in 0..<30 {
      let nodes = bench.tree.all
      guard let goal = node(name)?.frame.center else { return }
      guard let focus = nodes.last(where: \.isFocused) else {
        press(.dpadDown)
        continue
      }
      if focus.name == name { return }
      let way = Vector(
        dx: goal.x - focus.frame.center.x,
        dy: goal.y - focus.frame.center.y
      )
      if abs(way.dy) > 12 {
        press(way.dy > 0 ? .dpadDown : .dpadUp)
      } else {
        press(way.dx > 0 ? .dpadRight : .dpadLeft)
      }
    }
    Issue.record("the pad does not reach \(name)")
  }

  func hold(_ button: ControllerButton) {
    count += 1
    bench.clock += 1
    requests += bench.send(.controller(.button(button, isDown: true)))
    bench.clock += 1
    requests += bench.calculator.advance(to: bench.clock)
    requests += bench.send(.controller(.button(button, isDown: false)))
  }

  // MARK: The plane

  func tapPlane(x: Double, y: Double) {
    count += 1
    requests += bench.tap(bench.place(ofX: x, y: y))
  }

  /// Goes on until something holds, or for a minute.
  func until(_ isDone: (Presses) -> Bool, _ act: (Presses) -> Void) {
    for _ in 0..<30 where !isDone(self) { act(self) }
  }

  // MARK: What came of it

  func value(of index: Int, at x: Double) -> Double? {
    let functions = bench.state.document.functions.functions
    return index < functions.count ? functions[index].function.y(at: x) : nil
  }

  var tracedX: Double? { bench.state.exploration?.trace?.x }
}
