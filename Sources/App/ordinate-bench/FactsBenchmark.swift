import Analysis
import Intervals
import Notation
import Piecewise

/// Times all that is certain about one function over a view: points of interest and statistics.
struct FactsBenchmark {
  /// Formulas, and how many roots each certainly has in the view.
  private static let cases = [
    ("x^3-3x", 3), ("sin(x)", 7), ("x^2-3x+2", 2), ("1/x", 0), ("exp(-x^2)", 0), ("tan(x)", 7),
    ("x/(x^2+1)", 1), ("2sin(3x)+cos(x)", 19),
  ]
  private static let window = Interval(-10, 10)

  static func runAll() throws {
    print("\nFacts of one function, -10 … 10, medians of 101, ms: points; with statistics")
    var all: [Double] = []
    for (formula, roots) in cases {
      let function = PiecewiseProgram(try FormulaParser.parse(formula))
      let found = FunctionFacts(of: function, over: window).features
        .count { $0.kind == .root && $0.isProven }
      guard found == roots else { throw WrongAnswer(formula: formula, found: "\(found) roots") }
      let points = medianTime(of: 101) { _ = FunctionFacts(of: function, over: window) } / 1e6
      let both = medianTime(of: 101) {
        _ = FunctionFacts(of: function, over: window).statistics()
      }
      all.append(points)
      print("  \(formula): \(rounded(points)); \(rounded(both / 1e6))")
    }
    print("  median: \(rounded(all.sorted()[all.count / 2]))")
  }
}
