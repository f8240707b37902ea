import Calculator
import Formulas
import Input
import Testing
import Words

@Suite struct `RPN keys` {
  private func rpn(_ typed: String = "") -> CalculatorBrain {
    var brain = CalculatorBrain()
    brain.mode = .rpn
    brain.type(typed)
    return brain
  }

  @Test(
    arguments: [
      ("1\n2+", "1+2"), ("xx*1.1-", "x·x−1.1"), ("x1.1-", "x−1.1"), ("2\n3\n4+*", "2·(3+4)"),
      ("xsin\n", "sin(x)"),
      ("xsinh", "sinh(x)"), ("xasin\n", "asin(x)"), ("xlog\n", "log(x)"), ("xln", "ln(x)"),
      ("xsqrt", "√x"),
      ("5!", "5!"), ("x2^", "x²"), ("3pi*", "3·π"), ("7\n3mod", "mod(7, 3)"), ("2e*", "2·e"),
      ("x²", "x²"),
      ("1.5E3\n", "1.5E3"), ("xexp", "exp(x)"), ("xtan+", nil), ("4\n\n+", "4+4"),
      ("9\n8,5", "8.5"), ("2 3 +", "2+3"), ("x 2 log *", "x·log(2)"), ("30°", "30°"),
    ] as [(String, String?)]
  )
  func `a script makes`(typed: String, description: String?) {
    let brain = rpn(typed)
    if let description {
      #expect(brain.description == description)
    } else {
      #expect(brain.program == nil)
    }
  }

  @Test func `reciprocal of a difference`() {
    var brain = rpn("x1.1-")
    brain.press(.reciprocal)
    #expect(brain.level(1) == "1/(x−1.1)")
    #expect(brain.level(2) == nil)
  }

  @Test func `too few values change nothing`() {
    var brain = rpn("5")
    brain.press(.add)
    #expect(brain.message == .needsValues("+", 2, present: 1))
    #expect(brain.line == "5")
    brain.press(.clear)
    brain.press(.sin)
    #expect(brain.message == .needsValues("sin", 1, present: 0))
    brain.press(.swap)
    #expect(brain.message == .needsValues("swap", 2, present: 0))
    #expect(brain.messageNumber == 3)
  }

  @Test func `Enter duplicates, ⌫ drops, C clears twice`() {
    var brain = rpn("4\n\n")
    #expect(brain.stackCount == 2)
    brain.press(.delete)
    #expect(brain.stackCount == 1)
    brain.type("12")
    brain.press(.delete)
    #expect(brain.line == "1")
    brain.press(.clear)
    #expect(brain.line.isEmpty)
    #expect(brain.stackCount == 1)
    brain.press(.clear)
    #expect(brain.stackCount == 0)
  }

  @Test func `swap, roll and drop`() {
    var brain = rpn("1\n2\n3\n")
    brain.press(.swap)
    #expect((1...3).map { brain.level($0) } == ["2", "3", "1"])
    brain.press(.roll)
    #expect((1...3).map { brain.level($0) } == ["3", "1", "2"])
    brain.press(.drop)
    #expect((1...3).map { brain.level($0) } == ["1", "2", nil])
  }

  @Test func `± acts on the entry, then on level 1`() {
    var brain = rpn("5")
    brain.press(.sign)
    #expect(brain.line == "−5")
    brain.press(.enter)
    brain.press(.sign)
    #expect(brain.level(1) == "5")
    brain.type("1E3")
    brain.press(.sign)
    #expect(brain.line == "1E−3")
  }

  @Test func `an entry is what Graph takes`() {
    var brain = rpn("x\n")
    #expect(brain.status == .functionOfX)
    brain.type("3")
    #expect(brain.description == "3")
    brain.type("E")
    #expect(brain.status == .unfinished(.formula(.exponentMissing)))
    #expect(brain.graphReadiness == .notPossible(.formulaIsUnfinished))
  }

  @Test func `the same real roots as typed text`() {
    var brain = rpn("x1\n3/^")
    #expect(brain.program?.evaluate(at: -8) == -2)
    brain = rpn("x1\n3/")
    brain.press(.sign)
    brain.press(.power)
    #expect(brain.program?.evaluate(at: -8) == -0.5)
    #expect(brain.description == "x^(−(1/3))")
  }

  @Test func `doubling without end meets a limit`() {
    var brain = rpn("x")
    for _ in 0..<30 {
      brain.press(.enter)
      brain.press(.add)
    }
    #expect(brain.message == .noProgram(.tooLong))
    #expect(brain.program != nil)
  }
}
