import Analysis
import Expressions
import Notation
import Operations
import Piecewise
import TestSupport
import Testing

@Suite struct NaturalSpanTests {
  /// Formulas with the stretch that shows them, to within a hundredth of its length.
  @Test(
    arguments: [
      ("sin(x)", -2 * .pi...2 * .pi, .pi), ("cos(2x)", -.pi ... .pi, .pi),
      ("tan(x)", -2 * .pi...2 * .pi, .pi), ("x·sin(x/2)", -4 * .pi...4 * .pi, .pi),
      ("sin(2πx)", -1...1, .number), ("sin(x)+cos(3x)", -2 * .pi...2 * .pi, .pi),
      ("sin(x²)", -10...10, .number), ("x^2", -5...5, .number), ("x²−4", -3.6...3.6, .number),
      ("x³−3x", -3.117...3.117, .number), ("(x−100)²−1", 98.2...101.8, .number),
      ("2x+1", -10...10, .number), ("x−40", -60...60, .number), ("7", -10...10, .number),
      ("√x", -1...10, .number), ("ln(x)", -1...10, .number), ("ln(x−3)", 2...13, .number),
      ("√(−x)", -10...1, .number), ("asin(x)", -1.5...1.5, .number),
      ("√(x²−16)", -10...10, .number), ("1/x", -10...10, .number), ("x!", -10...10, .number),
      ("gamma(x)", -10...10, .number),
      ("ln(x−50)", 40...150, .number), ("e^x", -10...10, .number),
    ] as [(String, ClosedRange<Double>, NaturalSpan.Unit)]
  ) func `a formula is shown where it is itself`(
    formula: String,
    range: ClosedRange<Double>,
    unit: NaturalSpan.Unit
  ) throws {
    let span = try FormulaParser.parse(formula).naturalSpan
    let slack = (range.upperBound - range.lowerBound) / 100
    #expect(abs(span.range.lowerBound - range.lowerBound) < slack, "\(span.range)")
    #expect(abs(span.range.upperBound - range.upperBound) < slack, "\(span.range)")
    #expect(span.unit == unit)
  }

  @Test func `degrees are counted in degrees`() throws {
    let span = try FormulaParser.parse("sin(x)", angleUnit: .degrees).naturalSpan
    #expect(span.range == -360...360)
    #expect(span.unit == .degree)
  }

  @Test func `a hump is shown without its flat ends`() throws {
    let span = try FormulaParser.parse("exp(−x²)").naturalSpan.range
    #expect(span.lowerBound == -span.upperBound)
    #expect((2...5).contains(span.upperBound))
  }

  @Test(arguments: ["x^24 − 1", "(x−1)(x−2)(x−3)(x−4)(x−5)", "x^3 + x", "x^5 − 5x + 1"])
  func `zeros and turning points of a polynomial are inside`(formula: String) throws {
    let program = try FormulaParser.parse(formula)
    let range = program.naturalSpan.range
    let far = max(abs(range.lowerBound), abs(range.upperBound)) * 4
    var before = program.evaluate(at: -far) ?? 0
    var changes = 0
    for step in 1...4000 {
      let x = far * (Double(step) / 2000 - 1)
      let value = program.evaluate(at: x) ?? 0
      if (before < 0) != (value < 0) {
        changes += 1
        #expect(range.contains(x))
      }
      before = value
    }
    #expect(changes > 0)
  }

  @Test(
    arguments: [
      ("1E−308x^24+x^23+1", [-1]), ("1E−308x^24−x^23+1", [1]), ("1E308x^24−1E308", [-1, 1]),
      ("1E−308x^2−1E308", []), ("1E−308x−1.7", []),
    ] as [(String, [Double])]
  )
  func `huge and tiny coefficients give a stretch that has a length`(
    formula: String,
    zeros: [Double]
  ) throws {
    let span = try FormulaParser.parse(formula).naturalSpan
    #expect((span.range.upperBound - span.range.lowerBound).isFinite)
    #expect(zeros.allSatisfy { span.range.contains($0) }, "\(span.range)")
    #expect(span.landmarks.allSatisfy { $0.isFinite }, "\(span.landmarks)")
  }

  @Test func `several formulas are shown together`() throws {
    let span = NaturalSpan(
      joining: try ["sin(x)", "√x"].map { try FormulaParser.parse($0).naturalSpan }
    )
    #expect(span.range.lowerBound == -2 * .pi)
    #expect(span.range.upperBound == 10)
    #expect(span.unit == .pi)
    #expect(NaturalSpan(joining: []) == .standard)
  }
}
