package import Operations

/// A question after what a formula is near a place, in numbers that count from there.
///
/// With the axes x = origin + t·10^e and y = origin + s·10^f, f(x) becomes the s of t. Of a relation both
/// variables are local, and what is compared with 0 is multiplied by any number above 0.
package struct LocalQuestion: Hashable, Sendable {
  /// The steps, without parameters but y.
  package var formula: [Instruction]
  package var angleUnit: AngleUnit
  package var x: LocalAxis
  /// Of y where it is a variable.
  package var y: LocalAxis?
  /// Of the result.
  package var value: LocalAxis
  /// After which time to give up, by the processor's clock.
  package var milliseconds: Int

  package init(
    formula: [Instruction],
    angleUnit: AngleUnit,
    x: LocalAxis,
    y: LocalAxis? = nil,
    value: LocalAxis,
    milliseconds: Int
  ) {
    (self.formula, self.angleUnit) = (formula, angleUnit)
    (self.x, self.y, self.value) = (x, y, value)
    self.milliseconds = milliseconds
  }

  private static let word = "local"
  private static let mark = "@"

  /// One line, without its end: `local 1000 radians x sin @ -20 1 pi @ -20 1 0`.
  package var line: String {
    let axes = [x, value] + (y.map { [$0] } ?? [])
    let words =
      [Self.word, String(milliseconds), angleUnit.rawValue] + formula.map(\.name)
      + axes.flatMap { [Self.mark, String($0.exponent), String($0.reach)] + $0.origin.map(\.name) }
    return words.joined(separator: " ")
  }

  /// Reads a line; nil for any other text.
  package init?(line: String) {
    let words = SavedWords.words(of: line[...])
    guard words.count > 3, words[0] == Self.word, let milliseconds = Int(words[1]),
      let angleUnit = AngleUnit(rawValue: words[2])
    else { return nil }
    let parts = words.dropFirst(3).split(separator: Self.mark, omittingEmptySubsequences: false)
    let axes = parts.dropFirst().compactMap { LocalAxis(words: Array($0)) }
    guard let first = parts.first, let formula = [Instruction](names: Array(first)),
      axes.count == parts.count - 1, 2...3 ~= axes.count
    else { return nil }
    self.init(
      formula: formula,
      angleUnit: angleUnit,
      x: axes[0],
      y: axes.count > 2 ? axes[2] : nil,
      value: axes[1],
      milliseconds: milliseconds
    )
  }
}

extension LocalAxis {
  fileprivate init?(words: [String]) {
    guard words.count > 2, let exponent = Int(words[0]), let reach = Int(words[1]),
      let origin = [Instruction](names: Array(words.dropFirst(2)))
    else { return nil }
    self.init(origin: origin, exponent: exponent, reach: reach)
  }
}

extension [Instruction] {
  /// Steps by their names, with numbers of which only an enclosure is known; nil for an unknown name.
  init?(names: [String]) {
    let steps = names.compactMap { name in
      EnclosureWord.step(name) ?? Instruction(name: name)
    }
    guard steps.count == names.count else { return nil }
    self = steps
  }
}
