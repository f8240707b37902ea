import NumericCore

extension ColumnSolver {
  /// Where direct evaluation is noisier than a fraction of a row, tries a Taylor series about a round
  /// number nearby, at which coefficients are often exact: (x + 10¹⁶) − 10¹⁶ about 0 is x.
  mutating func chooseSeries(from a: Double, to b: Double) {
    let limit = grid.unitsPerRow / 8
    let direct = noise(at: a)
    guard direct > limit || !direct.isFinite && noise(at: b) > limit else { return }
    guard direct.isFinite || hasValues(over: Interval(a, b)) else { return }
    let view = Interval(grid.left, grid.x(ofEdge: grid.columnCount))
    var best = min(direct, .greatestFiniteMagnitude)
    for reach in [0.0, 16, 256] {
      let margin = Interval(-reach, reach) * Interval(view.width)
      let center = (view + margin).roundestInterior
      guard center.isFinite,
        let expansion = function.expansion(around: center, over: Interval(a, b))
      else { continue }
      let noise = expansion.range(over: Interval(b), relativeTo: grid.top).width
      guard noise < best / 2 else { continue }
      best = noise
      series = expansion
    }
    forgetEdge()
  }

  /// Width of the enclosure at one place; infinite where there may be no value.
  private func noise(at x: Double) -> Double {
    let values = distance(over: Interval(x)).value.interval
    return values.isEmpty ? .infinity : values.width
  }

  private func hasValues(over box: Interval) -> Bool {
    !distance(over: box).value.interval.isEmpty
  }
}
