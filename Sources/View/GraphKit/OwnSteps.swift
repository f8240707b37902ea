import Drawing

/// The steps that a person has chosen, as far as a view has room for their numbers.
///
/// Where there is none, a multiple of the step takes its place; a view that is narrower than the step, or
/// whose numbers count from elsewhere, has steps that suit it.
struct OwnSteps {
  /// How far apart lines are at least, in points.
  private static let spacing = 24.0

  let x: TickStep?
  let y: TickStep?

  init(
    _ viewport: Viewport,
    over projection: Projection,
    _ style: GraphStyle,
    _ measurer: any TextMeasurer
  ) {
    func fitting(
      _ step: TickStep?,
      _ range: ClosedRange<Double>,
      _ pointsPerUnit: Double,
      besides: Bool
    ) -> TickStep? {
      guard let step, step.length <= range.upperBound - range.lowerBound else { return nil }
      var wide = step.multiple(atLeast: Self.spacing / pointsPerUnit)
      for _ in 0..<12 where besides {
        let ticks = wide.ticks(in: range)
        let widest = [ticks.first, ticks.last].compactMap { tick in
          tick.map {
            measurer.width(
              of: wide.label(ofTick: $0, decimalMark: style.decimalMark),
              in: style.labelFont
            )
          }
        }
        if (widest.max() ?? 0) + 12 <= wide.length * pointsPerUnit { break }
        wide = step.multiple(atLeast: wide.length * 1.001)
      }
      // One number alone tells no scale.
      return 2 * wide.length <= range.upperBound - range.lowerBound ? wide : nil
    }
    let steps = viewport.steps
    x =
      viewport.originX == nil
      ? fitting(steps.x, projection.xRange, viewport.pointsPerUnitX, besides: true) : nil
    y =
      viewport.originY == nil
      ? fitting(steps.y, projection.yRange, viewport.pointsPerUnitY, besides: false) : nil
  }
}
