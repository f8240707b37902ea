import Calculator
import Documents
import Drawing
import Formulas
import Foundation
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import Operations
import SceneParts
import Shell
import Testing
import Words

@Suite struct DocumentTests {
  private func decoded(_ text: String) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  private func encoded(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  @Test func `a document holds what was made`() throws {
    let bench = Bench(1280, 800)
    _ = bench.calculator.paste("y=a\\sin(x)\ny=x^2\na=2.5")
    bench.key(.character("d"), .command)
    bench.key(.character("m"), .command)
    let document = bench.calculator.document
    #expect(document.functions.functions.map(\.text) == ["a·sin(x)", "x^2"])
    #expect(document.functions.functions.map(\.pen) == [0, 1])
    #expect(document[settingOf: .a].value == 2.5)
    #expect(document.modes.angleUnit == .degrees)
    #expect(document.modes.entry == .rpn)
    #expect(try decoded(encoded(document)) == document)
  }

  @Test func `opening a document shows it, and undo leads back`() throws {
    let first = Bench(1280, 800)
    _ = first.calculator.paste("y=a x\ny=x^2\na=-1")
    first.wheel(3, at: first.plot.center)
    let second = Bench(1280, 800)
    second.type("sin(x)")
    second.tapGraph()
    let before = second.calculator.document
    _ = second.calculator.open(first.calculator.document)
    #expect(second.calculator.document == first.calculator.document)
    second.key(.character("z"), .command)
    #expect(second.calculator.document == before)
  }

  @Test func `what a later version wrote is kept`() throws {
    let text = """
      {"angle":"radians","entry":"formula","extra":{"deep":[1,2.5,null,true,"x",{"y":-9007199254740993}]},\
      "functions":[{"angle":"radians","glow":0.5,"pen":2,"program":["x","sin"],"text":"sin x"}],\
      "mode":"auto","selected":0,"version":1,"viewports":{},"zebra":[]}
      """
    #expect(try encoded(decoded(text)) == text)
  }

  @Test func `a short document is filled in`() throws {
    let document = try decoded(#"{"version":1,"functions":[{"program":["x"]}],"selected":7}"#)
    #expect(document.functions.selected?.text == "x")
    #expect(document.functions.selection == 0)
    #expect(document.mode == "auto")
  }

  @Test(arguments: [
    ("sin(x)", "radians", "x²"), ("x^2", "radians", "x^2"), ("x·x", "radians", "x²"),
    ("x^", "radians", "x²"), (String(repeating: "x", count: 300_000), "radians", "x²"),
    ("x²", "degrees", "x²"), ("x^(2", "degrees", "x²"),
  ])
  func `a text that says something else gives way to the program`(
    text: String,
    angle: String,
    shown: String
  ) throws {
    let document = try decoded(
      #"{"version":1,"functions":[{"program":["x","2","power"],"text":"\#(text)","angle":"\#(angle)"}]}"#
    )
    #expect(document.functions.selected?.text == shown)
    #expect(document.functions.selected?.function.y(at: 3) == 9)
  }

  @Test func `a formula that would stop the window is refused`() throws {
    func document(_ count: Int) -> String {
      let program = [#""x""#] + [String](repeating: #""sin""#, count: count)
      return #"{"version":1,"functions":[{"program":[\#(program.joined(separator: ","))]}]}"#
    }
    let longest = try decoded(document(19_999)).functions.selected
    #expect(longest?.text.count == 19_999 * 5 + 1)
    #expect(longest?.function.name.count ?? 0 < 2_100)
    #expect(throws: DocumentFault.formulaTooLong(limit: ProgramLimits.graphedInstructions)) {
      try decoded(document(20_000))
    }
    let bench = Bench(1024, 768)
    let long =
      String(repeating: "sin(", count: 20_000) + "x" + String(repeating: ")", count: 20_000)
    _ = bench.calculator.paste(long)
    bench.tapGraph()
    #expect(bench.graphed.isEmpty)
    _ = bench.calculator.paste("x\n" + long)
    #expect(bench.graphed.isEmpty)
  }

  @Test(arguments: [
    (#"{"version":2}"#, DocumentFault.newerVersion),
    (
      #"{"version":1,"functions":["#
        + [String](repeating: #"{"program":["x"]}"#, count: 13)
        .joined(separator: ",") + "]}",
      DocumentFault.tooManyFunctions(limit: FunctionList.limit)
    ),
  ])
  func `what can't be taken is refused with a reason`(text: String, reason: DocumentFault) {
    #expect(throws: reason) { try decoded(text) }
    #expect(!reason.description.isEmpty)
  }

  @Test(arguments: [
    "[]", "{}", #"{"version":"1"}"#, #"{"version":1,"functions":[{}]}"#,
    #"{"version":1,"functions":[{"program":["add"]}]}"#, #"{"version":1,"parameters":{"Q":{}}}"#,
  ])
  func `damage is refused`(text: String) {
    #expect(throws: (any Error).self) { try decoded(text) }
  }

  @Test func `senseless numbers are brought to the limits`() throws {
    let document = try decoded(
      #"{"version":1,"functions":[{"program":["x"],"pen":-3,"style":"wavy"}],"#
        + #""parameters":{"a":{"value":1e300,"minimum":9,"maximum":-9,"step":-1}}}"#
    )
    #expect(document.functions.selected?.pen == 0)
    #expect(document.functions.selected?.lineStyle == .solid)
    #expect(document[settingOf: .a].value == 1)
    #expect(document[settingOf: .a].minimum == -9)
    #expect(document[settingOf: .a].step == 0.1)
  }

  @Test func `a state of the first version is still read`() throws {
    let text = """
      {"version":1,"calculator":{"mode":"formula","angleUnit":"radians","line":{"text":"cos(x)","caret":6},
      "isResult":false,"stack":[],"entry":{"text":""},"pendingName":"","history":[]},
      "graph":{"programs":[{"program":["x","sin"],"angle":"radians"},{"program":["x","cos"]}],
      "viewports":{"main":{"centerX":1,"centerY":2,"pointsPerUnitX":50,"pointsPerUnitY":60}},
      "mode":"dot","views":{"3":{"centerX":0,"centerY":0,"pointsPerUnitX":9,"pointsPerUnitY":9}}},
      "theme":"light","isGraphShown":true}
      """
    let saved = try encoded(CalculatorState())
    let calculator = try #require(saved.split(separator: ",").first)
    #expect(calculator.contains("angleUnit"))
    let entry = try #require(saved.firstMatch(of: /"entry":[^,}]*/)?.output)
    let state = try JSONDecoder().decode(
      SavedState.self,
      from: Data(text.replacing(#""entry":{"text":""}"#, with: entry).utf8)
    )
    #expect(state.document.functions.functions.map(\.text) == ["sin(x)", "cos(x)"])
    #expect(state.document.functions.functions.map(\.pen) == [0, 1])
    #expect(state.document[viewportOf: "main"]?.centerY == 2)
    #expect(state.document[viewNumbered: 3]?.pointsPerUnitX == 9)
    #expect(state.document.mode == "dot")
    let bench = Bench(1280, 800, state: state)
    #expect(
      try JSONDecoder().decode(SavedState.self, from: Data(encoded(bench.state).utf8))
        == bench.state
    )
  }
}
