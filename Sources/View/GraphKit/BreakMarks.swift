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

  /// The marks of one place.
  static func marks(of behavior: Behavior) -> [Mark] {
    let value = behavior.value
    func mark(_ limit: Limit, holds: Bool) -> Mark? {
      guard let y = limit.value else { return nil }
      if holds { return Mark(y: y, isOpen: false) }
      return value.differs(from: limit) ? Mark(y: y, isOpen: true) : nil
    }
    var marks = [mark(behavior.left, holds: behavior.leftHolds)].compactMap { $0 }
    if let right = mark(behavior.right, holds: behavior.rightHolds),
      !marks.contains(where: { $0.isOpen == right.isOpen && !$0.y.isDisjoint(from: right.y) })
    {
      marks.append(right)
    }
    if let y = value.value, value.differs(from: behavior.left), value.differs(from: behavior.right)
    {
      marks.append(Mark(y: y, isOpen: false))
    }
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
