import Documents
import Controls
import Drawing
import GraphTools
import GraphKit
import GraphScene
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

/// Which rows a table has, and which of them are chosen.
extension TableScriptTests {
  @Test(arguments: [
    ("0", "1", "0.1", 11), ("0", "pi", "pi/4", 5), ("5", "-5", "2", 6), ("0", "0", "1", 1),
  ])
  func `it goes from a number to another by steps`(
    start: String,
    end: String,
    step: String,
    count: Int
  ) throws {
    let bench = try bench("x")
    for (name, text) in [("From", start), ("Step", step), ("To", end)] {
      bench.click(bench.draw().place(of: name))
      bench.type(text)
      bench.key(.enter)
    }
    #expect(copiedLines(bench).count == count + 1)
  }

  @Test(arguments: [true, false])
  func `a finger and a controller choose rows, too`(byFinger: Bool) throws {
    let bench = try bench("x+50")
    let all = copiedLines(bench).dropFirst()
    let choose = try #require(bench.tree.all.first { $0.name == "choose rows" }?.frame.center)
    func row(_ index: Int) throws -> Point {
      let name = all.dropFirst(index).first.map { $0.replacing("-", with: "−") } ?? ""
      let cells = name.replacing("\t", with: ", ")
      return try #require(bench.tree.all.first { $0.name == cells }?.frame.center)
    }
    if byFinger {
      bench.tap(choose)
      bench.tap(try row(1))
      bench.tap(try row(4))
    } else {
      bench.tap(choose)
      bench.tap(try row(1))
      bench.press(.dpadDown, .dpadDown, .dpadDown, .a)
    }
    #expect(bench.state.exploration?.trace == nil)
    #expect(copiedLines(bench).dropFirst() == all.dropFirst(1).prefix(4))
    bench.tap(choose)
    #expect(copiedLines(bench).count == 102)
  }

  @Test func `where a field goes its keys go, too`() throws {
    let bench = Bench(390, 844)
    try bench.graph(["x"])
    bench.key(.character("t"), .command)
    bench.tap(bench.draw().place(of: "Own "))
    bench.tap(bench.draw().place(of: "Add "))
    _ = bench.draw()
    #expect(bench.calculator.layers.contains { $0.layer == .graph(.pad) })
    bench.tap(bench.draw().place(of: "By steps"))
    _ = bench.draw()
    #expect(!bench.calculator.layers.contains { $0.layer == .graph(.pad) })
  }

  @Test func `rows chosen with Shift are copied, and that is said`() throws {
    let bench = try bench("x^2")
    let all = copiedLines(bench).dropFirst()
    #expect(all.count == 101 && words(bench).contains("101"))
    bench.key(.down)
    bench.key(.down, .shift)
    bench.key(.down, .shift)
    #expect(copiedLines(bench).dropFirst() == all.dropFirst(1).prefix(3))
    #expect(words(bench).contains("Rows copied, with tabs between columns: 3"))
    bench.key(.home, .shift)
    #expect(copiedLines(bench).dropFirst() == all.prefix(2))
    bench.key(.end)
    #expect(copiedLines(bench).count == 102)
  }

  @Test func `a click with Shift chooses up to its row`() throws {
    let bench = try bench("x+50")
    let all = copiedLines(bench).dropFirst()
    func click(_ text: Substring?, _ modifiers: KeyModifiers = []) {
      let number = text?.split(separator: "\t").last.map(String.init) ?? ""
      let cell = bench.draw().graphTexts.last { $0.text == number && $0.box.x > 1160 }
      bench.click(cell?.box.center, modifiers: modifiers)
    }
    click(all.dropFirst(4).first)
    let traced = bench.state.exploration?.trace
    click(all.dropFirst(1).first, .shift)
    #expect(copiedLines(bench).dropFirst() == all.dropFirst(1).prefix(4))
    #expect(traced != nil && bench.state.exploration?.trace == traced)
  }
}
