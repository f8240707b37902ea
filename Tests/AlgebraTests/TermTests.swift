import Algebra
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Formulas as trees.
@Suite struct TermTests {
  private func term(_ text: String) throws -> Term {
    try #require(Term(FormulaParser.parse(text)))
  }

  private func value(_ term: Term, at x: Double) throws -> Double? {
    try Program(term.instructions).evaluate(at: x)
  }

  @Test(arguments: [
    "x^3-2x", "sin(x)/x", "x^x", "ln(x)·e^x", "atan2(x,2)", "root(3,x+4)", "log(3,x)", "mod(x,3)",
    "sec(x)", "csc(x)", "cot(x)", "acosh(x+1)", "erf(x)", "erfc(x)", "sinc(x)", "max(x,1/x)",
    "hypot(x,3)", "coth(x)", "|x-9|", "gamma(x)", "clamp(x²,1,9)",
  ])
  func `a derivative is what the chords come near to`(text: String) throws {
    let term = try term(text)
    let slope = try #require(term.derivative(by: .variable, in: .radians))
    for x in [0.7, 1.4, 2.6] {
      let (left, right) = (try value(term, at: x - 1e-5), try value(term, at: x + 1e-5))
      let chord = try (#require(right) - #require(left)) / 2e-5
      let rise = try #require(try value(slope, at: x))
      #expect(abs(rise - chord) < 1e-6 * max(1, abs(chord)), "\(rise) \(chord)")
    }
  }

  @Test func `the other variable counts as a number`() throws {
    let product = Term.binary(.multiply, .leaf(.parameter(.y)), .unary(.sin, .leaf(.variable)))
    let slope = try #require(product.derivative(by: .parameter(.y), in: .radians))
    #expect(slope == .unary(.sin, .leaf(.variable)))
  }

  @Test(arguments: [
    ("(x+1)^2-x^2", "1+2·x"), ("√12·√3·x", "6·x"), ("cos(x)^2+sin(x)^2", "1"), ("x/√2·√2", "x"),
    ("(x-1)(x+1)/4", "(-1+x²)/4"), ("x-x", "0"),
  ])
  func `a sum of products is written in one way`(text: String, short: String) throws {
    let (first, second) = (try term(text), try term(short))
    #expect(try #require(TermPolynomial(first)) == #require(TermPolynomial(second)))
    let written = try #require(TermPolynomial(first)?.term)
    for x in [-2.5, 0.5, 3] {
      let (one, other) = (try value(first, at: x), try value(written, at: x))
      #expect(try abs(#require(one) - #require(other)) < 1e-12)
    }
  }

  @Test func `too long sums are not written out`() throws {
    let sum = (0..<12).reduce("1") { "\($0)+sin(\($1 + 2)x)" }
    #expect(TermPolynomial(try term("(\(sum))^4")) == nil)
  }
}

/// What rules alone tell of a formula.
@Suite struct FormalTests {
  @Test(arguments: [
    ("sin(x)^2+cos(x)^2", 1.0), ("e^x·e^(1-x)/e", 1), ("cosh(x)^2-sinh(x)^2", 1),
    ("tan(x)·cos(x)/sin(x)", 1), ("ln(8)/ln(2)+x-x", 3), ("√12/√3+0·x", 2),
  ])
  func `a formula that is a number is found to be one`(text: String, number: Double) throws {
    let constant = try #require(SymbolicProgram(FormulaParser.parse(text))?.constant)
    #expect(constant.contains(number) && constant.width < 1e-12)
  }

  @Test(arguments: ["sin(x)^2-cos(x)^2", "x", "e^x", "|x|/x", "atan(x)+atan(1/x)"])
  func `others are not`(text: String) throws {
    #expect(try SymbolicProgram(FormulaParser.parse(text))?.constant == nil)
  }

  @Test(arguments: [("√8-√2", "√2"), ("sin(π/12)", "(√6-√2)/4"), ("ln(12)-ln(3)", "2ln(2)")])
  func `equal numbers are told to be equal`(first: String, second: String) throws {
    let one = try #require(FormalNumber(FormulaParser.parse(first)))
    let other = try #require(FormalNumber(FormulaParser.parse(second)))
    #expect(one.isEqual(to: try #require(other.closed)))
  }
}
