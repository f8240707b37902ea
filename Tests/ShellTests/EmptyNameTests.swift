import Controls
import Documents
import Drawing
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// What is saved has a name, and what is gone is told.
@Suite struct EmptyNameTests {
  private let bench = Bench(1280, 800)

  private func files(_ requests: [SceneRequest]) -> [FileRequest] {
    requests.compactMap { if case .file(let request) = $0 { request } else { nil } }
      .filter { if case .list = $0 { false } else { true } }
  }

  @Test(arguments: [("e", ".png"), ("s", ".ordinate"), ("e", ""), ("e", "  .svg"), ("s", " ")])
  func `a picture and a document without a name are not saved, and it is said`(
    key: Character,
    name: String
  ) throws {
    try bench.graph(["x"])
    bench.key(.character(key), key == "s" ? [.command, .shift] : .command)
    bench.key(.character("a"), .command)
    bench.type("~/" + name)
    #expect(files(bench.key(.enter)).isEmpty)
    let texts = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(texts.contains { $0.contains("name") }, "\(texts)")
    bench.key(.home)
    bench.key(.right)
    bench.key(.right)
    bench.type("a")
    #expect(!files(bench.key(.enter)).isEmpty)
  }

  @Test func `from the line Tab goes to Save before Cancel`() throws {
    try bench.graph(["x"])
    bench.key(.character("e"), .command)
    var names: [String] = []
    for _ in 0..<20 {
      bench.key(.tab)
      bench.tree.focused.map { names.append($0.name) }
    }
    let (save, cancel) = (names.firstIndex(of: "Save"), names.firstIndex(of: "Cancel"))
    #expect(try #require(save) < #require(cancel), "\(names)")
  }

  @Test(arguments: [(1280.0, 800.0), (390, 844)])
  func `a new document tells how many functions went, and a press brings them back`(
    width: Double,
    height: Double
  ) throws {
    let bench = Bench(width, height)
    let formulas = (1...8).map { "x/\($0)" }
    try bench.graph(formulas)
    bench.key(.character("n"), .command)
    #expect(bench.graphed.isEmpty)
    #expect(bench.draw().graphWords.contains("8 functions cleared"))
    bench.tap(bench.draw().place(of: "Undo"))
    #expect(bench.graphed.count == 8)
    #expect(!bench.draw().graphWords.contains("functions cleared"))
  }

  @Test func `beside an empty graph nothing is told`() {
    bench.key(.character("n"), .command)
    #expect(!bench.draw().graphWords.contains("cleared"))
  }

  @Test func `undo on the calculator takes back what was typed, and leaves the view`() {
    bench.type("x+1")
    bench.key(.enter, .command)
    bench.key(.function(6))
    bench.key(.left)
    bench.key(.function(6))
    let view = bench.viewport
    bench.key(.character("z"), .command)
    #expect(bench.graphed.isEmpty && bench.viewport == view)
    bench.key(.character("y"), .command)
    #expect(bench.graphed == ["x+1"] && bench.viewport == view)
  }
}
