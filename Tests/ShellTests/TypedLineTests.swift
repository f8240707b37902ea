import Calculator
import Controls
import Documents
import Drawing
import GraphModel
import Input
import TestSupport
import Testing

/// What is not understood stays where it was typed, is marked there, and a sentence says why.
@Suite struct TypedLineTests {
  private static let wrong = [
    ("x#0", "# has no meaning here"), ("a=x", "x has no meaning here"),
    ("1,000", "1,000 can be read in"),
  ]

  @Test(arguments: wrong)
  func `in the display`(typed: String, sentence: String) {
    let bench = Bench(390, 844)
    bench.type(typed)
    let picture = bench.draw()
    #expect(bench.brain.line == typed)
    #expect(picture.displayWords.contains(sentence))
    #expect(Self.waves(in: picture).count == 1)
    bench.tapGraph()
    #expect(bench.graphed.isEmpty)
    #expect(bench.brain.line == typed)
  }

  @Test(arguments: wrong)
  func `in the list`(typed: String, sentence: String) throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.key(.character("l"), .command)
    bench.type(typed)
    for _ in 0..<2 {
      let picture = bench.draw()
      // It may be broken into lines.
      let words = picture.graphWords.filter { $0 != " " }
      #expect(words.contains(sentence.filter { $0 != " " }))
      #expect(Self.waves(in: picture).count == 1)
      bench.key(.enter)
    }
    #expect(bench.graphed == ["x"])
    bench.key(.home)
    for _ in typed { bench.key(.delete) }
    bench.type("y=x^2\n")
    #expect(bench.graphed == ["x", "x²"])
  }

  @Test func `in a number on the card and one of the table`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.type("t3#")
    bench.key(.enter)
    #expect(bench.draw().graphWords.contains("# has no meaning here"))
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "3#" })
    for _ in 0..<2 { bench.key(.escape) }
    bench.key(.character("t"), .command)
    bench.type("3>")
    bench.key(.enter)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "3>" })
    #expect(bench.document.graph.table == nil)
    bench.key(.backspace)
    bench.key(.enter)
    #expect(bench.document.graph.table?.start == 3)
  }

  @Test func `what is right has no mark`() {
    let bench = Bench(390, 844)
    for text in ["y=", "x", "^2", "+", "sin("] {
      bench.type(text)
      #expect(Self.waves(in: bench.draw()).isEmpty, "\(text)")
    }
  }

  private static func waves(in picture: Picture) -> [String] {
    let error = RecordingCanvas()
    error.strokePath([], stroke: Stroke(1.5), with: picture.theme.notices.error)
    return picture.canvas.calls.filter { $0.contains(error.log.split(separator: "\n").last ?? "-") }
  }
}
