import Calculus
import Intervals

extension ColumnSolver {
  /// A Taylor series about a round number nearby that tells more than direct evaluation, if rounding
  /// noise is what leaves a column open: (x + 10¹⁶) − 10¹⁶ about 0 is x.
  ///
  /// At round numbers coefficients are often exact, and the distance from the top of the picture is
  /// taken from the first one, before anything is rounded.
  ///
  /// Nil unless direct values are wider than an eighth of a row, and where no series is at least twice
  /// as narrow at both ends.
  mutating func betterSeries(from a: Double, to b: Double) -> TaylorModel? {
    let direct = max(noise(at: a), noise(at: b))
    guard direct > grid.unitsPerRow / 8 else { return nil }
    let whole = Interval(grid.left, grid.right).widened(by: 2 * grid.error.column)
    let shared = pictureSeries ?? expansions(over: whole)
    pictureSeries = shared
    // Series of a column's own are worth a few hundred enclosures.
    guard !shared.isEmpty || budget.allows(375) else { return nil }
    let found = shared.isEmpty ? expansions(over: Interval(a, b)) : shared
    var best: (noise: Double, series: TaylorModel)?
    for series in found where Interval(a, b).isSubset(of: series.box) {
      let ends = [a, b].map { series.range(over: Interval($0), relativeTo: grid.top).width }
      let worst = max(ends[0], ends[1])
      if worst < best?.noise ?? (direct / 2) { best = (worst, series) }
    }
    return best?.series
  }

  /// Series about round numbers in and near the picture that hold on a stretch.
  private func expansions(over box: Interval) -> [TaylorModel] {
    let view = Interval(grid.left, grid.right)
    return [0.0, 16, 256].compactMap { reach in
      let margin = Interval(-reach, reach) * Interval(view.width)
      let center = (view + margin).roundestInterior
      return center.isFinite ? function.taylorModel(around: center, over: box) : nil
    }
  }

  /// Width of the enclosure at one place; infinite where it is unbounded, 0 where there is no value
  /// or where the function may jump: no series helps there.
  private func noise(at x: Double) -> Double {
    let value = distance(over: Interval(x)).value
    let mayJump = value.decoration == .defined && value.interval.isBounded
    return value.interval.isEmpty || mayJump ? 0 : value.interval.width
  }
}
