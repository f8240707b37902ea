import CalculatorModel
import FunctionFacts
import NumericCore

/// Times what is said about functions over a view, as while it is being panned, and asserts how many
/// roots and extrema are proven.
struct FactsBenchmark {
  private struct Case {
    let formula: String
    let x: Interval
    let roots: Int
    let extrema: Int
  }

  private static let cases = [
    Case(formula: "sin(x)*x^2", x: Interval(-10, 10), roots: 7, extrema: 6),
    Case(formula: "tan(x)", x: Interval(-10, 10), roots: 7, extrema: 0),
    Case(formula: "x^3-3x", x: Interval(-10, 10), roots: 3, extrema: 2),
    Case(formula: "1/x", x: Interval(-10, 10), roots: 0, extrema: 0),
    Case(formula: "x^4-4x^2+4", x: Interval(-10, 10), roots: 2, extrema: 3),
    Case(formula: "1-cos(x)", x: Interval(-10, 10), roots: 3, extrema: 7),
  ]

  /// Microseconds for the places of interest, and for them with all statistics but the arc length.
  static func runAll() throws {
    for one in cases {
      let program = try FormulaParser.parse(one.formula)
      func facts() -> FunctionFacts { FunctionFacts(of: PiecewiseProgram(program), over: one.x) }
      let features = facts().features.filter(\.isProven)
      let roots = features.count { $0.kind == .root }
      let extrema = features.count { $0.kind == .minimum || $0.kind == .maximum }
      guard roots == one.roots, extrema == one.extrema else {
        throw WrongAnswer(formula: one.formula, found: "\(roots) roots, \(extrema) extrema")
      }
      let places = medianTime(of: 51) { _ = facts() }
      let all = medianTime(of: 51) { _ = facts().statistics(withArcLength: false) }
      for (kind, time) in [("facts", places), ("statistics", all)] {
        print("ordinate", kind, one.formula, (time / 100).rounded() / 10, "-", separator: "\t")
      }
    }
  }
}
