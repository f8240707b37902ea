package import Operations

/// A question after the digits of a formula's value.
package struct ExactQuestion: Hashable, Sendable {
  /// The steps, without parameters.
  package var formula: [Instruction]
  /// The steps of the variable's value, without variable and parameters.
  package var place: [Instruction]?
  package var angleUnit: AngleUnit
  /// How many significant digits are wanted; an answer may have fewer.
  package var digits: Int
  /// Whether a closed form is asked for, too.
  package var wantsForm: Bool
  /// Whether what balls don't tell may be decided by closed forms, which may take any time.
  package var decides = true
  /// After which time to be content with what is known.
  ///
  /// It counts processor time.
  package var milliseconds: Int

  package init(
    formula: [Instruction],
    place: [Instruction]?,
    angleUnit: AngleUnit,
    digits: Int,
    wantsForm: Bool,
    milliseconds: Int
  ) {
    self.formula = formula
    self.place = place
    self.angleUnit = angleUnit
    self.digits = digits
    self.wantsForm = wantsForm
    self.milliseconds = milliseconds
  }

  /// The question after so many digits of a number.
  package init(_ number: [Instruction], _ angleUnit: AngleUnit = .radians, digits: Int) {
    self.init(
      formula: number,
      place: nil,
      angleUnit: angleUnit,
      digits: digits,
      wantsForm: false,
      milliseconds: 1_000
    )
  }

  /// One line, without its end.
  ///
  /// Digits, milliseconds, `wantsForm`, `decides`, the unit, then the steps by the names under
  /// which they are saved, with those of the place behind "@":
  ///
  ///     20 1000 digits decides radians x sin @ 1 2 divide
  package var line: String {
    var words = [
      String(digits), String(milliseconds), wantsForm ? "form" : "digits",
      decides ? "decides" : "encloses", angleUnit.rawValue,
    ]
    words += formula.map(\.name)
    if let place { words += [Self.at] + place.map(\.name) }
    return words.joined(separator: " ")
  }

  /// Reads a line; nil for any other text.
  ///
  /// Nil for an unknown name among the steps; whether the steps leave one value is not checked.
  package init?(line: String) {
    let words = SavedWords.words(of: line[...])
    guard words.count > 5, let digits = Int(words[0]), let milliseconds = Int(words[1]),
      let angleUnit = AngleUnit(rawValue: words[4])
    else { return nil }
    let parts = words.dropFirst(5).split(separator: Self.at, omittingEmptySubsequences: false)
    let steps = parts.map { $0.compactMap { Instruction(name: $0) } }
    guard zip(parts, steps).allSatisfy({ $0.count == $1.count }), steps.count <= 2 else {
      return nil
    }
    formula = steps[0]
    place = steps.count > 1 ? steps[1] : nil
    self.angleUnit = angleUnit
    self.digits = digits
    wantsForm = words[2] == "form"
    decides = words[3] == "decides"
    self.milliseconds = milliseconds
  }

  private static let at = "@"
}
