import Calculator
import Formulas
import Foundation
import Input
import Notation
import Testing
import Words

/// The memory M: a number is kept as it was entered, and is the variable of what is graphed.
@Suite struct MemoryTests {
  private func brain(keeping formula: String = "", inDegrees: Bool = false) -> CalculatorBrain {
    var brain = CalculatorBrain()
    if inDegrees { brain.toggleAngleUnit() }
    guard !formula.isEmpty else { return brain }
    brain.type(formula)
    brain.press(.store)
    brain.press(.clear)
    return brain
  }

  private func value(_ brain: CalculatorBrain) -> String { brain.status.text(in: Locale()) }

  @Test func `what is kept is the number itself, never a rounded one`() {
    var brain = brain(keeping: "1/3")
    brain.type("3")
    brain.press(.multiply)
    brain.press(.memory)
    #expect(brain.line == "3×M")
    #expect(value(brain) == "= 1")
    brain = self.brain(keeping: "sqrt(2")
    brain.type("M^2")
    #expect(brain.program.flatMap { brain.recalled($0) }?.description == "(√2)²")
  }

  @Test(arguments: [
    ("1+2=", "5−Ans", "= 2"), ("1/3\n", "3Ans", "= 1"), ("7=", "Ans+1", "= 8"),
    ("7=", "ans+1", "= 8"),
  ])
  func `the typed word Ans is the last answer`(before: String, line: String, value: String) {
    var brain = CalculatorBrain()
    brain.type(before)
    brain.type(line)
    #expect(self.value(brain) == value, "\(brain.line)")
  }

  @Test func `without an answer, or within a name, Ans is typed as it is`() {
    var brain = CalculatorBrain()
    brain.type("Ans")
    #expect(brain.line == "Ans")
    brain = CalculatorBrain()
    brain.type("7=")
    brain.type("xAns")
    #expect(brain.line.hasSuffix("Ans"))
  }

  @Test func `keeping works the line out, and the next key begins anew`() {
    var brain = CalculatorBrain()
    brain.type("sqrt(2")
    brain.press(.store)
    #expect(brain.line == "√(2)")
    #expect(brain.memory?.description == "√2")
    brain.type("5")
    #expect(brain.line == "5")
  }

  @Test func `M may be kept in terms of itself`() {
    var brain = brain(keeping: "2")
    for _ in 0..<3 {
      brain.type("MM")
      brain.press(.store)
      brain.press(.clear)
    }
    brain.type("M")
    #expect(value(brain) == "= 256")
  }

  @Test func `adding up does not make it longer and longer`() {
    var brain = brain(keeping: "0.1")
    for _ in 0..<200 {
      brain.type("M+0.1")
      brain.press(.store)
      brain.press(.clear)
    }
    #expect(brain.memory?.instructions.count ?? 0 < 100)
    brain.type("M")
    #expect(value(brain).hasSuffix("= 20.1"))
  }

  @Test(arguments: [
    ("", "type a formula"), ("x", "M can store only a number"),
    ("M", "M is empty"), ("1/0", "undefined: division by 0"),
  ])
  func `what is no number is not kept, and why is said`(formula: String, reason: String) {
    var brain = CalculatorBrain()
    brain.type(formula)
    brain.press(.store)
    #expect(brain.memory == nil)
    #expect(
      brain.message.map { Locale()($0).lowercased() }?.hasPrefix(reason.lowercased()) ?? false
    )
  }

  @Test(arguments: [
    ("sin(30)", "= 1/2"), ("asin(1)", "= 90"), ("atan2(1,0)", "= 90"), ("acot(0)", "= 90"),
    ("cot(45)", "= 1"), ("30°", "= 30"),
  ])
  func `a number kept in degrees is the same in radians`(formula: String, shown: String) {
    var brain = brain(keeping: formula, inDegrees: true)
    brain.toggleAngleUnit()
    brain.press(.memory)
    brain.settle()
    #expect(abs((number(brain) ?? .nan) - (Double(shown.dropFirst(2)) ?? 0.5)) < 1e-12)
  }

  @Test(arguments: [
    ("sin(1)", 0.8414709848078965), ("asin(1)", 1.5707963267948966), ("180°", 3.141592653589793),
  ])
  func `a number kept in radians is the same in degrees`(formula: String, expected: Double) {
    var brain = brain(keeping: formula)
    brain.toggleAngleUnit()
    brain.press(.memory)
    #expect(abs((number(brain) ?? .nan) - expected) < 1e-12)
  }

  private func number(_ brain: CalculatorBrain) -> Double? {
    brain.program.flatMap { brain.recalled($0) }?.evaluate(at: 0)
  }

  @Test func `it is kept with the state, and old states have none`() throws {
    let kept = brain(keeping: "sqrt(2)").state
    let data = try JSONEncoder().encode(kept)
    let back = try JSONDecoder().decode(CalculatorState.self, from: data)
    #expect(CalculatorBrain(back).memory?.description == "√2")
    let old = try JSONEncoder().encode(CalculatorState())
    #expect(!String(decoding: old, as: UTF8.self).contains("memory"))
  }

  // MARK: The graph

  @Test(arguments: ["", "2"])
  func `without x, M is the variable of the graph, whatever is kept`(kept: String) {
    var brain = brain(keeping: kept)
    brain.type("sin(M")
    #expect(brain.graphReadiness == .ready)
    #expect(brain.graphable?.description == "sin(x)")
    #expect(brain.graphableText == "sin(x)")
    if kept.isEmpty { #expect(value(brain) == "Unmatched (") }
    brain.type(")")
    #expect(value(brain) == (kept.isEmpty ? "a function of M" : "≈ 0.9092974268…"))
  }

  @Test func `beside x it is the number that is kept, and needs one`() {
    var brain = CalculatorBrain()
    brain.type("Mx")
    #expect(brain.graphReadiness == .notPossible(.memoryIsEmpty))
    brain = self.brain(keeping: "sqrt(2)")
    brain.type("Mx")
    #expect(brain.graphable?.description == "√2·x")
    #expect(value(brain) == "a function of x")
  }

  @Test func `on the stack M sin is as on the calculator of old`() {
    var brain = CalculatorBrain()
    brain.mode = .rpn
    brain.press(.memory)
    brain.press(.sin)
    #expect(brain.graphable?.description == "sin(x)")
    #expect(value(brain) == "a function of M")
    brain.press(.clear)
    brain.type("3 4+")
    brain.press(.store)
    brain.type("M")
    #expect(brain.stackCount == 2)
    #expect(value(brain) == "= 7")
  }

  @Test(arguments: [
    ("m", false), ("M", true), ("Max(1,2)", false), ("2M", true), ("Mx", true), ("mx", false),
  ])
  func `a capital is the memory, a small letter is not`(text: String, usesMemory: Bool) throws {
    #expect(try FormulaParser.parse(text).usesMemory == usesMemory)
  }
}
