import Controls
import Documents
import Drawing
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// Messages go when what they speak of goes.
@Suite struct MessageTests {
  /// How a message is said in the display; nil where it isn't.
  private func color(of message: String, _ bench: Bench) -> Color? {
    bench.draw().displayTexts.first { $0.text == message }?.color
  }

  private static let acts: [@Sendable (Bench) -> Void] = [
    { $0.type("1") }, { $0.key(.left) }, { $0.tapKeys("7") }, { $0.press(.dpadLeft) },
    { $0.click($0.plot.center) },
  ]

  @Test(arguments: acts.indices)
  func `a message in the value line goes at the next key or press`(act: Int) {
    let bench = Bench(1280, 800)
    bench.key(.character("z"), .command)
    #expect(color(of: "nothing to undo", bench) != nil)
    Self.acts[act](bench)
    #expect(color(of: "nothing to undo", bench) == nil)
  }

  @Test func `beside a message on the stack no word is cut`() {
    var said = 0
    for width in stride(from: 300.0, through: 460, by: 20) {
      let bench = Bench(width, 780)
      bench.tap(bench.draw().place(of: "RPN"))
      for _ in 0..<3 {
        let before = bench.draw().displayTexts.map(\.text)
        bench.key(.character("y"), .command)
        let words = bench.draw().displayTexts.map(\.text)
        said += words.count > before.count ? 1 : 0
        #expect(!words.contains { $0.contains("…") }, "\(words)")
      }
    }
    #expect(said > 0)
  }

  @Test func `a result is seen at once where a message was`() {
    let bench = Bench(1280, 800)
    bench.type("2")
    bench.key(.up)
    #expect(color(of: "no earlier entry", bench) != nil)
    bench.type("+3")
    #expect(bench.draw().displayWords.contains("= 5"))
  }

  @Test func `success does not look like a warning`() {
    let bench = Bench(1280, 800)
    let notices = bench.draw().theme.notices
    _ = bench.calculator.take(.saved(bench.document, path: "~/a.ordinate"))
    let words = bench.draw().displayTexts.filter { $0.color == notices.success }
    #expect(words.map(\.text).joined().contains("a.ordinate"))
    #expect(!bench.draw().displayTexts.contains { $0.color == notices.warning })
    bench.key(.character("z"), .command)
    #expect(color(of: "nothing to undo", bench) == notices.warning)
  }

  @Test func `what is said in the middle of the plane goes at the next key`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["√(−1−x^2)"])
    bench.type("f")
    #expect(bench.draw().graphWords.contains("fit"))
    bench.key(.right)
    #expect(!bench.draw().graphWords.contains("fit"))
  }
}
