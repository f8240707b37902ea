package import Drawing

/// Sets a formula's plain text: italic variables, room around operators, raised superscripts.
///
/// It styles characters and knows nothing of what they mean.
package struct FormulaText: Sendable {
  /// Letters set in italics when they stand alone.
  package var italics: Set<Character> = ["x", "e", "a", "b", "c"]
  /// Letters that take the variable's colour.
  var variables: Set<Character> = ["x"]
  var size: Double
  package var face = Font.Face.regular
  /// No letter of a formula set as in a book gets smaller.
  package var least = 13.0
  var color: Color
  var variableColor: Color

  package init(size: Double, color: Color, variableColor: Color) {
    self.size = size
    self.color = color
    self.variableColor = variableColor
  }

  /// The room on each side of an operator, in em.
  private static let room = 0.18
  private static let spaced: Set<Character> = ["×", "÷", "+", "−", "="]
  private static let before: Set<Character> = [
    "(", "×", "÷", "+", "−", "=", ",", ";", "^", "·", "/",
  ]

  /// The styled line; each character keeps its place, so an offset in the text is one in the runs.
  package func line(_ text: String) -> TextLine {
    var runs: [TextLine.Run] = []
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isExponent = isExponent(index, in: characters)
      var run =
        isExponent
        ? TextLine.Run("E", Font(face, size), color)
        : style(character, alone: isAlone(index, in: characters))
      let previous = index > 0 ? characters[index - 1] : nil
      // Where there is a space already, or a sign, there is room enough.
      let isInExponent =
        self.isExponent(index - 1, in: characters)
        || self.isExponent(index - 2, in: characters)
          && previous.map { !$0.isWholeNumber } ?? false
      if isInExponent {
        // Its sign and its digits belong to the number.
      } else if Self.spaced.contains(character), let previous, !Self.before.contains(previous),
        previous != " "
      {
        // A slanted letter leans away from its foot.
        run.space = size * (italics.contains(previous) ? 0.16 : Self.room)
      } else if let previous, Self.spaced.contains(previous), index >= 2, character != " ",
        !Self.before.contains(characters[index - 2]), characters[index - 2] != " "
      {
        run.space = size * Self.room
      }
      // Close digits hide the mark between them: 1.1 is not 11.
      if isDecimalMark(index, in: characters) || isDecimalMark(index - 1, in: characters) {
        run.space = size * 0.04
      }
      if let last = runs.last, last.font == run.font, last.color == run.color, run.space == 0 {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    return TextLine(runs)
  }

  /// What stands before a formula, as `f(x) = `: its letters are names.
  package func lead(_ text: String) -> TextLine {
    var style = self
    style.italics = Set(text.filter(\.isLetter))
    style.variables = []
    return style.line(text)
  }

  private func style(_ character: Character, alone: Bool) -> TextLine.Run {
    let isItalic = alone && italics.contains(character)
    return TextLine.Run(
      String(character),
      Font(isItalic ? .italic : face, size),
      alone && variables.contains(character) ? variableColor : color
    )
  }

  private func isAlone(_ index: Int, in characters: [Character]) -> Bool {
    func isLetter(_ i: Int) -> Bool {
      characters.indices.contains(i) && characters[i].isLetter && characters[i].isASCII
    }
    return !isLetter(index - 1) && !isLetter(index + 1)
  }

  /// Whether a letter between digits is an exponent of ten, as in 1e3 and 2.5e−3.
  private func isExponent(_ index: Int, in characters: [Character]) -> Bool {
    guard index > 0, index + 1 < characters.count, ["e", "E"].contains(characters[index]) else {
      return false
    }
    let isSigned = ["+", "-", "−"].contains(characters[index + 1])
    let digit = index + (isSigned ? 2 : 1)
    guard digit < characters.count, characters[digit].isWholeNumber else { return false }
    var start = index
    while start > 0,
      characters[start - 1].isWholeNumber || [".", ","].contains(characters[start - 1])
    {
      start -= 1
    }
    guard start < index else { return false }
    // The digits may be those of an exponent themselves.
    return !isExponent(start - 1, in: characters) && !isExponent(start - 2, in: characters)
  }

  private func isDecimalMark(_ index: Int, in characters: [Character]) -> Bool {
    guard index > 0, index + 1 < characters.count, [".", ","].contains(characters[index]) else {
      return false
    }
    return characters[index - 1].isWholeNumber && characters[index + 1].isWholeNumber
  }
}
