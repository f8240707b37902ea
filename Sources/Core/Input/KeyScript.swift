/// Keys and text to be pressed one after another, written as words with blanks between them.
///
/// A word is the name of a key, with Ctrl+, Shift+ and Alt+ before it or not: `F6`, `Ctrl+,`,
/// `Shift+Tab`. Any other word is typed as it stands: `sin(x)`.
package struct KeyScript: Hashable, Sendable {
  /// What a person doing that would cause.
  package let events: [InputEvent]

  package init(_ text: String) {
    events = text.split(separator: " ").map { word in
      Self.key(String(word)).map(InputEvent.key) ?? .text(String(word))
    }
  }

  private static let modifiers: [(name: String, modifier: KeyModifiers)] = [
    ("Ctrl+", .command), ("Shift+", .shift), ("Alt+", .option),
  ]

  private static let names: [String: Key] = [
    "Left": .left, "Right": .right, "Up": .up, "Down": .down, "Home": .home, "End": .end,
    "PageUp": .pageUp, "PageDown": .pageDown, "Enter": .enter, "Escape": .escape, "Tab": .tab,
    "Backspace": .backspace, "Delete": .delete, "Space": .space,
  ]

  private static func key(_ word: String) -> KeyEvent? {
    var (rest, held): (Substring, KeyModifiers) = (word[...], [])
    while let (name, modifier) = modifiers.first(where: {
      rest.hasPrefix($0.name) && rest.count > $0.name.count
    }) {
      rest.removeFirst(name.count)
      held.insert(modifier)
    }
    if let key = names[String(rest)] { return KeyEvent(key, modifiers: held) }
    if rest.first == "F", let number = Int(rest.dropFirst()), 1...24 ~= number {
      return KeyEvent(.function(number), modifiers: held)
    }
    guard !held.isEmpty, rest.count == 1, let letter = rest.lowercased().first else { return nil }
    return KeyEvent(.character(letter), modifiers: held)
  }
}
