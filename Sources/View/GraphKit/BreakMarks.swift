import Calculus
import Drawing
import Intervals

/// The marks at the places where a curve breaks: a ring where a point is missing, a dot at the end that
/// belongs, both only where that is proven.
struct BreakMarks {
  /// A mark, as a value of the function.
  struct Mark {
    let y: Interval
    let isOpen: Bool
  }

  /// The marks of one place: none where the curve may go on without a break.
  ///
  /// Where it certainly breaks, a value is an end of it, or a point alone, whichever side it belongs to.
  ///
  ///     // ⌊x⌋ at 1: a ring at 0, a dot at 1
  ///     BreakMarks.marks(of: Behavior(left: zero, right: one, value: one, rightHolds: true))
  static func marks(of behavior: Behavior) -> [Mark] {
    guard behavior.isBroken else { return [] }
    let value = behavior.value
    let sides = [(behavior.left, behavior.leftHolds), (behavior.right, behavior.rightHolds)]
    var marks: [Mark] = []
    for (limit, holds) in sides where !holds && value.differs(from: limit) {
      guard let y = limit.value, !marks.contains(where: { !$0.y.isDisjoint(from: y) }) else {
        continue
      }
      marks.append(Mark(y: y, isOpen: true))
    }
    if let y = value.value { marks.append(Mark(y: y, isOpen: false)) }
    return marks
  }

  /// Of more places than these only those are marked that are apart.
  private static let crowd = 24
  /// How far apart places are marked where they are many, in points.
  private static let distance = 16.0

  /// Of places from left to right the marks that are drawn, in points.
  ///
  /// A jump of less than a point is not seen, and not marked.
  static func drawn(
    _ places: [(x: Double, marks: [(place: Point, isOpen: Bool)])]
  ) -> [(place: Point, isOpen: Bool)] {
    var last = -Double.infinity
    return places.flatMap { x, marks -> [(place: Point, isOpen: Bool)] in
      guard places.count <= crowd || x - last > distance else { return [] }
      if marks.count == 2, marks[0].isOpen != marks[1].isOpen,
        abs(marks[0].place.y - marks[1].place.y) < 1
      {
        return []
      }
      last = x
      return marks
    }
  }
}

extension Limit {
  /// Whether it certainly is no such value, or there certainly is none.
  fileprivate func differs(from other: Limit) -> Bool {
    switch (self, other) {
    case (.undefined, _), (_, .undefined), (.finite, .infinite): true
    case (.finite(let value), .finite(let limit)), (.finite(let value), .within(let limit)):
      value.isDisjoint(from: limit)
    case (.infinite, _), (.within, _): false
    }
  }
}
