import Calculator
import Controls
import Documents
import Drawing
import GraphKit
import GraphModel
import Input
import SceneParts
import Shell
import TestSupport
import Testing

/// Ways of a controller alone that need no other hand.
@Suite struct ControllerWaysTests {
  private func bench(textbook: Bool = false) -> Bench {
    Bench(1280, 800, entersLine: !textbook)
  }

  private func hold(_ button: ControllerButton, _ bench: Bench) {
    bench.clock += 1
    bench.send(.controller(.button(button, isDown: true)))
    bench.clock += 0.7
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(button, isDown: false)))
  }

  private func focusDisplay(_ bench: Bench) {
    for _ in 0..<12 where bench.tree.focused?.name != "formula" { bench.press(.dpadUp) }
    #expect(bench.tree.focused?.name == "formula")
  }

  // MARK: Formulas

  @Test(arguments: [
    ("1/", "2", "(1)÷(2)"), ("x^", "3", "x^(3)"), ("sqrt", "4", "√(4)"),
  ])
  func `A in the display, and Y, go to the box that is said to be empty`(
    typed: String,
    digit: String,
    line: String
  ) {
    for button in [ControllerButton.a, .y] {
      let bench = bench(textbook: true)
      bench.type(typed)
      bench.key(.home)
      focusDisplay(bench)
      bench.press(button)
      bench.type(digit)
      #expect(bench.brain.line == line, "\(button): \(bench.brain.line)")
    }
  }

  @Test func `L1 and R1 go through a sum as it is read: limits, terms, letter`() {
    let bench = bench(textbook: true)
    bench.type("sum(n^2,n,1,20)")
    bench.key(.home)
    var places: [Int] = [bench.brain.caret]
    for _ in 0..<9 {
      bench.press(.rightShoulder)
      places.append(bench.brain.caret)
    }
    let back = (0..<9).map { _ in
      bench.press(.leftShoulder)
      return bench.brain.caret
    }
    #expect(places == [0, 12, 13, 14, 15, 16, 4, 5, 7, 8], "\(bench.brain.line)")
    #expect(back == places.dropLast().reversed())
  }

  @Test func `after a letter of the held key the focus is back where it was`() {
    let bench = bench()
    #expect(bench.steer(to: "7"))
    hold(.x, bench)
    bench.press(.dpadRight, .dpadRight, .a)
    #expect(bench.brain.line == "a")
    #expect(bench.tree.focused?.name == "7")
  }

  // MARK: What is open

  @Test func `B deletes in the calculator over the graph, then closes it`() throws {
    let bench = bench()
    try bench.graph(["x"])
    bench.key(.function(9))
    bench.press(.b)
    let isShown = { bench.draw().canvas.drawnTexts.contains { $0.text == "sinh" } }
    #expect(isShown())
    bench.press(.b)
    #expect(bench.brain.line.isEmpty && isShown())
    bench.press(.b)
    #expect(!isShown())
  }

  @Test func `the first card's example is pressed`() {
    let bench = bench()
    bench.press(.back, .a)
    #expect(bench.tree.focused?.name.contains("x") == true)
    bench.press(.dpadRight, .dpadLeft, .dpadRight, .a)
    #expect(bench.graphed == ["x^2+y^2=4"], "\(bench.graphed)")
  }

  // MARK: The trace

  @Test func `a stick moves the trace as far as it is pushed, and steps to another curve`() throws {
    let bench = bench()
    try bench.graph(["x", "x/2"])
    bench.press(.a)
    func travel(_ push: Double) -> Double {
      let start = bench.state.exploration?.trace?.x ?? .nan
      bench.clock += 1
      bench.send(.controller(.axis(.leftX, value: push)))
      for _ in 0..<30 {
        bench.clock += 1.0 / 60
        _ = bench.calculator.advance(to: bench.clock)
      }
      bench.send(.controller(.axis(.leftX, value: 0)))
      return (bench.state.exploration?.trace?.x ?? .nan) - start
    }
    let (far, near, back) = (travel(1), travel(0.5), travel(-1))
    #expect(far > 1 && near > 0 && near < far / 3, "\(far) \(near)")
    #expect(abs(back + far) < far / 4, "\(back)")
    let view = bench.viewport
    bench.send(.controller(.axis(.leftY, value: 1)))
    bench.send(.controller(.axis(.leftY, value: 0)))
    #expect(bench.state.exploration?.trace?.curve == 0)
    #expect(bench.viewport == view)
  }

  @Test func `the trace begins on the row that was chosen`() throws {
    let bench = bench()
    try bench.graph(["x", "-x", "x/2"])
    hold(.y, bench)
    bench.press(.dpadUp, .dpadUp)
    let rows = ["x", "−x", "x/2"].map { name in bench.tree.focused?.name.contains(name) ?? false }
    bench.press(.back, .a)
    #expect(bench.state.exploration?.trace?.curve == 0, "\(rows)")
  }

  @Test func `L3 goes to the view before, and where there is none undoes`() throws {
    let bench = bench()
    try bench.graph(["x"])
    bench.press(.x)
    let mode = bench.state.document.graph.mode
    bench.press(.leftStick)
    #expect(bench.state.document.graph.mode != mode)
    bench.press(.x, .dpadRight)
    #expect(bench.viewport.centerX > 0)
    bench.press(.leftStick)
    #expect(bench.viewport.centerX == 0)
    #expect(bench.state.document.graph.mode == mode)
  }

  // MARK: Hints

  @Test func `the hints say what is held and what the sticks take back, where it applies`() throws {
    let bench = Bench(1920, 1080)
    func hints() -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }
    bench.press(.x)
    #expect(hints().contains("Hold: Letters") && hints().contains("Undo"))
    #expect(!hints().contains("Hold: Add") && !hints().contains("Redo"))
    bench.press(.y)
    #expect(hints().contains("Hold: Add"))
    bench.press(.back)
    for words in ["Calculator", "Hold: Fit", "Hold: Functions", "Hold: Presentation"] {
      #expect(hints().contains(words), "\(words) \(hints().suffix(20))")
    }
  }
}
