import Formulas
import Operations
import Words

/// What could be read in two ways is refused, with a way to write it that has one meaning.
extension FormulaReader {
  /// What can't stand side by side; brackets that typing puts in must not part it.
  mutating func noteAmbiguity(_ token: FormulaToken, after previous: FormulaToken?) {
    guard let previous else { return }
    let place = previous.range.lowerBound..<token.range.upperBound
    if previous.kind == .postfix(.percent), token.beginsOperand {
      // A remainder, or hundredths of what follows.
      let divisor = token.isNumber ? token.text : "…"
      let shown = previous.text + token.text
      note(.ambiguous(shown, instead: "mod(…, \(divisor))"), at: place)
    } else if previous.isNumber, token.text == "C", scanner.isBeforeDigit {
      // A count of choices, or a product with the parameter c.
      let shown = previous.text + token.text + "…"
      note(.ambiguous(shown, instead: "nCr(\(previous.text), …)"), at: place)
    } else if case .number = previous.kind, case .number = token.kind {
      let shown = String(token.text.prefix(ProgramLimits.quotedCharacters))
      note(.operatorMissing(shown), at: token.range)
    } else {
      if token.kind == .other, token.isLetter { noteWord(endingWith: token) }
      return
    }
    seams.insert(previous.range.upperBound)
  }

  /// Letters that are no word, as in 1/nn, are parted nowhere.
  private mutating func noteWord(endingWith last: FormulaToken) {
    var end = last.range.lowerBound
    for token in tokens.reversed() {
      guard token.isLetter, token.range.upperBound == end else { return }
      seams.insert(end)
      end = token.range.lowerBound
    }
  }

  /// That the bars of a formula can be paired in another way, too: |2|x|−1|.
  func otherBars() -> FormulaError? {
    guard scanner.fault == nil else { return nil }
    for place in bars.choices.prefix(FormulaBars.mostChoices) {
      let other = FormulaReader(
        reading: scanner.characters,
        opening: place,
        knowsSlope: scanner.knowsSlope
      )
      guard other.scanner.fault == nil else { continue }
      return .ambiguous("|…|…|…|", instead: "abs(…)", at: place..<place + 1)
    }
    return nil
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
    case .binary, .postfix, .raised, .close, .bar, .comma, .colon, .separator, .other: false
    }
  }
}
