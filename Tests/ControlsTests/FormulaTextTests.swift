import Controls
import Drawing
import Testing

@Suite struct FormulaTextTests {
  private let formula = FormulaText(size: 32, color: Color(0), variableColor: Color(0xFF0000))

  private static let texts = [
    "", "x", "sin(x)×x", "1÷(x−1.1)", "−2^x²", "exp(x)+e", "2×x−3×x+4", "abs(−x)·π", "xx", "a=−x",
  ]

  @Test(arguments: texts)
  func `every character keeps its place in the styled line`(text: String) {
    #expect(formula.line(text).runs.map(\.text).joined() == text)
  }

  @Test(arguments: [("x", true), ("exp", false), ("2x", true), ("max(x)", true), ("e", false)])
  func `only a variable that stands alone has the accent`(text: String, has: Bool) {
    let accented = formula.line(text).runs.filter { $0.color == Color(0xFF0000) }
    #expect(accented.isEmpty == !has)
    #expect(accented.allSatisfy { $0.text == "x" && $0.font.face == .italic })
  }

  @Test(arguments: [
    ("1e3", "1E3"), ("2.5e−3", "2.5E−3"), ("x+1e20", "x+1E20"), ("1E3", "1E3"), ("e3", "e3"),
    ("2e", "2e"), ("2e^x", "2e^x"), ("1e3e4", "1E3e4"), ("2e−x", "2e−x"),
  ])
  func `an exponent of ten looks like one`(text: String, shown: String) {
    #expect(formula.line(text).runs.map(\.text).joined() == shown)
    let letters = formula.line(text).runs.filter { $0.text.contains("E") }
    #expect(letters.allSatisfy { $0.font.face == .regular })
  }

  @Test(arguments: [("1e−3", 0), ("1E3+4", 2), ("2+1e−3", 2)])
  func `the sign of an exponent stands close`(text: String, spaces: Int) {
    #expect(formula.line(text).runs.filter { $0.space > 0 }.count == spaces)
  }

  @Test(arguments: [("2+3", 2), ("−3", 0), ("(−3", 0), ("2×−3", 2), ("2^−3", 0)])
  func `a sign between two sides has room on both, before a number none`(
    text: String,
    spaces: Int
  ) {
    #expect(formula.line(text).runs.filter { $0.space > 0 }.count == spaces)
  }
}
