import Drawing
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

/// Formulas copied into other languages, and other rows of menus that lead to sheets.
@Suite struct CopyAsTests {
  private func copied(_ requests: [SceneRequest]) -> String? {
    requests.compactMap { request -> String? in
      if case .copy(let text) = request { text } else { nil }
    }
    .first
  }

  private func choose(_ rows: String..., in bench: Bench) -> [SceneRequest] {
    bench.key(.character(","), .command)
    return rows.flatMap { row in bench.click(bench.draw().place(of: row)) }
  }

  @Test(arguments: [
    ("Text", "sin(x)+x^2"), ("LaTeX", "\\sin\\left(x\\right)+{x}^{2}"),
    ("Python", "math.sin(x) + x**2"), ("Spreadsheet", "=SIN(A2)+A2^2"),
  ])
  func `what the calculator holds is copied as the row says`(row: String, text: String) {
    let bench = Bench(1280, 800)
    bench.type("sin(x)+x^2")
    #expect(copied(choose("Copy as…", row, in: bench)) == text)
    #expect(bench.draw().place(of: "Python") == nil)
  }

  @Test func `the graph copies the selected function, from its own menu, too`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x+1", "a*x"])
    #expect(copied(choose("Copy as…", "Python", in: bench)) == "a*x")
    bench.key(.character("l"), .command)
    bench.tap(try PanelOnScreen(bench).menu(0))
    bench.click(bench.draw().place(of: "Copy as…"))
    #expect(copied(bench.click(bench.draw().place(of: "Python"))) == "x + 1")
  }

  @Test func `a comma is a program's point, and a spreadsheet's comma`() {
    let bench = Bench(1280, 800, words: .brazil)
    bench.type("log(2;1,5·x)")
    #expect(copied(choose("Copiar como…", "Python", in: bench)) == "math.log(1.5*x, 2)")
    #expect(copied(choose("Copiar como…", "Planilha", in: bench)) == "=LOG(1,5*A2;2)")
  }

  @Test func `what is no formula is copied as it stands, and nothing is not offered`() {
    let bench = Bench(1280, 800)
    _ = choose("Copy as…", in: bench)
    #expect(bench.draw().place(of: "Python") == nil)
    #expect(bench.draw().displayWords.contains("type a formula first"))
    bench.type("sin(")
    #expect(copied(choose("Copy as…", "Text", in: bench)) == "sin(")
    _ = choose("Copy as…", in: bench)
    #expect(bench.draw().place(of: "Python") == nil)
  }

  // MARK: Hints and rows

  @Test func `keys for numbers have no capitals, and no hint of them`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.press(.start)
    bench.click(bench.draw().place(of: "Views…"))
    bench.click(bench.draw().place(of: "From – to…"))
    bench.press(.a)
    let hints = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(hints.contains("Done"))
    #expect(!hints.contains("Capital"))
    bench.press(.x)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Done" })
  }

  @Test func `an open menu moves no number of the axes`() throws {
    let bench = Bench(390, 844)
    try bench.graph(["sin(x)"])
    func numbers() -> [Rect] {
      let picture = bench.draw()
      return picture.canvas.drawnTexts.filter {
        Double($0.text.replacing("−", with: "-")) != nil && $0.font == Font(.regular, 13)
      }
      .map(\.box)
    }
    let before = numbers()
    bench.key(.character(","), .command)
    #expect(!before.isEmpty)
    #expect(numbers().prefix(before.count) == before[...])
  }

  @Test func `how dense dots are is chosen, drawn and kept`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    bench.type("ll")
    func dots(_ bench: Bench) -> Int {
      bench.draw().canvas.calls.count { $0.contains("circle") && $0.contains("r1.8") }
    }
    let every = dots(bench)
    for _ in 0..<3 { _ = choose("Views…", "Dots", in: bench); bench.key(.escape) }
    let eighth = dots(bench)
    #expect(eighth * 8 >= every && (eighth - 1) * 8 < every)
    #expect(dots(Bench(1280, 800, state: bench.state)) == eighth)
    for _ in 0..<3 { _ = choose("Views…", "Dots", in: bench); bench.key(.escape) }
    #expect(dots(bench) == every)
  }
}
