import ExactAnswers
import Expressions
import Notation
import Numerals
import Operations
import Testing

/// A derivative has values only where its formula has, whatever numbers stand in that.
@Suite struct DerivativeNumbersTests {
  @Test(arguments: [
    ("diff(x+1/(0.1+0.2-0.3))", "undefined"), ("diff(x+ln(0.1+0.2-0.3))", "undefined"),
    ("diff(x+1/sin(pi))", "undefined"), ("diff(x·√(1e16+1-1e16-2))", "undefined"),
    ("diff(x+1/(1e20+1-1e20))", "1"), ("diff(x²+√(√(sin(pi))))", "2"),
    ("diff({x>0: x, ln(sin(pi))})", "1"), ("diff(e^1000·x)", "1.9700711140170469e434"),
  ])
  func `numbers in it exist or it has none`(formula: String, text: String) throws {
    #expect(try exactAnswer(formula, at: "1").text == text)
  }

  @Test(arguments: [
    ("diff(ln(a)+x)", [Instruction.number(NumberLiteral(1)), .unary(.negate)], "undefined"),
    ("diff(1/(a-1)+x)", [.number(NumberLiteral(3))], "1"),
    ("diff(x+√(a-2))", [.number(NumberLiteral(3))], "1"),
    ("sum(diff(ln(a)·x), k, 1, 2)", [.number(NumberLiteral(1))], "0"),
  ])
  func `a parameter counts with its value`(
    formula: String,
    value: [Instruction],
    text: String
  ) throws {
    let program = try FormulaParser.parse(formula).replacing([.a: value])
    let answer = ExactAnswer(
      program,
      at: RealPlace(try FormulaParser.parse("1")),
      digits: 15
    )
    #expect(answer.text == text)
  }
}
