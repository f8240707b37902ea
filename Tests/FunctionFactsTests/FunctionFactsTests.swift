import CalculatorModel
import FunctionFacts
import NumericCore
import Testing

@Suite struct `Facts about functions` {
  private func facts(_ text: String, _ low: Double, _ high: Double) throws -> FunctionFacts {
    FunctionFacts(
      of: PiecewiseProgram(try FormulaParser.parse(text)),
      over: Interval(low, high)
    )
  }

  @Test(arguments: [("sin(x)", 3), ("x^2", 1), ("tan(x)", 3), ("abs(x^2-2)", 2), ("1/x", 0)])
  func `count the roots, all proven`(text: String, count: Int) throws {
    let roots = try facts(text, -4, 4).features.filter { $0.kind == .root }
    #expect(roots.count == count)
    #expect(roots.allSatisfy { $0.isProven })
  }
}
