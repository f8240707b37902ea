/// A line of text that is being typed, with its caret.
package struct TextField: Hashable, Sendable {
  package private(set) var text: String
  /// How many characters stand before the caret.
  package private(set) var caret: Int

  /// No more is taken, in characters.
  package static let limit = 1024

  package init(_ text: String = "") {
    self.text = String(text.prefix(Self.limit))
    caret = self.text.count
  }

  private func index(_ offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: offset)
  }

  /// What stands before the caret.
  package var head: Substring { text[..<index(caret)] }

  /// Writes at the caret; control characters are left out.
  package mutating func insert(_ typed: String) {
    let plain = typed.filter { character in
      character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
    let room = plain.prefix(max(0, Self.limit - text.count))
    let whole = text.count
    text.insert(contentsOf: room, at: index(caret))
    // Counted again: a combining mark joins the character before it.
    caret = min(max(caret + text.count - whole, 0), text.count)
  }

  /// Takes another text, with the caret at its end.
  mutating func replace(with text: String) { self = TextField(text) }

  /// A way the caret can go.
  package enum Way: Sendable { case left, right, start, end }

  package mutating func move(_ way: Way) {
    switch way {
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(text.count, caret + 1)
    case .start: caret = 0
    case .end: caret = text.count
    }
  }

  /// Puts the caret behind so many characters.
  package mutating func move(to offset: Int) { caret = min(max(offset, 0), text.count) }

  /// Removes the character before the caret, or all back to the last "/" or space.
  package mutating func erase(word: Bool = false) {
    guard caret > 0 else { return }
    var start = caret - 1
    if word {
      let stops: Set<Character> = ["/", " "]
      while start > 0, !stops.contains(text[index(start - 1)]) { start -= 1 }
    }
    text.removeSubrange(index(start)..<index(caret))
    caret = start
  }

  /// Removes the character behind the caret.
  package mutating func eraseForward() {
    guard caret < text.count else { return }
    text.remove(at: index(caret))
  }
}
