import Formulas
import Notation
import Operations
import Figures
import Testing

/// What pages and documents set is understood as what it says.
@Suite struct PastedSignsTests {
  private func isFigure(_ text: String) -> Bool {
    WrittenFigure.canRead(text)
  }

  @Test(arguments: [
    (#"\frac{d^2}{dx^2}x^4"#, 2.0, 48.0), (#"\frac{d^{2}}{dx^{2}}\left(x^4\right)"#, 2, 48),
    (#"\frac{d^3}{dx^3}(x^4)"#, 2, 48), (#"\frac{dx^2}{dx}"#, 3, 6),
    (#"\frac{\mathrm{d}}{\mathrm{d}x}x^2"#, 3, 6), (#"\left\vert x\right\vert"#, -3, 3),
    (#"\vert x\vert"#, -3, 3), (#"\binom{5}{2}x"#, 1, 10), (#"7\bmod 3+x"#, 1, 2),
    (#"\sum\limits_{k=1}^{3}k x"#, 1, 6), (#"\int\limits_0^1 2t\,dt+x"#, 1, 2),
    (#"1{,}5x"#, 2, 3), (#"\mathrm{e}^{x}"#, 0, 1),
    ("𝑥²+1", 2, 5), ("𝑒^𝑥", 0, 1), ("sin(𝜋𝑥)", 0, 0), ("2∗3x", 1, 6), ("6⁄3x", 1, 2),
    ("½x", 4, 2), ("2½x", 4, 10), ("𝟐𝐱", 3, 6),
  ])
  func `a formula is read as it was set`(text: String, x: Double, value: Double) throws {
    let written = try PastedFormula.written(text, isFigure: isFigure)
    #expect(try FormulaParser.parse(written).evaluate(at: x) == value, "\(written)")
    guard case .formula(let pasted)? = try PastedFormula.lines(of: text, angleUnit: .radians).first
    else {
      Issue.record("\(text) is no formula")
      return
    }
    #expect(try FormulaParser.parse(pasted).evaluate(at: x) == value, "\(pasted)")
  }

  @Test(arguments: [
    ("x^{2}+y^{2}=4", "x^(2)+y^(2)=4"), (#"r=1+\cos\theta"#, "r=1+cosθ"),
    (#"x^2+y^2\le 4"#, "x^(2)+y^(2)≤4"), ("𝑥²+𝑦²=4", "x²+y²=4"),
  ])
  func `a relation, too`(text: String, figure: String) throws {
    let written = try PastedFormula.written(text, isFigure: isFigure)
    #expect(isFigure(written))
    #expect(written.filter { $0 != " " } == figure)
    let lines = try PastedFormula.lines(of: text, angleUnit: .radians, isFigure: isFigure)
    #expect(lines.count == 1)
  }

  @Test(arguments: [
    "{(1,1),(2,4)}", "A={(1,5),(2,4)}", "{1,2,4}", "{(1,1)}", "{(1.5,1),(2,4)}", "L={1,5;2}",
  ])
  func `commas of lists part numbers, with blanks or without`(text: String) throws {
    #expect(try PastedFormula.written(text, isFigure: isFigure) == text)
    let lines = try PastedFormula.lines(of: text, angleUnit: .radians, isFigure: isFigure)
    #expect(lines == [.figure(text)])
  }

  /// In LaTeX braces would be brackets, and what is compared a factor.
  @Test(arguments: ["x {x>0, x<1}", "x {x<1,5}", "2 < x {x>0} < 5"])
  func `braces in which something is compared are no groups of LaTeX`(text: String) throws {
    #expect(try PastedFormula.written(text, isFigure: isFigure) == text)
  }

  @Test(arguments: [("\\alpha x+\\beta", "α·x+β"), ("2\\omega", "2·ω")])
  func `a Greek letter stands for a number`(text: String, description: String) throws {
    let program = try FormulaParser.parse(PastedFormula.written(text, isFigure: isFigure))
    #expect(program.description == description)
    let latex = try #require(program.written(in: .latex))
    #expect(try FormulaParser.parse(PastedFormula.written(latex, isFigure: isFigure)) == program)
  }

  @Test(arguments: [
    ("d^2/dx^2(x^4)", 48.0), ("d²/dx²(x^4)", 48), ("d³÷dx³(x^4)", 48), ("d/dx(x^4)", 32),
  ])
  func `a derivative of higher order is read as one`(text: String, value: Double) throws {
    #expect(try FormulaParser.parse(text).evaluate(at: 2) == value)
  }

  @Test(arguments: [
    ("asin(bx+c)", "asin"), ("asin(x)", nil), ("arcsin(bx)", nil), ("a sin(bx+c)", nil),
    ("2acos(kx)", "acos"),
    ("abs(bx)", nil),
  ])
  func `a name that may be a letter and a name is told`(text: String, name: String?) {
    #expect(FormulaTree(text).doubtfulInverse == name)
  }

  /// Which function is meant by dy is not said.
  @Test(arguments: [#"\frac{dy}{dx}"#, #"\frac{d^2y}{dx^2}"#])
  func `a derivative of nothing known is refused`(text: String) {
    #expect(throws: PastingError.self) { try PastedFormula.lines(of: text, angleUnit: .radians) }
  }

  @Test(arguments: [("mean(1,2,3)", "mean"), ("mean(x)", "mean"), ("2avgn(x)", "avgn")])
  func `a word that is no name is named whole`(text: String, word: String) {
    let error = #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
    #expect(error?.description.hasPrefix("unknown name: " + word) == true)
  }

  @Test(arguments: [
    ("x^2<2,5", "x^2<2.5"), ("y<max(1,5;x)", "y<max(1.5,x)"), ("x^2+y^2=2,25", "x^2+y^2=2.25"),
    ("(2,5cos(t);sin(t))", "(2.5cos(t),sin(t))"), ("y<max(1,x)", "y<max(1,x)"),
  ])
  func `a relation is stored with points before decimals`(text: String, stored: String) throws {
    let lines = try PastedFormula.lines(of: text + "\nx", angleUnit: .radians, isFigure: isFigure)
    #expect(lines.first == .figure(stored))
    #expect(try PastedFormula.written(text, isFigure: isFigure) == stored)
  }
}
