import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import GraphKit
import GraphModel
import Input
import SceneHost
import TestSupport
import Testing

/// Fingers and mouse on the graph, beyond dragging and pinching.
@Suite struct TouchScriptTests {
  private func bench(_ size: Size = Size(width: 1024, height: 768)) -> Bench {
    let bench = Bench(size.width, size.height)
    bench.type("sin(x)*x")
    bench.tapGraph()
    if !bench.state.isGraphShown { bench.key(.function(6)) }
    return bench
  }

  private func finger(_ bench: Bench, _ phase: FingerEvent.Phase, _ id: Int64, _ place: Point) {
    bench.send(.finger(FingerEvent(phase, id: id, at: place, time: bench.clock)))
  }

  /// A finger that goes 10 points to the right each hundredth of a second and lifts.
  private func fling(_ bench: Bench, from start: Point) {
    bench.clock += 1
    finger(bench, .began, 1, start)
    for step in 1...10 {
      bench.clock += 0.01
      finger(bench, .moved, 1, start + Vector(dx: 10 * Double(step), dy: 0))
    }
    finger(bench, .ended, 1, start + Vector(dx: 100, dy: 0))
  }

  // MARK: Gliding

  @Test func `the plane glides on for at most 300 milliseconds and then rests`() {
    let bench = bench()
    fling(bench, from: bench.plot.center)
    // A third of what 1000 points a second would make in 300 ms.
    #expect(abs(bench.viewport.centerX + 200 / 72) < 1e-6)
    #expect(bench.calculator.deadline.map { $0 <= bench.clock + 0.02 } ?? false)
    let early = bench.calculator.advance(to: bench.clock + 0.1)
    #expect(early.contains(.redraw))
    _ = bench.calculator.advance(to: bench.clock + 0.31)
    #expect(bench.calculator.deadline.map { $0 > bench.clock + 0.32 } ?? true)
  }

  @Test(arguments: 0...2)
  func `a touch, a key or the wheel ends a glide where it is`(how: Int) {
    let bench = bench()
    let center = bench.plot.center
    fling(bench, from: center)
    bench.clock += 0.05
    switch how {
    case 0: finger(bench, .began, 2, center)
    case 1: bench.send(.key(KeyEvent(.other)))
    default:
      bench.send(.wheel(delta: Vector(dx: 0, dy: 0), at: center, modifiers: []))
    }
    let way = -bench.viewport.centerX * 72 - 100
    #expect(way > 20 && way < 80)
  }

  @Test func `with reduced motion nothing glides`() {
    let bench = bench()
    bench.calculator.desktop.reducesMotion = true
    fling(bench, from: bench.plot.center)
    #expect(abs(bench.viewport.centerX + 100 / 72) < 1e-9)
  }

  @Test func `fingers on a touchpad zoom about the pointer`() {
    let bench = bench()
    let place = bench.place(ofX: 1.5, y: -0.5)
    let before = bench.viewport
    bench.send(.pinch(magnification: 1.25, at: place))
    #expect(bench.place(ofX: 1.5, y: -0.5).distance(to: place) < 1e-9)
    #expect(abs(bench.viewport.pointsPerUnitX / before.pointsPerUnitX - 1.25) < 1e-9)
    #expect(abs(bench.viewport.pointsPerUnitY / before.pointsPerUnitY - 1.25) < 1e-9)
  }

  // MARK: One axis

  /// A pinch that doubles the distance, and the scales before and after.
  private func pinch(_ bench: Bench, at center: Point, arm: Vector) -> (x: Double, y: Double) {
    let before = bench.viewport
    bench.clock += 1
    finger(bench, .began, 1, center - arm)
    finger(bench, .began, 2, center + arm)
    finger(bench, .moved, 1, center - arm * 2)
    finger(bench, .moved, 2, center + arm * 2)
    // Turning does not change what was decided in the beginning.
    finger(bench, .moved, 2, center + arm * 2 + Vector(dx: arm.dy, dy: arm.dx) * 0.01)
    finger(bench, .moved, 2, center + arm * 2)
    finger(bench, .ended, 1, center)
    finger(bench, .ended, 2, center)
    let after = bench.viewport
    return (
      after.pointsPerUnitX / before.pointsPerUnitX, after.pointsPerUnitY / before.pointsPerUnitY
    )
  }

  @Test(arguments: [
    (Vector(dx: 50, dy: 5), 2.0, 1.0), (Vector(dx: -4, dy: 60), 1, 2),
    (Vector(dx: 40, dy: 40), 2, 2),
  ])
  func `a pinch along the screen's edge stretches one axis`(arm: Vector, x: Double, y: Double) {
    let bench = bench()
    let grown = pinch(bench, at: bench.plot.center + Vector(dx: 90, dy: -150), arm: arm)
    #expect(abs(grown.x - x) < 1e-9)
    #expect(abs(grown.y - y) < 1e-9)
  }

  @Test(arguments: [(Vector(dx: 60, dy: 5), "x"), (Vector(dx: 5, dy: 60), "y")])
  func `a pinch along an axis says which one it stretches, while it does`(
    arm: Vector,
    axis: String
  ) {
    let bench = bench(Size(width: 390, height: 844))
    let center = bench.plot.center
    bench.clock += 1
    finger(bench, .began, 1, center + arm * -1)
    finger(bench, .began, 2, center + arm)
    finger(bench, .moved, 2, center + arm * 1.5)
    #expect(bench.draw().graphWords.contains("stretches \(axis) alone"))
    finger(bench, .ended, 1, center + arm * -1)
    finger(bench, .ended, 2, center + arm * 1.5)
    #expect(!bench.draw().graphWords.contains("stretches"))
  }

  @Test(arguments: [Vector(dx: 40, dy: 20), Vector(dx: 20, dy: 40), Vector(dx: 12, dy: 40)])
  func `a slanted pinch zooms both, on an axis, too`(arm: Vector) {
    let bench = bench()
    let way = arm.dx > arm.dy ? Vector(dx: 200, dy: 0) : Vector(dx: 0, dy: 200)
    let grown = pinch(bench, at: bench.plot.center + way, arm: arm)
    #expect(abs(grown.x - 2) < 1e-9 && abs(grown.y - 2) < 1e-9)
  }

  @Test(arguments: [true, false])
  func `a pinch may begin on a chip`(isFirst: Bool) throws {
    let bench = Bench(390, 844)
    try bench.graph(["x", "x^2"])
    _ = bench.draw()
    let chip = Point(x: 60, y: 86)
    let other = chip + Vector(dx: 60, dy: 160)
    let before = bench.viewport
    bench.clock += 1
    let places = isFirst ? [chip, other] : [other, chip]
    for (id, place) in places.enumerated() { finger(bench, .began, Int64(id), place) }
    let far = isFirst ? 1 : 0
    finger(bench, .moved, Int64(far), other + Vector(dx: 60, dy: 160))
    #expect(bench.viewport.pointsPerUnitX > 1.5 * before.pointsPerUnitX)
    for (id, place) in places.enumerated() { finger(bench, .ended, Int64(id), place) }
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Hide" })
  }

  @Test func `a thumb that holds the screen at its border does not count`() throws {
    let bench = bench()
    let before = bench.viewport
    bench.clock += 1
    let thumb = Point(x: bench.size.width - 6, y: bench.plot.midY + 40)
    let start = bench.plot.center
    finger(bench, .began, 1, thumb)
    finger(bench, .began, 2, start)
    finger(bench, .moved, 2, start + Vector(dx: -60, dy: 0))
    finger(bench, .moved, 1, thumb + Vector(dx: 2, dy: 2))
    #expect(bench.viewport.pointsPerUnitX == before.pointsPerUnitX)
    #expect(bench.viewport.centerX > before.centerX)
    finger(bench, .ended, 2, start + Vector(dx: -60, dy: 0))
    finger(bench, .ended, 1, thumb)
  }

  // MARK: Mouse

  private func drag(_ bench: Bench, _ from: Point, by way: Vector, _ button: PointerEvent.Button) {
    bench.clock += 1
    bench.send(.pointer(PointerEvent(.pressed, button: button, at: from, time: bench.clock)))
    for step in 1...4 {
      let place = from + way * (Double(step) / 4)
      bench.send(.pointer(PointerEvent(.moved, button: button, at: place, time: bench.clock)))
    }
    bench.send(.pointer(PointerEvent(.released, button: button, at: from + way, time: bench.clock)))
  }

  @Test func `dragging an axis' numbers stretches it, zero staying where it is`() {
    let bench = bench()
    let zero = bench.plot.center
    let below = zero + Vector(dx: 100, dy: 12)
    #expect(bench.calculator.cursor(at: below) == .resizeHorizontally)
    drag(bench, below, by: Vector(dx: 100, dy: 30), .primary)
    #expect(abs(bench.viewport.pointsPerUnitX - 144) < 1e-9)
    #expect(bench.viewport.pointsPerUnitY == 72)
    #expect(bench.place(ofX: 0, y: 0).distance(to: zero) < 1e-9)
    bench.key(.home)
    let beside = zero + Vector(dx: -16, dy: -100)
    #expect(bench.calculator.cursor(at: beside) == .resizeVertically)
    drag(bench, beside, by: Vector(dx: 0, dy: 50), .primary)
    #expect(abs(bench.viewport.pointsPerUnitY - 36) < 1e-9)
    #expect(bench.viewport.pointsPerUnitX == 72)
  }

  @Test func `the middle button moves the plane, on the numbers, too`() {
    let bench = bench()
    drag(bench, bench.plot.center + Vector(dx: 100, dy: 12), by: Vector(dx: 36, dy: 0), .middle)
    #expect(abs(bench.viewport.centerX + 0.5) < 1e-9)
    #expect(bench.viewport.pointsPerUnitX == 72)
  }

  // MARK: The menu of a place

  private func openMenu(_ bench: Bench, at place: Point, byFinger: Bool) {
    bench.clock += 1
    guard byFinger else {
      bench.send(.pointer(PointerEvent(.pressed, button: .secondary, at: place, time: bench.clock)))
      bench.send(
        .pointer(PointerEvent(.released, button: .secondary, at: place, time: bench.clock))
      )
      return
    }
    finger(bench, .began, 1, place)
    _ = bench.calculator.advance(to: bench.clock + 0.46)
    bench.clock += 0.5
    finger(bench, .ended, 1, place)
  }

  @Test(arguments: [false, true])
  func `a long press or the right button offers what can be done at a place`(byFinger: Bool) {
    let bench = bench()
    let place = bench.plot.center + Vector(dx: -72, dy: 36)
    openMenu(bench, at: place, byFinger: byFinger)
    #expect(bench.click(bench.draw().place(of: "Copy (−1, −0.5)")).contains(.copy("(−1, −0.5)")))
    openMenu(bench, at: place, byFinger: byFinger)
    bench.click(bench.draw().place(of: "Zoom in here"))
    #expect(bench.viewport.pointsPerUnitX == 144)
    #expect(abs(bench.x(at: place) + 1) < 1e-9)
    openMenu(bench, at: place, byFinger: byFinger)
    bench.click(bench.draw().place(of: "Origin here"))
    #expect(bench.place(ofX: 0, y: 0).distance(to: place) < 1e-9)
    #expect(bench.draw().place(of: "Origin here") == nil)
  }

  @Test(arguments: windows)
  func `the menu of a place lies inside the window`(size: Size) {
    let bench = bench(size)
    for corner in [Point(x: bench.plot.x + 70, y: bench.plot.maxY - 40), bench.plot.center] {
      openMenu(bench, at: corner, byFinger: true)
      let rows = bench.draw().canvas.drawnTexts.filter { $0.text.hasSuffix(" here") }
      #expect(rows.count == 6)
      #expect(rows.someAndAllSatisfy { Rect(size: size).contains($0.box) && $0.isWhole })
      bench.key(.escape)
    }
  }

  @Test func `two taps move the origin and leave the trace as it was`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x^2-3"])
    let place = bench.place(ofX: 1, y: -2)
    bench.tap(place, count: 2)
    #expect(bench.state.exploration?.trace == nil)
    #expect(bench.place(ofX: 0, y: 0).distance(to: place) < 1)
    // One that was there before stays where it was, also where the taps are off the curve.
    bench.type("t")
    let before = bench.state.exploration?.trace
    bench.tap(bench.place(ofX: 2, y: 1), count: 2)
    #expect(bench.state.exploration?.trace == before)
    bench.tap(bench.place(ofX: 0, y: 3), count: 2)
    #expect(before != nil && bench.state.exploration?.trace == before)
  }

  // MARK: From the edge

  @Test(arguments: [(390.0, 844.0), (667, 375)])
  func `a finger from the left edge goes back`(width: Double, height: Double) {
    let bench = bench(Size(width: width, height: height))
    let before = bench.viewport
    bench.drag([Point(x: 4, y: 200), Point(x: 30, y: 205), Point(x: width * 0.6, y: 210)])
    #expect(!bench.state.isGraphShown)
    #expect(bench.viewport == before)
  }

  @Test func `the graph follows a finger from the edge, and returns where that goes back`() {
    let bench = bench(Size(width: 390, height: 844))
    let before = bench.viewport
    func finger(_ phase: FingerEvent.Phase, _ x: Double, _ time: Double) {
      bench.send(
        .finger(FingerEvent(phase, id: 1, at: Point(x: x, y: 300), time: time))
      )
    }
    func chip() -> Double? {
      bench.draw().canvas.drawnTexts.first { $0.text.contains("sin") && $0.box.y < 120 }?.box.x
    }
    let rest = chip()
    finger(.began, 4, 10)
    finger(.moved, 104, 10.1)
    if let rest, let pulled = chip() { #expect(abs(pulled - rest - 100) < 1) }
    finger(.moved, 44, 10.3)
    finger(.moved, 24, 10.6)
    finger(.ended, 24, 10.9)
    #expect(bench.state.isGraphShown)
    #expect(bench.viewport == before)
  }

  @Test func `a finger along the edge moves the plane as anywhere else`() {
    let bench = bench(Size(width: 390, height: 844))
    let scale = bench.viewport.pointsPerUnitX
    bench.drag([Point(x: 4, y: 300), Point(x: 8, y: 340), Point(x: 90, y: 360)])
    #expect(bench.state.isGraphShown)
    #expect(abs(bench.viewport.centerY - 60 / scale) < 1e-9)
    #expect(abs(bench.viewport.centerX + 86 / scale) < 1e-9)
  }

  @Test func `side by side there is no way back to swipe to`() {
    let bench = bench()
    let left = Point(x: bench.plot.x + 4, y: 400)
    bench.drag([left, left + Vector(dx: 72, dy: 0)])
    #expect(abs(bench.viewport.centerX + 1) < 1e-9)
  }
}
