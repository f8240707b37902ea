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
      // r = 2 is a circle, y = 2 a line, and M is kept with a key of its own.
      letter != .y, letter != .memory, letter.rawValue != "r"
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
    var list = Self.trimmed(body)
    let end = text.count
    guard let first = list.first else {
      throw FormulaError(.needsRightSide("="), at: max(0, end - 1)..<end)
    }
    if let close = Self.brackets[first] {
      // Brackets at the end may be left open, as in formulas.
      list = list.last == close ? list.dropFirst().dropLast() : list.dropFirst()
    } else if Self.isBracketed(list), Self.split(list.dropFirst().dropLast()).count > 1 {
      list = list.dropFirst().dropLast()
    }
    let parts = Self.split(list)
    if Self.trimmed(body) == list, parts.count > 1,
      (try? FormulaParser.parse(String(list))) != nil
    {
      // A comma between two numbers may be meant as a point.
      throw FormulaError(
        .ambiguous(String(list), instead: "{\(list)}"),
        at: Self.range(of: list, in: text)
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
      if !Self.trimmed(before).isEmpty {
        try append(number(before, in: text), at: before, in: text)
      }
      guard !values.isEmpty, !leavesOut else {
        throw FormulaError(.needsLeftSide("…"), at: Self.range(of: part, in: text))
      }
      leavesOut = true
      if Self.trimmed(after).isEmpty { return }
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
      at: Self.range(of: part, in: text)
    )
    if leavesOut, let last = values.last {
      leavesOut = false
      let before = values.dropLast().last
      let (end, lastValue) = (value.listedValue, last.listedValue)
      let step = before.map { lastValue - $0.listedValue } ?? (end < lastValue ? -1 : 1)
      let count = ((end - lastValue) / step + 1e-9).rounded(.down)
      let noValue = FormulaError(.noValue, at: Self.range(of: part, in: text))
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
    let range = Self.range(of: part, in: text)
    let program: Program
    do {
      program = try FormulaTree(String(part)).program(angleUnit, closingBrackets: true)
    } catch {
      let shift = range.lowerBound
      throw FormulaError(
        error.kind == .empty ? .needsRightSide(",") : error.kind,
        at: (error.range.lowerBound + shift..<error.range.upperBound + shift)
          .clamped(to: 0..<text.count)
      )
    }
    if program.usesVariable {
      throw FormulaError(.unexpectedCharacter(String(Variable.name)), at: range)
    }
    if let letter = program.parameters.first {
      throw FormulaError(.unexpectedCharacter(letter.rawValue), at: range)
    }
    guard program.listedValue.isFinite else { throw FormulaError(.noValue, at: range) }
    return program
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  /// Whether the bracket at the start is closed at the end: `(1, 2)`, as keypads without braces type it.
  private static func isBracketed(_ list: Substring) -> Bool {
    guard list.first == "(", list.last == ")" else { return false }
    var depth = 0
    return list.dropLast().allSatisfy { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
  }

  /// What stands between commas, or semicolons, outside of brackets.
  private static func split(_ list: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, list.startIndex)
    for index in list.indices {
      switch list[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",", ";":
        guard depth == 0 else { continue }
        parts.append(list[start..<index])
        start = list.index(after: index)
      default: continue
      }
    }
    return parts + [list[start...]]
  }

  private static func range(of part: Substring, in text: String) -> Range<Int> {
    let start = text.distance(from: text.startIndex, to: part.startIndex)
    return start..<start + part.count
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
