import Calculus
import Intervals

/// A small box that certainly holds just one common zero of two functions.
///
/// Newton's method finds a place, Krawczyk's test proves it.
/// Source: Neumaier, Interval Methods for Systems of Equations, chapter 5.
///
/// The zero may lie outside the box in which it was sought, up to its width away.
struct PlaneRoot {
  let box: PlaneBox

  private static let stepLimit = 8

  /// Nil where none is proven.
  ///
  /// That is no proof that there is none: a double zero, or a function that is not certainly smooth,
  /// gives nil as well. `evaluations` grows by four for each place or box looked at.
  init?(
    of first: any PlaneFunction,
    _ second: any PlaneFunction,
    near start: PlaneBox,
    count evaluations: inout Int
  ) {
    var (x, y) = (start.x.midpoint, start.y.midpoint)
    let reach = max(start.x.width, start.y.width)
    for _ in 0..<Self.stepLimit {
      guard let system = System(first, second, over: PlaneBox(x, y), &evaluations),
        let inverse = system.inverse
      else { return nil }
      let (f, g) = (system.values.0.midpoint, system.values.1.midpoint)
      let (dx, dy) = (inverse[0] * f + inverse[1] * g, inverse[2] * f + inverse[3] * g)
      (x, y) = (x - dx, y - dy)
      guard x.isFinite, y.isFinite, abs(x - start.x.midpoint) <= 2 * reach,
        abs(y - start.y.midpoint) <= 2 * reach
      else { return nil }
      if dx.magnitude < 0x1p-40 * reach, dy.magnitude < 0x1p-40 * reach { break }
    }
    let center = PlaneBox(x, y)
    for size in [0x1p-30, 0x1p-16, 0x1p-6] {
      let radius = max(size * reach, 16 * max(x.ulp, y.ulp))
      let around = PlaneBox(
        x: Interval(x - radius, x + radius),
        y: Interval(y - radius, y + radius)
      )
      guard let middle = System(first, second, over: center, &evaluations),
        let inverse = middle.inverse,
        let whole = System(first, second, over: around, &evaluations)
      else { continue }
      let image = whole.image(of: around, around: center, middle.values, inverse)
      if image.x.isInterior(to: around.x), image.y.isInterior(to: around.y) {
        box = Self.tightened(image, first, second, &evaluations)
        return
      }
    }
    return nil
  }

  /// What is left of a box around a zero when Krawczyk's operator is applied again.
  private static func tightened(
    _ box: PlaneBox,
    _ first: any PlaneFunction,
    _ second: any PlaneFunction,
    _ evaluations: inout Int
  ) -> PlaneBox {
    var box = box
    for _ in 0..<3 {
      let center = PlaneBox(box.x.midpoint, box.y.midpoint)
      guard let middle = System(first, second, over: center, &evaluations),
        let inverse = middle.inverse,
        let whole = System(first, second, over: box, &evaluations)
      else { break }
      let image = whole.image(of: box, around: center, middle.values, inverse)
      let next = PlaneBox(x: box.x.intersection(image.x), y: box.y.intersection(image.y))
      guard !next.x.isEmpty, !next.y.isEmpty,
        next.x.width < box.x.width || next.y.width < box.y.width
      else { break }
      box = next
    }
    return box
  }

  /// Whether two functions certainly have one common zero in a box at most.
  ///
  /// It is so where the slopes of chords, times an inverse of their middles, differ from the identity
  /// by a matrix of row sums below 1. False where that is not shown.
  static func isRegular(
    _ first: any PlaneFunction,
    _ second: any PlaneFunction,
    over box: PlaneBox,
    count evaluations: inout Int
  ) -> Bool {
    guard let whole = System(first, second, over: box, &evaluations),
      let inverse = whole.inverse
    else { return false }
    return whole.isRegular(inverse)
  }

  /// Whether two functions certainly have no common zero in a box.
  ///
  /// Weighted sums of both are enclosed by their mean value forms, also such that nearly parallel
  /// functions cancel. False where that is not shown.
  static func isExcluded(
    of first: any PlaneFunction,
    _ second: any PlaneFunction,
    from box: PlaneBox,
    count evaluations: inout Int
  ) -> Bool {
    let center = PlaneBox(box.x.midpoint, box.y.midpoint)
    guard let whole = System(first, second, over: box, &evaluations),
      let middle = System(first, second, over: center, &evaluations)
    else { return false }
    return whole.misses(box, around: center, middle.values)
  }

  /// The two functions over a box, with their slopes.
  private struct System {
    let values: (Interval, Interval)
    /// ∂f/∂x, ∂f/∂y, ∂g/∂x, ∂g/∂y.
    let slopes: [Interval]

    init?(
      _ first: any PlaneFunction,
      _ second: any PlaneFunction,
      over box: PlaneBox,
      _ evaluations: inout Int
    ) {
      let all = [first, second].flatMap { function in
        [function.enclosure(over: box, along: .x), function.enclosure(over: box, along: .y)]
      }
      evaluations += 4
      guard all.allSatisfy({ $0.isCertainlyContinuous && $0.slope.isBounded }) else { return nil }
      values = (all[0].value.interval, all[2].value.interval)
      slopes = all.map(\.slope)
    }

    /// The inverse of the slopes' middles, row by row.
    var inverse: [Double]? {
      let m = slopes.map(\.midpoint)
      let determinant = m[0] * m[3] - m[1] * m[2]
      guard determinant.isFinite, determinant != 0 else { return nil }
      return [m[3] / determinant, -m[1] / determinant, -m[2] / determinant, m[0] / determinant]
    }

    /// Whether sums of both functions that change little over a box leave out 0 there.
    func misses(_ box: PlaneBox, around center: PlaneBox, _ values: (Interval, Interval)) -> Bool {
      let m = slopes.map(\.midpoint)
      let (dx, dy) = (box.x - center.x, box.y - center.y)
      let weights = [(m[3], -m[1]), (-m[2], m[0]), Self.weights(against: m)]
      return weights.contains { a, b in
        guard a.isFinite, b.isFinite, a != 0 || b != 0 else { return false }
        let (a, b) = (Interval(a), Interval(b))
        let sum =
          a * values.0 + b * values.1 + (a * slopes[0] + b * slopes[2]) * dx
          + (a * slopes[1] + b * slopes[3]) * dy
        return !sum.contains(0)
      }
    }

    /// What makes the slopes of parallel functions cancel.
    private static func weights(against m: [Double]) -> (Double, Double) {
      (m[2] * m[2] + m[3] * m[3], -(m[0] * m[2] + m[1] * m[3]))
    }

    /// What Krawczyk's operator makes of a box.
    func image(
      of box: PlaneBox,
      around center: PlaneBox,
      _ values: (Interval, Interval),
      _ inverse: [Double]
    ) -> PlaneBox {
      let y = inverse.map { Interval($0) }
      let (dx, dy) = (box.x - center.x, box.y - center.y)
      let rest = rest(inverse)
      return PlaneBox(
        x: center.x - (y[0] * values.0 + y[1] * values.1) + rest[0] * dx + rest[1] * dy,
        y: center.y - (y[2] * values.0 + y[3] * values.1) + rest[2] * dx + rest[3] * dy
      )
    }

    /// Whether the slopes, times the inverse, are near enough to 1 that no two places have the same
    /// values.
    func isRegular(_ inverse: [Double]) -> Bool {
      let rest = rest(inverse).map(\.magnitude)
      return rest[0] + rest[1] < 1 && rest[2] + rest[3] < 1
    }

    /// One less the slopes times the inverse, row by row.
    private func rest(_ inverse: [Double]) -> [Interval] {
      let y = inverse.map { Interval($0) }
      return [
        Interval(1) - (y[0] * slopes[0] + y[1] * slopes[2]),
        -(y[0] * slopes[1] + y[1] * slopes[3]),
        -(y[2] * slopes[0] + y[3] * slopes[2]),
        Interval(1) - (y[2] * slopes[1] + y[3] * slopes[3]),
      ]
    }
  }
}
