import CalculatorModel
import CalculatorScenes
import Drawing
import GraphKit
import Input
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
    #expect(bench.brain.line == "sin(x)×" || bench.state.isGraphShown == false)
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
    bench.press(.dpadRight)
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
}
