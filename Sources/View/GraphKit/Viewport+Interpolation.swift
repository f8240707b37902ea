import CLibrary

extension Viewport {
  /// The view a share of the way to another, 0 … 1.
  ///
  /// Each axis's scale goes evenly in its logarithm, and the middle goes as in a zoom about the one
  /// place that both views show alike: a jump that only zooms keeps its focus, one that keeps the
  /// origin's place keeps it all the way, and one that only moves goes straight.
  ///
  /// There is no way between views that count from other origins: it is the other one at once.
  ///
  /// A share of 0 or below is this view, one of 1 or above the other one. The unit of the numbers is
  /// the other view's all the way.
  public func interpolated(to end: Viewport, share: Double) -> Viewport {
    guard share > 0 else { return self }
    guard share < 1, originX == end.originX, originY == end.originY,
      logarithmic == end.logarithmic
    else { return end }
    let x = Self.step(centerX, pointsPerUnitX, end.centerX, end.pointsPerUnitX, share)
    let y = Self.step(centerY, pointsPerUnitY, end.centerY, end.pointsPerUnitY, share)
    var view = Viewport(
      centerX: x.center,
      centerY: y.center,
      pointsPerUnitX: x.scale,
      pointsPerUnitY: y.scale
    )
    view = view.like(self)
    (view.unitX, view.steps) = (end.unitX, end.steps)
    return view
  }

  private static func step(
    _ center: Double,
    _ scale: Double,
    _ endCenter: Double,
    _ endScale: Double,
    _ share: Double
  ) -> (center: Double, scale: Double) {
    let growth = log(endScale) - log(scale)
    let present = exp(log(scale) + share * growth)
    // How far 1/scale has come: (1 − e^(−share·g)) / (1 − e^(−g)), which tends to the share itself.
    let way = abs(growth) < 1e-9 ? share : expm1(-share * growth) / expm1(-growth)
    return (center * (1 - way) + endCenter * way, present)
  }
}
