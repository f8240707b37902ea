import Calculator
import Documents
import Drawing
import Formulas
import Foundation
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct UndoTests {
  private func undo(_ bench: Bench) { bench.key(.character("z"), .command) }
  private func redo(_ bench: Bench) { bench.key(.character("y"), .command) }

  /// What undo is about: not where the caret is or what undo itself remembers.
  private func content(_ bench: Bench) -> [String] {
    let document = bench.calculator.document
    return [
      bench.brain.line, "\(bench.brain.mode) \(bench.brain.angleUnit) \(bench.brain.stackCount)",
      document.functions.functions.map { "\($0.text) \($0.pen) \($0.lineStyle) \($0.isHidden)" }
        .joined(separator: "; "),
      (Parameter.common + [.memory]).map { "\(document[settingOf: $0])" }.joined(separator: "; "),
      "\(String(describing: document[viewportOf: "main"])) \(document.mode) \(document.views)",
    ]
  }

  @Test func `digits are undone together`() {
    let bench = Bench(1024, 768)
    bench.type("12+345")
    undo(bench)
    #expect(bench.brain.line == "12+")
    undo(bench)
    #expect(bench.brain.line == "12")
    redo(bench)
    redo(bench)
    #expect(bench.brain.line == "12+345")
    undo(bench)
    bench.type("6")
    redo(bench)
    #expect(bench.brain.line == "12+6")
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "nothing to redo" })
  }

  @Test func `one line covers formula, graph, view and mode, whichever scene has the keys`() {
    let bench = Bench(1024, 768)
    let start = content(bench)
    bench.type("x")
    bench.tapGraph()
    bench.key(.function(6))
    bench.key(.left)
    bench.type("l")
    bench.key(.character("d"), .command)
    let end = content(bench)
    for _ in 0..<5 { undo(bench) }
    #expect(content(bench) == start)
    for _ in 0..<5 { redo(bench) }
    #expect(content(bench) == end)
  }

  @Test func `a gesture is one step, and so is a run of keys`() {
    let bench = Bench(1024, 768)
    bench.type("x")
    bench.tapGraph()
    let before = bench.viewport
    let plot = bench.plot
    bench.drag((0..<20).map { Point(x: plot.midX + Double($0) * 7, y: plot.midY) })
    let after = bench.viewport
    #expect(after != before)
    undo(bench)
    #expect(bench.viewport == before)
    redo(bench)
    #expect(bench.viewport == after)
    for _ in 0..<5 {
      bench.clock -= 0.9
      bench.key(.left)
    }
    undo(bench)
    #expect(bench.viewport == after)
  }

  @Test func `there and back again is no step`() {
    let bench = Bench(1024, 768)
    bench.type("x")
    bench.tapGraph()
    let start = bench.viewport
    let plot = bench.plot
    bench.drag((0..<20).map { Point(x: plot.midX + Double($0) * 7, y: plot.midY) })
    bench.clock += 2
    let before = bench.viewport
    bench.key(.up)
    #expect(bench.viewport != before)
    bench.clock -= 0.9
    bench.key(.down)
    #expect(bench.viewport == before)
    undo(bench)
    #expect(bench.viewport == start)
  }

  @Test func `a presentation is no step when it leaves everything as it was`() {
    let bench = Bench(1024, 768)
    bench.type("x")
    bench.tapGraph()
    bench.key(.function(5))
    bench.key(.left)
    undo(bench)
    bench.key(.escape)
    undo(bench)
    #expect(bench.graphed.isEmpty)
  }

  @Test func `undo survives a restart`() throws {
    let bench = Bench(1024, 768)
    bench.type("sin(x)")
    bench.tapGraph()
    bench.type("+1")
    _ = bench.calculator.paste("y=x\ny=a\na=3")
    undo(bench)
    let saved = try JSONEncoder().encode(bench.state)
    let again = Bench(1024, 768, state: try JSONDecoder().decode(SavedState.self, from: saved))
    redo(again)
    #expect(again.graphed == ["sin(x)", "x", "a"])
    #expect(again.document[settingOf: .a].value == 3)
    for _ in 0..<20 { undo(again) }
    #expect(again.graphed.isEmpty)
    #expect(again.brain.line.isEmpty)
    for _ in 0..<20 { redo(again) }
    #expect(again.graphed == ["sin(x)", "x", "a"])
    #expect(again.brain.line == "sin(x)+1")
  }

  @Test func `undo takes back all of a document that was opened, whatever it holds`() throws {
    let bench = Bench(1024, 768)
    bench.type("x")
    bench.tapGraph()
    let before = bench.document
    let text = #"{"version": 1, "functions": [], "angle": "degrees", "later": [7]}"#
    let opened = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    _ = bench.calculator.open(opened)
    #expect(bench.document.modes == opened.modes)
    undo(bench)
    #expect(bench.document == before)
  }

  @Test func `a hundred steps are kept over a restart`() throws {
    let bench = Bench(1024, 768)
    for _ in 0..<130 { bench.type("+1") }
    let saved = try JSONEncoder().encode(bench.state)
    let again = Bench(1024, 768, state: try JSONDecoder().decode(SavedState.self, from: saved))
    for _ in 0..<300 { undo(again) }
    #expect(again.brain.line == String(repeating: "+1", count: 80))
  }

  /// Anything a person can do.
  private static func act(_ bench: Bench, _ generator: inout SeededGenerator) {
    let pasted = ["y=a x\ny=b", "x^2\nsin(x)", "a=2\nb=-3", "2x", "\\frac{1}{x}", "junk(", "x\n)"]
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: _ = bench.calculator.paste(pasted.randomElement(using: &generator) ?? "")
    case 1: bench.key(.enter, .command)
    case 2: bench.key(.enter, [.command, .shift])
    case 3:
      bench.key(
        [.character("m"), .character("d")].randomElement(using: &generator) ?? .tab,
        .command
      )
    case 4:
      bench.wheel(Double(Int.random(in: -3...3, using: &generator)), at: Point(x: 700, y: 400))
    case 5:
      let x = Double.random(in: 450...900, using: &generator)
      bench.drag([Point(x: x, y: 500), Point(x: x + 40, y: 480), Point(x: 600, y: 520)])
    case 6: bench.key(.function(6))
    case 7:
      bench.key([.left, .up, .home, .backspace, .escape].randomElement(using: &generator) ?? .left)
    case 8:
      bench.press([.x, .a, .y, .dpadLeft, .rightStick].randomElement(using: &generator) ?? .x)
    case 9: bench.key(.character("z"), .command)
    case 10: bench.key(.character("y"), .command)
    default:
      let characters = Array("sincotaglexp0123459.,+-*/^()abcx =")
      bench.type(String(characters.randomElement(using: &generator) ?? "x"))
    }
  }

  @Test(arguments: 0..<12)
  func `any storm leads back exactly to the start, and to the end again`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(900 + seed))
    let bench = Bench(1024, 768)
    let start = content(bench)
    for _ in 0..<80 { Self.act(bench, &generator) }
    for _ in 0..<200 { redo(bench) }
    let end = content(bench)
    for _ in 0..<200 { undo(bench) }
    #expect(content(bench) == start)
    for _ in 0..<200 { redo(bench) }
    #expect(content(bench) == end)
  }
}
