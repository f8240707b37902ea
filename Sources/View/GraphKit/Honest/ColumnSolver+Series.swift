import NumericCore

extension ColumnSolver {
  /// A Taylor series about a round number nearby that tells more than direct evaluation, if rounding
  /// noise is what leaves a column open: (x + 10¹⁶) − 10¹⁶ about 0 is x.
  ///
  /// At round numbers coefficients are often exact, and the distance from the top of the picture is
  /// taken from the first one, before anything is rounded.
  func betterSeries(from a: Double, to b: Double) -> Expansion? {
    let direct = max(noise(at: a), noise(at: b))
    guard direct > grid.unitsPerRow / 8 else { return nil }
    let view = Interval(grid.left, grid.right)
    var best = direct / 2
    var found: Expansion?
    for reach in [0.0, 16, 256] {
      let margin = Interval(-reach, reach) * Interval(view.width)
      let center = (view + margin).roundestInterior
      guard center.isFinite,
        let expansion = function.expansion(around: center, over: Interval(a, b))
      else { continue }
      let noise = [a, b].map { expansion.range(over: Interval($0), relativeTo: grid.top).width }
      guard let worst = noise.max(), worst < best else { continue }
      best = worst
      found = expansion
    }
    return found
  }

  /// Width of the enclosure at one place; infinite where it is unbounded, 0 where there is no value.
  private func noise(at x: Double) -> Double {
    let values = distance(over: Interval(x)).value.interval
    return values.isEmpty ? 0 : values.width
  }
}
