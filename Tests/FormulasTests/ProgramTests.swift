import Formulas
import Foundation
import Notation
import Operations
import TestSupport
import Testing
import Words

@Suite struct `Programs` {
  @Test(
    arguments: [
      ("sin(30)", 0.5), ("cos(90)", 0), ("cos(60)", 0.5), ("tan(45)", 1), ("asin(0.5)", 30),
      ("acos(0.5)", 60),
      ("atan(1)", 45), ("sin(30°)", 0.5), ("sin(-390)", -0.5), ("cos(720)", 1), ("tan(135)", -1),
      ("sin(180)", 0),
      ("acos(-0.5)", 120), ("sec(60)", 2), ("csc(30)", 2), ("cot(45)", 1), ("cot(90)", 0),
      ("exp(0)", 1),
    ] as [(String, Double)]
  )
  func `is exact in degrees`(text: String, expected: Double) throws {
    #expect(try FormulaParser.parse(text, angleUnit: .degrees).evaluate(at: 0) == expected)
  }

  @Test(arguments: [
    ("√(-4)", "no real value: √ of −4"), ("ln(0)", "no real value: ln of 0"),
    ("1/0", "undefined: division by 0"), ("mod(1,0)", "undefined: division by 0"),
    ("0^-1", "undefined: division by 0"), ("tan(90)", "undefined: tan at 90°"),
    ("(-1)!", "undefined: n! at −1"), ("(-2.5-0.5)!", "undefined: n! at −3"),
    ("asin(2)", "no real value: asin of 2"), ("gamma(-1)", "undefined: gamma at −1"),
    ("(-8)^0.5", "no real value: (−8)^0.5"), ("log(1,2)", "no real value: log to base of 1"),
    ("1/0+√(-4)", "undefined: division by 0"), ("0^(-1/3)", "undefined: division by 0"),
    ("csc 0", "undefined: csc at 0°"), ("atanh 1", "no real value: atanh of 1"),
    ("root(2,-4)", "no real value: root of −4"),
  ])
  func `says why there is no value`(text: String, sentence: String) throws {
    let program = try FormulaParser.parse(text, angleUnit: .degrees)
    #expect(program.evaluate(at: 0) == nil)
    #expect(try program.reason()?.description == sentence)
  }

  @Test func `gives a reason only where it has no value`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let program = try RandomPrograms.program(size: 12, using: &generator)
      for x in [-1.5, 0, 2] {
        guard try program.reason(at: x) != nil else { continue }
        #expect(program.evaluate(at: x) == nil, "\(program) at \(x)")
      }
    }
  }

  @Test func `is saved as a plain list`() throws {
    let program = try FormulaParser.parse("sin²(x)+1,5", angleUnit: .degrees)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(program), as: UTF8.self)
    #expect(text == #"{"angle":"degrees","program":["x","sin","2","power","1.5","add"]}"#)
  }

  @Test(arguments: [
    (#"["x", "1", "and"]"#, ProgramError.conditionMissing(of: "and", at: 2)),
    (#"["x", "x", "when"]"#, .conditionMissing(of: "when", at: 2)),
    (#"["x", "2", "3", "choice"]"#, .conditionMissing(of: "choice", at: 3)),
    (#"["x", "1", "less"]"#, .isCondition),
  ])
  func `takes no number for a condition when it is read`(list: String, fault: ProgramError) {
    #expect(throws: fault) {
      try JSONDecoder().decode(Program.self, from: Data(#"{"program": \#(list)}"#.utf8))
    }
  }

  @Test(arguments: [
    "diff(x·|x|)", "diff({x<1: x, x²})", "diff(min(x, x²))", "diff(⌊x⌋)", "diff(x% {x>0})",
    "diff(if(x<0 or x>1, √x, 2))", "sum({k<x: k}, k, 1, 3)",
  ])
  func `comes back when its steps are saved`(text: String) throws {
    let program = try FormulaParser.parse(text)
    let again = try JSONDecoder().decode(Program.self, from: try JSONEncoder().encode(program))
    for x in [-1.5, 0.25, 2] { #expect(again.evaluate(at: x) == program.evaluate(at: x)) }
  }

  @Test(arguments: [(1_000_000, true), (1_000_001, false), (1 << 59, false)])
  func `a saved sum has no more terms than a typed one`(last: Int, isRead: Bool) {
    let saved = "sum(radians 1 \(last) 1 x 2 power divide)"
    #expect((Instruction(name: saved) != nil) == isRead)
  }

  @Test func `comes back as it was saved`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let program = try RandomPrograms.written(size: 15, using: &generator)
      let saved = try JSONEncoder().encode(program)
      #expect(try JSONDecoder().decode(Program.self, from: saved) == program)
    }
  }

  @Test(arguments: [
    #"{"program":[]}"#, #"{"program":["x","x"]}"#, #"{"program":["add"]}"#,
    #"{"program":["x","y","add"]}"#,
    #"{"program":["-1"]}"#, #"{"program":["1e9x"]}"#, #"{"angle":"turns","program":["x"]}"#, "{}",
    "[]",
  ])
  func `refuses a damaged list`(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Program.self, from: Data(text.utf8))
    }
  }

  @Test func `refuses with a sentence`() {
    #expect(throws: ProgramError.missingOperand(of: "add", at: 1)) {
      try Program([.variable, .binary(.add)])
    }
    #expect(
      ProgramError.leftoverValues(2).description == "the program leaves 2 values instead of one"
    )
  }

  @Test func `keeps written fractions for real roots`() throws {
    let program = try FormulaParser.parse("x^(-1/3)")
    #expect(program.code.operations == [.variable, .power(-1, 3)])
    #expect(try FormulaParser.parse("x^(1/2)").evaluate(at: -4) == nil)
    #expect(try FormulaParser.parse("x^(1/3)").evaluate(at: -27) == -3)
    #expect(try FormulaParser.parse("x^(3/5)").evaluate(at: -32) == -8)
  }

  @Test func `knows which numbers are exact`() throws {
    let code = try FormulaParser.parse("0.5+0.1+3+π+1e-3").code
    #expect(code.numbers.map(\.isExact) == [true, false, true, false, false])
  }
}
