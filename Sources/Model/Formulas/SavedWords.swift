import Operations

/// How steps with a formula in them are read from the words they are saved as.
package enum SavedWords {
  /// Nobody writes more of them into each other.
  static let deepest = 8

  /// Words between blanks, but those in brackets.
  package static func words(of text: Substring) -> [String] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == " " && depth == 0
    }.map(String.init)
  }

  /// A formula without parameters; nil for anything else.
  static func formula(of words: some Collection<String>, in unit: AngleUnit) -> [Instruction]? {
    let body = words.compactMap { Instruction(name: $0) }
    let isPlain = body.allSatisfy { $0.parameter == nil }
    guard body.count == words.count, isPlain, !body.isStatement, body.unsoundCondition == nil,
      (try? Program(body, angleUnit: unit)) != nil
    else { return nil }
    return body
  }
}
