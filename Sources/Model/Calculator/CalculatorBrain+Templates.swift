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
    ("sum", .sum), ("prod", .product), ("product", .product), ("int", .integral),
    ("integral", .integral), ("lim", .limit), ("limit", .limit),
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
    typing = Typing(name: SignName(word: word, text: typed))
  }

  /// Takes a sign for the name that it was typed as where a bracket follows, or what makes another
  /// name of it.
  mutating func takeBack(_ name: SignName, before character: Character) {
    let isCalled = character == "(" && name.rest.isEmpty
    guard isCalled || FormulaName.all[name.whole + String(character)] != nil else { return }
    var text = name.text
    if !name.rest.isEmpty { text.append(name.rest) }
    change(.letters) { $0.state.line = text.line }
    typing.text = text
  }
}

/// A name that has become a sign with boxes, as it was typed.
struct SignName {
  let word: String
  let text: TypedText
  /// What stands in the sign's box and may be the rest of a longer name: the e of `inte`.
  private(set) var rest = ""

  var whole: String { word + rest }

  /// The same with a further letter; nil where no name goes on so.
  func followed(by character: Character) -> SignName? {
    var longer = self
    longer.rest.append(character)
    return FormulaName.beginnings.contains(longer.whole) ? longer : nil
  }
}
