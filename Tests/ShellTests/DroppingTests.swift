import Calculator
import Documents
import GraphModel
import Input
import Shell
import Testing

/// What becomes of text that is dropped onto the window.
@Suite struct DroppingTests {
  private func texts(after text: String, width: Double = 1280) -> [String] {
    let bench = Bench(width, 800)
    _ = bench.calculator.drop("sin(x)")
    _ = bench.calculator.drop(text)
    return bench.document.functions.functions.map(\.text)
  }

  @Test(arguments: [
    ("x^2", ["x^2"]), ("x^2\ncos(x)", ["x^2", "cos(x)"]), ("x^2+y^2=4", ["x^2+y^2=4"]),
    ("a x\na=2", ["a x"]), ("2+3", []), ("", []), ("no formula, this", []), ("x^2\n2+*", []),
  ])
  func `functions join the list, and nothing that is none`(text: String, added: [String]) {
    #expect(texts(after: text) == ["sin(x)"] + added)
    #expect(texts(after: text, width: 390) == ["sin(x)"] + added)
  }

  @Test func `a number goes where a paste would`() {
    let bench = Bench(1280, 800)
    _ = bench.calculator.drop("2+3")
    #expect(bench.brain.line == "2+3")
  }

  @Test func `one undo takes back what was dropped`() {
    let bench = Bench(1280, 800)
    _ = bench.calculator.drop("x^2\ncos(x)")
    bench.key(.character("z"), .command)
    #expect(bench.document.functions.functions.isEmpty)
  }
}
