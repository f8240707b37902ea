import Calculator
import Controls
import Documents
import Drawing
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
}
