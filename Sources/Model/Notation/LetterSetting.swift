package import Formulas
import Numerals
package import Operations
import Words

/// What a line sets a letter to: one value, `a = 3`, or a list of them, `k = {1, 2, 3}`.
///
/// A list may stand in braces or brackets or in none, and leave out what lies between: `1…5`,
/// `{0, 0.5, …, 2}`.
package struct LetterSetting: Hashable, Sendable {
  package let letter: Parameter
  /// One or more, in the order in which they are written.
  package var values: [Double] { written.map(\.listedValue) }
  /// The same as they were written: π/2 is no `Double`.
  package let written: [Program]

  /// Whether a text is meant to be one: a letter that may have a slider, and `=`.
  package static func isMeant(by text: String) -> Bool { parts(of: text) != nil }

  /// - Throws: `FormulaError`, with the place in the text.
  package init(reading text: String, angleUnit: AngleUnit = .radians) throws(FormulaError) {
    guard let (letter, body) = Self.parts(of: text) else {
      throw FormulaError(.unexpectedCharacter("="), at: 0..<text.count)
    }
    self.letter = letter
    var reader = ValueReader(angleUnit: angleUnit)
    written = try reader.values(of: body, in: text)
  }

  /// The values of a list alone, as they are typed for a slider.
  ///
  /// - Throws: `FormulaError`, with the place in the text.
  package static func values(
    of text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) -> [Double] {
    var reader = ValueReader(angleUnit: angleUnit)
    return try reader.values(of: text[...], in: text).map(\.listedValue)
  }

  private static func parts(of text: String) -> (letter: Parameter, body: Substring)? {
    guard let sign = text.firstIndex(of: "="),
      let letter = Parameter(rawValue: text[..<sign].filter { !$0.isWhitespace }),
      // r = 2 is a circle, θ = 1 a ray, y = 2 a line, and M is kept with a key of its own.
      letter != .y, letter != .memory, !["r", "θ"].contains(letter.rawValue)
    else { return nil }
    return (letter, text[text.index(after: sign)...])
  }
}

/// Reads the values of a list.
private struct ValueReader {
  let angleUnit: AngleUnit
  private var values: [Program] = []
  private var leavesOut = false

  private static let brackets: [Character: Character] = ["{": "}", "[": "]"]

  init(angleUnit: AngleUnit) { self.angleUnit = angleUnit }

  /// The values that a part of a text stands for.
  mutating func values(of body: Substring, in text: String) throws(FormulaError) -> [Program] {
    var list = ListedParts.trimmed(body)
    let end = text.count
    guard let first = list.first else {
      throw FormulaError(.needsRightSide("="), at: max(0, end - 1)..<end)
    }
    if let close = Self.brackets[first] {
      // Brackets at the end may be left open, as in formulas.
      list = list.last == close ? list.dropFirst().dropLast() : list.dropFirst()
    } else if ListedParts.isBracketed(list, "(", ")"),
      ListedParts.split(list.dropFirst().dropLast()).count > 1
    {
      list = list.dropFirst().dropLast()
    }
    let parts = ListedParts.split(list)
    if ListedParts.trimmed(body) == list, parts.count > 1,
      (try? FormulaParser.parse(String(list))) != nil
    {
      // A comma between two numbers may be meant as a point.
      throw FormulaError(
        .ambiguous(String(list), instead: "{\(list)}"),
        at: ListedParts.range(of: list, in: text)
      )
    }
    for part in parts { try read(part, in: text) }
    guard !leavesOut else { throw FormulaError(.needsRightSide("…"), at: end - 1..<end) }
    return values
  }

  private mutating func read(_ part: Substring, in text: String) throws(FormulaError) {
    for dots in ["…", "...", ".."] {
      guard let gap = part.firstRange(of: dots) else { continue }
      let (before, after) = (part[..<gap.lowerBound], part[gap.upperBound...])
      if !ListedParts.trimmed(before).isEmpty {
        try append(number(before, in: text), at: before, in: text)
      }
      guard !values.isEmpty, !leavesOut else {
        throw FormulaError(.needsLeftSide("…"), at: ListedParts.range(of: part, in: text))
      }
      leavesOut = true
      if ListedParts.trimmed(after).isEmpty { return }
      return try append(number(after, in: text), at: after, in: text)
    }
    try append(number(part, in: text), at: part, in: text)
  }

  /// Adds a value, and those that were left out before it.
  private mutating func append(
    _ value: Program,
    at part: Substring,
    in text: String
  ) throws(FormulaError) {
    let tooMany = FormulaError(
      .tooManyValues(limit: NumeralLimits.listedValues),
      at: ListedParts.range(of: part, in: text)
    )
    if leavesOut, let last = values.last {
      leavesOut = false
      let before = values.dropLast().last
      let (end, lastValue) = (value.listedValue, last.listedValue)
      let step = before.map { lastValue - $0.listedValue } ?? (end < lastValue ? -1 : 1)
      let count = ((end - lastValue) / step + 1e-9).rounded(.down)
      let noValue = FormulaError(.noValue, at: ListedParts.range(of: part, in: text))
      guard step != 0, count >= 0 else { throw noValue }
      guard count < Double(NumeralLimits.listedValues) else { throw tooMany }
      for number in stride(from: 1, through: count, by: 1) {
        guard let next = last.stepped(number, from: before, by: step) else { throw noValue }
        values.append(next)
      }
    } else {
      values.append(value)
    }
    guard values.count <= NumeralLimits.listedValues else { throw tooMany }
  }

  private func number(_ part: Substring, in text: String) throws(FormulaError) -> Program {
    let range = ListedParts.range(of: part, in: text)
    let program = try ListedParts.number(part, in: text, angleUnit)
    if let letter = program.parameters.first {
      throw FormulaError(.unexpectedCharacter(letter.rawValue), at: range)
    }
    guard program.listedValue.isFinite else { throw FormulaError(.noValue, at: range) }
    return program
  }
}

extension Program {
  /// Of one without variables and letters.
  fileprivate var listedValue: Double { evaluate(at: 0) ?? .nan }

  /// The value after so many steps, each as long as that from another value, or whole.
  fileprivate func stepped(_ count: Double, from before: Program?, by whole: Double) -> Program? {
    guard let count = try? FormulaParser.parse(NumberText.shortest(count)) else { return nil }
    let step =
      before.map { try? applying(.subtract, $0) }
      ?? (try? FormulaParser.parse(NumberText.shortest(whole)))
    return step.flatMap { try? $0.applying(.multiply, count) }.flatMap { try? applying(.add, $0) }
  }
}
