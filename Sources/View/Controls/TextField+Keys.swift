package import Input

/// What keys do in a line of text.
extension TextField {
  /// Takes a key that moves the caret, selects or erases; false for the others, and the line stays.
  package mutating func edit(by key: KeyEvent) -> Bool {
    let byWord = key.modifiers.contains(.command)
    let extends = key.modifiers.contains(.shift)
    switch key.key {
    case .left: move(byWord ? .wordLeft : .left, extending: extends)
    case .right: move(byWord ? .wordRight : .right, extending: extends)
    case .home: move(.start, extending: extends)
    case .end: move(.end, extending: extends)
    case .backspace: erase(word: byWord)
    case .delete: eraseForward()
    default: return false
    }
    return true
  }

  /// Selects all, copies or cuts by a key held with Ctrl; nil for the other keys.
  ///
  /// What it gives is to be kept for pasting: nothing where nothing is selected.
  package mutating func edit(byCommand key: Key) -> [String]? {
    let selected = [selected.map(String.init)].compactMap { $0 }
    switch key {
    case .character("a"):
      selectAll()
      return []
    case .character("c"): return selected
    case .character("x"):
      removeSelection()
      return selected
    default: return nil
    }
  }
}
