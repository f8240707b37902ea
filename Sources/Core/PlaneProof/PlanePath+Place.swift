import Calculus
import Intervals

extension PlanePath {
  /// Where the point is at a time; nil where it is nowhere.
  ///
  /// Nil, too, outside the stretch of t and where a coordinate has no bounds.
  func place(at t: Double, _ pixel: PixelSize) -> FigurePlace? {
    guard range.contains(t) else { return nil }
    let (x, y) = (x.enclosure(over: Interval(t)), y.enclosure(over: Interval(t)))
    let (across, up) = (x.value.interval, y.value.interval)
    guard !across.isEmpty, !up.isEmpty, across.isBounded, up.isBounded else { return nil }
    var tangent = PixelVector(dx: 0, dy: 0)
    var slope: Interval?
    // Beside a number may be the place at which the line is upright, is level, or turns a corner; and a
    // solution knows its slopes over stretches only.
    let beside = Interval(t.nextDown, t.nextUp)
    let (acrossBeside, upBeside) = (
      self.x.enclosure(over: beside).slope, self.y.enclosure(over: beside).slope
    )
    let acrossSlope = x.slope.isBounded ? x.slope : acrossBeside
    let upSlope = y.slope.isBounded ? y.slope : upBeside
    if acrossSlope.isBounded, upSlope.isBounded {
      tangent = PixelVector(
        dx: acrossSlope.midpoint / pixel.width,
        dy: upSlope.midpoint / pixel.height
      )
      if !acrossBeside.contains(0), self.x.isSmooth(over: Interval(t)),
        self.y.isSmooth(over: Interval(t))
      {
        slope =
          upBeside.contains(0) && upSlope != Interval(0)
          ? upBeside / acrossBeside : upSlope / acrossSlope
      }
    }
    return FigurePlace(
      box: PlaneBox(x: across, y: up),
      t: t,
      tangent: tangent.scaled(to: 1),
      isProven: x.value.decoration >= .defined && y.value.decoration >= .defined,
      slope: slope
    )
  }

  /// How fast it is at a time, in pixels.
  private func speed(at t: Double, _ pixel: PixelSize) -> Double {
    let (x, y) = (x.enclosure(over: Interval(t)).slope, y.enclosure(over: Interval(t)).slope)
    guard x.isBounded, y.isBounded else { return 0 }
    return PixelVector(dx: x.midpoint / pixel.width, dy: y.midpoint / pixel.height).length
  }

  /// The place so many pixels later, or earlier; at the ends of the stretch it stays.
  ///
  /// It goes no further at once than 1/256 of the stretch of t, over which the speed at its start is
  /// taken to hold: so at most so many pixels. Nil where no place is found up to the end.
  func step(from place: FigurePlace, by pixels: Double, _ pixel: PixelSize) -> FigurePlace? {
    guard var t = place.t else { return nil }
    let least = range.width / 4096
    for _ in 0..<64 {
      let speed = speed(at: t, pixel)
      let way = speed > 0 ? min(abs(pixels) / speed, 16 * least) : least
      t = pixels < 0 ? max(t - way, range.lowerBound) : min(t + way, range.upperBound)
      // What has no place is passed over.
      if let next = self.place(at: t, pixel) { return next }
      if t == range.lowerBound || t == range.upperBound { return nil }
    }
    return nil
  }

  /// The place nearest to another one: of stretches of t, what may be nearest is cut up first.
  ///
  /// This is branch and bound: no place of the path is nearer by more than 1/16 of a pixel, unless
  /// 4000 stretches were not enough. Nil where nothing is within reach.
  func place(
    near start: (x: Double, y: Double),
    within pixels: Double,
    _ pixel: PixelSize
  ) -> FigurePlace? {
    /// How near the point may come to the place in a stretch of t, in pixels.
    func distance(_ t: Interval) -> Double {
      let dx = (x.enclosure(over: t).value.interval - Interval(start.x)) / Interval(pixel.width)
      let dy = (y.enclosure(over: t).value.interval - Interval(start.y)) / Interval(pixel.height)
      guard !dx.isEmpty, !dy.isEmpty else { return .infinity }
      return PixelVector(dx: dx.mignitude, dy: dy.mignitude).length
    }
    guard range.isBounded, !range.isEmpty else { return nil }
    var parts = [(t: range, distance: distance(range))]
    var best: (distance: Double, place: FigurePlace)?
    for _ in 0..<4_000 {
      guard let index = parts.indices.min(by: { parts[$0].distance < parts[$1].distance }) else {
        break
      }
      let part = parts.remove(at: index)
      guard part.distance < min(best?.distance ?? .infinity, pixels) else { break }
      if let place = place(at: part.t.midpoint, pixel) {
        let way = PixelVector(from: start, to: (place.x, place.y), pixel)
        if way.length < min(best?.distance ?? .infinity, pixels) { best = (way.length, place) }
      }
      // To a sixteenth of a pixel is near enough.
      if let best, best.distance < part.distance + 1.0 / 16 { break }
      guard let halves = part.t.halves else { continue }
      for half in [halves.0, halves.1] {
        let distance = distance(half)
        if distance < min(best?.distance ?? .infinity, pixels) { parts.append((half, distance)) }
      }
    }
    return best?.place
  }
}
