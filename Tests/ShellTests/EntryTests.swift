import Calculator
import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// What is typed into a line as a book shows it.
@Suite struct EntryTests {
  private let bench = Bench(1280, 800, entersLine: false, live: true)

  // MARK: Names

  @Test func `a name typed before other text takes no more than a bracket that is there`() {
    bench.type("3x^2+5xsin(2x)-7")
    for _ in 0..<40 where !bench.brain.line.prefix(bench.brain.caret).hasSuffix("5") {
      bench.key(.left)
    }
    bench.key(.backspace)
    bench.type("cos")
    #expect(bench.brain.line.contains("cos()"))
    bench.type("2")
    #expect(bench.brain.line.contains("cos(2)x"))
    #expect(bench.brain.status == .functionOfX)
  }

  @Test(arguments: ["(x+1)*3", "x+1"])
  func `a name takes the bracket behind it`(text: String) {
    bench.type(text)
    bench.key(.home)
    bench.type("sin")
    #expect(bench.brain.line == (text.hasPrefix("(") ? "sin(x+1)×3" : "sin()x+1"))
  }

  @Test(arguments: [("sum", "∑"), ("prod", "∏"), ("int", "∫")])
  func `a typed name has the boxes of its key`(name: String, key: String) {
    bench.type(name)
    let template: KeypadKey = name == "sum" ? .sum : name == "prod" ? .product : .integral
    var other = CalculatorBrain()
    other.entry = .textbook
    other.press(template)
    #expect(bench.brain.line == other.line && bench.brain.caret == other.caret)
    bench.key(.backspace)
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `in a typed sum Tab goes from box to box`() {
    bench.type("sum100")
    bench.key(.tab)
    bench.type("1/n^2")
    #expect(bench.brain.line == "sum((1)÷(n^(2)),n,1,100)")
  }

  @Test(arguments: [
    ("sum(n,n,1,5)", "sum(n,n,1,5)"), ("integral(x,x,0,1)", "int(x,x,0,1)"),
    ("product(n,n,1,3)", "prod(n,n,1,3)"),
  ])
  func `a call is typed as it is written`(typed: String, line: String) {
    bench.type(typed)
    #expect(bench.brain.line == line)
  }

  // MARK: Selections

  @Test func `a bracket goes around the part that is selected`() {
    bench.type("x+1")
    bench.key(.left, .shift)
    bench.type("(")
    #expect(bench.brain.line == "x+(1)")
  }

  // MARK: One verdict

  @Test func `what is graphed with its brackets closed is not called unfinished`() {
    let bench = Bench(1280, 800, live: true)
    bench.type("sin(x")
    #expect(bench.draw().graphKeyWords == "Graphed")
    let texts = bench.draw().canvas.drawnTexts.map(\.text).joined(separator: "|")
    #expect(!texts.contains("unfinished") && texts.contains("function of"))
  }

  // MARK: Numbers

  @Test(arguments: ["int(sin(x),x,0,3)", "sum(1/n^2,n,1,100)", "2+3", "sum100\t1/n^2"])
  func `a number is not drawn while it is typed`(text: String) {
    for previous in ["x^3", "5"] {
      bench.key(.backspace, .command)
      bench.type(previous)
      bench.key(.character("g"), .command)
      let graphed = bench.graphed
      bench.key(.character("a"), .command)
      for character in text {
        if character == "\t" { bench.key(.tab) } else { bench.type(String(character)) }
        #expect(bench.graphed == graphed)
      }
    }
  }

  @Test func `digits typed while a figure is traced go into no formula`() {
    bench.type("x^2+y^2=9")
    bench.key(.enter)
    let (line, graphed) = (bench.brain.line, bench.graphed)
    bench.click(bench.place(ofX: 0.5, y: 0.5))
    bench.type("t")
    #expect(bench.state.exploration?.trace != nil)
    bench.type("1.5")
    #expect(bench.brain.line == line && bench.graphed == graphed)
    #expect(bench.draw().graphWords.contains("not for this curve"))
  }
}
