import Formulas
import Numerals

/// Numbers that lists have: `mean(L)`, `quantile(y₁, 1/4)`, `L[2]`.
extension FormulaScanner {
  /// The words before the name of a list in brackets.
  static let listWords: [String: ListCall.Measure] = [
    "mean": .mean, "median": .median, "total": .total, "count": .count, "length": .count,
    "variance": .variance, "var": .variance, "stdev": .deviation, "stddev": .deviation,
    "min": .least, "max": .greatest, "least": .least, "greatest": .greatest,
  ]

  /// The words that take a share, or which quarter, behind the list.
  private static let shareWords: [String: Int128] = ["quantile": 1, "quartile": 4]

  /// What a word would be with a list: `mean(L)`; nil for others.
  static func listCall(by word: String) -> String? {
    if shareWords[word] != nil { return word + "(L, 1)" }
    return listWords[word] == nil ? nil : word + "(L)"
  }

  /// Steps over what a list is asked; nil where nothing of the kind stands here.
  mutating func takeListCall() -> ListCall? {
    let start = position
    var ahead = self
    let word = ahead.takeWord(upTo: Self.longestWord).lowercased()
    if let place = takeElement() { return place }
    guard ahead.take("("), Self.listCall(by: word) != nil else { return nil }
    _ = ahead.isAtEnd
    let name = ahead.takeWord(upTo: Self.longestName)
    guard Self.mayNameList(name) else { return nil }
    var measure = Self.listWords[word]
    if let parts = Self.shareWords[word] {
      guard ahead.take(",") || ahead.take(";"), let share = ahead.takeShare(over: parts) else {
        return nil
      }
      measure = .quantile(share)
    }
    // The least of a letter is that letter, and of a list its least number.
    if [.least, .greatest].contains(measure), !(name.first?.isUppercase ?? false) { return nil }
    guard let measure, ahead.take(")") else { return nil }
    position = ahead.position
    return ListCall(measure, of: NumberText.lifted(name), written: text(in: start..<position))
  }

  /// Steps over the number in a place of a list, as `L[2]`.
  private mutating func takeElement() -> ListCall? {
    let start = position
    var ahead = self
    let name = ahead.takeWord(upTo: Self.longestName)
    guard Self.mayNameList(name), ahead.peek() == "[" else { return nil }
    ahead.position += 1
    let first = ahead.position
    ahead.digits()
    guard let place = Int(text(in: first..<ahead.position)), place > 0, ahead.take("]") else {
      return nil
    }
    position = ahead.position
    return ListCall(
      .element(place),
      of: NumberText.lifted(name),
      written: text(in: start..<position)
    )
  }

  /// Whether a word may be the name of a list or of a column: `L`, `T2`, `y₁`, `weight`.
  private static func mayNameList(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter else { return false }
    return word.count > 1 ? FormulaName.all[word.lowercased()] == nil : first.isUppercase
  }

  /// So that what has no end is not looked through from every letter of it.
  private static let longestWord = 8
  private static let longestName = 40

  private mutating func takeWord(upTo limit: Int) -> String {
    let start = position
    while position < start + limit, let character = peek(),
      character.isLetter || character.isNumber || character == "_"
    {
      position += 1
    }
    return text(in: start..<position)
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard !isAtEnd, peek() == sign else { return false }
    position += 1
    return true
  }

  /// A decimal, or a quotient of two.
  private mutating func takeShare(over parts: Int128) -> Rational? {
    guard let number = takeNumber() else { return nil }
    guard take("/") || take("÷") else { return Rational(1, over: parts).flatMap(number.multiplied) }
    guard let divisor = takeNumber() else { return nil }
    return number.divided(by: divisor)?.multiplied(by: Rational(1, over: parts) ?? .one)
  }

  private mutating func takeNumber() -> Rational? {
    _ = isAtEnd
    let start = position
    digits()
    if peek() == "." {
      position += 1
      digits()
    }
    return NumberLiteral(text(in: start..<position)).flatMap(Rational.init)
  }
}
