import Calculator
import Documents
import Drawing
import Formulas
import GraphModel
import Input
import Settings
import Shell
import TestSupport
import Testing

/// The graph beside the calculator follows what is typed, where that is switched on.
@Suite struct LiveTests {
  private func live(_ width: Double = 1280, _ height: Double = 800) -> Bench {
    Bench(width, height, live: true)
  }

  private func undo(_ bench: Bench) { bench.key(.character("z"), .command) }

  @Test func `every key that leaves a whole formula draws it, and others leave the curve`() {
    let bench = live()
    var seen: [[String]] = []
    for key in ["2", "x", "+", "1", "^", "2"] {
      bench.type(key)
      seen.append(bench.graphed)
    }
    #expect(seen == [[], ["2·x"], ["2·x"], ["2·x+1"], ["2·x+1"], ["2·x+1²"]])
    #expect(bench.draw().graphKeyWords == "Graphed")
    bench.key(.backspace, .command)
    #expect(bench.graphed == ["2·x+1²"])
  }

  @Test(arguments: ["+", "sim", ")", "^"])
  func `a curve that is not of the line says so as long as it stands`(rest: String) {
    let bench = live()
    bench.type("x")
    #expect(!bench.draw().graphWords.contains("line not drawn"))
    bench.type(rest)
    #expect(bench.graphed.count == 1)
    #expect(bench.draw().graphWords.contains("line not drawn"))
    for _ in rest { bench.key(.backspace) }
    #expect(!bench.draw().graphWords.contains("line not drawn"))
  }

  @Test func `brackets that are still open are taken as closed, and stay open in the line`() {
    let bench = live()
    bench.type("sin(x")
    #expect(bench.graphed == ["sin(x)"])
    #expect(bench.brain.line == "sin(x")
  }

  @Test func `as it comes it does, and switched off only the Graph key draws`() {
    #expect(SavedState().preferences.followsTyping)
    let bench = live()
    bench.tap(bench.draw().place(of: "Live"))
    bench.type("x+1")
    #expect(bench.graphed.isEmpty)
    bench.tap(bench.draw().place(of: "Live"))
    #expect(bench.graphed == ["x+1"])
    bench.tap(bench.draw().place(of: "Live"))
    bench.type("+1")
    #expect(bench.graphed == ["x+1"])
  }

  @Test(arguments: [(844.0, 390.0), (700, 480)])
  func `a long formula gives way to the words that its line is not drawn`(
    width: Double,
    height: Double
  ) {
    let bench = live(width, height)
    bench.type("sin(x)+sin(2x)+sin(3x)+sin(4x)")
    #expect(!bench.draw().graphWords.contains("line not drawn"))
    bench.type("+")
    #expect(bench.draw().graphWords.contains("line not drawn"))
  }

  @Test(arguments: [("a*sin(x", 1), ("x*sin(ax", 1), ("a*sin(ax", 2), ("atan(ax", 1)])
  func `a letter that gets another name keeps its slider`(typed: String, count: Int) {
    let bench = live()
    bench.type(typed)
    bench.key(.function(6))
    _ = bench.calculator.paste("a=2.5")
    let setting = bench.document[settingOf: .a]
    bench.key(.function(6))
    for _ in 0..<count {
      bench.key(.home)
      var rest: Substring { bench.brain.line.dropFirst(bench.brain.caret) }
      for _ in 0..<9 where rest.first != "a" || rest.hasPrefix("atan") { bench.key(.right) }
      bench.key(.delete)
      bench.type("b")
    }
    #expect(bench.graphed.first?.contains("b") ?? false)
    #expect(bench.document[settingOf: .b] == setting)
    #expect(bench.document[settingOf: .a] != setting)
    for _ in 0..<2 * count { undo(bench) }
    #expect(bench.document[settingOf: .a] == setting)
  }

  @Test func `a formula typed anew has letters of its own`() {
    let bench = live()
    bench.type("a*x")
    _ = bench.calculator.paste("a=2.5")
    bench.key(.character("a"), .command)
    bench.type("b*x^2")
    #expect(bench.document[settingOf: .b].value == 1)
  }

  @Test func `a number is worked out beside the curve`() {
    let bench = live()
    bench.type("sin(x)")
    bench.key(.enter)
    bench.type("2+3")
    #expect(bench.graphed == ["sin(x)"])
    bench.key(.enter)
    #expect(bench.graphed == ["sin(x)"])
    bench.type("*x")
    #expect(bench.graphed == ["(2+3)·x"])
  }

  @Test(arguments: [true, false])
  func `a new line takes a function's place, says so as long as it is typed, and Add keeps both`(
    isWorkedOut: Bool
  ) {
    let bench = live()
    bench.type("sin(x)")
    if isWorkedOut { bench.key(.enter) } else { bench.key(.character("a"), .command) }
    for character in "cos(x)" {
      bench.clock += 2
      bench.type(String(character))
    }
    #expect(bench.graphed == ["cos(x)"])
    #expect(bench.draw().graphWords.contains("Replaced sin(x)"))
    bench.clock += 9
    _ = bench.calculator.advance(to: bench.clock)
    #expect(!bench.draw().graphWords.contains("Replaced sin(x)"))
    bench.key(.enter, [.command, .shift])
    #expect(bench.graphed == ["sin(x)", "cos(x)"])
    // Typing goes on in the new one.
    bench.type("+1")
    #expect(bench.graphed == ["sin(x)", "cos(x)+1"])
  }

  @Test func `what is drawn while it is typed is taken back with the typing`() {
    let bench = live()
    bench.type("x+12")
    undo(bench)
    #expect(bench.brain.line == "x+")
    #expect(bench.graphed == ["x"])
    undo(bench)
    undo(bench)
    #expect(bench.brain.line.isEmpty)
    #expect(bench.graphed.isEmpty)
    for _ in 0..<3 { bench.key(.character("y"), .command) }
    #expect(bench.brain.line == "x+12")
    #expect(bench.graphed == ["x+12"])
  }

  @Test func `the switch is kept over a restart and missing where the graph is not beside`() {
    let bench = live()
    let again = Bench(1280, 800, state: bench.state)
    again.type("x")
    #expect(again.graphed == ["x"])
    again.resize(to: Size(width: 390, height: 844))
    #expect(again.draw().place(of: "Live") == nil)
    again.type("+1")
    #expect(again.graphed == ["x"])
    #expect(Bench(390, 844).draw().place(of: "Live") == nil)
  }

  @Test func `where it has no room beside the key it is in the menu`() {
    let bench = Bench(844, 390)
    #expect(bench.draw().place(of: "Live") == nil)
    bench.key(.character(","), .command)
    bench.tap(bench.draw().place(of: "Graph while typing"))
    bench.key(.escape)
    bench.type("x")
    #expect(bench.graphed == ["x"])
  }

  @Test func `the stack is drawn as it grows`() {
    let bench = live()
    bench.key(.character("m"), .command)
    bench.tapKeys("x", "sin")
    #expect(bench.graphed == ["sin(x)"])
  }

  // MARK: The list

  private func list(_ formulas: [String]) throws -> Bench {
    let bench = live()
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
    return bench
  }

  @Test func `a new function of the list is drawn while it is typed, and Escape keeps it`() throws {
    let bench = try list(["x"])
    bench.type("cos(x")
    #expect(bench.graphed == ["x", "cos(x)"])
    bench.type(")+1")
    #expect(bench.graphed == ["x", "cos(x)+1"])
    bench.key(.escape)
    #expect(bench.graphed == ["x", "cos(x)+1"])
    bench.type("5")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "cos(x)+1", "5"])
    undo(bench)
    #expect(bench.graphed == ["x", "cos(x)+1"])
    undo(bench)
    #expect(bench.graphed == ["x"])
  }

  @Test func `a changed function of the list is one step back`() throws {
    let bench = try list(["x", "2x"])
    bench.key(.enter)
    bench.type("+1-x")
    #expect(bench.graphed == ["x", "2·x+1−x"])
    bench.key(.enter)
    undo(bench)
    #expect(bench.graphed == ["x", "2·x"])
    undo(bench)
    #expect(bench.graphed.count < 2)
  }

  @Test func `without the switch the list draws when a line is done`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.key(.character("l"), .command)
    bench.type("cos(x)")
    #expect(bench.graphed == ["x"])
    bench.key(.enter)
    #expect(bench.graphed == ["x", "cos(x)"])
  }
}
