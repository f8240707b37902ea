import Operations

/// Writes what was typed with the brackets that its parts need.
struct TypedTextWriter {
  private let characters: [Character]
  private let tokens: [FormulaToken]
  private let groups: [TextbookGroup]
  private let start: Int
  private let end: Int
  /// Whether a name at the end gets no bracket of its own.
  var leavesNameOpen = false
  /// Where brackets open before what was typed.
  private(set) var wraps: [Int] = []
  /// Where the boxes and the functions begin in which the text ends.
  private(set) var openBoxes: [Int] = []
  private(set) var openNames: [Int] = []
  private var output = ""

  init(
    _ characters: [Character],
    _ tokens: [FormulaToken],
    _ groups: [TextbookGroup],
    from start: Int,
    to end: Int
  ) {
    (self.characters, self.groups, self.start, self.end) = (characters, groups, start, end)
    self.tokens = tokens.filter { $0.range.lowerBound >= start }
  }

  mutating func text() -> String {
    close(upTo: start)
    var previous: FormulaToken?
    for token in tokens {
      separate(previous, token)
      for group in groups
      where group.kind == .numerator && group.range.lowerBound == token.range.lowerBound {
        output += "("
      }
      write(token)
      open(behind: token)
      close(at: token.range.upperBound)
      previous = token
    }
    let isParameter =
      previous.map { $0.isLetter && characters.count > $0.range.upperBound } ?? false
    if isParameter, FormulaLine(output).endsWithParameter { output += " " }
    return output
  }

  // MARK: Signs

  private mutating func write(_ token: FormulaToken) {
    if token.isWord {
      output += FormulaName.written(token.text)
    } else {
      output += token.comparison.map(\.symbol) ?? String(characters[token.range])
    }
    if token.isMod, token.range == tokens.last?.range { output += " " }
  }

  /// A blank that keeps apart what would be one word or number without it, or a letter and a bracket.
  private mutating func separate(_ previous: FormulaToken?, _ token: FormulaToken) {
    guard let last = output.last, let first = token.text.first else { return }
    let hasBlank = (previous?.range.upperBound ?? start) < token.range.lowerBound
    let isWord = isBetween(token) || previous.map(isBetween) ?? false
    let isBeforeCall = hasBlank && first == "(" && previous?.isLetter ?? false
    let isPoint = hasBlank && last == "," && first.isNumber && beginsPoint
    guard hasBlank || isWord, Self.isWord(last) || isPoint, Self.isWord(first) || isBeforeCall
    else { return }
    output += " "
  }

  /// Whether all that is written may be the first half of (1, 2), which without its blank may be 1.2.
  private var beginsPoint: Bool {
    start == 0 && output.first == "(" && output.dropFirst().dropLast().allSatisfy(\.isNumber)
  }

  /// Whether it is a word that stands between operands.
  private func isBetween(_ token: FormulaToken) -> Bool {
    switch token.kind {
    case .name(.joint), .name(.negation): token.isWord
    default:
      token.isMod && characters[token.range.upperBound...].first { !$0.isWhitespace } != "("
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber && character.isASCII || character == "."
  }

  // MARK: Brackets

  /// Brackets of parts that were finished before.
  private mutating func close(upTo place: Int) {
    for group in groups where group.kind == .numerator && group.range.upperBound <= place {
      output += ")"
    }
    for group in groups where group.kind == .numerator && group.range.lowerBound < place {
      wraps.append(group.range.lowerBound)
    }
  }

  private mutating func open(behind token: FormulaToken) {
    let place = token.range.upperBound
    for group in groups where group.kind != .numerator && group.range.lowerBound == place {
      let isName = group.kind == .argument || group.kind == .root
      let isLast = group.range.upperBound >= end
      if isLast, isName, leavesNameOpen, group.range.isEmpty { continue }
      output += "("
      if isLast {
        if isName { openNames.append(place) } else { openBoxes.append(place) }
      } else if group.range.isEmpty {
        output += ")"
      }
    }
  }

  /// Brackets of parts that end behind a sign, unless the caret is in them.
  private mutating func close(at place: Int) {
    for group in groups
    where group.range.upperBound == place && !group.range.isEmpty && place > start {
      if group.kind == .numerator || place < end { output += ")" }
    }
  }
}

extension FormulaToken {
  /// Whether it is a name of several letters.
  var isWord: Bool {
    if case .name(.function(.named)) = kind { return false }
    guard case .name = kind else { return false }
    return range.count > 1 && text.allSatisfy { $0.isLetter || $0.isNumber }
  }

  var isMod: Bool { text.lowercased() == "mod" }

  /// Whether it is a letter, or the name of a number.
  var isLetter: Bool {
    switch kind {
    case .name(.variable), .name(.parameter), .name(.constant), .name(.local),
      .name(.function(.named)):
      true
    case .other: text.first?.isLetter ?? false
    default: false
    }
  }

  /// Whether it is a bracket that opens.
  var opens: Bool { kind == .open(.round) }

  /// Whether a value ends with it.
  var endsOperand: Bool {
    switch kind {
    case .number, .postfix, .raised, .close, .bar: true
    case .other: isLetter || "₀₁₂₃₄₅₆₇₈₉'′″".contains(text)
    default: isLetter
    }
  }
}
