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
  /// On which sides of 0 it certainly is somewhere in the box.
  private(set) var signs = KnownSigns()
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
      signs.note(low)
      signs.note(high)
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
    let (low, high) = Self.corners(
      of: box,
      risesX: alongX.slope.midpoint >= 0,
      risesY: alongY.slope.midpoint >= 0
    )
    signs.note(middle)
    signs.note(at(low, function, &evaluations))
    signs.note(at(high, function, &evaluations))
    crossesZero = signs.areBoth
  }

  /// Intersects the values with other certain bounds; their decoration remains.
  private mutating func tighten(to other: Interval) {
    value = DecoratedInterval(value.interval.narrowed(by: other), value.decoration)
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
    return corners(of: box, risesX: x.lowerBound >= 0, risesY: y.lowerBound >= 0)
  }

  /// The corners from which and to which a function rises.
  private static func corners(
    of box: PlaneBox,
    risesX: Bool,
    risesY: Bool
  ) -> (low: PlaneBox, high: PlaneBox) {
    let (x, y) = (box.x, box.y)
    let (left, right) = risesX ? (x.lowerBound, x.upperBound) : (x.upperBound, x.lowerBound)
    let (bottom, top) = risesY ? (y.lowerBound, y.upperBound) : (y.upperBound, y.lowerBound)
    return (PlaneBox(left, bottom), PlaneBox(right, top))
  }
}

/// On which sides of 0 a function has been found.
struct KnownSigns {
  private(set) var isBelow = false
  private(set) var isAbove = false

  var areBoth: Bool { isBelow && isAbove }

  /// Takes what certainly is a value, or all values on a stretch.
  mutating func note(_ value: Interval) {
    guard !value.isEmpty else { return }
    if value.upperBound < 0 { isBelow = true }
    if value.lowerBound > 0 { isAbove = true }
  }

  mutating func note(isBelow: Bool, isAbove: Bool) {
    (self.isBelow, self.isAbove) = (self.isBelow || isBelow, self.isAbove || isAbove)
  }

  mutating func note(_ other: KnownSigns) {
    note(isBelow: other.isBelow, isAbove: other.isAbove)
  }
}
