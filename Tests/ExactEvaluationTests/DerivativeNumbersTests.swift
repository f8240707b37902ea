import Formulas
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

  @Test(arguments: [
    ("diff(gamma(x),x,3)", "1.8455686701969342"), ("diff(x!,x,2)", "1.8455686701969342"),
    ("diff(gamma(x),x,−1000.5)", "-1.7050716167607928e-2568"),
    ("diff(gamma(x),x,−1)", "undefined"), ("diff(x!,x,−1)", "undefined"),
    ("diff(diff(diff(gamma(s),s,t),t,x),x,−0.5)", "-0.52941084553842824"),
    ("diff(ln(gamma(x)),x,1)", "-0.57721566490153286"),
    ("diff(sinc(x),x,0)", "0"), ("diff(sinc(x),x,1)", "-0.30116867893975678"),
    ("diff(sinc(x),x,1e-40)", "-3.3333333333333333e-41"),
    ("diff(diff(sinc(t),t,x),x,0)", "-0.33333333333333333"),
    ("diff(root(x,5),x,2)", "-0.89970314444200061"),
  ])
  func `gamma, factorials, sinc and roots have one`(formula: String, text: String) throws {
    #expect(try exactAnswer(formula).text == text)
  }

  @Test(arguments: [
    ("diff((x²)^(1/(x+1)),x,0)", "undecided"), ("diff(x^x,x,0)", "undefined"),
    ("diff(x^(x+2),x,0)", "undefined"), ("diff(0^x,x,1)", "0"), ("diff(0^x,x,0)", "undefined"),
    ("diff(0^x,x,−1)", "undefined"), ("diff(0^floor(x),x,0.5)", "0"),
    ("diff((−2)^floor(x),x,0.5)", "0"), ("diff((−2)^floor(x),x,1)", "undefined"),
    ("diff((−2)^x,x,1)", "undefined"), ("diff(x^sign(x),x,−2)", "-0.25"),
    ("diff(x^√0,x,0)", "undecided"),
  ])
  func `a changing power may have one where its base is 0 or below`(
    formula: String,
    text: String
  ) throws {
    #expect(try exactAnswer(formula).text == text)
  }

  @Test(arguments: [
    ("diff({x<1: x², x<2: 2x−1, 3},x,2)", "undefined"), ("diff({x<1: abs(x), 3},x,0)", "undefined"),
    ("diff(abs(x) {x<1},x,0)", "undefined"), ("diff({x<1: abs(x), 3},x,−2)", "-1"),
    ("diff({x<1: abs(x), 3}−abs(x),x,0)", "undecided"),
  ])
  func `a corner of what a condition chooses is a corner`(formula: String, text: String) throws {
    #expect(try exactAnswer(formula).text == text)
  }
}
