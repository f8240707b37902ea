import Formulas
import Notation
import TestSupport
import Testing

@Suite struct `Formula parser` {
  @Test(
    arguments: [
      ("12", 12.0), (".5", 0.5), ("1.5e-3", 0.0015), ("1,5", 1.5), ("1.", 1), ("1E3", 1000),
      ("2e3", 2000),
      ("1+2*3", 7), ("7-4-2", 1), ("8/4/2", 1), ("2−3", -1), ("2×3", 6), ("2·3", 6), ("6÷3", 2),
      ("-2^2", -4), ("2^3^2", 512), ("(-2)^2", 4), ("2^-1", 0.5), ("-2²", -4), ("2³", 8), ("3!", 6),
      ("5%", 0.05), ("|-3|", 3), ("√16", 4), ("√(9)", 3), ("∛27", 3), ("⌊2.7⌋", 2), ("⌈2.1⌉", 3),
      ("||-3|-1|", 2), ("|2|+|3-4|", 3), ("2|-3|", 6), ("|2||3|", 6), ("|1-|2-5||", 2),
      ("1/2x", 1.5), ("2x", 6), ("3(x+1)", 12), ("(x+1)(x-1)", 8), ("2pi", 2 * .pi),
      ("πx", 3 * .pi),
      ("tau", 2 * .pi), ("τ", 2 * .pi), ("e", 2.718281828459045), ("2e", 2 * 2.718281828459045),
      ("2e+1", 20), ("xx", 9), ("x x", 9), ("x2", 6), ("0^0", 1), ("10²³", 1e23), ("x⁻¹", 1.0 / 3),
      ("log(100)", 2), ("log 100", 2), ("log10(1000)", 3), ("log2(8)", 3), ("log(2, 8)", 3),
      ("log25", 1.3979400086720377), ("log_2(8)", 3), ("log3(9)", 2), ("2log16(2)", 0.5),
      ("exp2(3)", 8), ("2**3**2", 512), ("x**2", 9), ("ln(e)", 1), ("exp(0)", 1), ("sqrt(16)", 4),
      ("cbrt(-8)", -2),
      ("root(3, -8)", -2), ("root(4,16)", 2), ("abs(-2)", 2), ("sign(-9)", -1), ("floor(-1.5)", -2),
      ("ceil(1.2)", 2), ("round(-2.5)", -3), ("round(2.5)", 3), ("mod(-7,3)", 2), ("mod(7,-3)", -2),
      ("mod((1,5), 1)", 0.5), ("min(3,1,2)", 1), ("max(1,5)", 5), ("max(1,2,3,2)", 3),
      ("max(1,5;2)", 2), ("log(2; 8,0)", 3), ("mod(7.5; 2)", 1.5), ("min(3;1,5;2)", 1.5),
      ("gamma(5)", 24),
      ("(-8)^(1/3)", -2), ("(-8)^(2/3)", 4), ("(-8)^(-1/3)", -0.5), ("(-8)^-(1/3)", -0.5),
      ("arcsin(1)", .pi / 2), ("sen(0)", 0), ("arctan 0", 0), ("arcosh(1)", 0), ("SIN(0)", 0),
      ("170!", 7.257415615307994e306), ("sin⁻¹(1)", .pi / 2), ("sin^-1(1)", .pi / 2), ("+5", 5),
      ("180°", .pi), ("2--3", 5), ("2*-3", -6), ("1,5+x", 4.5), ("sin(1,5)", 0.9974949866040544),
    ] as [(String, Double)]
  )
  func `gives the value at 3`(text: String, expected: Double) throws {
    let value = try #require(try FormulaParser.parse(text).evaluate(at: 3))
    #expect(abs(value - expected) <= 1e-14 * abs(expected))
  }

  @Test(arguments: [
    ("sin 2x", "sin(2·x)"), ("sin^2 x", "sin(x)²"), ("sin²(x)", "sin(x)²"), ("sin²x", "sin(x)²"),
    ("sin x cos x", "sin(x)·cos(x)"), ("sin x * cos x", "sin(x)·cos(x)"), ("sin 2*x", "sin(2·x)"),
    ("sin x/2", "sin(x)/2"), ("sin x+1", "sin(x)+1"), ("sin x^2", "sin(x²)"), ("sin -x", "sin(−x)"),
    ("x sin(x)", "x·sin(x)"), ("xsin(x)", "x·sin(x)"), ("sin(x)x", "sin(x)·x"), ("sinx", "sin(x)"),
    ("2 sin x", "2·sin(x)"), ("ln |x|", "ln(|x|)"), ("sin √x", "sin(√x)"), ("√2x", "√2·x"),
    ("log^2 x", "log(x)²"), ("-sin x", "−sin(x)"), ("2^sin x", "2^sin(x)"),
    ("cos 3 pi x", "cos(3·π·x)"),
    ("x!²", "x!²"), ("x²!", "(x²)!"), ("tanhx", "tanh(x)"), ("expx", "exp(x)"), ("ex", "e·x"),
    ("sin cos x", "sin(cos(x))"), ("arcsinh x", "asinh(x)"), ("-x^2", "−x²"), ("−x·2", "−x·2"),
  ])
  func `understands what people write`(text: String, expected: String) throws {
    #expect(try FormulaParser.parse(text).description == expected)
  }

  @Test(arguments: [
    ("", "Type a formula", true), ("  ", "Type a formula", true),
    ("2+", "Nothing after +", true),
    ("×3", "Nothing before ×", true),
    ("*3", "Nothing before ×", true),
    ("2+×3", "Nothing after +", true),
    ("−", "Nothing after −", true),
    ("+", "Nothing after +", true),
    ("2^", "Nothing after ^", true),
    ("!", "Nothing before !", true),
    ("(2", "Unmatched (", true),
    ("(", "Unmatched (", true),
    ("sin(2", "Unmatched (", true),
    ("|x", "Unmatched |", true),
    ("sin", "Nothing after sin", true),
    ("sin(", "Nothing after sin", true),
    ("sin()", "Nothing after sin", true),
    ("√", "Nothing after √", true),
    ("mod(2", "Fewer than two arguments in mod", true),
    ("clamp(2, 3", "Fewer than three arguments in clamp", true),
    ("clamp(2, 3)", "Fewer than three arguments in clamp", true),
    ("clamp(1, 2, 3, 4)", "clamp takes three arguments", false),
    ("mod(2,", "Fewer than two arguments in mod", true),
    ("mod(2)", "Fewer than two arguments in mod", true),
    ("1E", "Nothing after EE", true),
    ("1E−", "Nothing after EE", true),
    (".", "No digit after .", true),
    ("si", "No name yet: si", true),
    ("()", "Nothing between ( and )", true),
    ("2)", "Unmatched )", false), ("2+)", "Unmatched )", false),
    ("2⌋", "Unmatched ⌋", false), ("(|x)", "Unmatched |", false),
    ("foo(x)", "unknown name: foo", false), ("sinn(2)", "unknown name: sinn; near: sin", false),
    ("sin2(3)", "unknown name: sin2; near: sin", false),
    ("log_x(2)", "_ has no meaning here", false),
    ("2 3", "an operator is missing before 3", false),
    ("1.2.3", "a number has only one point", false), ("2 # 3", "# has no meaning here", false),
    ("sin(1, 2)", "sin takes one argument", false),
    ("mod(1,2,3)", "mod takes two arguments", false),
    ("1, 2", ", has no meaning here", false),
    ("E5", "Nothing before EE", false),
    (
      "0." + String(repeating: "0", count: 399), "this number is too long: 400 characters at most",
      false
    ),
  ])
  func `says what is the matter`(text: String, sentence: String, isPending: Bool) {
    let error = #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
    #expect(error?.description == sentence)
    #expect(error?.isPending == isPending)
  }

  @Test func `points at the place`() {
    let error = #expect(throws: FormulaError.self) { try FormulaParser.parse("2+foo(x)") }
    #expect(error?.range == 2..<5)
  }

  @Test func `survives any text`() {
    let alphabet = Array("0123456789.,eEx+-*/^!%²³°|√()πτ⌊⌋sincotaglmdqr −×÷·⁻'é\u{301}👩‍👧\n\0")
    var generator = SeededGenerator(seed: 7)
    var readable = 0
    for _ in 0..<10_000 {
      let length = Int.random(in: 0...24, using: &generator)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "x" })
      do {
        let program = try FormulaParser.parse(text)
        let again = try FormulaParser.parse(program.description)
        #expect(again == program, "\(text) → \(program.description)")
        readable += 1
      } catch {
        #expect(!error.description.isEmpty)
        #expect(error.range.upperBound <= text.count)
      }
    }
    #expect(readable > 100)
  }

  @Test(
    arguments: [
      (String(repeating: "(", count: 90_000) + "x" + String(repeating: ")", count: 90_000), 1.0),
      (String(repeating: "−", count: 100_000) + "x", 1),
      (String(repeating: "x^", count: 90_000) + "x", 1),
      (String(repeating: "x·", count: 50_000) + "x", 1),
      (String(repeating: "sin(", count: 25_000) + "0x" + String(repeating: ")", count: 25_000), 0),
      (
        "1" + String(repeating: "+(1", count: 40_000) + String(repeating: ")", count: 40_000),
        40_001
      ),
      (String(repeating: "|", count: 60_000) + "x" + String(repeating: "|", count: 60_000), 1),
    ] as [(String, Double)]
  )
  func `reads long and deep formulas`(text: String, expected: Double) throws {
    let program = try FormulaParser.parse(text)
    #expect(program.evaluate(at: 1) == expected)
    let again = try FormulaParser.parse(program.description)
    #expect(again.instructions.count == program.instructions.count)
  }

  @Test func `refuses what is too long`() {
    let error = #expect(throws: FormulaError.self) {
      try FormulaParser.parse(String(repeating: "1+", count: 100_001))
    }
    #expect(error?.description == "the formula is too long: 200000 characters at most")
  }
}
