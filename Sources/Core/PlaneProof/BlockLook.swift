import Calculus
import CurveProof
import Intervals

/// What follows for the boxes of a block from looks at all of them.
struct BlockLook {
  let condition: PlaneCondition
  private let boxes: BoxBlock
  private let all: BoxSet
  /// Where the condition certainly holds nowhere, somewhere, everywhere.
  private(set) var none: BoxSet = 0
  private(set) var certain: BoxSet = 0
  private(set) var full: BoxSet = 0
  /// What all looks at boxes have found.
  private var signs = BoxSigns(known: 0)
  /// Where slopes along x are known.
  private let sloped: BoxSet
  /// Where it certainly is below 0 at some place, and above, which tells more where it is continuous.
  private(set) var below: BoxSet = 0
  private(set) var above: BoxSet = 0
  /// What it is at corners, once they were looked at.
  private(set) var corners: BoxCorners?

  /// After a look at values and slopes along x; nil where the condition's function can't look at many
  /// boxes at once.
  init?(_ condition: PlaneCondition, at boxes: BoxBlock) {
    guard condition.function.enclose(boxes, .alongX) else { return nil }
    (self.condition, self.boxes, all) = (condition, boxes, boxes.all)
    let found = boxes.signs(.alongX)
    sloped = found.known
    note(found)
  }

  /// The boxes that nothing has decided yet.
  var open: BoxSet { all & ~(none | certain | full) }

  /// Where the function is certainly continuous.
  var continuous: BoxSet { signs.known }

  /// Whether the condition certainly holds somewhere.
  var isMet: Bool {
    if certain | full != 0 { return true }
    return corners?.each.contains { condition.truth(of: $0).everywhere & all != 0 } ?? false
  }

  /// Looks at the corners: where the function is continuous and has both signs, a box is met.
  ///
  /// Does nothing where the condition has no border.
  mutating func lookAtCorners() {
    guard condition.hasBorder, condition.function.enclose(boxes, .corners) else { return }
    let found = boxes.cornerSigns()
    corners = found
    note(
      below: found.each.reduce(0) { $0 | $1.below },
      above: found.each.reduce(0) { $0 | $1.above }
    )
  }

  /// Looks at values and slopes along y, and at what slopes and corners tell together.
  mutating func lookAlongY() {
    guard condition.function.enclose(boxes, .alongY) else { return }
    let values = boxes.signs(.alongY)
    note(values)
    guard corners != nil else { return }
    var found = BoxSigns(known: sloped & values.known)
    (open & found.known).forEach { column, row, box in
      let (low, high) = boxes.bounds(column: column, row: row)
      if high < 0 { found.below |= box }
      if low > 0 { found.above |= box }
      if high <= 0 { found.atMost |= box }
      if low >= 0 { found.atLeast |= box }
    }
    note(found)
  }

  /// Looks at places inside of the boxes between some edges, as long as that may tell more; how often.
  mutating func lookInside(x: [Interval], y: [Interval]) -> Int {
    guard condition.hasBorder else { return 0 }
    var (number, looks) = (0, 0)
    while number < Self.insides.count {
      let open = self.open & continuous
      guard open != 0 else { break }
      // Few boxes are looked at in several places each.
      let count = min(Self.insides.count - number, BoxBlock.placeLimit / open.nonzeroBitCount)
      let parts = Self.insides[number..<number + count]
      number += count
      var (places, owners): ([(x: Double, y: Double)], [BoxSet]) = ([], [])
      open.forEach { column, row, box in
        let (across, down) = (Gap(x[column], x[column + 1]), Gap(y[row], y[row + 1]))
        for (right, below) in parts {
          guard let x = across.place(right), let y = down.place(below) else { continue }
          places.append((x, y))
          owners.append(box)
        }
      }
      guard !places.isEmpty else { break }
      boxes.place(at: places)
      guard condition.function.enclose(boxes, .places) else { break }
      looks += 1
      let found = boxes.placeSigns(of: places.count)
      var (below, above): (BoxSet, BoxSet) = (0, 0)
      for (index, box) in owners.enumerated() {
        if found.below >> UInt64(index) & 1 == 1 { below |= box }
        if found.above >> UInt64(index) & 1 == 1 { above |= box }
      }
      note(below: below, above: above)
    }
    return looks
  }

  /// Parts of the way to the right and down, spread evenly and in no order that a wave might have.
  ///
  /// Source: the recurrence R2 of M. Roberts, The Unreasonable Effectiveness of Quasirandom Sequences.
  private static let insides = (0..<12).map { number in
    let places = [0.7548776662466927, 0.5698402909980532].map { step in
      (0.5 + Double(number) * step).truncatingRemainder(dividingBy: 1)
    }
    return (0.02 + 0.96 * places[0], 0.02 + 0.96 * places[1])
  }

  /// A box in which the function is continuous and has both signs is met.
  private mutating func note(below: BoxSet, above: BoxSet) {
    self.below |= below
    self.above |= above
    meet()
  }

  private mutating func meet() { certain |= open & continuous & below & above }

  private mutating func note(_ found: BoxSigns) {
    signs.note(found)
    let (open, truth) = (self.open, condition.truth(of: signs))
    none |= open & truth.nowhere
    full |= open & truth.everywhere
    meet()
  }
}

/// The way between two edges.
private struct Gap {
  private let start: Double
  private let way: Double
  private let inside: ClosedRange<Double>?

  init(_ first: Interval, _ second: Interval) {
    let (low, high) = first.midpoint < second.midpoint ? (first, second) : (second, first)
    (start, way) = (first.midpoint, second.midpoint - first.midpoint)
    let (least, most) = (low.upperBound.nextUp, high.lowerBound.nextDown)
    inside = least <= most ? least...most : nil
  }

  /// A place that certainly is between the edges; nil where they are too uncertain.
  func place(_ part: Double) -> Double? {
    let place = start + part * way
    return inside?.contains(place) == true ? place : nil
  }
}

extension PlaneCondition {
  /// The boxes all over which it certainly holds, and those in which it holds nowhere.
  func truth(of signs: BoxSigns) -> (everywhere: BoxSet, nowhere: BoxSet) {
    let (zero, other) = (signs.atMost & signs.atLeast, signs.below | signs.above)
    var (holds, fails): (BoxSet, BoxSet) =
      switch sign {
      case .zero: (zero, other)
      case .nonzero: (other, zero)
      case .negative: (signs.below, signs.atLeast)
      case .nonpositive: (signs.atMost, signs.above)
      case .positive: (signs.above, signs.atMost)
      case .nonnegative: (signs.atLeast, signs.below)
      case .defined: (signs.known, 0)
      }
    (holds, fails) = (holds & signs.known & ~signs.empty, fails & signs.known | signs.empty)
    return isNegated ? (fails, holds) : (holds, fails)
  }
}
