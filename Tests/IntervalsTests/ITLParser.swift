import Intervals

/// Reads the vectors of an Interval Test Language file.
///
/// Comments, `testcase` heads and `signal` clauses are passed over.
struct ITLParser {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  /// The vectors of a whole file, in order.
  static func vectors(in text: String) -> [ITLVector] {
    var parser = ITLParser(withoutComments(text))
    var vectors: [ITLVector] = []
    while let vector = parser.nextVector() { vectors.append(vector) }
    return vectors
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var inString = false
    while let first = rest.first {
      if !inString, rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if !inString, rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        if first == "\"" { inString.toggle() }
        if first.isNewline { inString = false }
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private mutating func nextVector() -> ITLVector? {
    while true {
      skipSpace()
      guard let first = rest.first else { return nil }
      if first == "}" || first == ";" {
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("testcase") {
        rest = rest.drop { $0 != "{" }.dropFirst()
        continue
      }
      return vector()
    }
  }

  private mutating func vector() -> ITLVector {
    let start = rest
    let operation = token()
    var operands: [ITLValue] = []
    var results: [ITLValue] = []
    var afterEquals = false
    while true {
      skipSpace()
      guard let first = rest.first else { break }
      if first == ";" || first == "}" { break }
      if first == "=" {
        afterEquals = true
        rest = rest.dropFirst()
      } else if rest.hasPrefix("signal ") {
        rest = rest.drop { $0 != ";" }
      } else if first == "," {
        rest = rest.dropFirst()
      } else if afterEquals {
        results.append(value())
      } else {
        operands.append(value())
      }
    }
    let source = String(start[..<rest.startIndex])
    rest = rest.dropFirst()
    return ITLVector(operation: operation, operands: operands, results: results, source: source)
  }

  private mutating func value() -> ITLValue {
    switch rest.first {
    case "[":
      let body = delimited("]")
      var suffix = ""
      if rest.first == "_" {
        rest = rest.dropFirst()
        suffix = token()
      }
      return ITLValue(intervalBody: body, decoration: suffix)
    case "{":
      let parts = delimited("}").split(separator: ",").map(ITLValue.number(in:))
      let numbers = parts.compactMap { $0 }
      return numbers.count == parts.count ? .list(numbers) : .unknown("list")
    case "\"":
      return .text(delimited("\""))
    default:
      let word = token()
      return ITLValue.number(in: word).map(ITLValue.number) ?? .word(word)
    }
  }

  /// The text up to a closing mark; both marks are consumed.
  private mutating func delimited(_ end: Character) -> String {
    rest = rest.dropFirst()
    let body = rest.prefix { $0 != end }
    rest = rest[body.endIndex...].dropFirst()
    return String(body)
  }

  /// A run of characters that belong to a word or number; at least one character.
  private mutating func token() -> String {
    skipSpace()
    var word = rest.prefix { !$0.isWhitespace && !";,={}[]\"".contains($0) }
    if word.isEmpty { word = rest.prefix(1) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0.isWhitespace }
  }
}
