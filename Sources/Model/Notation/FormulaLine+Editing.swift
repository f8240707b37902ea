import Input

extension FormulaLine {
  package static func isOperator(_ piece: String?) -> Bool {
    guard let piece else { return false }
    return ["+", "−", "-", "×", "·", "*", "÷", "/", "^"].contains(piece)
  }

  static func isMinus(_ piece: String?) -> Bool { piece == "−" || piece == "-" }

  private static func isDigit(_ piece: String) -> Bool {
    FormulaScanner.isDigit(piece.first) || piece == "."
  }

  private static func isPostfix(_ piece: String) -> Bool {
    ["!", "%", "°"].contains(piece) || piece.allSatisfy { "⁻⁰¹²³⁴⁵⁶⁷⁸⁹".contains($0) }
  }

  /// Where the number that ends at the caret begins; nil when none does.
  package func numberStart(endingAt end: Int) -> Int? {
    var index = end
    while index > 0 {
      let piece = pieces[index - 1]
      let isExponentSign =
        (Self.isMinus(piece) || piece == "+") && index > 1 && pieces[index - 2] == "E"
      guard Self.isDigit(piece) || piece == "E" || isExponentSign else { break }
      index -= 1
    }
    return index < end ? index : nil
  }

  /// Changes the sign of the number or term before the caret.
  package mutating func toggleSign() {
    if let start = numberStart(endingAt: caret),
      let exponent = pieces[start..<caret].lastIndex(of: "E")
    {
      toggleMinus(at: exponent + 1)
      return
    }
    let start = termStart()
    guard start > 0 else {
      insert("−", at: 0)
      return
    }
    let before = pieces[start - 1]
    let isPrefix = start == 1 || Self.isOperator(pieces[start - 2]) || Self.opens(pieces[start - 2])
    if Self.isMinus(before) {
      remove(at: start - 1)
      if !isPrefix { insert("+", at: start - 1) }
    } else if before == "+", !isPrefix {
      remove(at: start - 1)
      insert("−", at: start - 1)
    } else {
      insert("−", at: start)
    }
  }

  private mutating func toggleMinus(at index: Int) {
    if index < pieces.count, Self.isMinus(pieces[index]) {
      remove(at: index)
    } else {
      insert("−", at: index)
    }
  }

  static func opens(_ piece: String) -> Bool {
    piece.hasSuffix("(") || piece == "⌊" || piece == "⌈" || piece == ","
  }

  /// Where the values side by side that end at the caret begin.
  private func termStart() -> Int {
    var start = caret
    while start > 0 {
      let next = pieces[start - 1] == " " ? start - 1 : operandStart(endingAt: start)
      if next == start { break }
      start = next
    }
    return start
  }

  /// Where the single value that ends at an index begins; the index itself when none does.
  private func operandStart(endingAt end: Int) -> Int {
    var index = end
    while index > 0, Self.isPostfix(pieces[index - 1]) { index -= 1 }
    guard index > 0 else { return end }
    if let number = numberStart(endingAt: index) { return number }
    let piece = pieces[index - 1]
    switch piece {
    case ")", "⌋", "⌉": return opening(of: index - 1) ?? end
    case "|": return pieces[..<(index - 1)].lastIndex(of: "|") ?? end
    default: return piece.first?.isLetter == true && !piece.hasSuffix("(") ? index - 1 : end
    }
  }

  /// The boundary that the caret goes to; a number is a word.
  func goal(of move: CaretMove) -> Int {
    switch move {
    case .left: return caret - 1
    case .right: return caret + 1
    case .start: return 0
    case .end: return pieces.count
    case .wordLeft: return numberStart(endingAt: caret) ?? caret - 1
    case .wordRight:
      var index = caret + 1
      while index < pieces.count, numberStart(endingAt: index + 1).map({ $0 <= caret }) == true {
        index += 1
      }
      return index
    }
  }
}
