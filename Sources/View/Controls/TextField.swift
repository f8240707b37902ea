package import Input

/// A line of text that is being typed, with its caret and what is selected.
package struct TextField: Hashable, Sendable {
  package private(set) var text: String
  private var cursor: Caret

  /// No more is taken, in characters.
  package static let limit = 1024

  /// A line with the caret at its end, or with a part of it selected.
  package init(_ text: String = "", selecting part: Range<Int>? = nil) {
    self.text = String(text.prefix(Self.limit))
    let count = self.text.count
    cursor = part.map { Caret(selecting: $0.clamped(to: 0..<count)) } ?? Caret(at: count)
  }

  private func index(_ offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: offset)
  }

  /// How many characters stand before the caret.
  package var caret: Int { cursor.place }

  /// What stands before the caret.
  package var head: Substring { text[..<index(caret)] }

  /// What is selected, in characters; nil where nothing is.
  package var selection: Range<Int>? { cursor.selection }

  /// The selected text.
  package var selected: Substring? {
    selection.map { text[index($0.lowerBound)..<index($0.upperBound)] }
  }

  // MARK: Editing

  /// Writes at the caret, in the place of what is selected; control characters are left out.
  package mutating func insert(_ typed: String) {
    let plain = typed.filter { character in
      character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
    removeSelection()
    let room = plain.prefix(max(0, Self.limit - text.count))
    let whole = text.count
    text.insert(contentsOf: room, at: index(caret))
    // Counted again: a combining mark joins the character before it.
    move(to: caret + text.count - whole)
  }

  package mutating func edit(_ edit: LineEdit) {
    switch edit {
    case .move(.left, extending: false) where selection != nil:
      move(to: selection?.lowerBound ?? 0)
    case .move(.right, extending: false) where selection != nil:
      move(to: selection?.upperBound ?? 0)
    case .move(let way, let isExtending): move(to: goal(of: way), extending: isExtending)
    case .place(let offset, let isExtending): move(to: offset, extending: isExtending)
    case .word(let offset): selectWord(at: offset)
    case .all: cursor = Caret(selecting: 0..<text.count)
    case .grab(let isLower): cursor.grab(lowerEnd: isLower)
    case .erase(let byWord): erase(to: goal(of: byWord ? .wordLeft : .left))
    case .eraseForward: erase(to: caret + 1)
    }
  }

  /// Selects all, copies or cuts by a key held with Ctrl; nil for the other keys.
  ///
  /// What it gives is to be kept for pasting: nothing where nothing is selected.
  package mutating func edit(byCommand key: Key) -> [String]? {
    let selected = [selected.map(String.init)].compactMap { $0 }
    switch key {
    case .character("a"):
      edit(.all)
      return []
    case .character("c"): return selected
    case .character("x"):
      removeSelection()
      return selected
    default: return nil
    }
  }

  private mutating func move(to offset: Int, extending isExtending: Bool = false) {
    cursor.move(to: min(max(offset, 0), text.count), extending: isExtending)
  }

  /// Where the caret goes; a word ends at a slash or space.
  private func goal(of way: CaretMove) -> Int {
    switch way {
    case .left: return caret - 1
    case .right: return caret + 1
    case .start: return 0
    case .end: return text.count
    case .wordLeft, .wordRight:
      let isStop = text.map { "/ ".contains($0) }
      let step = way.isForward ? 1 : -1
      var place = min(max(caret + step, 0), isStop.count)
      while place > 0, place < isStop.count, !isStop[way.isForward ? place : place - 1] {
        place += step
      }
      return place
    }
  }

  /// Selects the word or number around a place, or the sign there.
  private mutating func selectWord(at offset: Int) {
    let characters = Array(text)
    guard !characters.isEmpty else { return }
    let place = min(max(offset, 0), characters.count - 1)
    func isDigit(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isNumber
    }
    // A decimal mark between digits, and the sign of a number alone, belong to the number.
    func isWord(_ index: Int) -> Bool {
      switch characters[index] {
      case ".", ",": isDigit(index - 1) && isDigit(index + 1)
      case "-", "−": index == 0 && isDigit(1)
      default: characters[index].isLetter || characters[index].isNumber
      }
    }
    var (start, end) = (place, place + 1)
    if isWord(place) {
      while start > 0, isWord(start - 1) { start -= 1 }
      while end < characters.count, isWord(end) { end += 1 }
    }
    cursor = Caret(selecting: start..<end)
  }

  /// Takes out what is selected, else what is between the caret and a place.
  private mutating func erase(to place: Int) {
    if selection == nil { move(to: place, extending: true) }
    removeSelection()
  }

  private mutating func removeSelection() {
    guard let selection else { return cursor.move(to: caret) }
    text.removeSubrange(index(selection.lowerBound)..<index(selection.upperBound))
    cursor.move(to: selection.lowerBound)
  }
}

/// A value while it is being typed.
package struct TypedValue: Hashable, Sendable {
  package let field: TextField
  /// Whether what is typed has no meaning.
  package var isWrong: Bool

  package init(_ field: TextField, isWrong: Bool) {
    self.field = field
    self.isWrong = isWrong
  }
}
