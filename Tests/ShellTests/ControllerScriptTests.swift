import Calculator
import Documents
import Drawing
import GraphKit
import GraphScene
import GraphModel
import Input
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct ControllerScriptTests {
  @Test(arguments: windows)
  func `a whole session needs nothing but the controller`(size: Size) {
    let bench = Bench(size.width, size.height)
    #expect(bench.steer(to: "sin"))
    bench.press(.a, .x)
    #expect(bench.steer(to: ")"))
    bench.press(.a)
    #expect(bench.steer(to: "×"))
    bench.press(.a, .x)
    #expect(bench.brain.line == "sin(x)×x")
    bench.press(.y)
    #expect(bench.graphed == ["sin(x)·x"])
    if !bench.state.isGraphShown { bench.press(.back) }
    bench.press(.dpadRight)
    #expect(bench.viewport.centerX > 0)
    bench.press(.rightStick)
    #expect(bench.viewport.centerX == 0)
    bench.press(.b)
    bench.press(.b)
    #expect(bench.brain.line == "sin(x)×")
  }

  @Test(arguments: windows)
  func `every key can be reached and the ring is where the focus is`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    let names = try #require(bench.draw().keys()?.map(\.name))
    for name in names { #expect(bench.steer(to: name), "\(name)") }
  }

  @Test func `passing through the wide key returns to the same column`() {
    let bench = Bench(390, 844)
    #expect(bench.steer(to: ")"))
    bench.press(.dpadDown, .dpadUp)
    #expect(bench.steer(to: ")"))
    let ring = bench.draw().focusRing
    bench.press(.dpadDown, .dpadUp)
    #expect(bench.draw().focusRing == ring)
  }

  @Test func `the focus starts on x`() throws {
    let bench = Bench(390, 844)
    bench.press(.a)
    #expect(bench.brain.line == "x")
    let key = try #require(bench.draw().keys()?.first { $0.name == "x" })
    #expect(bench.draw().focusRing?.center == key.frame.center)
  }

  @Test func `right from the calculator's edge enters the graph`() {
    let bench = Bench(1024, 768)
    #expect(bench.steer(to: "⌫"))
    bench.press(.dpadRight, .dpadRight)
    let before = bench.viewport
    bench.press(.dpadUp)
    #expect(bench.viewport != before)
  }

  @Test func `touching hides the ring, the next button shows it again`() {
    let bench = Bench(390, 844)
    bench.press(.dpadUp)
    #expect(bench.draw().focusRing != nil)
    bench.tapKeys("7")
    #expect(bench.draw().focusRing == nil)
    bench.press(.dpadUp)
    #expect(bench.draw().focusRing != nil)
  }

  // MARK: Sticks, triggers, holds

  /// Lets time pass in steps of the program's own choosing; returns how many it took.
  private func run(_ bench: Bench, for seconds: Double) -> Int {
    let end = bench.clock + seconds
    var steps = 0
    while let deadline = bench.calculator.deadline, deadline <= end, steps < 1000 {
      bench.clock = max(deadline, bench.clock + 1e-6)
      _ = bench.calculator.advance(to: bench.clock)
      steps += 1
    }
    bench.clock = end
    return steps
  }

  @Test func `the right stick moves the graph while the calculator has the keys`() {
    let bench = Bench(1024, 768)
    bench.send(.controller(.axis(.rightX, value: 1)))
    let steps = run(bench, for: 0.5)
    #expect(steps >= 28 && steps <= 34)
    // Half a second at 1100 points a second.
    #expect(abs(bench.viewport.centerX * 72 - 550) < 40)
    #expect(bench.viewport.centerY == 0)
    bench.send(.controller(.axis(.rightX, value: 0)))
    let rest = bench.viewport
    _ = run(bench, for: 0.5)
    #expect(bench.viewport == rest)
  }

  @Test func `A held on the plane opens the menu of the traced place, where the trace stood`()
    throws
  {
    let bench = Bench(1024, 768)
    try bench.graph(["x^2"])
    bench.press(.a)
    bench.press(.dpadRight)
    let traced = bench.state.exploration?.trace
    #expect(traced != nil)
    bench.send(.controller(.button(.a, isDown: true)))
    _ = run(bench, for: 1)
    #expect(bench.draw().graphWords.contains("Tangent here"))
    #expect(bench.state.exploration?.trace == traced)
    bench.send(.controller(.button(.a, isDown: false)))
    #expect(bench.draw().graphWords.contains("Tangent here"))
    for _ in 0..<11 { bench.press(.dpadDown) }
    bench.press(.a)
    #expect(bench.state.exploration?.line?.kind == .tangent)
  }

  @Test func `the triggers zoom for as long as they are held, and back again`() {
    let bench = Bench(1024, 768)
    bench.send(.controller(.axis(.rightTrigger, value: 1)))
    _ = run(bench, for: 0.5)
    #expect(bench.viewport.pointsPerUnitX > 72 * 2)
    #expect(bench.viewport.centerX == 0)
    bench.send(.controller(.axis(.rightTrigger, value: 0)))
    bench.send(.controller(.axis(.leftTrigger, value: 1)))
    _ = run(bench, for: 0.5)
    #expect(abs(bench.viewport.pointsPerUnitX - 72) < 8)
  }

  @Test func `the left stick moves the focus in the calculator and the plane in the graph`() {
    let bench = Bench(1024, 768)
    bench.press(.dpadUp)
    let ring = bench.draw().focusRing
    bench.send(.controller(.axis(.leftX, value: -0.9)))
    #expect(bench.draw().focusRing != ring)
    #expect(bench.viewport.centerX == 0)
    bench.send(.controller(.axis(.leftX, value: 0)))
    bench.press(.back)
    bench.send(.controller(.axis(.leftX, value: -0.9)))
    _ = run(bench, for: 0.3)
    #expect(bench.viewport.centerX < -0.5)
  }

  @Test func `a direction held goes on until it is let go`() {
    let bench = Bench(1024, 768)
    bench.press(.back)
    let step = bench.plot.width / 20 / 72
    bench.send(.controller(.button(.dpadRight, isDown: true)))
    _ = run(bench, for: 0.52)
    #expect(abs(bench.viewport.centerX - 4 * step) <= 0.5 / 72)
    bench.send(.controller(.button(.dpadRight, isDown: false)))
    _ = run(bench, for: 1)
    #expect(abs(bench.viewport.centerX - 4 * step) <= 0.5 / 72)
  }

  @Test func `B deletes, held it clears`() {
    let bench = Bench(1024, 768)
    bench.type("12345")
    bench.press(.b)
    #expect(bench.brain.line == "1234")
    bench.clock += 1
    bench.send(.controller(.button(.b, isDown: true)))
    _ = run(bench, for: 0.7)
    #expect(bench.brain.line.isEmpty)
    bench.send(.controller(.button(.b, isDown: false)))
  }

  @Test(arguments: [ControllerEvent.disconnected, .connected])
  func `a controller that goes lets go of everything`(event: ControllerEvent) {
    let bench = Bench(1024, 768)
    bench.send(.controller(.axis(.rightX, value: 1)))
    bench.send(.controller(event))
    let view = bench.viewport
    _ = run(bench, for: 0.5)
    #expect((bench.viewport == view) == (event == .disconnected))
  }

  // MARK: Hints

  @Test(arguments: windows)
  func `hints are there while the controller was used last`(size: Size) {
    let bench = Bench(size.width, size.height)
    let before = bench.draw().canvas.drawnTexts.contains { $0.text == "Press" }
    bench.press(.dpadUp)
    let picture = bench.draw()
    let bar = Rect(x: 0, y: size.height - 40, width: size.width, height: 40)
    let hints = picture.canvas.drawnTexts.filter { bar.contains($0.box) }
    let hasRoom = size.height - 40 >= (size.width >= size.height ? 320 : 480)
    #expect(!before)
    #expect(hints.contains { $0.text == "Press" } == hasRoom)
    #expect(hints.contains { $0.text == "Menu" } == hasRoom)
    bench.tap(Point(x: 1, y: 1))
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Press" })
  }

  @Test func `a click after the controller hits what was seen, though the hints go`() {
    let bench = Bench(1280, 800)
    bench.press(.back, .start)
    let row = bench.draw().place(of: "Points of interest")
    bench.click(row)
    #expect(bench.state.exploration?.hidesPoints == true)
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Choose" })
  }

  @Test func `hints name what the buttons do here`() {
    let bench = Bench(1280, 800)
    bench.press(.dpadUp)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Delete" })
    bench.press(.start)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Choose" })
    bench.press(.b, .back)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Back" })
    bench.key(.left)
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Back" })
  }

  @Test func `the focus stays on its key when the window turns`() {
    let bench = Bench(390, 844)
    #expect(bench.steer(to: "+"))
    for size in [
      Size(width: 844, height: 390), Size(width: 320, height: 520), Size(width: 390, height: 844),
    ] {
      bench.resize(to: size)
      let picture = bench.draw()
      let key = picture.keys()?.first { $0.name == "+" }
      let ring = picture.focusRing?.center
      #expect(ring.map { key?.frame.contains($0) ?? false } ?? false)
    }
  }
}
