import Calculator
import Notation
import TestSupport
import Testing
import Words

/// What is typed stays: what is not understood, too, with a sentence that says so.
@Suite struct TypedTextTests {
  @Test(
    arguments: [
      ("y=x^2", "y=x^2", nil), ("f(x)=2x", "f(x)=2x", nil), ("x**2", "x^2", nil),
      ("(1,2)", "(1,2)", nil),
      ("(1, 2)", "(1, 2)", nil), ("max(1, 2)", "max(1,2)", nil),
      ("a=3", "a=3", nil), ("a={-1,2", "a={−1,2", nil), ("a=-3", "a=−3", nil),
      ("x=-3", "x=−3", nil),
      ("a=x", "a=x", "x has no meaning here"),
      ("x=2", "x=2", nil), ("x>0", "x>0", nil),
      ("x<=2", "x≤2", nil), ("2#3", "2#3", "# has no meaning here"),
      ("=3", "=3", "Nothing before ="),
      ("1..5", "1..5", "a number has only one point"), ("1.2.3", "1.2.3", nil),
      ("2+*3", "2+×3", nil), ("2*-+3", "2×−+3", nil), ("1E5E6", "1E5E6", nil),
      ("1 2", "1 2", "an operator is missing before 2"),
      ("x y", "x y", "No =, < or > with y"),
      ("x - 1.1", "x−1.1", nil), ("x+1=5", "x+1=5", nil),
      ("√(4)", "√(4)", nil), ("[x]", "[x]", "[ has no meaning here"),
      ("7 mod 3", "7 mod 3", nil), ("7 mod3", "7 mod 3", nil), ("mod(7,3)", "mod(7,3)", nil),
      ("2mod(7,3)", "2mod(7,3)", nil), ("x_1", "x_1", "_ has no meaning here"),
      ("1;2", "1;2", "; has no meaning here"), ("max(1;2)", "max(1,2)", nil),
      ("\"é\"", "\"é\"", nil), ("x,", "x,", "No =, < or > in the condition"),
      ("x,<2", "x,<2", "No =, < or > in the condition"),
      ("piecewise(x>0,x,1", "piecewise(x>0,x,1", nil), ("pie", "πe", nil), ("2pi*e", "2π×e", nil),
    ] as [(String, String, String?)]
  )
  func `stays on the line`(typed: String, line: String, sentence: String?) {
    var brain = CalculatorBrain()
    brain.type(typed)
    #expect(brain.line == line)
    if let sentence { #expect(brain.formulaError?.description == sentence) }
  }

  @Test(arguments: [
    ("2+3=", "= 5"), ("2+7 mod 3=", "= 3"), ("2(3=", "= 6"), ("x+1=", "a function of x"),
  ])
  func `= behind what has a value or is a function works it out`(typed: String, said: String) {
    var brain = CalculatorBrain()
    brain.type(typed)
    #expect(brain.status.text(in: Locale()) == said)
    #expect(!brain.line.contains("="))
  }

  /// Names are left out: their brackets come by themselves.
  @Test func `no character is lost`() {
    let alphabet = Array("0123456789.,;Exyzabck+-*/^!%²³°|()[]{}<>#&@_~'\"?$:⌊⌋⌈⌉")
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<2_000 {
      let length = Int.random(in: 1...20, using: &generator)
      let typed = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "x" })
      var brain = CalculatorBrain()
      brain.type(typed)
      // A parameter and a bracket are kept apart; a semicolon is a comma in brackets alone.
      let line = brain.line.filter { $0 != " " }.replacing(";", with: ",")
      #expect(line == Self.spelled(typed))
      #expect(
        brain.program != nil || brain.figure != nil || brain.setting != nil
          || brain.formulaError != nil,
        "\(typed)"
      )
    }
  }

  /// As the line spells it.
  private static func spelled(_ text: String) -> String {
    let signs: [Character: Character] = ["*": "×", "/": "÷", "-": "−", ";": ","]
    return String(text.replacing("**", with: "^").map { signs[$0] ?? $0 })
  }
}
