import Analysis
import Intervals
import Notation
import Figures

/// Times all that is certain about one function over a view: points of interest and statistics.
///
/// Standard input may hold more functions, each with its window, as formula and ends parted by tabs.
struct FactsBenchmark {
  /// Formulas, and how many roots each certainly has in the view.
  private static let cases = [
    ("x^3-3x", 3), ("sin(x)", 7), ("x^2-3x+2", 2), ("1/x", 0), ("exp(-x^2)", 0), ("tan(x)", 7),
    ("x/(x^2+1)", 1), ("2sin(3x)+cos(x)", 19),
  ]
  private static let window = Interval(-10, 10)

  static func runAll() throws {
    print("\nFacts of one function, -10 … 10, medians of 101, ms: points; with statistics")
    var all: [(points: Double, statistics: Double)] = []
    for (formula, roots) in cases {
      let function = PiecewiseProgram(try FormulaParser.parse(formula))
      let found = FunctionFacts(of: function, over: window).features
        .count { $0.kind == .root && $0.isProven }
      guard found == roots else { throw WrongAnswer(formula: formula, found: "\(found) roots") }
      let taken = times(function, window, runs: 51)
      all.append(taken)
      print("  \(formula): \(rounded(taken.points)); \(rounded(taken.statistics))")
    }
    let statistics = all.map(\.statistics).sorted()
    print("  median: \(rounded(all.map(\.points).sorted()[all.count / 2]))", terminator: "; ")
    print(rounded(statistics[all.count / 2]))
    tell(row: "statistics", statistics[all.count / 2])
    tell(row: "statistics worst", statistics[all.count - 1])
    try runOthers()
  }

  /// What the window asks for when statistics are opened, in milliseconds: points of interest alone,
  /// and extrema with statistics.
  private static func times(
    _ function: PiecewiseProgram,
    _ window: Interval,
    runs: Int
  ) -> (points: Double, statistics: Double) {
    let points = medianTime(of: runs) { _ = FunctionFacts(of: function, over: window) }
    let statistics = medianTime(of: runs) {
      _ = FunctionFacts(of: function, over: window, seeking: .extrema).statistics()
    }
    return (points / 1e6, statistics / 1e6)
  }

  /// The functions of standard input.
  private static func runOthers() throws {
    var all: [(formula: String, statistics: Double)] = []
    while let line = readLine() {
      let fields = line.split(separator: "\t").map(String.init)
      let ends = fields.dropFirst().compactMap(Double.init)
      guard ends.count == 2, fields.count == 3 else { continue }
      let function = PiecewiseProgram(try FormulaParser.parse(fields[0]))
      all.append((fields[0], times(function, Interval(ends[0], ends[1]), runs: 3).statistics))
    }
    guard !all.isEmpty else { return }
    all.sort { $0.statistics < $1.statistics }
    let (median, ninth) = (all[all.count / 2].statistics, all[all.count * 9 / 10].statistics)
    print(
      "\nStatistics of \(all.count) functions that are hard to tell about, each over its window, ms:"
        + " median \(rounded(median)), 9 of 10 within \(rounded(ninth)); the slowest:"
    )
    for (formula, time) in all.suffix(12).reversed() { print("  \(formula): \(rounded(time))") }
  }
}
