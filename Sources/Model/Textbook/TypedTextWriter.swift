import Notation

/// Writes what was typed with the brackets that its parts need.
struct TypedTextWriter {
  private let characters: [Character]
  private let tokens: [TextbookToken]
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
    _ tokens: [TextbookToken],
    _ groups: [TextbookGroup],
    from start: Int,
    to end: Int
  ) {
    (self.characters, self.groups, self.start, self.end) = (characters, groups, start, end)
    self.tokens = tokens.filter { $0.range.lowerBound >= start }
  }

  mutating func text() -> String {
    close(upTo: start)
    var previous: TextbookToken?
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
      previous.map { $0.kind == .letter && characters.count > $0.range.upperBound } ?? false
    if isParameter, FormulaLine(output).endsWithParameter { output += " " }
    return output
  }

  // MARK: Signs

  private mutating func write(_ token: TextbookToken) {
    let word = String(characters[token.range])
    switch token.kind {
    case .name, .word: output += FormulaName.written(word)
    case .letter where token.range.count > 1: output += FormulaName.written(word)
    case .relation: output += TextbookReader.relation(word)
    default: output += word
    }
    if token.kind == .word, token.range == tokens.last?.range, word.lowercased() == "mod" {
      output += " "
    }
  }

  /// A blank that keeps apart what would be one word or number without it, or a letter and a bracket.
  private mutating func separate(_ previous: TextbookToken?, _ token: TextbookToken) {
    guard let last = output.last, let first = characters[token.range].first else { return }
    let hasBlank = (previous?.range.upperBound ?? start) < token.range.lowerBound
    let isWord = token.kind == .word && !"∧∨".contains(first) || previous?.kind == .word
    let isBeforeCall = hasBlank && first == "(" && previous?.kind == .letter
    guard hasBlank || isWord, Self.isWord(last), Self.isWord(first) || isBeforeCall else { return }
    output += " "
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

  private mutating func open(behind token: TextbookToken) {
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

extension TextbookForm {
  /// How many commas a call has at least that is opened as a sign with boxes.
  var commas: Int { boxCount.map { $0 - 1 } ?? 0 }
}

extension TextbookToken {
  /// Whether it is a name of several letters.
  var isWord: Bool {
    switch kind {
    case .name, .word, .letter: range.count > 1
    default: false
    }
  }

  /// Whether it is a bracket that opens.
  var opens: Bool { kind == .open("(") }

  /// Whether a value ends with it.
  var endsOperand: Bool {
    switch kind {
    case .number, .letter, .postfix, .raised, .lowered, .close, .prime, .bar: true
    default: false
    }
  }
}
