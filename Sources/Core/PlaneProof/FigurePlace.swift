import Calculus
public import Intervals

/// A place on the line of a figure: on a curve, or on the border of an area.
///
///     let pixel = PixelSize(width: 1.0 / 16, height: 1.0 / 16)
///     figure.place(near: (1.9, 0.1), within: 6, pixel)  // on the circle x² + y² = 4, proven
public struct FigurePlace: Hashable, Sendable {
  /// What holds it: just one place of the line, if that is proven.
  public var box: PlaneBox
  /// When a moving point is there.
  ///
  /// Nil for a relation.
  public var t: Double?
  /// Which way the line goes there, in pixels; of length 0 where none is known.
  public var tangent: PixelVector
  /// Whether it is certain that the line is met.
  public var isProven = false
  /// Whether the place belongs to the figure, rather than only bounding it.
  public var isClosed = true
  /// The line's slope, where it is known.
  ///
  /// It encloses dy/dx in units of the plane; nil where the line may be upright.
  public var slope: Interval?

  /// The numbers that stand for it.
  public var x: Double { box.x.midpoint }
  /// The numbers that stand for it.
  public var y: Double { box.y.midpoint }
}

extension PlaneFigure {
  /// The place of the figure's lines nearest to a place, within so many pixels.
  ///
  /// With `round`, the coordinate along the line is taken to the roundest number in its pixel.
  ///
  /// Of a relation each border is followed by Newton's method across it, then Newton's interval test
  /// proves the place; where that fails, the place is given as not proven. Nil where no line is near,
  /// or all other conditions exclude it.
  public func place(
    near start: (x: Double, y: Double),
    within pixels: Double,
    _ pixel: PixelSize,
    rounding round: ((Interval) -> Double)? = nil
  ) -> FigurePlace? {
    switch self {
    case .relation(let relation):
      relation.place(near: start, within: pixels, pixel, rounding: round)
    case .path(let path): path.place(near: start, within: pixels, pixel)
    }
  }

  /// The place on the line with numbers as they are kept: of two coordinates the one along the line
  /// stays as it is, and a moving point is where it is at that time.
  ///
  /// Nil for a path without a time, and where a relation's function has no bounded slopes; a place that
  /// is not on the line is given as not proven.
  public func place(
    at place: (x: Double, y: Double),
    t: Double?,
    _ pixel: PixelSize
  )
    -> FigurePlace?
  {
    switch self {
    case .relation(let relation): relation.place(at: place, pixel)
    case .path(let path): t.flatMap { path.place(at: $0, pixel) }
    }
  }

  /// The next place along the line, so many pixels on; nil where it ends.
  ///
  /// `heading` is the way the line was followed until here.
  /// It tells which of both ways to go where the tangent is known, and the direction where it is not.
  ///
  /// - `pixels`: The length of the step, negative to go back along a path; a path may go less
  ///   far at once.
  public func step(
    from place: FigurePlace,
    heading: PixelVector,
    by pixels: Double,
    _ pixel: PixelSize
  ) -> FigurePlace? {
    switch self {
    case .relation(let relation):
      relation.step(from: place, heading: heading, by: pixels, pixel)
    case .path(let path): path.step(from: place, by: pixels, pixel)
    }
  }
}

extension PlaneRelation {
  /// The lines on which something changes, with where they stand.
  private var lines: [(line: PlaneLine, clause: Int, condition: Int)] {
    clauses.indices.flatMap { clause in
      clauses[clause].indices.filter { isBorder(clause: clause, condition: $0) }.map {
        (PlaneLine(function: clauses[clause][$0].function), clause, $0)
      }
    }
  }

  /// A place of a line as one of the relation's; nil where it is none.
  private func judged(_ place: FigurePlace, _ clause: Int, _ condition: Int) -> FigurePlace? {
    let line = clauses[clause][condition].line ?? 0
    guard let truth = truth(onLines: [line], in: place.box) else { return nil }
    var place = place
    place.isClosed = truth == .open ? clauses[clause][condition].holdsAtZero : truth == .everywhere
    place.isProven = place.isProven && truth != .open
    // Where another line may be met the figure has a corner, or two slopes.
    let meetsOther = lines.contains {
      let other = clauses[$0.clause][$0.condition]
      return other.line != line && other.function.value(over: place.box).interval.contains(0)
    }
    if meetsOther { place.slope = nil }
    return place
  }

  /// The nearest place of all borders with one coordinate as given.
  func place(at place: (x: Double, y: Double), _ pixel: PixelSize) -> FigurePlace? {
    nearest(to: place, pixel) { line, _ in line.proven(at: place, pixel) }
  }

  func place(
    near start: (x: Double, y: Double),
    within pixels: Double,
    _ pixel: PixelSize,
    rounding round: ((Interval) -> Double)?
  ) -> FigurePlace? {
    nearest(to: start, pixel) { line, judge in
      guard let near = line.place(near: start, within: pixels, pixel) else { return nil }
      guard let round, let rounded = line.rounded(near, pixel, round), let found = judge(rounded)
      else { return line.proven(at: near, pixel) }
      return found
    }
  }

  func step(
    from place: FigurePlace,
    heading: PixelVector,
    by pixels: Double,
    _ pixel: PixelSize
  ) -> FigurePlace? {
    // Where the line has no direction of its own, it is followed as before.
    let own = place.tangent.length > 0.5 ? place.tangent : heading
    let way = (own.along(heading) < 0 ? PixelVector(dx: -own.dx, dy: -own.dy) : own)
      .scaled(to: pixels)
    let start = (x: place.x + way.dx * pixel.width, y: place.y + way.dy * pixel.height)
    return nearest(to: start, pixel) { line, _ in
      guard let near = line.place(near: start, within: 0.75 * pixels, pixel) else { return nil }
      return line.proven(at: near, pixel)
    }
  }

  /// The nearest of the places that a search finds on each line, if the relation is bounded there.
  private func nearest(
    to start: (x: Double, y: Double),
    _ pixel: PixelSize,
    _ find: (PlaneLine, (FigurePlace) -> FigurePlace?) -> FigurePlace?
  ) -> FigurePlace? {
    var best: (distance: Double, place: FigurePlace)?
    for (line, clause, condition) in lines {
      let judge = { judged($0, clause, condition) }
      guard let place = find(line, judge).flatMap(judge) else { continue }
      let way = PixelVector(from: start, to: (place.x, place.y), pixel)
      if way.length < best?.distance ?? .infinity { best = (way.length, place) }
    }
    return best?.place
  }
}

extension PlaneLine {
  /// A place near another one whose coordinate along the line is a round number.
  fileprivate func rounded(
    _ place: (x: Double, y: Double),
    _ pixel: PixelSize,
    _ round: (Interval) -> Double
  ) -> FigurePlace? {
    guard let (_, slope) = gradient(place.x, place.y, pixel) else { return nil }
    var place = place
    if abs(slope.dy) >= abs(slope.dx) {
      place.x = round(Interval(place.x - pixel.width / 2, place.x + pixel.width / 2))
    } else {
      place.y = round(Interval(place.y - pixel.height / 2, place.y + pixel.height / 2))
    }
    return proven(at: place, pixel).flatMap { $0.isProven ? $0 : nil }
  }
}
