import Calculus
import Intervals

extension ColumnSolver {
  /// Up to which share of a column its edges may be unsure where lines are drawn.
  private static let drawnError = 1.0 / 64

  /// Solves a column whose edges are only known to lie near two numbers: what is met inside of both is
  /// certain, what may be met between what holds both is possible.
  ///
  /// Lines are kept only where the edges are known to within 1/64 of a column.
  mutating func solveEnclosed(from a: Double, to b: Double) {
    let reach = grid.error.column
    let (low, high) = ((a - reach).nextDown, (b + reach).nextUp)
    solveWell(from: low, to: high)
    let around = findings
    let (first, last) = ((a + reach).nextUp, (b - reach).nextDown)
    findings.removeAll()
    if first < last {
      budget.restart()
      solveWell(from: first, to: last)
    }
    findings.pieces = reach <= Self.drawnError * grid.unitsPerColumn ? around.pieces : []
    // Columns share their edges, so that lines go on.
    for index in findings.pieces.indices {
      findings.pieces[index].startX = min(max(findings.pieces[index].startX, a), b)
      findings.pieces[index].endX = min(max(findings.pieces[index].endX, a), b)
    }
    findings.possible = around.possible
    for run in around.certain.runs { findings.possible.insert(run) }
    findings.possible.subtract(findings.certain)
    findings.leftovers = around.leftovers
    findings.turns = around.turns
    findings.isNoisy = around.isNoisy || findings.pieces.isEmpty && !findings.possible.isEmpty
  }

  // MARK: Distances from an upper edge

  /// Values and slopes over a box.
  ///
  /// Values are distances from the top of the grid, at most 0 in the picture, widened by the error of
  /// that edge.
  func distance(over box: Interval) -> Enclosure {
    if let series {
      let enclosure = series.enclosure(over: box, relativeTo: grid.top)
      guard grid.error.top > 0 else { return enclosure }
      let value = DecoratedInterval(
        grid.widened(enclosure.value.interval),
        enclosure.value.decoration
      )
      return Enclosure(value: value, slope: enclosure.slope)
    }
    let enclosure = function.enclosure(over: box)
    return Enclosure(
      value: DecoratedInterval(
        enclosure.value.interval - grid.enclosedTop,
        enclosure.value.decoration
      ),
      slope: enclosure.slope
    )
  }
}
