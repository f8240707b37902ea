package import Drawing
package import Input

/// A finger or the mouse in a line of text: a press puts the caret there, two select a word, three all,
/// and a drag selects.
package struct LineHand: Hashable, Sendable {
  private struct Hold: Hashable { let id: Int64? }

  private var hold: Hold?
  private var taps = TapCounter()
  /// Whether a finger was used last, which gets hold of what is selected by its ends.
  package var isFinger = false
  /// Where it came down; nil once it has moved from there.
  package private(set) var start: Point?

  /// How near to an end of the selection a finger gets hold of it, in points.
  private static let reach = 22.0
  /// A hand that rests moves as far as this.
  private static let slop = 4.0

  package init() {}

  package mutating func cancel() { (hold, start) = (nil, nil) }

  /// What a contact does in a line in a frame, `offset` telling the caret's place that is nearest to a
  /// point; nil for a contact that is none of the line's.
  package mutating func follow(
    _ contact: Contact,
    extending isExtending: Bool,
    in frame: Rect,
    from caret: Int,
    ends: (lower: Double, upper: Double)? = nil,
    offset: (Point) -> Int?
  ) -> [LineEdit]? {
    if contact.phase == .began {
      guard contact.isPrimary, hold == nil, frame.contains(contact.place) else { return nil }
      hold = Hold(id: contact.id)
      return [press(contact, extending: isExtending, ends: ends, offset: offset)].compactMap { $0 }
    }
    guard hold == Hold(id: contact.id) else { return nil }
    if contact.phase == .moved {
      return [drag(to: contact.place, from: caret, offset: offset)].compactMap { $0 }
    }
    hold = nil
    return []
  }

  /// What a press does; a finger beside an end of what is selected takes hold of that.
  package mutating func press(
    _ contact: Contact,
    extending isExtending: Bool,
    ends: (lower: Double, upper: Double)? = nil,
    offset: (Point) -> Int?
  ) -> LineEdit? {
    guard let caret = offset(contact.place) else { return nil }
    (start, isFinger) = (contact.place, contact.id != nil)
    if isFinger, let ends {
      let ways = (abs(ends.lower - contact.place.x), abs(ends.upper - contact.place.x))
      if min(ways.0, ways.1) <= Self.reach { return .grab(lowerEnd: ways.0 < ways.1) }
    }
    switch taps.tap(at: contact.place, time: contact.time) {
    case 1: return .place(caret, extending: isExtending)
    // Of the two characters beside the caret the one that is touched.
    case 2: return .word(offset(contact.place + Vector(dx: -5, dy: 0)) ?? caret)
    default: return .all
    }
  }

  /// What a drag does that has come to a place; nil while it is but a press, or the caret is there.
  package mutating func drag(
    to place: Point,
    from caret: Int,
    offset: (Point) -> Int?
  ) -> LineEdit? {
    if let start, start.distance(to: place) <= Self.slop { return nil }
    start = nil
    guard let goal = offset(place), goal != caret else { return nil }
    return .place(goal, extending: true)
  }
}
