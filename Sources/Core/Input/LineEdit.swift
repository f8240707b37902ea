/// A way that the caret of a line can go: by one character or name, by a word or number, to an end.
package enum CaretMove: Hashable, Sendable {
  case left, right, wordLeft, wordRight, start, end

  package var isForward: Bool { [.right, .wordRight, .end].contains(self) }
}

/// What is done to a line of text beside typing on it, by keys, by hand and with a controller.
package enum LineEdit: Hashable, Sendable {
  /// The caret is moved, the end of the selection with it where that is extended.
  case move(CaretMove, extending: Bool = false)
  /// The caret goes before a character.
  case place(Int, extending: Bool = false)
  /// What a character belongs to is selected, or the whole line.
  case word(Int), all
  /// One end of the selection is taken hold of, to be moved with the caret.
  case grab(lowerEnd: Bool)
  /// What is selected goes, else what is before the caret or behind it.
  case erase(byWord: Bool = false), eraseForward

  /// What a key does in any line; nil where it means something else.
  package init?(_ key: KeyEvent) {
    let byWord = key.modifiers.contains(.command)
    let isExtending = key.modifiers.contains(.shift)
    switch key.key {
    case .left: self = .move(byWord ? .wordLeft : .left, extending: isExtending)
    case .right: self = .move(byWord ? .wordRight : .right, extending: isExtending)
    case .home: self = .move(.start, extending: isExtending)
    case .end: self = .move(.end, extending: isExtending)
    case .backspace: self = .erase(byWord: byWord)
    case .delete: self = .eraseForward
    case .character("a") where byWord: self = .all
    default: return nil
    }
  }
}

/// The caret of a line, and where the selection began that ends at it.
package struct Caret: Hashable, Sendable {
  /// How much of the line is before it.
  package private(set) var place: Int
  /// Nil without a selection.
  private var anchor: Int?

  package init(at place: Int = 0) { self.place = place }

  /// One with a part of the line selected before it.
  package init(selecting part: Range<Int>) { (anchor, place) = (part.lowerBound, part.upperBound) }

  /// What is selected; nil where nothing is.
  package var selection: Range<Int>? {
    guard let anchor, anchor != place else { return nil }
    return min(anchor, place)..<max(anchor, place)
  }

  /// Goes to a place, the end of the selection with it where that is extended.
  package mutating func move(to place: Int, extending isExtending: Bool = false) {
    anchor = isExtending ? anchor ?? self.place : nil
    self.place = place
  }

  /// Takes hold of one end of the selection, so that moving the caret moves that.
  package mutating func grab(lowerEnd isLower: Bool) {
    guard let selection else { return }
    (anchor, place) =
      isLower
      ? (selection.upperBound, selection.lowerBound) : (selection.lowerBound, selection.upperBound)
  }
}
