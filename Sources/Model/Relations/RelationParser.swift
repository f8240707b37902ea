import Expressions
package import Notation
package import Operations
import Words

/// Reads typed relations: `1 < x²+y² ≤ 4`, `y > sin x and not y > 2`, `x = y² {y > 0}`.
///
/// `and` binds tighter than `or`; conditions in braces or after a comma hold as well. What is compared
/// is read as a formula in which y is a variable beside x.
package enum RelationParser {
  /// The relation that a text stands for.
  ///
  /// - Throws: `FormulaError`, with the place in the whole text.
  package static func parse(
    _ text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) -> Relation {
    guard text.utf8.count <= 8 * ProgramLimits.formulaCharacters else {
      throw FormulaError(.formulaTooLong, at: 0..<0)
    }
    var reader = Reader(text, angleUnit)
    let whole = 0..<reader.characters.count
    let relation = try reader.relation(in: whole, depth: 0)
    let speaksOfPlaces = relation.programs.contains {
      $0.usesVariable || $0.parameters.contains(.y)
    }
    if !speaksOfPlaces, let sign = reader.comparisons(in: whole, throughBrackets: true).first {
      throw FormulaError(.unexpectedCharacter(sign.comparison.rawValue), at: sign.range)
    }
    return relation
  }

  /// Whether a text compares something; "y =" before a formula of x alone does not.
  package static func isRelation(_ text: String) -> Bool {
    guard !MovingPoint.isMeant(by: text), (try? FormulaParser.instructions(of: text)) == nil else {
      return false
    }
    let reader = Reader(text, .radians)
    let whole = 0..<reader.characters.count
    let signs = reader.comparisons(in: whole, throughBrackets: true)
    guard let first = signs.first else { return false }
    guard signs.count == 1, first.comparison == .equal else { return true }
    if FormulaParser.definedName(in: text) != nil { return false }
    let name = String(reader.characters[..<first.range.lowerBound]).filter { !$0.isWhitespace }
    guard name == "y" else { return true }
    let rest = String(reader.characters[first.range.upperBound...])
    return rest.replacing("hypot", with: "").contains("y")
  }

  /// A text with one sign for each comparison: ≤ for <=.
  package static func withSigns(_ text: String) -> String {
    Comparison.typed.reduce(text) { $0.replacing($1.text, with: $1.1.rawValue) }
  }

  private struct Reader {
    let characters: [Character]
    private let angleUnit: AngleUnit
    /// How deep each character is in brackets.
    private let depths: [Int]

    /// What is nested more deeply is refused: it is written in other forms by recursion.
    private static let programDepthLimit = 1000
    /// Deeper conditions are refused.
    private static let depthLimit = 32

    init(_ text: String, _ angleUnit: AngleUnit) {
      characters = Array(text)
      self.angleUnit = angleUnit
      var depth = 0
      depths = characters.map { character in
        if ")}]".contains(character) { depth -= 1 }
        defer { if "({[".contains(character) { depth += 1 } }
        return depth
      }
    }

    // MARK: Conditions

    /// Conditions of which one holds, of which all hold, or one.
    mutating func relation(in range: Range<Int>, depth: Int) throws(FormulaError) -> Relation {
      guard depth < Self.depthLimit else { throw FormulaError(.formulaTooLong, at: range) }
      let range = trimmed(range)
      for (words, isAny) in [(["or", "∨"], true), (["and", "∧", "&&"], false)] {
        let parts = split(range, at: words)
        guard parts.count > 1 else { continue }
        var relations: [Relation] = []
        for part in parts { relations.append(try relation(in: part, depth: depth + 1)) }
        return isAny ? .any(relations) : .all(relations)
      }
      for word in ["not", "¬"] where !range.isEmpty && self.word(word, at: range.lowerBound) {
        let rest = range.lowerBound + word.count..<range.upperBound
        return .not(try relation(in: rest, depth: depth + 1))
      }
      return try conditions(in: range, depth: depth)
    }

    /// One comparison, and what stands in braces or after commas behind it.
    private mutating func conditions(
      in range: Range<Int>,
      depth: Int
    ) throws(FormulaError) -> Relation {
      if let last = range.last, characters[last] == "}",
        let open = range.first(where: { depths[$0] == depths[last] && restricts(at: $0) })
      {
        var all: [Relation] = []
        if !trimmed(range.lowerBound..<open).isEmpty {
          all.append(try relation(in: range.lowerBound..<open, depth: depth + 1))
        }
        var start = open
        while start <= last, characters[start] == "{" {
          guard let end = end(ofBraceAt: start) else { break }
          all.append(try relation(in: start + 1..<end, depth: depth + 1))
          start = end + 1
          while start <= last, characters[start].isWhitespace { start += 1 }
        }
        guard start > last else { throw unexpected(at: start) }
        return all.count == 1 ? all[0] : .all(all)
      }
      let commas = range.filter { characters[$0] == "," && depths[$0] == depths[range.lowerBound] }
      for comma in commas.reversed() {
        let (left, right) = (range.lowerBound..<comma, comma + 1..<range.upperBound)
        guard !comparisons(in: left).isEmpty, !comparisons(in: right).isEmpty else { continue }
        return .all([
          try relation(in: left, depth: depth + 1), try relation(in: right, depth: depth + 1),
        ])
      }
      if let inner = bracketed(range) { return try relation(in: inner, depth: depth + 1) }
      return try chain(in: range)
    }

    /// Whether a brace opens there that holds conditions, rather than cases with their values.
    private func restricts(at place: Int) -> Bool {
      guard characters[place] == "{", let end = end(ofBraceAt: place) else { return false }
      return !(place + 1..<end).contains {
        characters[$0] == ":" && depths[$0] == depths[place] + 1
      }
    }

    private func end(ofBraceAt start: Int) -> Int? {
      characters[start...].indices.first { characters[$0] == "}" && depths[$0] == depths[start] }
    }

    /// What is between brackets around a whole range, if something is compared in it.
    private func bracketed(_ range: Range<Int>) -> Range<Int>? {
      guard let first = range.first, let last = range.last, first < last,
        characters[first] == "(", characters[last] == ")",
        range.dropFirst().dropLast().allSatisfy({ depths[$0] > depths[first] })
      else { return nil }
      return first + 1..<last
    }

    /// `a < b ≤ c`: each neighbours are compared.
    private func chain(in range: Range<Int>) throws(FormulaError) -> Relation {
      let signs = comparisons(in: range)
      guard let first = signs.first else {
        // The reader of formulas says what is wrong, or that nothing is compared.
        _ = try program(in: range) { .comparisonMissing }
        throw FormulaError(.comparisonMissing, at: range)
      }
      var relations: [Relation] = []
      var left = try program(in: range.lowerBound..<first.range.lowerBound) {
        .needsLeftSide(first.comparison.rawValue)
      }
      for (index, sign) in signs.enumerated() {
        let end = index + 1 < signs.count ? signs[index + 1].range.lowerBound : range.upperBound
        let right = try program(in: sign.range.upperBound..<end) {
          .needsRightSide(sign.comparison.rawValue)
        }
        relations.append(.compare(left, sign.comparison, right))
        left = right
      }
      return relations.count == 1 ? relations[0] : .all(relations)
    }

    private func program(
      in range: Range<Int>,
      orMissing fault: () -> FormulaFault
    ) throws(FormulaError) -> Program {
      guard !trimmed(range).isEmpty else { throw FormulaError(fault(), at: range) }
      let text = String(characters[range])
      let program: Program
      do {
        program = try FormulaParser.parse(text, angleUnit: angleUnit, withOrdinate: true)
      } catch {
        let start = range.lowerBound
        throw FormulaError(
          error.kind,
          at: error.range.lowerBound + start..<error.range.upperBound + start
        )
      }
      guard program.depth <= Self.programDepthLimit else {
        throw FormulaError(.nestedTooDeeply, at: range)
      }
      return program
    }

    private func unexpected(at place: Int) -> FormulaError {
      FormulaError(.unexpectedCharacter(String(characters[place])), at: place..<place + 1)
    }

    // MARK: Signs and words

    /// The signs that compare, outside of further brackets.
    func comparisons(
      in range: Range<Int>,
      throughBrackets: Bool = false
    ) -> [(comparison: Comparison, range: Range<Int>)] {
      var found: [(Comparison, Range<Int>)] = []
      var place = range.lowerBound
      while place < range.upperBound {
        let rest = characters[place..<range.upperBound]
        let isOutside = throughBrackets || depths[place] == depths[range.lowerBound]
        if isOutside,
          let typed = Comparison.typed.first(where: { rest.starts(with: $0.text) })
        {
          found.append((typed.1, place..<place + typed.text.count))
          place += typed.text.count
        } else {
          if isOutside, let sign = Comparison(rawValue: String(characters[place])) {
            found.append((sign, place..<place + 1))
          }
          place += 1
        }
      }
      return found
    }

    /// The parts between words, outside of further brackets.
    private func split(_ range: Range<Int>, at words: [String]) -> [Range<Int>] {
      var parts: [Range<Int>] = []
      var (start, place) = (range.lowerBound, range.lowerBound)
      while place < range.upperBound {
        let found = words.first { word in
          depths[place] == depths[range.lowerBound] && self.word(word, at: place)
        }
        if let found {
          parts.append(start..<place)
          start = place + found.count
          place = start
        } else {
          place += 1
        }
      }
      parts.append(start..<range.upperBound)
      return parts
    }

    /// Whether a word stands at a place, and no letter beside it.
    private func word(_ word: String, at place: Int) -> Bool {
      let end = place + word.count
      guard end <= characters.count, String(characters[place..<end]).lowercased() == word else {
        return false
      }
      guard word.first?.isLetter == true else { return true }
      let isFree = { (index: Int) in
        !characters.indices.contains(index) || !characters[index].isLetter
      }
      return isFree(place - 1) && isFree(end)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, characters[start].isWhitespace { start += 1 }
      while start < end, characters[end - 1].isWhitespace { end -= 1 }
      return start..<end
    }
  }
}
