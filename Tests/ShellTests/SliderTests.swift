import Documents
import Drawing
import Formulas
import GraphScene
import GraphModel
import Input
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct SliderTests {
  private let bench = Bench(1280, 800)

  private func open(_ formula: String) throws -> PanelOnScreen {
    _ = bench.calculator.paste("y=\(formula)\na=1")
    bench.key(.character("l"), .command)
    return try PanelOnScreen(bench)
  }

  @Test func `a drag of the slider is one step of undo`() throws {
    let panel = try open("a x")
    bench.drag((0...10).map { panel.track(below: 1, at: 0.6 + Double($0) * 0.03) })
    #expect(bench.document[settingOf: .a].value == 4)
    bench.key(.character("z"), .command)
    #expect(bench.document[settingOf: .a].value == 1)
    #expect(bench.document.functions.count == 1)
  }

  @Test func `the curve follows the slider`() throws {
    let panel = try open("a")
    let before = bench.draw().canvas.log
    bench.tap(panel.track(below: 1, at: 0.3))
    #expect(bench.document[settingOf: .a].value == -2)
    #expect(bench.draw().canvas.log != before)
  }

  @Test func `a value is typed, and a range and a step`() throws {
    let panel = try open("a x")
    bench.tap(panel.value(below: 1))
    bench.type("2pi")
    bench.key(.enter)
    #expect(abs(bench.document[settingOf: .a].value - 2 * .pi) < 1e-9)
    bench.tap(panel.options(below: 1))
    for (title, text) in [("from", "-1"), ("to", "10"), ("step", "0.5")] {
      bench.tap(bench.draw().place(of: title))
      bench.type(text)
      bench.key(.enter)
    }
    let setting = bench.document[settingOf: .a]
    #expect((setting.minimum, setting.maximum, setting.step) == (-1, 10, 0.5))
  }

  @Test func `a number with a letter in it is refused as it is typed`() throws {
    let panel = try open("a x")
    bench.tap(panel.value(below: 1))
    bench.type("x")
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "x has no meaning here" })
    bench.key(.enter)
    #expect(bench.document[settingOf: .a].value == 1)
  }

  @Test func `arrows move a slider by a step, with Shift by ten`() throws {
    _ = try open("a x")
    bench.key(.tab)
    bench.key(.down)
    bench.key(.right)
    #expect(bench.document[settingOf: .a].value == 1.1)
    bench.key(.left, .shift)
    #expect(bench.document[settingOf: .a].value == 0.1)
    bench.type("3")
    bench.key(.enter)
    #expect(bench.document[settingOf: .a].value == 3)
  }

  @Test func `a slider plays back and forth until it is paused, as one step`() throws {
    let panel = try open("a x")
    bench.tap(panel.play(below: 1))
    let start = bench.clock
    var values: [Double] = []
    for frame in 1...600 {
      _ = bench.calculator.advance(to: start + Double(frame) / 60)
      values.append(bench.document[settingOf: .a].value)
    }
    #expect(values.max() == 5)
    #expect(values.min() == -5)
    bench.clock = start + 10
    bench.tap(panel.play(below: 1))
    let end = bench.document[settingOf: .a].value
    _ = bench.calculator.advance(to: start + 20)
    #expect(bench.document[settingOf: .a].value == end)
    bench.key(.character("z"), .command)
    #expect(bench.document[settingOf: .a].value == 1)
  }

  @Test func `with less motion a slider plays by steps`() throws {
    bench.calculator.desktop.reducesMotion = true
    let panel = try open("a x")
    bench.tap(panel.play(below: 1))
    let start = bench.clock
    var values: Set<Double> = []
    for frame in 1...120 {
      _ = bench.calculator.advance(to: start + Double(frame) / 60)
      values.insert(bench.document[settingOf: .a].value)
    }
    #expect(values.count <= 6)
    #expect(values.someAndAllSatisfy { abs(($0 * 10).rounded() - $0 * 10) < 1e-9 })
  }

  @Test func `nothing runs while nothing plays`() throws {
    _ = try open("a x")
    _ = bench.calculator.advance(to: bench.clock + 60)
    #expect((bench.calculator.deadline ?? .infinity) > bench.clock + 60)
  }
}
