import Calculus
import Intervals

/// What is certain of a function over a box, sharpened by its slopes.
///
/// Of the natural interval extension and the mean value form it has the intersection; where the
/// slopes along both axes keep their signs, the values at two corners bound all others.
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapter 6.
struct BoxValue {
  /// All values over the box.
  private(set) var value: DecoratedInterval
  /// The slopes along x and y; nil where it is not certainly continuous or they have no bounds.
  private(set) var slopes: (x: Interval, y: Interval)?
  /// Whether it certainly takes values below and above 0, and is continuous between them.
  private(set) var crossesZero = false
  /// Whether it certainly is below 0, and above, somewhere in the box.
  private(set) var isBelow = false
  private(set) var isAbove = false
  /// What follows for the condition.
  private(set) var truth = PlaneTruth.open

  /// What branches cost beside one look.
  private static let branchLooks = 16

  /// Looks at a function as closely as needed, until a condition is decided.
  ///
  /// - Complexity: One enclosure where that decides the condition, else up to five values more, or the
  ///   branches where the function is not certainly continuous. `evaluations` grows by as many.
  init(
    of condition: PlaneCondition,
    over box: PlaneBox,
    count evaluations: inout Int
  ) {
    let function = condition.function
    let alongX = function.enclosure(over: box, along: .x)
    evaluations += 1
    value = alongX.value
    truth = condition.truth(of: value)
    guard truth == .open, condition.sign != .defined else { return }
    guard alongX.isCertainlyContinuous else {
      // Apart at a jump or pole, the values may leave out what lies between.
      let pieces = function.intervalUnion(over: box)
      evaluations += Self.branchLooks
      if pieces.allSatisfy({ condition.truth(of: $0) == .nowhere }) { truth = .nowhere }
      return
    }
    guard alongX.slope.isBounded else { return }
    defer { truth = condition.truth(of: value) }
    let alongY = function.enclosure(over: box, along: .y)
    evaluations += 1
    guard alongY.slope.isBounded else { return }
    slopes = (alongX.slope, alongY.slope)
    // From the centre, or where it only rises or falls from corner to corner.
    let places = Self.ends(of: box, alongX.slope, alongY.slope)
    if let places {
      let low = at(places.low, function, &evaluations)
      let high = at(places.high, function, &evaluations)
      note(low, high)
      crossesZero = low.upperBound < 0 && high.lowerBound > 0
      tighten(to: Interval(low.lowerBound, high.upperBound))
      return
    }
    let center = PlaneBox(box.x.midpoint, box.y.midpoint)
    let middle = at(center, function, &evaluations)
    tighten(
      to: middle + alongX.slope * (box.x - center.x) + alongY.slope * (box.y - center.y)
    )
    guard condition.isEquation, condition.truth(of: value) == .open else { return }
    // The two corners between which it changes most.
    let (x, y) = (alongX.slope.midpoint, alongY.slope.midpoint)
    let rising = PlaneBox(
      x >= 0 ? box.x.lowerBound : box.x.upperBound,
      y >= 0 ? box.y.lowerBound : box.y.upperBound
    )
    let other = PlaneBox(
      x >= 0 ? box.x.upperBound : box.x.lowerBound,
      y >= 0 ? box.y.upperBound : box.y.lowerBound
    )
    note(middle, at(rising, function, &evaluations), at(other, function, &evaluations))
    crossesZero = isBelow && isAbove
  }

  /// Notes on which sides of 0 some values certainly are.
  private mutating func note(_ places: Interval...) {
    for value in places where !value.isEmpty {
      if value.upperBound < 0 { isBelow = true }
      if value.lowerBound > 0 { isAbove = true }
    }
  }

  /// Intersects the values with other certain bounds; their decoration remains.
  private mutating func tighten(to other: Interval) {
    guard !other.isEmpty else { return }
    let both = value.interval.intersection(other)
    if !both.isEmpty { value = DecoratedInterval(both, value.decoration) }
  }

  /// The values at a point, counted.
  private func at(
    _ point: PlaneBox,
    _ function: any PlaneFunction,
    _ evaluations: inout Int
  ) -> Interval {
    evaluations += 1
    return function.value(over: point).interval
  }

  /// The corners with the least and the largest value, where slopes keep their signs.
  private static func ends(
    of box: PlaneBox,
    _ x: Interval,
    _ y: Interval
  ) -> (low: PlaneBox, high: PlaneBox)? {
    guard x.lowerBound >= 0 || x.upperBound <= 0, y.lowerBound >= 0 || y.upperBound <= 0 else {
      return nil
    }
    let (risesX, risesY) = (x.lowerBound >= 0, y.lowerBound >= 0)
    let low = PlaneBox(
      risesX ? box.x.lowerBound : box.x.upperBound,
      risesY ? box.y.lowerBound : box.y.upperBound
    )
    let high = PlaneBox(
      risesX ? box.x.upperBound : box.x.lowerBound,
      risesY ? box.y.upperBound : box.y.lowerBound
    )
    return (low, high)
  }
}
