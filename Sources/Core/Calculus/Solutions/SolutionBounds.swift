import Intervals

/// What solutions of y′ = f(x, y) may be beyond a place from which they are not certain, in one direction.
///
/// f need not be smooth there, nor have values: solutions may part, or end. Whatever they do, they keep to
/// these bounds.
struct SolutionBounds: Sendable {
  private struct Step: Sendable {
    let start: Double
    let end: Double
    /// y at `start`, all slopes, and all values.
    let first: Interval
    let slopes: Interval
    let values: Interval
  }

  /// How many of them take as long as a step of a solution.
  static let stepsInOne = 16
  /// How many steps lead to a place that is asked for.
  private static let share = 400.0
  private static let mostSteps = 8_000
  private static let mostWidenings = 12

  private let direction: Double
  private var steps: [Step] = []
  private var reach: Double
  private var value: Interval
  private var hasEnded = false
  /// Of steps, as the places that were asked for want it.
  private var length: Double

  /// `way` is how far the solution is certain before.
  init(from start: Double, _ value: Interval, direction: Double, after way: Double) {
    (reach, self.value, self.direction) = (start, value, direction)
    length = (way > 0 ? way : Swift.max(start.magnitude, 1)) * 0x1p-12
  }

  private func covers(_ place: Double) -> Bool { (place - reach) * direction <= 0 }

  func isKnown(to place: Double) -> Bool { hasEnded || covers(place) }

  /// Goes on up to a place by at most so many steps; whether that is all.
  mutating func extend(to place: Double, along rate: some Rate, by count: Int) -> Bool {
    length = Swift.max(length, (place - reach).magnitude / Self.share)
    var left = count
    while !isKnown(to: place) {
      guard left > 0 else { return false }
      advance(along: rate)
      left -= 1
    }
    return true
  }

  /// All values between two places beyond the start; nil where nothing bounds them.
  func values(from near: Double, to far: Double) -> Interval? {
    guard covers(far) else { return nil }
    var all = Interval.empty
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if (near - steps[middle].end) * direction <= 0 { high = middle } else { low = middle + 1 }
    }
    while low < steps.count, (far - steps[low].start) * direction >= 0 {
      let step = steps[low]
      let from = (near - step.start) * direction > 0 ? near : step.start
      let to = (far - step.end) * direction < 0 ? far : step.end
      let way = (Interval(from) - Interval(step.start))
        .convexHull(with: Interval(to) - Interval(step.start))
      all = all.convexHull(with: (step.first + step.slopes * way).intersection(step.values))
      low += 1
    }
    return all
  }

  private mutating func advance(along rate: some Rate) {
    guard steps.count < Self.mostSteps, value.isBounded else {
      hasEnded = true
      return
    }
    var length = length
    for _ in 0..<Self.mostWidenings {
      let next = reach + direction * length
      if next != reach, let step = step(to: next, along: rate) {
        steps.append(step)
        reach = next
        value = Self.values(of: step)
        return
      }
      length /= 2
    }
    hasEnded = true
  }

  private static func values(of step: Step) -> Interval {
    let way = Interval(step.end) - Interval(step.start)
    return (step.first + step.slopes * way).intersection(step.values)
  }

  /// While y lies in B it moves by what f is on B, where it has values: if that does not lead out of B, or
  /// only to where f has none, no solution leaves it.
  private func step(to next: Double, along rate: some Rate) -> Step? {
    let x = Interval(between: reach, next)
    let span = (Interval(next) - Interval(reach)).convexHull(with: Interval(0))
    var box = value
    for _ in 0..<Self.mostWidenings {
      let margin = Swift.max(box.width / 8, box.magnitude * 0x1p-20, x.width * 0x1p-20)
      let wide = box + Interval(-margin, margin)
      let found = rate.value(x: x, y: wide)
      let slopes = found.interval
      // No solution is left.
      if slopes.isEmpty {
        return Step(start: reach, end: next, first: value, slopes: Interval(0), values: value)
      }
      let mayEnd = found.decoration < .defined
      let floor = mayEnd ? rate.edge(below: value.lowerBound, until: wide.lowerBound, x) : nil
      let ceiling = mayEnd ? rate.edge(above: value.upperBound, until: wide.upperBound, x) : nil
      let reached = (value + slopes * span)
        .intersection(Interval(floor ?? -.infinity, ceiling ?? .infinity))
      let staysAbove = floor != nil || reached.lowerBound > wide.lowerBound
      let staysBelow = ceiling != nil || reached.upperBound < wide.upperBound
      if staysAbove, staysBelow, !reached.isEmpty {
        // What is on the way is less than what was tried.
        let sharp = rate.value(x: x, y: reached).interval.intersection(slopes)
        let values = (value + sharp * span).intersection(reached)
        return Step(start: reach, end: next, first: value, slopes: sharp, values: values)
      }
      guard reached.isBounded else { return nil }
      box = box.convexHull(with: reached)
    }
    return nil
  }
}

extension Rate {
  /// The last number at or below a place, not below another, from which on downward f has no value; nil where
  /// none is known.
  ///
  /// It is looked for beside the simplest number there, which may itself belong to the domain.
  fileprivate func edge(below place: Double, until end: Double, _ x: Interval) -> Double? {
    let edge = Interval(end, place.nextUp).simplest.nextDown
    guard edge >= end else { return nil }
    return value(x: x, y: Interval(-.infinity, edge)).interval.isEmpty ? edge : nil
  }

  /// The same above.
  fileprivate func edge(above place: Double, until end: Double, _ x: Interval) -> Double? {
    let edge = Interval(place.nextDown, end).simplest.nextUp
    guard edge <= end else { return nil }
    return value(x: x, y: Interval(edge, .infinity)).interval.isEmpty ? edge : nil
  }
}
