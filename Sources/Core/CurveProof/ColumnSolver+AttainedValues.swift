import Calculus
import Intervals

extension ColumnSolver {
  /// How much wider than a column's smallest parts the stretch is in which a value is looked for that
  /// no Double need give, as a share of the column: narrower, and rounding hides on which side of it
  /// the ends are.
  private static let attainmentReach = 0x1p-24

  /// A continuous part in which the curve may go so many times through its values turns too fast to be
  /// followed.
  private static let endlessTravel = 1e4

  /// Extends what a continuous part certainly takes by values that it takes somewhere: those of a wave
  /// that turns faster than Doubles tell.
  mutating func takeAttained(
    in box: Interval,
    _ turns: Double,
    low: inout Interval,
    high: inout Interval
  ) {
    guard turns > Self.endlessTravel, series == nil else { return }
    budget.charge(8)
    for case .value(let value) in function.attainedValues(over: box) {
      let value = value - grid.enclosedTop
      if value.upperBound < low.upperBound { low = value }
      if value.lowerBound > high.lowerBound { high = value }
    }
  }

  /// Marks the rows that are certainly met near a part that can't be cut: the value of sign(sin x) at π,
  /// the way of ln|x − π| down from there.
  ///
  /// A value counts if it is known to within one row; nothing is marked while a series replaces the
  /// function, whose attainments are not the series'.
  mutating func markAttained(around box: Interval) {
    let reach = column.width * Self.attainmentReach
    let around = Interval(
      max(column.lowerBound, box.lowerBound - reach),
      min(column.upperBound, box.upperBound + reach)
    )
    guard series == nil, around.lowerBound < around.upperBound else { return }
    budget.charge(8)
    for attained in function.attainedValues(over: around) {
      switch attained {
      case .value(let value):
        let value = value - grid.enclosedTop
        if let rows = grid.rows(from: value.lowerBound, to: value.upperBound), rows.count == 1 {
          mark(rows, from: value.lowerBound, to: value.upperBound)
        }
      case .passage(let end, let near):
        guard let first = self.value(at: end) else { continue }
        let last = near - grid.enclosedTop
        if last.upperBound <= first.lowerBound {
          markCertain(from: last.upperBound, to: first.lowerBound)
        } else if first.upperBound <= last.lowerBound {
          markCertain(from: first.upperBound, to: last.lowerBound)
        }
      }
    }
  }
}
