import Calculator
import Calculus
import Documents
import Formulas
import Foundation
import GraphModel
import Intervals
import Notation
import TestSupport
import Testing
import Words

/// Functions with names, used in others.
@Suite("Named functions") struct NamedFunctionTests {
  private func values(_ definitions: [String]) throws -> ParameterValues {
    var programs: [String: Program] = [:]
    for definition in definitions {
      let name = try #require(FormulaParser.definedName(in: definition))
      programs[name] = try FormulaParser.parse(definition)
    }
    var values = ParameterValues()
    values.define(programs)
    return values
  }

  private static let cases: [(text: String, definitions: [String], place: Double, value: Double?)] =
    [
      ("f(x-1)", ["f(x)=x^2"], 3, 4), ("2f(x)", ["f(x)=x^2"], 3, 18),
      ("f′(x)+f''(x)", ["f(x)=x³"], 2, 24), ("f²(x)", ["f(x)=x+1"], 2, 9),
      ("f^2(x)", ["f(x)=x+1"], 2, 9), ("g(x)", ["f(x)=x²", "g(x)=f(f(x))"], 2, 16),
      ("g₁(f(2))", ["f(x)=x+1", "g1(t)=2t"], 0, 6), ("h_2(x)", ["h₂(u) = u/2"], 3, 1.5),
      ("f(x)", ["f(a)=a²"], 3, 9), ("f(x)", ["f(x)=x {x>0}"], -1, nil),
      ("f′(0)", ["f(x)=abs(x)"], 0, nil), ("diff(f(x),x,2)", ["f(x)=x³"], 0, 12),
      ("sum(f(k),k,1,3)", ["f(x)=x²"], 0, 14), ("F(x)-f(x)", ["F(x)=2x", "f(x)=x"], 5, 5),
      ("sin f(x)", ["f(x)=x-x"], 5, 0), ("xf(x)", ["f(x)=x"], 5, 25),
      ("{f(x)>1: f(x), 0}", ["f(x)=x²"], 2, 4), ("|f(x)|", ["f(x)=-x"], 2, 2),
      ("f(1/x)", ["f(x)=2"], 0, nil), ("f(1/x)", ["f(x)=2"], 1, 2),
      ("f(ln x)", ["f(x)={1>0: 1, x}"], -1, nil), ("f′(1/x)", ["f(x)=3x"], 0, nil),
      ("diff(3x,x,1/x)", [], 0, nil), ("diff(3x,x,1/x)", [], 2, 3),
      ("f(x)", [], 1, nil), ("f(x)", ["f(x)=f(x-1)"], 1, nil),
      ("f(x)", ["f(x)=g(x)", "g(x)=f(x)"], 1, nil),
    ]

  @Test(arguments: cases.indices)
  func `a name stands for its formula`(index: Int) throws {
    let (text, definitions, place, value) = Self.cases[index]
    let program = try FormulaParser.parse(text)
    let linked = program.calling(try values(definitions))
    #expect(linked.evaluate(at: place) == value)
    let enclosure = linked.enclosure(over: Interval(place)).value
    #expect(value.map(enclosure.interval.contains) ?? (enclosure.decoration < .defined))
    // It is written as it was read, with or without what it stands for.
    #expect(try FormulaParser.parse(program.description) == program)
    #expect(linked.description == program.description)
  }

  /// What is composed by names is what is composed by hand, in value and in every enclosure.
  @Test(arguments: 0..<60)
  func `a composition is what is written out`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let formulas = [
      "sin($)+1", "$^2-2", "1/($+3)", "sqrt(abs($))", "exp(-$)", "{$>0: $, -$/2}", "floor($)", "2$",
    ]
    func formula(_ argument: String) -> String {
      (formulas.randomElement(using: &random) ?? "$")
        .replacing("$", with: "(\(argument))")
    }
    let (f, g) = (formula("x"), formula("x"))
    let inner = formula("x")
    let named = try FormulaParser.parse("f(g(\(inner)))-f(x)")
      .calling(try values(["f(x)=\(f)", "g(x)=\(g)"]))
    let written = try FormulaParser.parse("\(Self.keepingNames(f, g, inner))-(\(f))")
    for _ in 0..<20 {
      let place = Double.random(in: -5...5, using: &random)
      #expect(named.evaluate(at: place) == written.evaluate(at: place), "\(f); \(g); \(inner)")
      let box = Interval(place, place + .random(in: 0...1, using: &random))
      #expect(named.enclosure(over: box).value == written.enclosure(over: box).value)
    }
  }

  /// f of g of a formula, written out; the x of exp is none.
  private static func keepingNames(_ f: String, _ g: String, _ inner: String) -> String {
    func put(_ argument: String, into formula: String) -> String {
      formula.replacing("exp", with: "E#").replacing("x", with: "(\(argument))")
        .replacing("E#", with: "exp")
    }
    return put(put(inner, into: g), into: f)
  }

  @Test(arguments: ["f(x)=x²", "g₂(x)=f(x)+1"])
  func `a line names its function`(text: String) throws {
    var brain = CalculatorBrain()
    var values = ParameterValues()
    values.define(["f": try FormulaParser.parse("x²")])
    brain.parameterValues = values
    brain.type(text)
    #expect(brain.definedName == FormulaParser.definedName(in: text))
    #expect(brain.graphReadiness == .ready)
    let function = try #require(brain.graphFunction)
    #expect(function.lead == (text.first == "f" ? "f(x) = " : "g₂(x) = "))
    let document = try #require(Document([(function, brain.graphableText)]))
    let data = try JSONEncoder().encode(document)
    #expect(try JSONDecoder().decode(Document.self, from: data) == document)
  }

  @Test(arguments: [
    ("k(x)", FormulaFault.undefinedFunction("k")), ("f(x)=f(x-1)", .usesItself("f")),
    ("f(x)=g(x)+1", .usesItself("f")), ("x^2+k(y)=4", .undefinedFunction("k")),
  ])
  func `what has no meaning is refused`(text: String, fault: FormulaFault) throws {
    var brain = CalculatorBrain()
    brain.parameterValues = try values(["f(x)=x", "g(x)=f(x)"])
    brain.type(text)
    #expect(brain.graphReadiness == .notPossible(.formula(fault)))
    if brain.figure == nil { #expect(brain.status == .noValue(.formula(fault))) }
  }

  @Test func `a value is worked out with them`() throws {
    var brain = CalculatorBrain()
    brain.parameterValues = try values(["f(x)=x² {x>0}", "g(x)=sum(f(k)x,k,1,3)"])
    brain.type("f(3)+g(1)")
    #expect(brain.status.text(in: Locale()) == "= 23")
    brain.type("+f(−1)")

    #expect(brain.graphReadiness == .notPossible(.hasNoRealValue))
  }

  @Test func `a list's functions know each other whatever their order`() throws {
    var list = FunctionList()
    for text in ["y=f(x)+1", "f(x)=a·x", "x²+f(y)=4"] {
      #expect(list.add(try GraphFunction(reading: text), text: text))
    }
    #expect(list.curves(binding: ["a": 3])[0].function.y(at: 2) == 7)
    list.replaceSelected(by: try GraphFunction(reading: "f(x)"), text: "f(x)")
    #expect(list.curves(binding: ["a": 3])[2].function.y(at: 2) == 6)
    list.remove(1)
    #expect(list.curves(binding: ["a": 3])[0].function.y(at: 2) == nil)
  }

  /// Ten calls in each of twelve functions would be 10¹² steps.
  @Test func `too much is nothing, at once`() throws {
    let names = (1...12).map { "f" + String($0) }
    let definitions = zip(names, names.dropFirst()).map { name, next in
      name + "(x)=" + (0..<10).map { "\(next)(x+\($0))" }.joined(separator: "+")
    }
    let all = try values(definitions + ["f12(x)=x"])
    let program = try FormulaParser.parse("f1(x)").calling(all)
    #expect(program.evaluate(at: 1) == nil)
    #expect(try FormulaParser.parse("f11(x)").calling(all).evaluate(at: 0) == 45)
  }
}
