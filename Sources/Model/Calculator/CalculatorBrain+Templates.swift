import Notation

/// Names that become signs with boxes when they are typed.
extension CalculatorBrain {
  /// Makes a derivative of d over dx, as a book means it; a bracket that is typed next is already
  /// there.
  mutating func completeDerivative() {
    guard entry == .textbook, var typed = typing.text, typed.ends(with: "d÷dx") else { return }
    // The first d is a factor of its own: what stands before it is left where it ends.
    typed.removeLast(3)
    var line = typed.line
    line.removeBackward()
    line.insert(.derivative)
    change(.letters) { $0.state.line = line }
    typing = Typing(hasCompletedDerivative: true, hasBracket: true)
  }

  /// The names that become signs with boxes, as those of their keys do.
  private static let templates: [(word: String, template: FormulaTemplate)] = [
    ("sum", .sum), ("prod", .product), ("int", .integral),
  ]

  mutating func completeTemplate() {
    guard entry == .textbook, let typed = typing.text,
      let (word, template) = Self.templates.first(where: { typed.ends(with: $0.word) })
    else { return }
    var before = typed
    before.removeLast(word.count)
    var line = before.line
    line.insert(template)
    change(.letters) { $0.state.line = line }
    typing = Typing(name: (word, typed))
  }

  /// Takes a sign for the name that it was typed as where a bracket or the rest of a name follows.
  mutating func takeBack(
    _ name: (word: String, text: TypedText),
    before character: Character
  ) {
    let word = name.word + String(character)
    guard character == "(" || FormulaName.all.keys.contains(where: { $0.hasPrefix(word) }) else {
      return
    }
    change(.letters) { $0.state.line = name.text.line }
    typing.text = name.text
  }
}
