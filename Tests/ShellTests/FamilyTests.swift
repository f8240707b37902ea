import Calculator
import Documents
import Drawing
import Formulas
import Foundation
import GraphScene
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// A letter with a list of values draws a family of curves.
@Suite struct FamilyTests {
  private let bench = Bench(1280, 800)

  private var setting: ParameterSetting { bench.document[settingOf: .a] }

  private func family(of curve: Int = 0) -> [Double] {
    bench.document.graph.curves[curve].family.map(\.value)
  }

  private func graph(_ formula: String, _ setting: String) {
    _ = bench.calculator.paste("y=\(formula)\n\(setting)")
  }

  @Test func `it is typed and graphed`() {
    bench.type("ax^2")
    bench.key(.enter, .command)
    bench.key(.character("a"), .command)
    bench.type("a={-1,2,3}")
    #expect(bench.draw().displayWords.contains("Graph sets the slider of a"))
    bench.key(.enter, .command)
    #expect(setting.list == [-1, 2, 3])
    #expect(family() == [2, 3])
    #expect(bench.document.functions.count == 1)
    #expect(bench.brain.line == "ax^2")
    bench.key(.character("z"), .command)
    #expect(setting.list.isEmpty)
  }

  @Test func `on the stack, setting a letter shows the graph`() {
    let bench = Bench(390, 844)
    bench.type("ax^2")
    bench.key(.enter, .command)
    #expect(bench.state.isGraphShown)
    bench.key(.escape)
    #expect(!bench.state.isGraphShown)
    bench.key(.character("a"), .command)
    bench.type("a={1,2}")
    bench.key(.enter, .command)
    #expect(bench.state.isGraphShown)
    #expect(bench.document[settingOf: .a].list == [1, 2])
  }

  @Test func `a letter that no formula holds is set, and a sentence says so`() {
    bench.type("k=3")
    bench.key(.enter, .command)
    #expect(bench.document.graph[settingOf: "k"].value == 3)
    #expect(bench.draw().displayWords.contains("k is not used by any formula"))
  }

  @Test func `it is typed into the list, and for the slider`() throws {
    graph("a x", "b=1")
    bench.key(.character("l"), .command)
    bench.type("a=1...3")
    bench.key(.enter)
    #expect(setting.list == [1, 2, 3])
    let panel = try PanelOnScreen(bench)
    bench.tap(panel.value(below: 1))
    bench.type("{4,5}")
    bench.key(.enter)
    #expect(setting.list == [4, 5])
    bench.tap(panel.value(below: 1))
    bench.type("7")
    bench.key(.enter)
    #expect(setting.list.isEmpty && setting.value == 7)
    #expect(bench.document.functions.count == 1)
  }

  @Test func `each value has its curve, of every formula that holds the letter`() {
    graph("a x", "a={0,1,2}")
    // The slider stands on 1 already.
    #expect(family() == [0, 2])
    let one = bench.draw().canvas.log
    _ = bench.calculator.paste("y=sin(x)\ny=x-a")
    #expect(bench.document.graph.curves.map(\.family.count) == [2, 0, 2])
    _ = bench.calculator.paste("y=b x\nb={1,2}")
    // Each list with the other's chosen value.
    _ = bench.calculator.paste("y=a+b\ny=2")
    #expect(bench.document.graph.curves[4].family.map(\.value) == [0, 2, 2])
    #expect(bench.draw().canvas.log != one)
  }

  @Test func `a function that uses another has its family, too`() {
    _ = bench.calculator.paste("f(x)=a x\ng(x)=f(x)+1\na={1,2}")
    #expect(bench.document.graph.curves.map(\.family.count) == [1, 1])
  }

  @Test func `a tap on one of the family chooses it`() {
    graph("a", "a={1,2,3}")
    bench.tap(bench.place(ofX: 1.5, y: 3))
    #expect(setting.value == 3)
    #expect(setting.list == [1, 2, 3])
    #expect(bench.state.exploration?.trace?.curve == 0)
    #expect(family() == [1, 2])
  }

  @Test func `what is possible of one of the family has its legend`() {
    graph("a sin(1/x)sin(1/sin(1/x))", "a={0,2}")
    #expect(setting.value == 0 && family() == [2])
    let said = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(said.contains { $0.hasPrefix("lighter") }, "\(said)")
  }

  @Test func `nothing is said to have no solution while others of the family have`() {
    _ = bench.calculator.paste("a={-1,1}")
    bench.type("x^2+y^2=a")
    bench.key(.enter, .command)
    let said = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(bench.document.graph.curves.map(\.family.count) == [1])
    #expect(!said.contains { $0.contains("no solution") }, "\(said)")
  }

  @Test func `Fit looks at all of the family`() throws {
    try bench.graph(["a"])
    _ = bench.calculator.paste("a=1\na={1,2,40}")
    bench.type("f")
    #expect(setting.list == [1, 2, 40])
    let top = bench.place(ofX: 0, y: 40).y
    #expect(top > 0 && top < 800)
  }

  @Test func `it comes back after a restart, and a document without it is as before`() throws {
    let data = try JSONEncoder().encode(ParameterSetting(values: [1, 2]))
    #expect(try JSONDecoder().decode(ParameterSetting.self, from: data).list == [1, 2])
    let plain = try JSONEncoder().encode(ParameterSetting())
    #expect(!String(decoding: plain, as: UTF8.self).contains("list"))
    let odd = Data(#"{"value":3,"list":[null]}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ParameterSetting.self, from: odd)
    }
  }
}
