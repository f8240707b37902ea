import Calculator
import Controls
import Drawing
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// Parts of the formula are selected, copied, cut out and replaced.
@Suite struct LineSelectionTests {
  private func bench(_ text: String) -> Bench {
    let bench = Bench(390, 844)
    bench.type(text)
    return bench
  }

  /// The middle of a text of the display.
  private func place(_ bench: Bench, of text: String, _ share: Double = 0.5) throws -> Point {
    let box = try #require(bench.draw().displayTexts.last { $0.text.contains(text) }?.box)
    return Point(x: box.x + box.width * share, y: box.midY)
  }

  @Test func `Shift and arrows select, and typing takes its place`() {
    let bench = bench("sin(x)+12")
    bench.key(.left, .shift)
    bench.key(.left, .shift)
    #expect(bench.brain.selectedText == "12")
    bench.type("y")
    #expect(bench.brain.line == "sin(x)+y")
    bench.key(.home, .shift)
    bench.type("5")
    #expect(bench.brain.line == "5")
    bench.key(.end)
    bench.key(.left, [.shift, .command])
    bench.key(.backspace)
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `all is selected, copied, cut out and pasted over`() {
    let bench = bench("2+3")
    #expect(bench.key(.character("c"), .command).contains(.copy("5")))
    bench.key(.character("a"), .command)
    #expect(bench.key(.character("c"), .command).contains(.copy("2+3")))
    #expect(bench.key(.character("x"), .command).contains(.copy("2+3")))
    #expect(bench.brain.line.isEmpty)
    bench.type("7")
    bench.key(.character("a"), .command)
    _ = bench.calculator.paste("x^2")
    #expect(bench.brain.line == "x^2")
    bench.key(.character("a"), .command)
    bench.tapKeys("8")
    #expect(bench.brain.line == "8")
    bench.key(.character("z"), .command)
    #expect(bench.brain.line == "x^2")
  }

  @Test func `moving on and an operator`() {
    let bench = bench("12+34")
    bench.key(.character("a"), .command)
    bench.key(.left)
    #expect(bench.brain.selection == nil)
    #expect(bench.brain.caret == 0)
    bench.key(.character("a"), .command)
    bench.type("*")
    #expect(bench.brain.line == "×")
  }

  @Test func `two clicks select a number, three the line, a drag what it goes over`() throws {
    let bench = bench("12.5+345")
    let number = try place(bench, of: "345", 0.9)
    bench.click(number)
    bench.clock -= 0.9
    bench.click(number)
    #expect(bench.brain.selectedText == "345")
    bench.clock -= 0.9
    bench.click(number)
    #expect(bench.brain.selectedText == "12.5+345")
    bench.clock += 2
    let start = try place(bench, of: "12", 0)
    let end = Point(x: start.x + 400, y: start.y)
    let send = { (phase: PointerEvent.Phase, place: Point) in
      _ = bench.send(.pointer(PointerEvent(phase, button: .primary, at: place, time: bench.clock)))
    }
    send(.pressed, start)
    send(.moved, Point(x: start.x + 2, y: start.y))
    #expect(bench.brain.selection == nil)
    send(.moved, end)
    send(.released, end)
    #expect(bench.brain.selectedText == "12.5+345")
    #expect(
      bench.draw().canvas.drawnFills.contains { $0.color == bench.draw().theme.focus.opacity(0.35) }
    )
  }

  @Test func `a finger selects by two taps and drags the ends`() throws {
    let bench = bench("12.5+345")
    bench.tap(try place(bench, of: "345", 0.9), count: 2)
    #expect(bench.brain.selectedText == "345")
    let start = try place(bench, of: "345", 1)
    bench.drag([start, start + Vector(dx: -8, dy: 0), Point(x: start.x - 22, y: start.y)])
    #expect(bench.brain.selectedText == "34")
  }

  @Test(arguments: ["Copy", "Cut", "Paste formula"])
  func `what a finger has selected is copied, cut out and pasted over there`(act: String) throws {
    let bench = bench("12.5+345")
    bench.tap(try place(bench, of: "345", 0.9), count: 2)
    #expect(bench.brain.selectedText == "345")
    let row = try #require(bench.draw().place(of: act))
    let display = try place(bench, of: "345")
    #expect(abs(row.y - display.y) < 250)
    let requests = bench.tap(row)
    #expect(requests.contains(act == "Paste formula" ? .paste : .copy("345")))
    #expect(bench.brain.line == (act == "Cut" ? "12.5+" : "12.5+345"))
  }

  @Test func `what is offered at a selection stands in nobody's way`() throws {
    let bench = bench("12.5+345")
    let number = try place(bench, of: "345", 0.9)
    let key = try #require(bench.draw().keys()?.first { $0.name == "8" }?.frame.center)
    bench.tap(number, count: 2)
    #expect(bench.draw().place(of: "Cut") != nil)
    bench.tap(key)
    #expect(bench.brain.line == "12.5+8")
    bench.tap(number, count: 2)
    bench.type("7")
    #expect(bench.brain.line == "12.5+7")
    bench.tap(number, count: 3)
    #expect(bench.brain.selectedText == "12.5+7")
    bench.key(.backspace)
    #expect(bench.brain.line.isEmpty && bench.draw().place(of: "Cut") == nil)
  }

  @Test func `in the list's line`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.key(.character("l"), .command)
    bench.type("2x+1")
    bench.key(.left, .shift)
    #expect(bench.key(.character("c"), .command).contains(.copy("1")))
    bench.type("4")
    bench.key(.character("a"), .command)
    #expect(bench.key(.character("x"), .command).contains(.copy("2x+4")))
    bench.type("3x")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "3·x"])
  }

  /// A list that is typed in with a finger on its line.
  private func list(_ size: (Double, Double)) throws -> (bench: Bench, number: Point) {
    let bench = Bench(size.0, size.1)
    try bench.graph(["x"])
    bench.key(.character("l"), .command)
    bench.type("12.5+345")
    let box = try #require(bench.draw().canvas.drawnTexts.last { $0.text.contains("345") }?.box)
    return (bench, Point(x: box.maxX - 4, y: box.midY))
  }

  @Test(arguments: ["Copy", "Cut", "Paste formula"], [(1280.0, 800.0), (844, 390)])
  func `what a finger has selected in the list's line, too`(
    act: String,
    size: (Double, Double)
  ) throws {
    let (bench, number) = try list(size)
    bench.tap(number, count: 2)
    let row = try #require(bench.draw().place(of: act))
    #expect(abs(row.y - number.y) < 250)
    let requests = bench.tap(row)
    #expect(requests.contains(act == "Paste formula" ? .paste : .copy("345")))
    #expect(bench.draw().place(of: "Cut") == nil)
    bench.type("7")
    bench.key(.enter)
    #expect(bench.graphed.last == (act == "Cut" ? "12.5 + 7" : "19.5") || bench.graphed.count == 2)
  }

  @Test func `what is offered at a selection of the list stands in nobody's way`() throws {
    let (bench, number) = try list((1280, 800))
    bench.tap(number, count: 3)
    bench.type("7x")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "7·x"])
    #expect(bench.draw().place(of: "Cut") == nil)
  }
}
