import Operations
import Words

/// What could be read in two ways is refused, with a way to write it that has one meaning.
extension FormulaReader {
  mutating func refuseAmbiguous(
    _ token: FormulaToken,
    after previous: FormulaToken?
  ) throws(FormulaError) {
    guard let previous else { return }
    // A remainder, or hundredths of what follows.
    if previous.kind == .postfix(.percent), token.beginsOperand {
      throw .ambiguous(
        previous.text + token.text,
        instead: "mod(…, \(token.text))",
        at: previous.range.lowerBound..<token.range.upperBound
      )
    }
    // A count of choices, or a product with the parameter c.
    if previous.isNumber, token.text == "C", scanner.isBeforeDigit {
      throw .ambiguous(
        previous.text + token.text + "…",
        instead: "nCr(\(previous.text), …)",
        at: previous.range.lowerBound..<token.range.upperBound
      )
    }
  }

  /// Refuses a formula whose bars can be paired in another way, too: |2|x|−1|.
  static func refuseOtherBars(
    of characters: [Character],
    _ bars: FormulaBars
  ) throws(FormulaError) {
    for place in bars.choices.prefix(FormulaBars.mostChoices) {
      var other = FormulaReader(characters)
      other.bars = FormulaBars(opening: place)
      guard (try? other.read()) != nil else { continue }
      throw .ambiguous("|…|…|…|", instead: "abs(…)", at: place..<place + 1)
    }
  }
}

/// Bars after a value and before another: they close, but could open as well.
struct FormulaBars {
  /// Where they stand.
  private(set) var choices: [Int] = []
  /// The one that is taken to open.
  private let opening: Int?

  /// More are not looked at: each costs another reading.
  static let mostChoices = 4

  init(opening: Int? = nil) { self.opening = opening }

  mutating func note(_ token: FormulaToken) { choices.append(token.range.lowerBound) }

  func opens(_ token: FormulaToken) -> Bool { token.range.lowerBound == opening }
}

extension FormulaError {
  static func ambiguous(_ text: String, instead: String, at range: Range<Int>) -> FormulaError {
    FormulaError(.ambiguous(text, instead: instead), at: range)
  }
}

extension FormulaToken {
  /// Whether a value begins with it.
  fileprivate var beginsOperand: Bool {
    switch kind {
    case .name(.joint), .name(.negation): false
    // A condition of the value before it.
    case .open where text == "{": false
    case .number, .name, .root, .open: true
    case .binary, .postfix, .raised, .close, .bar, .comma, .colon: false
    }
  }
}
