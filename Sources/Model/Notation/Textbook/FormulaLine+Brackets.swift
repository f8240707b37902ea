/// Brackets in a line that is edited as it is seen.
extension FormulaLine {
  /// How many brackets are still open at the end; less than zero where too many close.
  package var openBrackets: Int {
    pieces.reduce(0) { $0 + ($1.hasSuffix("(") ? 1 : $1 == ")" ? -1 : 0) }
  }

  /// Steps over a closing bracket that is there already; false where one has to be typed.
  ///
  /// The bracket is that of the innermost one that was typed: fractions and exponents in it are left on
  /// the way, and one that holds nothing else is left with it, so that `1/(2/3)/4` means what it does in
  /// a line of text.
  package mutating func stepOverBracket() -> Bool {
    guard openBrackets <= 0 else { return false }
    guard next == ")" else { return leaveBox() }
    var end = caret + 1
    if let start = typedBracket, let close = closing(of: start),
      pieces[caret..<body(of: start, closedAt: close)].allSatisfy({ $0 == ")" })
    {
      end = close + 1
      if start > 0, isBox(start - 1), closing(of: start - 1) == end { end += 1 }
    }
    moveCaret(to: end)
    settleCaret(forward: true)
    return true
  }

  /// Where what is typed in brackets ends: behind it a derivative has its letter already.
  private func body(of start: Int, closedAt close: Int) -> Int {
    let letter = close - 2
    let isDerivative = pieces[start] == "diff(" && letter > start && pieces[letter] == ","
    return isDerivative && caret <= letter ? letter : close
  }

  /// Leaves fractions and exponents that end at the caret, for a sign that can't stand in one.
  package mutating func leaveBoxes() {
    while next == ")", let start = opening(of: caret), isBox(start) { moveCaret(to: caret + 1) }
  }

  /// Whether a value begins with a piece.
  static func beginsOperand(_ piece: String) -> Bool {
    guard let first = piece.first else { return false }
    return first.isLetter || first.isNumber || "(√∛|⌊⌈.".contains(first)
  }

  /// The innermost bracket around the caret that was typed.
  private var typedBracket: Int? {
    var depth = 0
    for index in pieces[..<caret].indices.reversed() {
      if pieces[index] == ")" { depth += 1 }
      guard pieces[index].hasSuffix("(") else { continue }
      if depth > 0 { depth -= 1 } else if !isBox(index) { return index }
    }
    return nil
  }

  /// Whether a bracket only holds a fraction's lower part or an exponent together.
  private func isBox(_ start: Int) -> Bool {
    pieces[start] == "(" && start > 0 && ["÷", "/", "^"].contains(pieces[start - 1])
  }

  func closing(of start: Int) -> Int? {
    var depth = 0
    for index in start..<pieces.count {
      if pieces[index].hasSuffix("(") { depth += 1 }
      if pieces[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Where the bracket opens that a piece closes.
  func opening(of end: Int) -> Int? {
    let bracket = pieces[end] == "⌋" ? "⌊" : pieces[end] == "⌉" ? "⌈" : "("
    var depth = 0
    for index in (0...end).reversed() {
      if pieces[index].hasSuffix(bracket) { depth -= 1 }
      if pieces[index] == pieces[end] { depth += 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
