import Calculator
import Formulas
import Foundation
import Input
import Notation
import Operations
import TestSupport
import Testing
import Words

@Suite struct `Calculator state` {
  private func randomBrain(seed: UInt64, presses: Int) -> CalculatorBrain {
    var generator = SeededGenerator(seed: seed)
    var brain = CalculatorBrain()
    for _ in 0..<presses { Self.act(&brain, &generator) }
    return brain
  }

  private static func act(_ brain: inout CalculatorBrain, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: brain.mode = brain.mode == .rpn ? .formula : .rpn
    case 1: brain.toggleAngleUnit()
    case 2: brain.type("a sin(b")
    case 3: brain.restore(CalculatorState())
    case 4: brain.type("sin(x)")
    case 5: brain.edit(.place(Int.random(in: -2..<20, using: &generator)))
    case 6: brain.paste("2x+1")
    case 7...16:
      let characters = Array("sincotaglexpmdqrhu0123459.,E+-*/^!%()|²³√°π= ")
      brain.type(String(characters.randomElement(using: &generator) ?? "x"))
    default: brain.press(KeypadKey.allCases.randomElement(using: &generator) ?? .enter)
    }
  }

  @Test(arguments: 0..<20)
  func `comes back from a file, even in the middle of a number`(seed: Int) throws {
    let brain = randomBrain(seed: UInt64(seed), presses: 60)
    let saved = try JSONEncoder().encode(brain.state)
    let again = CalculatorBrain(try JSONDecoder().decode(CalculatorState.self, from: saved))
    #expect(again.state == brain.state)
    #expect(again.line == brain.line)
    #expect(again.caret == brain.caret)
    #expect(again.program == brain.program)
    #expect(again.status == brain.status)
  }

  @Test(arguments: 0..<40)
  func `any keys leave a sound calculator`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(500 + seed))
    var brain = CalculatorBrain()
    for _ in 0..<300 {
      Self.act(&brain, &generator)
      #expect(brain.caret >= 0 && brain.caret <= brain.line.count)
      var closed = brain
      closed.closeBrackets()
      if brain.graphReadiness == .ready {
        #expect(closed.program != nil || closed.figure != nil, "\(closed.line)")
      }
      if brain.program != nil {
        let isEmpty = brain.graphReadiness == .notPossible(.memoryIsEmpty)
        #expect(brain.graphReadiness == .ready || brain.status.isNoValue || isEmpty)
      }
      if let program = brain.program {
        let text = program.description
        let again = try? FormulaParser.parse(text, angleUnit: program.angleUnit)
        #expect(again == program, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("12+345", 3), ("sin", 1), ("sin(x)", 2), ("1.5E3", 1), ("x", 1), ("x2", 2), ("", 0),
    (")))", 3),
  ])
  func `digits, or letters, typed one after another are one edit`(text: String, edits: Int) {
    var brain = CalculatorBrain()
    brain.type(text)
    #expect(brain.counts.edits == edits)
  }

  @Test func `the caret ends an edit and is none`() {
    var brain = CalculatorBrain()
    brain.type("12")
    brain.edit(.move(.left))
    brain.edit(.move(.right))
    #expect(brain.counts.edits == 1)
    brain.type("3")
    #expect(brain.counts.edits == 2)
  }

  @Test func `goes back to what was entered before`() {
    var brain = CalculatorBrain()
    brain.type("sin(x)")
    let before = brain.state
    brain.press(.clear)
    brain.toggleAngleUnit()
    brain.restore(before)
    #expect(brain.line == "sin(x)")
    #expect(brain.angleUnit == .radians)
    #expect(brain.status == .functionOfX)
  }

  @Test func `switching there and back loses nothing`() {
    var brain = CalculatorBrain()
    brain.type("sin(x)+2×(")
    brain.edit(.move(.left))
    let before = (brain.line, brain.caret)
    brain.mode = .rpn
    #expect(brain.stackCount == 0)
    brain.mode = .formula
    #expect((brain.line, brain.caret) == before)
  }

  @Test(arguments: [EntryMode.formula, .rpn])
  func `switching there and back loses nothing, whatever is there`(mode: EntryMode) {
    var generator = SeededGenerator(seed: 99)
    let characters = Array("sincotaglexpmdqrhu0123459.,E+-*/^!%()|²³√°π= xx1")
    for _ in 0..<1_500 {
      var brain = CalculatorBrain()
      brain.mode = mode
      brain.type(String((0..<12).map { _ in characters.randomElement(using: &generator) ?? "x" }))
      let before = (brain.line, brain.caret, brain.stackCount, brain.level(1))
      brain.mode = mode == .rpn ? .formula : .rpn
      brain.mode = mode
      #expect(brain.line == before.0)
      #expect(brain.caret == before.1)
      if mode == .rpn {
        #expect(brain.stackCount == before.2)
        #expect(brain.level(1) == before.3)
      }
    }
  }

  @Test func `a finished line becomes level 1, once`() {
    var brain = CalculatorBrain()
    brain.type("x*2")
    brain.mode = .rpn
    #expect(brain.level(1) == "x·2")
    brain.mode = .formula
    #expect(brain.line == "x×2")
    brain.mode = .rpn
    #expect(brain.stackCount == 1)
    brain.type("3+")
    brain.mode = .formula
    #expect(brain.line == "x·2+3")
    brain.mode = .rpn
    #expect(brain.stackCount == 1)
  }

  @Test func `a number in the middle comes back`() {
    var brain = CalculatorBrain()
    brain.mode = .rpn
    brain.type("x\n12E")
    brain.mode = .formula
    #expect(brain.line == "12E")
    brain.mode = .rpn
    #expect(brain.line == "12E")
    #expect(brain.stackCount == 2)
  }

  @Test(arguments: [
    #"{"mode":"formula"}"#, #"{"mode":"prefix"}"#, "[]",
    #"{"mode":"rpn","angleUnit":"radians","line":{"text":""},"isResult":false,"stack":[{"program":["add"]}],"entry":"","pendingName":"","history":[]}"#,
  ])
  func `a damaged file is refused`(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(CalculatorState.self, from: Data(text.utf8))
    }
  }

  @Test func `a line comes back in the pieces it was typed in`() throws {
    var brain = CalculatorBrain()
    brain.paste("∛")
    brain.type("(x")
    let data = try JSONEncoder().encode(brain.state)
    var again = CalculatorBrain(try JSONDecoder().decode(CalculatorState.self, from: data))
    #expect(again.state == brain.state)
    for _ in 0..<2 { again.press(.delete) }
    #expect(again.line == "∛")
  }

  @Test func `the history keeps the newest lines`() {
    var brain = CalculatorBrain()
    for number in 0..<ProgramLimits.historyLines + 20 {
      brain.type("\(number)+x")
      brain.press(.enter)
    }
    #expect(brain.entries.count == ProgramLimits.historyLines)
    #expect(brain.entries.last == "\(ProgramLimits.historyLines + 19)+x")
  }

  @Test func `a stack that is full says so and can be emptied again`() {
    var brain = CalculatorBrain()
    brain.mode = .rpn
    brain.type("1")
    for _ in 0..<ProgramLimits.stackValues + 5 { brain.press(.enter) }
    #expect(brain.message == .stackIsFull)
    #expect(brain.stackCount == ProgramLimits.stackValues)
    brain.press(.add)
    #expect(brain.stackCount == ProgramLimits.stackValues - 1)
  }

  @Test func `odd values in a file are put right`() throws {
    let text = """
      {"mode":"rpn","angleUnit":"degrees","line":{"text":"sin(x","caret":999},"isResult":true,
       "stack":[{"program":["x","sin"],"angle":"radians"}],"entry":"−−","pendingName":"zz",
       "history":["1"],"recalled":7}
      """
    let state = try JSONDecoder().decode(CalculatorState.self, from: Data(text.utf8))
    var brain = CalculatorBrain(state)
    #expect(brain.angleUnit == .degrees)
    brain.press(.recallEarlier)
    brain.press(.enter)
    brain.mode = .formula
    brain.press(.recallEarlier)
    brain.press(.enter)
  }
}

extension CalculatorStatus {
  var isNoValue: Bool {
    if case .noValue = self { return true }
    return false
  }
}
