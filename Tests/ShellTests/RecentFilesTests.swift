import Documents
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// The files that were opened or saved lately, in the list of things to do with the document.
@Suite struct RecentFilesTests {
  private func bench(
    after paths: [String],
    there: @escaping (String) -> Bool = { _ in true }
  ) -> Bench {
    let bench = Bench(1024, 900)
    bench.calculator.isThere = there
    for path in paths { _ = bench.calculator.take(.opened(Document(), path: path)) }
    return bench
  }

  /// The names below the commands, from top to bottom.
  private func names(_ bench: Bench) -> [String] {
    bench.press(.start)
    bench.click(bench.draw().place(of: "Document…"))
    return bench.draw().canvas.drawnTexts.map(\.text).filter { $0.hasSuffix(".ordinate") }
  }

  @Test func `the last one comes first, each once, eight at most`() {
    let paths = (1...9).map { "~/\($0).ordinate" } + ["~/4.ordinate"]
    let wanted = [4, 9, 8, 7, 6, 5, 3, 2].map { "~/\($0).ordinate" }
    #expect(bench(after: paths).calculator.state.recent == wanted)
  }

  @Test func `a restart keeps them`() {
    let before = bench(after: ["~/a.ordinate", "~/b.ordinate"]).calculator.state
    #expect(Bench(1024, 900, state: before).calculator.state.recent == before.recent)
    #expect(before.recent.count == 2)
  }

  @Test func `what is gone is not offered, and a press opens what is`() {
    let bench = bench(after: ["~/a.ordinate", "~/b.ordinate", "~/c.ordinate"]) {
      $0 != "~/b.ordinate"
    }
    #expect(names(bench) == ["c.ordinate", "a.ordinate"])
    let requests = bench.click(bench.draw().place(of: "a.ordinate"))
    #expect(requests.contains(.file(.open(path: "~/a.ordinate"))))
  }

  @Test func `keys reach them, too`() {
    let bench = bench(after: ["~/a.ordinate"])
    _ = names(bench)
    for _ in 0..<6 { bench.key(.down) }
    #expect(bench.key(.enter).contains(.file(.open(path: "~/a.ordinate"))))
  }
}
