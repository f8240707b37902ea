import Formulas
import Notation
import Operations
import Testing

/// How far what LaTeX writes without brackets reaches.
@Suite struct LaTeXProductTests {
  private static let values: [(text: String, x: Double, value: Double)] = [
    // Room parts digits.
    (#"\sin^2 2x"#, 0.5, 0.708_073_418_273_571_2), (#"\frac{2^2 3^2}{4}"#, 1, 9),
    (#"10^3 10^2\cdot1"#, 1, 1e5), (#"\sqrt{3^2 4^2}"#, 1, 12),
    (#"\sum_{k=1}^{3} k^2 3^k"#, 1, 282), (#"1\,000"#, 1, 1000), (#"\frac 1 2"#, 1, 0.5),
    // What is differentiated goes up to a sum.
    (#"\frac{d}{dx} 2x^2"#, 3, 12), (#"\frac{d^2}{dx^2}3x^2"#, 1, 6),
    (#"\frac{d}{dx}(x+1)^2"#, 2, 6), (#"\frac{d}{dx}(x+1)(x-1)"#, 2, 4),
    (#"\frac{d}{dx}x\sin x"#, 1, 1.381_773_290_676_036_2), (#"\frac{d}{dx}x^2+1"#, 2, 5),
    (#"\frac{d+1}{dx}\cdot0+x"#, 2, 2),
    // A logarithm and a power are of a product.
    (#"\log_5 125"#, 1, 3), (#"\log_3 2x"#, 4.5, 2), (#"\log_3 x!"#, 3, 1.630_929_753_571_457_4),
    (#"\log_3(x)+1"#, 9, 3), (#"\sin^{-2}2x"#, 0.5, 1.412_282_927_437_391_8),
    // An upright e is a number.
    (#"3\mathrm{e}2"#, 1, 16.309_690_970_754_27), (#"2\mathrm{e}-1"#, 1, 4.436_563_656_918_09),
    (#"3\,e\,2"#, 1, 16.309_690_970_754_27), (#"\sum_{n=1}^{3} 1e-2"#, 1, 0.03),
    (#"\sum_{n=1}^{3} (n+1)"#, 1, 9), (#"1{,}5"#, 1, 1.5),
    (#"\atan2(1,2)"#, 1, 0.463_647_609_000_806_1),
    // Within an integral they end at its differential, and bars and delimiters are their own.
    (#"\int_1^2 \log_3 t\,dt"#, 1, 0.35162028051607748),
    (#"\int_0^1 \frac{d}{dt} t^2\,dt"#, 1, 1), (#"\int_0^1 t\frac{d}{dt}(t^2)\,dt"#, 1, 2.0 / 3),
    (#"|\frac{d}{dx} x^2|"#, -3, 6), (#"\frac{d}{dx}|x|"#, -3, -1),
    (#"\sum_{n=1}^{3} |n-2|"#, 1, 2),
    (#"\log_3 \lfloor x \rfloor"#, 9.5, 2), (#"\log_3 \ln(x)"#, 1.5, -0.82169156947286929),
    (#"\log_3\sum_{n=1}^{2} 4.5"#, 1, 2), (#"0{,}125"#, 1, 0.125), (#"1234{,}567"#, 1, 1234.567),
    (#"x^2\,100"#, 2, 400), (#"\left .\frac{d}{dx}x^2\right|_{x=3}"#, 1, 6),
  ]

  @Test(arguments: values)
  func `is read as it is written`(text: String, x: Double, value: Double) throws {
    let lines = try PastedFormula.lines(of: text, angleUnit: .radians)
    guard case .formula(let formula)? = lines.first else {
      Issue.record("\(lines)")
      return
    }
    // What is not used has a number, too.
    let program = try FormulaParser.parse(formula).binding(ParameterValues())
    let found = try #require(program.evaluate(at: x))
    #expect(abs(found - value) <= 1e-12 * max(1, abs(value)), "\(formula): \(found)")
  }

  @Test(arguments: [#"2\,3"#, #"\pi+2 3"#, #"5~6\cdot1"#, #"2^{2 3}"#, #"1{,}000"#])
  func `is refused where it could be two things`(text: String) {
    #expect(throws: PastingError.self) {
      try PastedFormula.lines(of: text, angleUnit: .radians)
    }
  }

  @Test(arguments: ["A", "a·A", "5K", "B(2,3)"])
  func `a capital is not the letter of a slider`(text: String) {
    #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
  }
}
