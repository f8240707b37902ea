import Calculator
import Documents
import Drawing
import Formulas
import GraphModel
import GraphScene
import Input
import Notation
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

/// A window where people write a comma.
@Suite struct DecimalCommaTests {
  private let bench = Bench(1024, 768, words: .brazil)

  @Test func `a typed comma is the decimal mark and a semicolon parts arguments`() {
    bench.type("mod(7,5;2)")
    #expect(bench.brain.line == "mod(7.5,2)")
    let words = bench.draw().displayWords
    #expect(words.contains("mod(7,5;2)"))
    #expect(words.contains("= 1,5"))
  }

  @Test func `a typed point is the decimal mark, too`() {
    bench.type("7.5x")
    #expect(bench.draw().displayWords.contains("y=7,5x"))
  }

  @Test func `the keys show what they type`() throws {
    let keys = try #require(bench.draw().keys())
    #expect(keys.first { $0.name == "." }?.label == ",")
    #expect(keys.first { $0.name == "," }?.label == ";")
    #expect(bench.tapKeys("mod", "7", ".", "5", ",", "2", ")"))
    #expect(bench.draw().displayWords.contains("mod(7,5;2)"))
    #expect(bench.brain.program?.evaluate(at: 0) == 1.5)
  }

  @Test func `the stack shows a comma`() {
    bench.key(.character("m"), .command)
    bench.type("1,5")
    #expect(bench.draw().displayWords.contains("1,5"))
    bench.key(.enter)
    bench.type("x+")
    #expect(bench.brain.level(1) == "1.5+x")
    #expect(bench.draw().displayWords.contains("1,5+x"))
  }

  @Test func `a caret is set where it is seen`() throws {
    bench.type("1,5+2,25")
    let text = try #require(bench.draw().displayTexts.last { $0.text.hasPrefix("+") })
    bench.click(Point(x: text.box.x, y: text.box.midY))
    bench.type("7")
    #expect(bench.brain.line == "1.57+2.25")
  }

  @Test func `copying gives what is shown`() {
    bench.type("mod(7,5;2)")
    #expect(bench.key(.character("c"), .command).contains(.copy("1,5")))
    bench.type("x")
    #expect(bench.key(.character("c"), .command).contains(.copy("mod(7,5;2)x")))
  }

  @Test(arguments: ["mod(7,5; x)", "mod(7.5, x)", "mod(7.5; x)", "mod(7,5;x)"])
  func `pasting understands both ways`(text: String) {
    _ = bench.calculator.paste(text)
    #expect(bench.brain.program?.description == "mod(7.5, x)")
    bench.key(.escape)
    bench.key(.character("m"), .command)
    _ = bench.calculator.paste(text)
    #expect(bench.brain.level(1) == "mod(7.5, x)")
  }

  @Test(arguments: ["1,5x", "1.5x"])
  func `a lone number is pasted either way, here and where a point is written`(text: String) {
    _ = bench.calculator.paste(text)
    #expect(bench.brain.line == "1.5x")
    let other = Bench(1024, 768)
    _ = other.calculator.paste(text)
    #expect(other.brain.line == "1.5x")
  }

  @Test func `axes, chips and the spoken summary have commas, programs keep the point`() {
    bench.type("mod(x;2,5)")
    bench.tapGraph()
    bench.wheel(6, at: bench.plot.center)
    let picture = bench.draw()
    #expect(bench.graphed == ["mod(x, 2.5)"])
    #expect(picture.graphWords.contains("mod(x;2,5)"))
    #expect(picture.graphTexts.contains { $0.text == "0,5" })
    #expect(!picture.graphTexts.contains { $0.text.contains(".") })
    let plane = bench.tree.all.first { $0.role == .plot }
    #expect(plane?.value?.hasPrefix("x de −") == true)
    #expect(plane?.value?.contains(".") == false)
    #expect(
      plane?.children.first?.name == "1, y igual a módulo de abre parêntese x; 2,5 fecha parêntese"
    )
  }

  @Test func `a refusal names numbers with commas`() {
    bench.type("sqrt(-0,5)=")
    #expect(bench.draw().displayWords.contains("sem valor real: √ de −0,5"))
  }

  /// The examples of a line of the help, parted by commas outside of all brackets.
  private func examples(_ text: String) -> [String] {
    var (depth, parts) = (0, [""])
    for character in text {
      if "({".contains(character) { depth += 1 } else if ")}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
  }

  @Test(
    arguments: HelpLine.allCases.filter { "\($0)".hasPrefix("typed") },
    Locale.spoken
  )
  func `what the help says can be typed is read as it is printed`(
    line: HelpLine,
    words: Locale
  ) {
    let bench = Bench(1024, 768, words: words)
    for example in examples(words[line].keys) {
      bench.key(.backspace, .command)
      bench.type(example)
      #expect(bench.brain.formulaError == nil || example.contains("f("), "\(example)")
      bench.key(.enter)
    }
    let letters = bench.document.graph.parameters.count
    #expect(bench.graphed.count + letters + bench.brain.entries.count > 0)
  }
}
