import Calculator
import Formulas
import Foundation
import Input
import Notation
import Testing
import Words

@Suite struct `Formula keys` {
  @Test(
    arguments: [
      ("x - 1.1", "x−1.1", "x−1.1"), ("sin(x)*x^2", "sin(x)×x^2", "sin(x)·x²"),
      ("sinhx", "sinh(x", nil),
      ("asin(x)", "asin(x)", "asin(x)"), ("sin^2(x)", "sin^2(x)", "sin(x)²"),
      ("2*-3", "2×−3", "2·(−3)"), ("pix", "πx", "π·x"),
      ("exp(1)", "exp(1)", "exp(1)"),
      ("sqrt(4)", "√(4)", "√4"), ("log(5)", "log(5)", "log(5)"),
      ("arcsinh(x)", "asinh(x)", "asinh(x)"),
      ("2E-3", "2E−3", "2E−3"), ("e^x", "e^x", "e^x"), ("xe", "xe", "x·e"),
      ("log2(8)", "log2(8)", "log2(8)"),
      ("log10(x)", "log10(x)", "log(x)"), ("log(2(x))", "log(2(x))", "log(2·x)"),
      ("log25", "log(25", nil), ("atan2(1,x)", "atan2(1,x)", "atan2(1, x)"),
    ] as [(String, String, String?)]
  )
  func `typing makes the line`(typed: String, line: String, description: String?) {
    var brain = CalculatorBrain()
    brain.type(typed)
    #expect(brain.line == line)
    if let description { #expect(brain.program?.description == description) }
  }

  @Test func `a key takes the place of an operator that makes no sense before it`() {
    var brain = CalculatorBrain()
    let keys: [KeypadKey] = [
      .digit2, .add, .multiply, .subtract, .add, .digit3, .point, .point, .digit5,
    ]
    for key in keys { brain.press(key) }
    #expect(brain.line == "2+3.5")
  }

  @Test func `goes on from a result`() {
    var brain = CalculatorBrain()
    brain.type("x-1.1=")
    brain.press(.reciprocal)
    #expect(brain.description == "1/(x−1.1)")
    brain.press(.sin)
    #expect(brain.description == "sin(1/(x−1.1))")
    brain.press(.square)
    #expect(brain.description == "sin(1/(x−1.1))²")
    brain.press(.digit2)
    #expect(brain.line == "2")
    #expect(brain.entries == ["x−1.1", "sin(1÷(x−1.1))²"])
  }

  @Test(
    arguments: [
      (KeypadKey.square, "(x+1)²"), (.factorial, "(x+1)!"), (.absolute, "|x+1|"),
      (.sign, "−(x+1)"),
      (.squareRoot, "√(x+1)"), (.digit7, "x+1=7"), (.variable, "x+1=x"), (.floor, "⌊x+1⌋"),
      (.exp, "exp(x+1)"),
    ] as [(KeypadKey, String)]
  )
  func `after = a key does`(key: KeypadKey, description: String) {
    var brain = CalculatorBrain()
    brain.type("x+1=")
    brain.press(key)
    #expect(brain.description == description)
  }

  @Test(arguments: [("*4", "(2+3)·4", 20.0), ("+4", "2+3+4", 9), ("^2", "(2+3)²", 25)])
  func `after = an operator goes on`(typed: String, description: String, value: Double) {
    var brain = CalculatorBrain()
    brain.type("2+3=" + typed)
    #expect(brain.description == description)
    #expect(brain.program?.evaluate(at: 0) == value)
  }

  @Test(arguments: [
    ("sin(2x", "sin(2x)"), ("2(3+(4", "2(3+(4))"), ("|x", "|x|"), ("sin(", "sin("), ("2+", "2+"),
  ])
  func `Graph takes what closed brackets make right`(typed: String, closed: String) {
    var brain = CalculatorBrain()
    brain.type(typed)
    let isReady = typed != closed
    #expect((brain.graphReadiness == .ready) == isReady)
    brain.closeBrackets()
    #expect(brain.line == closed)
    #expect((brain.program != nil) == isReady)
  }

  @Test func `= closes brackets`() {
    var brain = CalculatorBrain()
    brain.type("sin(2")
    #expect(brain.status == .unfinished(.formula(.notClosed("(", closers: ")"))))
    #expect(brain.program == nil)
    #expect(brain.description == "sin(2)")
    brain.press(.enter)
    #expect(brain.line == "sin(2)")
    #expect(brain.status.text(in: Locale()) == "≈ 0.9092974268…")
    #expect(brain.graphReadiness == .ready)
  }

  @Test func `an unfinished line stays and says why`() {
    var brain = CalculatorBrain()
    brain.type("x×(2+=")
    #expect(brain.line == "x×(2+")
    #expect(brain.message == .formula(.needsRightSide("+")))
    #expect(brain.description == "x·(2+…)")
  }

  @Test(arguments: [
    ("2+3", "2−3"), ("2−3", "2+3"), ("5", "−5"), ("2×5", "2×−5"), ("2x", "−2x"), ("1E5", "1E−5"),
    ("1E−5", "1E5"), ("sin(x)", "−sin(x)"), ("2+(x+1)²", "2−(x+1)²"), ("", "−"), ("2+", "2−"),
  ])
  func `± changes the sign of the term`(typed: String, line: String) {
    var brain = CalculatorBrain()
    brain.type(typed)
    brain.press(.sign)
    #expect(brain.line == line)
  }

  @Test(arguments: ["x", "2+3", "x−1=", "2²="])
  func `± twice is nothing`(typed: String) {
    var brain = CalculatorBrain()
    brain.type(typed)
    let before = brain.program
    brain.press(.sign)
    #expect(brain.program != before)
    brain.press(.sign)
    #expect(brain.program == before || brain.line == "−(−(x−1))")
  }

  @Test func `names are taken out whole`() {
    var brain = CalculatorBrain()
    brain.press(.sin)
    brain.press(.variable)
    brain.edit(.move(.start))
    brain.edit(.move(.right))
    #expect(brain.caret == 4)
    brain.press(.delete)
    #expect(brain.line == "x")
    brain.edit(.place(0))
    brain.press(.asin)
    brain.edit(.place(3))
    #expect(brain.caret == 0)
    brain.press(.deleteForward)
    #expect(brain.line == "x")
  }

  @Test func `history comes back`() {
    var brain = CalculatorBrain()
    brain.type("1=2=3+")
    brain.press(.recallEarlier)
    #expect(brain.line == "2")
    brain.press(.recallEarlier)
    #expect(brain.line == "1")
    brain.press(.recallEarlier)
    #expect(brain.message == .noEarlierEntry)
    brain.press(.recallLater)
    brain.press(.recallLater)
    #expect(brain.line == "3+")
    let said = brain.messageNumber
    brain.press(.recallLater)
    #expect(brain.line == "3+" && brain.messageNumber == said)
  }

  @Test(arguments: [
    ("6*7", "= 42"), ("1/4", "= 1/4 = 0.25"), ("2/3", "= 2/3 ≈ 0.6666666666…"),
    ("sin(2)", "≈ 0.9092974268…"), ("√(16/9)", "= 4/3 ≈ 1.333333333…"), ("√(0.25)", "= 0.5"),
    ("0.1+0.2", "= 0.3"), ("5!", "= 120"),
    ("2^10", "= 1024"),
    ("7%", "= 0.07"), ("|-3|", "= 3"), ("π", "≈ 3.141592653…"), ("1/0", "undefined: division by 0"),
    ("√(-4)", "no real value: √ of −4"), ("x", "a function of x"), ("2^200", "≈ 1.606938044…·10⁶⁰"),
    ("8^(1/3)", "= 2"), ("-7/2", "= −7/2 = −3.5"), ("mod(-7,3)", "= 2"), ("10^20", "= 1·10²⁰"),
    ("2-2", "= 0"), ("6.02214076E23", "= 6.02214076·10²³"), ("10^400", "working"),
    ("0.5^0.5", "≈ 0.7071067811…"), ("123456789012", "= 123456789012"), ("1/3*3", "= 1"),
  ])
  func `the value line`(typed: String, sentence: String) {
    var brain = CalculatorBrain()
    brain.paste(typed)
    #expect(brain.status.text(in: Locale()) == sentence)
  }

  @Test func `pasting nonsense changes nothing`() {
    var brain = CalculatorBrain()
    brain.type("2+")
    brain.paste("hello world")
    #expect(brain.line == "2+")
    #expect(brain.message.map { Locale()($0) }?.hasPrefix("not pasted: ") == true)
    brain.paste(" sin(x) ")
    #expect(brain.description == "2+sin(x)")
    #expect(brain.copyText == "2+sin(x)")
  }

  @Test func `degrees are read anew`() {
    var brain = CalculatorBrain()
    brain.type("sin(30)")
    brain.toggleAngleUnit()
    #expect(brain.status.text(in: Locale()) == "= 1/2 = 0.5")
  }

  @Test func `a line too long to be read with every key is refused, and what is there stays`() {
    let limit = ProgramLimits.enteredCharacters
    var brain = CalculatorBrain()
    brain.type("2+")
    brain.paste(String(repeating: "√", count: limit) + "x")
    #expect(brain.message == .formula(.tooLong(limit: limit)) && brain.line == "2+")
    brain.paste(String(repeating: "√", count: limit - 3) + "x")
    #expect(brain.line.count == limit)
    brain.type("5")
    #expect(brain.message == .formula(.tooLong(limit: limit)) && brain.line.count == limit)
    brain.press(.delete)
    #expect(brain.line.count == limit - 1 && brain.program == nil)
  }

  @Test func `a line too long that a file held is kept, not read`() throws {
    var short = CalculatorBrain()
    short.type("789")
    let text = String(repeating: "√", count: ProgramLimits.enteredCharacters) + "9"
    let saved = try String(decoding: JSONEncoder().encode(short.state), as: UTF8.self)
    let long = try JSONDecoder().decode(
      CalculatorState.self,
      from: Data(saved.replacing("789", with: text).utf8)
    )
    let brain = CalculatorBrain(long)
    #expect(brain.program == nil && brain.line == text)
    #expect(brain.formulaError?.kind == .tooLong(limit: ProgramLimits.enteredCharacters))
  }

  @Test func `Graph says what is missing`() {
    var brain = CalculatorBrain()
    #expect(brain.graphReadiness == .notPossible(.typeAFormulaFirst))
    brain.type("1/0")
    #expect(brain.graphReadiness == .notPossible(.hasNoRealValue))
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func `Graph says when a formula is too long for it`(factors: Int, isReady: Bool) {
    var brain = CalculatorBrain()
    brain.paste(String(repeating: "x", count: factors))
    let limit = ProgramLimits.graphedInstructions
    #expect(
      brain.graphReadiness == (isReady ? .ready : .notPossible(.tooLongToGraph(limit: limit)))
    )
  }
}
