import Documents
import Formulas
import GraphKit
import GraphScene
import GraphModel
import Notation
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct FunctionListTests {
  private func function(_ formula: String) throws -> GraphFunction {
    GraphFunction(try FormulaParser.parse(formula))
  }

  private func list(_ count: Int) throws -> FunctionList {
    var list = FunctionList()
    for index in 0..<count {
      let isAdded = list.add(try function("x+\(index)"), text: "x+\(index)")
      #expect(isAdded)
    }
    return list
  }

  @Test func `every function looks different, and a thirteenth is refused`() throws {
    var list = try list(12)
    let looks = Set(list.functions.map { "\($0.pen) \($0.lineStyle)" })
    #expect(looks.count == 12)
    let isAdded = list.add(try function("x"), text: "x")
    #expect(!isAdded)
    #expect(list.count == 12)
  }

  @Test func `a look that has become free is taken again`() throws {
    var list = try list(4)
    list.remove(1)
    _ = list.add(try function("x²"), text: "x²")
    #expect(list.functions.map(\.pen) == [0, 2, 3, 1])
  }

  @Test func `Graph replaces the selected function and keeps its look`() throws {
    var list = try list(3)
    list.select(1)
    list.update(1) { $0.isHidden = true }
    list.replaceSelected(by: try function("sin(x)"), text: "sin x")
    #expect(list.functions.map(\.text) == ["x+0", "sin x", "x+2"])
    #expect(list.functions[1].pen == 1)
    #expect(!list.functions[1].isHidden)
    #expect(list.selection == 1)
  }

  @Test(arguments: [
    (0, 2, ["x+1", "x+2", "x+0"]), (2, 0, ["x+2", "x+0", "x+1"]), (1, 9, ["x+0", "x+2", "x+1"]),
    (1, -4, ["x+1", "x+0", "x+2"]), (7, 0, ["x+0", "x+1", "x+2"]),
  ])
  func `the selection moves with its function`(from: Int, to: Int, order: [String]) throws {
    for selected in 0..<3 {
      var list = try list(3)
      list.select(selected)
      let text = list.selected?.text
      list.move(from, to: to)
      #expect(list.functions.map(\.text) == order)
      #expect(list.selected?.text == text)
    }
  }

  @Test(arguments: 0..<20)
  func `any changes leave a sound list`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var list = try list(2)
    for _ in 0..<300 {
      let index = Int.random(in: -2..<14, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: _ = list.add(try function("a x"), text: "a x")
      case 1: list.remove(index)
      case 2: list.move(index, to: Int.random(in: -2..<14, using: &generator))
      case 3: list.select(index)
      case 4: list.update(index) { $0.isHidden.toggle() }
      default: list.replaceSelected(by: try function("b"), text: "b")
      }
      #expect(list.count <= FunctionList.limit)
      #expect((list.selection == nil) == list.isEmpty)
      #expect(list.selection.map { list[$0] != nil } ?? true)
    }
  }

  @Test func `hidden functions are no curves, and parameters are numbers in them`() throws {
    var list = FunctionList()
    for text in ["a x", "b+c", "x"] { _ = list.add(try function(text), text: text) }
    list.update(2) { $0.isHidden = true }
    #expect(list.parameters == ["a", "b", "c"])
    let curves = list.curves(binding: ["a": 3, "c": -1])
    #expect(curves.map(\.function.name) == ["3·x", "1+(−1)"])
    #expect(curves.map(\.index) == [0, 1])
  }
}
