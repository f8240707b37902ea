import Calculus
import CurveProof
import Intervals

/// What follows for the boxes of a block from looks at all of them.
struct BlockLook {
  let condition: PlaneCondition
  private let boxes: BoxBlock
  private let columnCount: Int
  /// Row by row; nil where a box is open.
  private(set) var inks: [PlaneInk?]
  /// Values and slopes over open boxes: what all looks have in common.
  private var values: [DecoratedInterval]
  private var slopes: [(x: Interval, y: Interval)]
  /// On which sides of 0 it certainly is at some places in a box, which tells more where it is continuous.
  private var signs: [KnownSigns]
  /// The values at corners, row by row, once they were looked at.
  private(set) var corners: [Interval] = []

  /// After a look at values and slopes along x; nil where the condition's function can't look at many
  /// boxes at once.
  init?(_ condition: PlaneCondition, at boxes: BoxBlock) {
    guard condition.function.enclose(boxes, .alongX) else { return nil }
    (self.condition, self.boxes) = (condition, boxes)
    columnCount = boxes.columnCount
    let facts = boxes.facts(.alongX)
    values = facts.map(\.value)
    slopes = facts.map { ($0.slopes, .entire) }
    inks = values.map { condition.ink(of: $0) }
    signs = Array(repeating: KnownSigns(), count: inks.count)
  }

  /// Whether some box is open.
  var isOpen: Bool { inks.contains { $0 == nil } }

  /// Whether the condition certainly holds somewhere.
  var isMet: Bool {
    inks.contains { $0 == .certain || $0 == .full }
      || corners.contains {
        condition.truth(of: DecoratedInterval($0, .definedAndContinuous)) == .everywhere
      }
  }

  /// The column and row of each box that is open.
  var open: [(column: Int, row: Int)] {
    inks.indices.filter { inks[$0] == nil }.map { ($0 % columnCount, $0 / columnCount) }
  }

  /// Whether the function is certainly continuous on a box.
  func isContinuous(at index: Int) -> Bool {
    values[index].decoration >= .definedAndContinuous
  }

  /// Looks at the corners: where the function is continuous and has both signs, a box is met.
  ///
  /// Does nothing where the condition has no border.
  mutating func lookAtCorners() {
    guard condition.hasBorder, condition.function.enclose(boxes, .corners) else { return }
    corners = boxes.corners()
    forEachOpen { look, index, corner in
      for place in [0, look.columnCount + 2, 1, look.columnCount + 1] {
        look.note(look.corners[corner + place], in: index)
      }
    }
  }

  /// Looks at values and slopes along y, and at the corners between which a function that only rises or
  /// falls has all its values.
  mutating func lookAlongY() {
    guard condition.function.enclose(boxes, .alongY) else { return }
    let facts = boxes.facts(.alongY)
    forEachOpen { look, index, corner in
      look.slopes[index].y = facts[index].slopes
      look.tighten(index, facts[index].value)
      let (x, y) = look.slopes[index]
      guard !look.corners.isEmpty, x.lowerBound >= 0 || x.upperBound <= 0,
        y.lowerBound >= 0 || y.upperBound <= 0
      else { return }
      let (right, up) = (x.lowerBound >= 0 ? 1 : 0, y.lowerBound >= 0 ? 1 : 0)
      let row = look.columnCount + 1
      let low = look.corners[corner + 1 - right + up * row]
      let high = look.corners[corner + right + (1 - up) * row]
      guard low.lowerBound <= high.upperBound else { return }
      let values = Interval(low.lowerBound, high.upperBound)
      look.tighten(index, DecoratedInterval(values, .definedAndContinuous))
    }
  }

  /// Looks at places inside of the boxes between some edges, as long as that may tell more.
  ///
  /// The block of boxes holds those places then, and no boxes.
  mutating func lookInside(x: [Interval], y: [Interval]) {
    for (across, down) in Self.insides {
      let isOpen = zip(inks, values).contains {
        $0 == nil && $1.decoration >= .definedAndContinuous
      }
      guard isOpen, condition.hasBorder, let x = x.inside(across), let y = y.inside(down) else {
        return
      }
      boxes.place(x: x, y: y)
      guard condition.function.enclose(boxes, .corners) else { return }
      let found = boxes.corners()
      forEachOpen { look, index, _ in look.note(found[index], in: index) }
    }
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
  private mutating func note(_ value: Interval, in index: Int) {
    signs[index].note(value)
    if signs[index].areBoth, isContinuous(at: index) { inks[index] = .certain }
  }

  private mutating func tighten(_ index: Int, _ found: DecoratedInterval) {
    if found.interval.isEmpty {
      values[index] = found
    } else {
      let both = values[index].interval.narrowed(by: found.interval)
      values[index] = DecoratedInterval(both, max(values[index].decoration, found.decoration))
    }
    inks[index] = condition.ink(of: values[index])
  }

  /// With each open box the place of its upper left corner.
  private mutating func forEachOpen(
    _ body: (_ look: inout BlockLook, _ index: Int, _ corner: Int) -> Void
  ) {
    for index in inks.indices where inks[index] == nil {
      body(&self, index, index + index / columnCount)
    }
  }
}

extension PlaneCondition {
  /// The ink of a box with such values; nil where it is open.
  fileprivate func ink(of values: DecoratedInterval) -> PlaneInk? {
    switch truth(of: values) {
    case .everywhere: .full
    case .nowhere: PlaneInk.none
    case .open: nil
    }
  }
}

extension [Interval] {
  /// Between each edge and the next a place that certainly is there; nil where edges are too uncertain.
  fileprivate func inside(_ part: Double) -> [Interval]? {
    let places = zip(self, dropFirst()).map { first, next in
      first.midpoint + part * (next.midpoint - first.midpoint)
    }
    let areBetween = zip(zip(self, dropFirst()), places).allSatisfy { edges, place in
      let (low, high) = edges.0.midpoint < edges.1.midpoint ? edges : (edges.1, edges.0)
      return low.upperBound < place && place < high.lowerBound
    }
    return areBetween ? places.map { Interval($0) } : nil
  }
}
