import Formulas
import Notation
import Operations
import TestSupport
import Testing

@Suite struct LaTeXTests {
  private func pasted(_ text: String) throws -> [PastedFormula] {
    try PastedFormula.lines(of: text, angleUnit: .radians)
  }

  @Test(arguments: [
    ("½x", "(1/2)x"), ("2½", "(2+1/2)"), ("x²+¾", "x²+(3/4)"), ("1½·x", "(1+1/2)·x"),
  ])
  func `a fraction of one character is that fraction`(text: String, formula: String) throws {
    #expect(try pasted(text) == [.formula(formula)])
  }

  @Test(arguments: ["align", "align*", "aligned", "gather*", "eqnarray"])
  func `formulas under each other are lines`(name: String) throws {
    let text = "\\begin{\(name)}\n  y &= x^2 \\\\\n f(x) &= \\frac{1}{x}\n\\end{\(name)}"
    #expect(try pasted(text) == [.formula("x^2"), .formula("f(x)=1/x")])
  }

  @Test func `numbers in columns are no formula, and the line is told`() {
    #expect(throws: PastingError.self) { try pasted("1\t2\n3\t4") }
    let sentence = (try? pasted("x\n1\t2")) == nil
    #expect(sentence)
  }

  @Test(arguments: [
    (#"\frac{1}{2}mv^2"#, "1/2·m·v²"), (#"\sin\left(kx\right)"#, "sin(k·x)"),
    (#"\frac{mg}{k}x"#, "m·g/k·x"),
    (#"\frac{1}{x}"#, "1/x"), (#"\frac12x"#, "1/2·x"), (#"\dfrac{x+1}{x-1}"#, "(x+1)/(x−1)"),
    (#"\frac{\frac{1}{x}}{x}"#, "1/x/x"), (#"\sin\left(x\right)"#, "sin(x)"),
    (#"\sin x"#, "sin(x)"), (#"\sin 2x"#, "sin(2·x)"), (#"\sin{x}"#, "sin(x)"),
    (#"x\sin x"#, "x·sin(x)"), (#"a\sin\left(bx\right)"#, "a·sin(b·x)"),
    (#"\sin^{2}\left(x\right)"#, "sin(x)²"), (#"\sin^2x"#, "sin(x)²"),
    (#"\sin^{-1}\left(x\right)"#, "asin(x)"), (#"\cos^{10}\left(x\right)"#, "cos(x)^10"),
    (#"\tan^{x}\left(x\right)"#, "tan(x)^x"), (#"x^{2}"#, "x²"), (#"x^{-2}"#, "x^(−2)"),
    (#"x^{2}y^{0}"#.replacing("y", with: "x"), "x²·x^0"), (#"e^{-x^{2}}"#, "e^(−x²)"),
    (#"{x}^{x^{x}}"#, "x^x^x"), (#"\sqrt{x}"#, "√x"), (#"\sqrt x"#, "√x"),
    (#"\sqrt[3]{x}"#, "root(3, x)"), (#"\sqrt[n]{x}"#.replacing("n", with: "2x"), "root(2·x, x)"),
    (#"\sqrt{\sqrt{x}}"#, "√(√x)"), (#"\left|x\right|"#, "|x|"), (#"|x|+\pi"#, "|x|+π"),
    (#"\left\lvert x\right\rvert"#, "|x|"), (#"\lvert x\rvert"#, "|x|"),
    (#"\left\lfloor x\right\rfloor"#, "⌊x⌋"), (#"\lceil x\rceil"#, "ceil(x)"),
    (#"2\cdot x"#, "2·x"), (#"2\times x\div 3"#, "2·x/3"), (#"2\pi x"#, "2·π·x"),
    (#"\ln\left(x\right)"#, "ln(x)"), (#"\ln x^{2}"#, "ln(x²)"), (#"\log\left(x\right)"#, "log(x)"),
    (#"\log_{2}\left(x\right)"#, "log2(x)"), (#"\log_{10}x"#, "log(x)"),
    (#"\log_{3}\left(x\right)"#, "log(3, x)"), (#"\log_3x^2"#, "log(3, x²)"),
    (#"\log_{3}(x+(1))"#, "log(3, x+1)"), (#"\log 25"#, "log(25)"),
    (#"\operatorname{floor}\left(x\right)"#, "⌊x⌋"), (#"\operatorname{abs}(x)"#, "|x|"),
    (#"\operatorname{sgn}\left(x\right)"#, "sign(x)"), (#"\mathrm{e}^{x}"#, "e^x"),
    (#"\operatorname{mod}\left(x,3\right)"#, "mod(x, 3)"), (#"\max\left(x,1\right)"#, "max(x, 1)"),
    (#"\arcsin\left(x\right)"#, "asin(x)"), (#"\operatorname{arcsinh}\left(x\right)"#, "asinh(x)"),
    (#"\exp\left(-\frac{x^{2}}{2}\right)"#, "exp(−(x²/2))"), (#"x!\,"#, "x!"),
    (#"\left(x+1\right)\left(x-1\right)"#, "(x+1)·(x−1)"), (#"\left[x\right]^{2}"#, "x²"),
    (#"30^{\circ}"#, "30°"), (#"50\%"#, "50%"), (#"x^{10}\ +\quad 1"#, "x^10+1"),
    (#"\displaystyle\frac{x}{2}"#, "x/2"), (#"\Gamma\left(x\right)"#, "gamma(x)"),
    (#"\cosh^{2}x-\sinh^{2}x"#, "cosh(x)²−sinh(x)²"), (#"\tau x"#, "τ·x"),
    (#"3x^-1+{}2"#, "3·x^(−1)+2"),
  ])
  func `common forms become formulas`(latex: String, formula: String) throws {
    #expect(try pasted(latex) == [.formula(formula)])
  }

  @Test(arguments: [
    (#"y=\frac{1}{x}"#, "1/x"), (#"g(x)=f\left(x-1\right)+f'(2)"#, "g(x)=f(x−1)+f′(2)"),
    (#"f(x)=\sqrt{x}"#, "f(x)=√x"),
    (#"f\left(x\right)=x^{2}"#, "f(x)=x²"),
    (#"y_{1} = x^{2}"#, "x²"), (#"g_2(x) = \ln x"#, "g_2(x)=ln(x)"),
    (#"g_{2}(x) = x^{2}"#, "g_2(x)=x²"), ("y = 2x+1", "2x+1"),
    ("h(x)= sin(x)", "h(x)=sin(x)"), (#"$x^{2}$"#, "x²"), (#"\(x^{3}\)"#, "x³"),
    (#"\[y=x^{2}\]"#, "x²"),
    ("  x+1 ,", "x+1"),
  ])
  func `what stands around a formula is dropped, but a name`(text: String, formula: String) throws {
    #expect(try pasted(text) == [.formula(formula)])
  }

  @Test func `several lines are several formulas, and parameters are set`() throws {
    let text = "y=a\\sin(x)\n\na=2.5\r\nf(x)=x^2\\\\b=-\\frac{1}{4}"
    #expect(
      try pasted(text) == [
        .formula("a·sin(x)"), .parameter(.a, [2.5]), .formula("f(x)=x^2"), .parameter(.b, [-0.25]),
      ]
    )
  }

  @Test(arguments: ["", " \n ", "2+", "sin(", ") + 1"])
  func `plain pieces pass as they are`(text: String) throws {
    let trimmed = text.split(whereSeparator: \.isNewline).joined().trimmingPrefix(
      while: \.isWhitespace
    )
    #expect(try pasted(text) == (trimmed.isEmpty ? [] : [.formula(String(trimmed))]))
  }

  @Test(arguments: [
    (#"\oint x"#, #"\oint is not understood"#),
    (#"\frac{1}"#, #"Nothing after \frac"#),
    (#"\sqrt{x"#, "Unmatched {"), (#"x_{1}"#, "_ has no meaning here"),
    (#"\left(x"#, #"Unmatched \left"#),
    (#"\left\{x\right\}"#, "No =, < or > in the condition"),
    (#"\left(x\right|"#, "Unmatched ("), (#"x}"#, "} has no meaning here"),
    (#"x^{2}+y^{2}=1"#, "No =, < or > with y"),
    (#"\aleph x"#, #"\aleph is not understood"#),
    (#"\"#, #"\ is not understood"#), ("x^{", "Unmatched {"),
    ("x\nhello", "line 2: unknown name: h"), (#"a=x\cdot1"#, "= has no meaning here"),
    ("x+1\n2+", "line 2: Nothing after +"),
  ])
  func `anything else gives a sentence`(text: String, sentence: String) {
    let error = #expect(throws: PastingError.self) { try pasted(text) }
    #expect(
      error?.description.hasPrefix(String(sentence.prefix(22))) == true,
      "\(error?.description ?? "")"
    )
  }

  @Test(arguments: [
    "{", #"\frac{"#, #"\sqrt{"#, #"\left("#, "x^{", #"\log_{3}("#, "[", #"\sin^{x}"#,
  ])
  func `deep nesting is refused, not followed`(opening: String) {
    let text = String(repeating: opening, count: 20_000) + #"\pi"#
    #expect(throws: PastingError.self) { try pasted(text) }
  }

  @Test func `any mixture is read or refused`() {
    let pieces = [
      #"\frac"#, "{", "}", "^", "_", "x", "2", #"\left("#, #"\right)"#, #"\sin"#, "[", "]", "|",
      "=", "a",
      #"\log"#, #"\sqrt"#, ",", "+", "-", #"\operatorname"#, "(", ")", #"\lfloor"#, #"\rfloor"#,
      "\n",
    ]
    var generator = SeededGenerator(seed: 1)
    var formulas = 0
    for _ in 0..<6_000 {
      let length = Int.random(in: 1...12, using: &generator)
      let text = (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      for case .formula(let formula)? in (try? pasted(text)) ?? [] {
        formulas += 1
        #expect(formula.count < 1000)
      }
    }
    #expect(formulas > 200, "\(formulas)")
  }
}
