package import Drawing

/// Lines that are too long, cut or wrapped only where nothing is torn.
extension TextLine {
  /// What is never torn.
  package enum Whole: Sendable {
    /// All between two spaces: the words of a sentence, the numbers of a list.
    case words
    /// The names and numbers of a formula.
    case tokens
  }

  /// The line, or if it is too long the beginning that fits with an ellipsis after it.
  package func shortened(
    to width: Double,
    keeping whole: Whole,
    _ measurer: any TextMeasurer
  ) -> TextLine {
    guard self.width(measurer) > width else { return self }
    let characters = characters
    for end in characters.indices.dropFirst().reversed()
    where Self.mayBreak(characters, at: end, keeping: whole) {
      var mark = characters[end - 1]
      (mark.character, mark.run.space) = ("…", 0)
      let line = Self.joined(Array(characters[..<end]) + [mark])
      if line.width(measurer) <= width { return line }
    }
    return TextLine("…", runs.first?.font ?? Font(.regular, 13), runs.first?.color ?? Color(0))
  }

  /// The line with everything larger or smaller.
  package func scaled(by factor: Double) -> TextLine {
    TextLine(
      runs.map { run in
        var run = run
        run.font.size *= factor
        run.space *= factor
        run.rise *= factor
        return run
      }
    )
  }

  /// The line in as many lines as it takes up to a limit, cut only where there is no other way.
  package func wrapped(
    to width: Double,
    keeping whole: Whole,
    most: Int = .max,
    _ measurer: any TextMeasurer
  ) -> [TextLine] {
    let characters = characters
    var lines: [TextLine] = []
    var start = 0
    var end = 0
    func line(_ range: Range<Int>) -> TextLine {
      var end = range.upperBound
      while end > range.lowerBound, characters[end - 1].character == " " { end -= 1 }
      return Self.joined(characters[range.lowerBound..<end])
    }
    let breaks = characters.indices.dropFirst().filter {
      Self.mayBreak(characters, at: $0, keeping: whole)
    }
    for next in breaks + [characters.count] where lines.count < most - 1 {
      if end > start, line(start..<next).width(measurer) > width {
        lines.append(line(start..<end))
        start = end
      }
      end = next
    }
    guard start < characters.count else { return lines }
    let rest = line(start..<characters.count)
    return lines + [
      end < characters.count
        ? rest.shortened(to: width, keeping: whole, measurer) : rest.fitted(to: width, measurer)
    ]
  }

  private static func mayBreak(
    _ characters: [(character: Character, run: Run)],
    at index: Int,
    keeping whole: Whole
  ) -> Bool {
    let (before, after) = (characters[index - 1].character, characters[index].character)
    switch whole {
    case .words: return before == " " && after != " "
    case .tokens:
      func isInside(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "." || character == ","
      }
      // What a name is applied to belongs to it, and so does an opened bracket to what follows.
      return !(isInside(before) && isInside(after)) && before != "(" && after != "(" && after != " "
    }
  }
}
