package import Drawing

/// Lines that are too long, cut or wrapped only where nothing is torn.
extension TextLine {
  /// What is never torn.
  package enum Whole: Sendable {
    /// All between two spaces: the words of a sentence, the numbers of a list.
    case words
    /// The points and ranges of a list as well: (1, 2) and 1 … 2.
    case items
    /// The names and numbers of a formula.
    case tokens
  }

  /// The line, or if it is too long its beginning and end with an ellipsis in the middle.
  package func fitted(to width: Double, _ measurer: any TextMeasurer) -> TextLine {
    guard isLonger(than: width, measurer) else { return self }
    guard flat.isLonger(than: width, measurer) else { return flat }
    let characters = flat.ends.characters
    guard characters.count > 2 else { return self }
    func line(keeping count: Int) -> TextLine {
      let head = characters.prefix((count + 1) / 2)
      let tail = characters.suffix(count / 2)
      let mark = Self.ellipsis(after: characters[head.count - 1])
      // Without the sign between its parts a fraction would be read as a whole number.
      let cut = characters.dropFirst(head.count).dropLast(tail.count)
      let division = cut.first { "/÷".contains($0.character) }.map { [$0, mark] } ?? []
      return Self.joined(head + [mark] + division + tail)
    }
    let most = Self.partition(1..<characters.count) {
      line(keeping: $0).width(measurer) <= width
    }
    let line = line(keeping: max(1, most - 1))
    guard line.isLonger(than: width, measurer) else { return line }
    return Self.joined([characters[0], Self.ellipsis(after: characters[0])])
  }

  /// The line, or if it is too long the beginning that fits with an ellipsis after it.
  package func shortened(
    to width: Double,
    keeping whole: Whole,
    _ measurer: any TextMeasurer
  ) -> TextLine {
    guard isLonger(than: width, measurer), !runs.allSatisfy(\.text.isEmpty) else { return self }
    let characters = flat.ends.characters
    let breaks = characters.indices.dropFirst().filter {
      Self.mayBreak(characters, at: $0, keeping: whole)
    }
    func line(_ end: Int) -> TextLine {
      Self.joined(characters[..<end] + [Self.ellipsis(after: characters[end - 1])])
    }
    let count = Self.partition(breaks.indices) { line(breaks[$0]).width(measurer) <= width }
    guard count == 0 else { return line(breaks[count - 1]) }
    return TextLine("…", runs.first?.font ?? Font(.regular, 13), runs.first?.color ?? Color(0))
  }

  /// Whether the line needs more room; what is longer than any window is not measured.
  package func isLonger(than width: Double, _ measurer: any TextMeasurer) -> Bool {
    runs.reduce(0) { $0 + $1.text.utf8.count } > Self.longest || self.width(measurer) > width
  }

  /// More letters than any window shows.
  private static var longest: Int { 8000 }

  /// The line without the middle that no window would show.
  private var ends: TextLine {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > Self.longest else { return self }
    func part(_ runs: some Sequence<Run>, _ cut: (String, Int) -> Substring) -> [Run] {
      var left = Self.longest / 4
      return runs.prefix { _ in left > 0 }.map { run in
        var run = run
        run.text = String(cut(run.text, left))
        left -= run.text.count
        return run
      }
    }
    let head = part(runs) { $0.prefix($1) }
    let tail = part(runs.reversed()) { $0.suffix($1) }
    return TextLine(head + tail.reversed())
  }

  private static func ellipsis(
    after last: (character: Character, run: Run)
  ) -> (character: Character, run: Run) {
    var mark = last
    (mark.character, mark.run.space) = ("…", 0)
    return mark
  }

  /// The first number of a range that does not fit, where all before it do and none after it.
  private static func partition(_ range: Range<Int>, fits: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if fits(middle) { low = middle + 1 } else { high = middle }
    }
    return low
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
    let characters = flat.characters
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
    case .items:
      let last = characters[..<index].last { "()".contains($0.character) }
      return before == " " && !" …".contains(after) && last?.character != "("
        && characters[max(0, index - 2)].character != "…"
    case .tokens:
      func isInside(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "." || character == ","
      }
      // What a name is applied to belongs to it, and so does an opened bracket to what follows.
      return !(isInside(before) && isInside(after)) && before != "(" && after != "(" && after != " "
    }
  }
}
