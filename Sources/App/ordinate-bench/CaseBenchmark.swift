import Calculus
import CurveProof
import Documents
import GraphKit
import Intervals
import Notation

/// Times the proof of a list of curves, each in its own window, on 3,840 by 2,160 device pixels.
///
/// The list comes from standard input, a line for each case: the formula, the same in muParser's
/// words or `-` where it has none, and the ends of the window, parted by tabs.
struct CaseBenchmark {
  /// One curve and its window.
  private struct Case {
    let formula: String
    let peerFormula: String
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    /// Nil where a line is none.
    init?(_ line: String) {
      let fields = line.split(separator: "\t").map(String.init)
      let ends = fields.dropFirst(2).compactMap(Double.init)
      guard fields.count == 6, ends.count == 4 else { return nil }
      (formula, peerFormula) = (fields[0], fields[1])
      (x, y) = (ends[0]...ends[1], ends[2]...ends[3])
    }

    var name: String { "\(formula), \(x.lowerBound) … \(x.upperBound)" }

    var grid: PixelGrid {
      PixelGrid(x: x, y: y, columnCount: Benchmark.columnCount, rowCount: 2160)
    }
  }

  /// Lists what muParser shall sample instead of timing anything.
  static func listFormulas() {
    for one in readCases() where one.peerFormula != "-" {
      print("case", one.name, one.peerFormula, one.x.lowerBound, one.x.upperBound, separator: "\t")
    }
  }

  static func runAll() throws {
    for one in readCases() { try run(one) }
  }

  private static func readCases() -> [Case] {
    var cases: [Case] = []
    while let line = readLine() {
      if let one = Case(line) { cases.append(one) }
    }
    return cases
  }

  private static func run(_ one: Case) throws {
    let function = ProgramFunction(try FormulaParser.parse(one.formula))
    let grid = one.grid
    func prove() -> CurveStore {
      let store = CurveStore()
      _ = store.prove(function, generation: 0, on: grid, while: { true })
      return store
    }
    let first = medianTime(of: 5) { _ = prove() }
    let time = medianTime(of: min(20001, max(5, Int(5e8 / first)))) { _ = prove() }
    let (certain, possible) = try count(prove(), function, one)
    let rounded = (time / 10).rounded() / 100
    print("ordinate", "case", one.name, rounded, "\(certain)+\(possible)", separator: "\t")
  }

  /// Counts pixels with ink, and asserts that values have some.
  private static func count(
    _ store: CurveStore,
    _ function: ProgramFunction,
    _ one: Case
  ) throws -> (certain: Int, possible: Int) {
    let grid = one.grid
    var counts = (certain: 0, possible: 0)
    for column in 0..<grid.columnCount {
      let rows = store.rows(ofColumn: column)
      counts.certain += rows.certain.count
      counts.possible += rows.possible.count
      let share = (Double(column) + 0.5) / Double(grid.columnCount)
      let x = one.x.lowerBound * (1 - share) + one.x.upperBound * share
      let value = function.enclosure(over: Interval(x)).value
      guard value.decoration >= .defined, value.interval.width < grid.unitsPerRow,
        grid.unitsPerColumn > 64 * x.ulp
      else { continue }
      let place = (one.y.upperBound - value.interval.midpoint) / grid.unitsPerRow
      guard place > 2, place < Double(grid.rowCount - 2) else { continue }
      let isMet = (Int(place) - 1...Int(place) + 1).contains {
        rows.certain.contains($0) || rows.possible.contains($0)
      }
      guard isMet else {
        throw WrongAnswer(formula: one.name, found: "column \(column) misses row \(place)")
      }
    }
    return counts
  }
}
