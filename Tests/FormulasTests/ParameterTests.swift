import Calculator
import Formulas
import Foundation
import GraphModel
import Input
import Notation
import Operations
import Testing
import Words

@Suite struct ParameterTests {
  @Test(arguments: [
    ("a x^2 + b x + c", "a·x²+b·x+c"), ("ax^2+bx+c", "a·x²+b·x+c"), ("a sin(bx)", "a·sin(b·x)"),
    ("asin(bx)", "asin(b·x)"), ("2a", "2·a"), ("a(x+1)", "a·(x+1)"), ("abc", "a·b·c"),
    ("xsin(cx)", "x·sin(c·x)"), ("e^(ax)", "e^(a·x)"), ("acos(a)", "acos(a)"), ("a/b", "a/b"),
  ])
  func `parameters are read, also side by side`(typed: String, description: String) throws {
    let program = try FormulaParser.parse(typed)
    #expect(program.description == description)
    #expect(try FormulaParser.parse(program.description) == program)
  }

  @Test(arguments: ["aco", "cb", "sq", "arcs", "d", "ad", "vt", "mk", "cosk", "sinn", "abq2q"])
  func `letters on the way to a name may become it, others are unknown`(typed: String) {
    let isPending: Bool
    do {
      _ = try FormulaParser.parse(typed)
      isPending = true
    } catch {
      isPending = error.isPending
    }
    #expect(isPending == !["mk", "cosk", "sinn"].contains(typed))
  }

  @Test(arguments: [
    ("k", "k"), ("k x+m", "k·x+m"), ("2k", "2·k"), ("v·t", "v·t"), ("sin(kx)", "sin(k·x)"),
    ("ke^x", "k·e^x"), ("k²", "k²"), ("k^(2x)", "k^(2·x)"), ("g x^2/2", "g·x²/2"), ("abk", "a·b·k"),
    ("sum(k·j, k, 1, 3)", "sum(k·j, k, 1, 3)"), ("d x^3", "d·x³"), ("d/(d+x)", "d/(d+x)"),
  ])
  func `any small letter that is no name stands for a number`(typed: String, text: String) throws {
    let program = try FormulaParser.parse(typed)
    #expect(program.description == text)
    #expect(try FormulaParser.parse(text) == program)
    let saved = try JSONDecoder().decode(Program.self, from: JSONEncoder().encode(program))
    #expect(saved.parameters == program.parameters)
  }

  @Test func `letters have values of their own`() throws {
    let program = try FormulaParser.parse("k·x+m")
    #expect(program.parameters.map(\.rawValue) == ["k", "m"])
    let k = try #require(Parameter(rawValue: "k"))
    let m = try #require(Parameter(rawValue: "m"))
    #expect(program.binding(ParameterValues([k: 3, m: -2])).evaluate(at: 5) == 13)
    #expect(program.binding(ParameterValues([k: 3])).evaluate(at: 5) == 16)
  }

  @Test(arguments: [
    ("mk", "unknown name: mk; near: m·k"), ("xyz", "No =, < or > with y"),
    ("sinn(x)", "unknown name: sinn; near: sin"), ("d/dx x", "Nothing after d/dx"),
    ("y", "No =, < or > with y"), ("K", "unknown name: K"), ("P(5,2)", "unknown name: P"),
    ("f⁻¹(4)", "unknown name: f"), ("f^(2)(3)", "unknown name: f"), ("f (3)", "unknown name: f"),
  ])
  func `what is no product of names and one letter is refused`(typed: String, sentence: String) {
    let error = #expect(throws: FormulaError.self) { try FormulaParser.parse(typed) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    (1.0, "x+1"), (2.5, "x+2.5"), (-3, "x+(−3)"), (0, "x+0"), (0.1, "x+0.1"), (1e22, "x+1E22"),
  ])
  func `binding writes the value in the parameter's place`(value: Double, bound: String) throws {
    let program = try FormulaParser.parse("x+a")
    let result = program.binding(ParameterValues([.a: value]))
    #expect(try result == FormulaParser.parse(bound))
    #expect(result.parameters.isEmpty)
    #expect(result.evaluate(at: 0.5) == 0.5 + value)
  }

  @Test func `a negative value is raised as a whole`() throws {
    let program = try FormulaParser.parse("a^2+x^b")
    let bound = program.binding(ParameterValues([.a: -3, .b: 2]))
    #expect(bound.evaluate(at: 2) == 13)
    #expect(program.parameters == [.a, .b])
  }

  @Test func `a parameter that is not bound counts as 1`() throws {
    #expect(try FormulaParser.parse("a x+b").evaluate(at: 4) == 5)
    #expect(ParameterValues([.a: .infinity])[.a] == 1)
  }

  @Test func `a program with parameters comes back from its words`() throws {
    let program = try Program([.parameter(.a), .variable, .binary(.multiply)])
    #expect(program.instructions.map(\.name) == ["a", "x", "multiply"])
    #expect(program.instructions.map { Instruction(name: $0.name) } == program.instructions)
  }

  // MARK: The calculator

  @Test(arguments: [
    ("a sin(x)", "a sin(x)"), ("a x", "a x"), ("2 3", "2 3"), ("asin(x)", "asin(x)"),
    ("x  +1", "x+1"),
  ])
  func `a blank keeps a parameter from a name`(typed: String, line: String) {
    var brain = CalculatorBrain()
    brain.type(typed)
    #expect(brain.line == line)
  }

  @Test func `the sign of a term before a blank changes the whole term`() {
    var brain = CalculatorBrain()
    brain.type("a sin(x)")
    brain.press(.sign)
    #expect(brain.line == "−a sin(x)")
  }

  @Test func `a parameter and a function's key are two things`() throws {
    var brain = CalculatorBrain()
    brain.type("a")
    brain.press(.sin)
    #expect(brain.line == "a sin(")
    brain.type("x)+")
    brain.edit(.move(.start))
    brain.press(.deleteForward)
    #expect(brain.line == " sin(x)+")
    brain.type("a")
    #expect(brain.line == "a sin(x)+")
    brain.edit(.move(.end))
    brain.type("a*")
    brain.press(.cos)
    brain.edit(.move(.left))
    brain.press(.delete)
    #expect(brain.line == "a sin(x)+a cos(")
  }

  @Test func `the value line takes the parameters' values`() {
    var brain = CalculatorBrain()
    brain.type("2a+b")
    #expect(brain.status == .functionOfLetters(["a", "b"]) && brain.copyText == "2a+b")
    brain.parameterValues = ParameterValues([.a: 1.25, .b: -4])
    #expect(brain.status.text(in: Locale()) == "= −1.5")
    brain.press(.clear)
    brain.type("sqrt(b")
    brain.press(.closeParenthesis)
    #expect(brain.graphReadiness == .ready)
    #expect(brain.copyText == "√(b)")
  }

  @Test func `parameters go on the stack`() {
    var brain = CalculatorBrain()
    brain.mode = .rpn
    brain.type("a x*b +")
    #expect(brain.level(1) == "a·x+b")
  }

  // MARK: Sliders

  @Test func `a slider starts at 1 from −5 to 5`() {
    let setting = ParameterSetting()
    #expect((setting.value, setting.minimum, setting.maximum, setting.step) == (1, -5, 5, 0.1))
    #expect(setting.share == 0.6)
  }

  @Test(arguments: [(1, 1.1), (3, 1.3), (-1, 0.9), (40, 5), (-100, -5), (0, 1)])
  func `steps are decimal and stay inside`(steps: Int, value: Double) {
    var setting = ParameterSetting()
    setting.move(bySteps: steps)
    #expect(setting.value == value)
  }

  @Test func `a step from between goes to the next multiple`() {
    var setting = ParameterSetting(value: 0.25)
    setting.move(bySteps: 1)
    #expect(setting.value == 0.3)
    setting.set(value: 0.25)
    setting.move(bySteps: -1)
    #expect(setting.value == 0.2)
  }

  @Test func `a value outside widens the range, a range takes the value in`() {
    var setting = ParameterSetting(value: 40)
    #expect(setting.maximum == 40)
    setting.set(minimum: 10, maximum: 2)
    #expect((setting.minimum, setting.maximum, setting.value) == (2, 10, 10))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `senseless numbers change nothing`(number: Double) {
    var setting = ParameterSetting()
    setting.set(value: number)
    setting.set(minimum: number, maximum: 0)
    setting.set(step: number)
    setting.move(toShare: number == 1e300 ? .nan : number)
    setting.set(step: 0)
    setting.set(minimum: 3, maximum: 3)
    #expect(setting == ParameterSetting())
  }

  @Test func `places on the track are multiples of the step`() {
    var setting = ParameterSetting()
    setting.move(toShare: 0.777)
    #expect(setting.value == 2.8)
    setting.move(toShare: 2)
    #expect(setting.value == 5)
    setting.glide(toShare: 0.1234)
    #expect(setting.value == -3.77)
  }
}
