/// A line of text that is being typed, with its caret and what is selected.
package struct TextField: Hashable, Sendable {
  package private(set) var text: String
  /// How many characters stand before the caret.
  package private(set) var caret: Int
  /// Where the selection began that ends at the caret; nil without one.
  private var anchor: Int?

  /// No more is taken, in characters.
  package static let limit = 1024

  /// A line with the caret at its end, or with a part of it selected.
  package init(_ text: String = "", selecting part: Range<Int>? = nil) {
    self.text = String(text.prefix(Self.limit))
    caret = self.text.count
    if let part {
      move(to: part.lowerBound)
      move(to: part.upperBound, extending: true)
    }
  }

  private func index(_ offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: offset)
  }

  /// What stands before the caret.
  package var head: Substring { text[..<index(caret)] }

  // MARK: Selection

  /// What is selected, in characters; nil where nothing is.
  package var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// The selected text.
  package var selected: Substring? {
    selection.map { text[index($0.lowerBound)..<index($0.upperBound)] }
  }

  package mutating func selectAll() { (anchor, caret) = (0, text.count) }

  /// Selects the word or number around a place, or the sign there.
  package mutating func selectWord(at offset: Int) {
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
    (anchor, caret) = (start, end)
  }

  /// Takes hold of one end of the selection, so that moving the caret moves that.
  package mutating func grab(lowerEnd isLower: Bool) {
    guard let selection else { return }
    (anchor, caret) =
      isLower
      ? (selection.upperBound, selection.lowerBound) : (selection.lowerBound, selection.upperBound)
  }

  /// Takes out what is selected; false where nothing is.
  @discardableResult
  package mutating func removeSelection() -> Bool {
    defer { anchor = nil }
    guard let selection else { return false }
    text.removeSubrange(index(selection.lowerBound)..<index(selection.upperBound))
    caret = selection.lowerBound
    return true
  }

  // MARK: Typing

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
    caret = min(max(caret + text.count - whole, 0), text.count)
  }

  /// A way the caret can go.
  package enum Way: Sendable { case left, right, wordLeft, wordRight, start, end }

  /// Moves the caret, and the end of the selection with it where that is extended.
  package mutating func move(_ way: Way, extending isExtending: Bool = false) {
    if !isExtending, let selection, way == .left || way == .right {
      return move(to: way == .left ? selection.lowerBound : selection.upperBound)
    }
    let goal =
      switch way {
      case .left: caret - 1
      case .right: caret + 1
      case .wordLeft: wordStart
      case .wordRight: wordEnd
      case .start: 0
      case .end: text.count
      }
    move(to: goal, extending: isExtending)
  }

  /// Puts the caret behind so many characters.
  package mutating func move(to offset: Int, extending isExtending: Bool = false) {
    anchor = isExtending ? anchor ?? caret : nil
    caret = min(max(offset, 0), text.count)
  }

  private static let stops: Set<Character> = ["/", " "]

  private var wordStart: Int {
    let characters = Array(text)
    var start = max(0, caret - 1)
    while start > 0, !Self.stops.contains(characters[start - 1]) { start -= 1 }
    return start
  }

  private var wordEnd: Int {
    let characters = Array(text)
    var end = min(characters.count, caret + 1)
    while end < characters.count, !Self.stops.contains(characters[end]) { end += 1 }
    return end
  }

  /// Removes what is selected, else the character before the caret, or all back to the last "/" or
  /// space.
  package mutating func erase(word: Bool = false) {
    if !removeSelection(), caret > 0 {
      move(word ? .wordLeft : .left, extending: true)
      removeSelection()
    }
  }

  /// Removes what is selected, else the character behind the caret.
  package mutating func eraseForward() {
    if !removeSelection(), caret < text.count {
      move(.right, extending: true)
      removeSelection()
    }
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
