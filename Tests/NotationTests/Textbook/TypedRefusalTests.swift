import Calculator
import Input
import Notation
import TestSupport
import Testing

/// What the command line refuses means nothing where it is typed, either: no bracket of a box or a name
/// parts what stands side by side there.
@Suite struct TypedRefusalTests {
  private static let entries = [EntryStyle.textbook, .line]

  private static func isTaken(_ text: String, _ entry: EntryStyle) -> Bool {
    var brain = CalculatorBrain()
    brain.entry = entry
    brain.type(text)
    return brain.program != nil || brain.figure != nil
  }

  @Test(
    arguments: [
      "2^10%3", "1/10%3", "sin 10%3", "√10%3", "2^10%x", "2^10%(3)", "1/2^10%3", "2^10%sin(3)",
      "2^5C2", "1/5C2", "sin nC2", "x^2 3", "1/2 3", "√2 3", "ln 2 3", "2^3/2 5+1", "2^3.4.5",
      "1/nn+1", "2^nC3", "3/nCn",
    ],
    entries
  )
  func `what stands side by side is refused in boxes, too`(
    text: String,
    entry: EntryStyle
  ) {
    #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
    #expect(!Self.isTaken(text, entry))
  }

  @Test(arguments: 0..<20, entries)
  func `whatever is refused at once is refused typed`(
    seed: Int,
    entry: EntryStyle
  ) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    func some(_ list: [String]) -> String { list.randomElement(using: &numbers) ?? "x" }
    let heads = ["2^", "1/", "sin ", "√", "x^", "log_2 ", "2^-", "3/", "", "ln "]
    let atoms = ["10", "5", "x", "a", "n", "pi", "(x)", "2.5"]
    let signs = ["%", "!", "°", "²", "C", " ", "E", ".", "'", "", "% ", "! ", "P", "|"]
    var refused = 0
    for _ in 0..<100 {
      let tail = some(["", "+1", "%", "%2", "*3"])
      let text = some(heads) + some(atoms) + some(signs) + some(atoms) + tail
      guard (try? FormulaParser.parse(text)) == nil else { continue }
      #expect(!Self.isTaken(text, entry), "\(text)")
      refused += 1
    }
    #expect(refused > 10)
  }

  @Test func `who leaves the box means a product`() {
    var brain = CalculatorBrain()
    brain.entry = .textbook
    brain.type("2^10%")
    brain.edit(.move(.right))
    brain.type("3")
    #expect(brain.line == "2^(10%)3" && brain.program != nil)
  }
}
