import Operations

/// How steps with a formula in them are read from the words they are saved as.
package enum SavedWords {
  /// Nobody writes more of them into each other.
  ///
  /// All opening brackets of a word count, and so bound how deeply reading it recurses.
  static let deepest = 8

  /// Words between blanks, but those in brackets.
  ///
  /// Several blanks are one. Whether brackets match is not checked.
  ///
  ///     SavedWords.words(of: "1 integral(radians 0.0 0.0 x) add")
  ///     // ["1", "integral(radians 0.0 0.0 x)", "add"]
  package static func words(of text: Substring) -> [String] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == " " && depth == 0
    }.map(String.init)
  }

  /// A formula without parameters; nil for anything else.
  ///
  /// So for an unknown word, for steps that leave no value or several, for a statement, and for a
  /// number in the place of a condition.
  static func formula(of words: some Collection<String>, in unit: AngleUnit) -> [Instruction]? {
    let body = words.compactMap { Instruction(name: $0) }
    let isPlain = body.allSatisfy { $0.parameter == nil }
    guard body.count == words.count, isPlain, !body.isStatement, body.unsoundCondition == nil,
      (try? Program(body, angleUnit: unit)) != nil
    else { return nil }
    return body
  }

  /// How a step with a formula in it is saved: `sum(radians 1 100 x 2 power)`, with the angle unit and
  /// two ends before the formula.
  static func name(
    _ word: String,
    _ unit: AngleUnit,
    _ ends: [String],
    _ body: [Instruction]
  ) -> String {
    word + "(" + ([unit.rawValue] + ends + body.map(\.name)).joined(separator: " ") + ")"
  }

  /// What such a name holds, if it begins with one of some words; nil for anything else.
  static func parts(
    of name: String,
    as known: [String]
  ) -> (word: String, unit: AngleUnit, ends: [String], body: [Instruction])? {
    guard name.last == ")", let open = name.firstIndex(of: "("),
      case let word = String(name[..<open]), known.contains(word),
      name.count(where: { $0 == "(" }) <= deepest
    else { return nil }
    let words = words(of: name[open...].dropFirst().dropLast())
    guard words.count > 3, let unit = AngleUnit(rawValue: words[0]),
      let body = formula(of: words.dropFirst(3), in: unit)
    else { return nil }
    return (word, unit, Array(words[1...2]), body)
  }
}
