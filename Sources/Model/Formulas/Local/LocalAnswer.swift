/// What a formula is near a place.
package enum LocalAnswer: Equatable, Sendable {
  /// A formula of the same variables, in local numbers, that holds within reach.
  case formula([Instruction])
  /// It is not known so.
  case undecided

  package var line: String {
    switch self {
    case .formula(let steps): (["formula"] + steps.map(\.name)).joined(separator: " ")
    case .undecided: "undecided"
    }
  }

  /// Reads a line; nil for any other text.
  package init?(line: String) {
    let words = SavedWords.words(of: line[...])
    switch words.first {
    case "undecided": self = .undecided
    case "formula":
      guard let steps = [Instruction](names: Array(words.dropFirst())) else { return nil }
      self = .formula(steps)
    default: return nil
    }
  }
}
