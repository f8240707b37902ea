import Formulas
import Numerals
import Operations
import Words

extension FormulaScanner {
  /// The longest known word here: "xsin(x)" is x, then sin.
  mutating func name() -> FormulaToken {
    let start = position
    if let call = takeListCall() {
      return token(.name(.list(call)), from: start)
    }
    let last = Swift.min(end, start + FormulaName.longest)
    var word = ""
    var found: (name: FormulaName, end: Int)?
    for index in start..<last {
      let character = characters[index]
      guard character.isLetter || Self.isDigit(character) else { break }
      word += character.lowercased()
      let isCalled = index + 1 < end && characters[index + 1] == "("
      guard let name = meaning(of: word) ?? (isCalled ? FormulaName.called[word] : nil),
        !isOtherCapital(name, start, index)
      else { continue }
      // "log25" is the logarithm of 25, not log2 of 5.
      if Self.isDigit(character), index + 1 < end,
        Self.isDigit(characters[index + 1]) || characters[index + 1] == "."
      {
        continue
      }
      found = (name, index + 1)
    }
    if let found, !isRemnant(found.name, from: start, to: found.end) {
      position = found.end
      if case .function = found.name { functionEnd = position }
      return found.end == start + 1
        ? lettered(.name(found.name), from: start) : token(.name(found.name), from: start)
    }
    if !isBehindFunctionName(start), let call = takeNamedCall() {
      if otherFault == nil, isEndOfWord(start) { note(unknownName(from: start)) }
      return token(.name(.function(.named(call))), from: start)
    }
    position += 1
    if let parameter = Parameter(rawValue: String(characters[start])), isAlone(parameter, start) {
      lastLetter = start
      return lettered(.name(.parameter(parameter)), from: start)
    }
    // Only the first fault is told, and a long word has many.
    if otherFault == nil { note(unknownName(from: start)) }
    return lettered(.other, from: start)
  }

  /// Whether a capital has the name of a small letter's number: A is not a.
  ///
  /// A count, as C(5, 2) and 5C2, is none.
  private func isOtherCapital(_ name: FormulaName, _ start: Int, _ end: Int) -> Bool {
    guard start == end, characters[start].isUppercase, case .parameter(let letter) = name else {
      return false
    }
    let isAfterNumber = start > 0 && Self.isDigit(characters[start - 1])
    let isCount =
      characters[start] == "C"
      && (peek(1) == "(" || isAfterNumber && peek(1).map { Self.isDigit($0) } ?? false)
    // Of points that move, and of integrals, T is t.
    return ![.y, .memory].contains(letter) && characters[start] != "T" && !isCount
  }

  /// A letter with what is written on it: one that stands for a number may have an index, none has a prime.
  private mutating func lettered(_ kind: FormulaToken.Kind, from start: Int) -> FormulaToken {
    let isMarked = peek() == "_" && (peek(1).map { $0.isLetter || Self.isDigit($0) } ?? false)
    let end = position
    if isMarked {
      position += 2
      if Self.isDigit(characters[position - 1]) { digits() }
    } else {
      while let index = peek(), "₀₁₂₃₄₅₆₇₈₉".contains(index) { position += 1 }
    }
    while let prime = peek(), Self.primes[prime] != nil { position += 1 }
    if knowsSlope, kind == .name(.parameter(.y)), end + 1 == position,
      Self.primes[characters[end]] == 1
    {
      return token(.name(.parameter(.slope)), from: start)
    }
    // Beside the letter of a sum, or of a moving point, k₁ is a number of its own.
    if position > end, end == start + 1,
      let indexed = Parameter(rawValue: String(characters[start]))?.indexed(
        NumberText.lifted(String(characters[end..<position])).trimmingPrefix("_")
      )
    {
      return token(.name(.parameter(indexed)), from: start)
    }
    if position > end { note(unexpected(at: end)) }
    return token(position > end ? .other : kind, from: start)
  }

  private func meaning(of word: String) -> FormulaName? {
    if locals.contains(word) { return .local(word) }
    if let variables, variables.contains(word) { return .variable }
    if word == "y" { return .parameter(.y) }
    let name = FormulaName.all[word]
    return variables != nil && name == .variable ? nil : name
  }

  /// Whether a letter before a bracket ends a word of letters that nobody means as a product: `mean(`.
  private func isEndOfWord(_ place: Int) -> Bool {
    let before = characters[..<place].reversed().prefix { $0.isLetter }
    return before.count > 1 && !"fgh".contains(characters[place])
      && !before.allSatisfy { meaning(of: $0.lowercased()) != nil }
  }

  /// Whether a letter that is no name is meant as a number.
  ///
  /// It stands in a word with names at most, as in kx, and not right behind that of a function. The
  /// memory's capital may stand anywhere.
  private func isAlone(_ parameter: Parameter, _ place: Int) -> Bool {
    guard parameter != .memory else { return true }
    guard parameter != .y, !isBehindFunctionName(place), !isRaisedFunction(place) else {
      return false
    }
    return lastLetter.map { !characters[$0...place].allSatisfy(\.isLetter) } ?? true
  }

  /// Whether f, g or h stands before a bracket after a blank or an exponent: f⁻¹(x) is no quotient.
  private func isRaisedFunction(_ place: Int) -> Bool {
    guard "fgh".contains(characters[place]) else { return false }
    var rest = characters[(place + 1)...].drop(while: \.isWhitespace)
    if rest.first == "^" {
      rest = rest.dropFirst().drop { $0.isWhitespace || "-−".contains($0) }
      if rest.first == "(" {
        rest = rest.drop { $0 != ")" }.dropFirst()
      } else {
        rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "." }
      }
    } else {
      rest = rest.drop { "⁰¹²³⁴⁵⁶⁷⁸⁹⁻".contains($0) }
    }
    return rest.first { !$0.isWhitespace } == "("
  }

  /// Whether there is nothing but digits since the last name: "sinn(" is a slip, and no n of a number.
  private func isBehindFunctionName(_ place: Int) -> Bool {
    var before = place
    while before > 0, Self.isDigit(characters[before - 1]) { before -= 1 }
    return functionEnd == before
  }

  /// Whether e is no number but a letter of a word that begins like a function: "acosecx".
  private func isRemnant(_ name: FormulaName, from start: Int, to stop: Int) -> Bool {
    name == .constant(.e) && start == functionEnd && stop < end && characters[stop].isLetter
  }

  /// A number right behind a name and before a bracket, as in log3(x) and log_2(x).
  mutating func base() -> (range: Range<Int>, literal: NumberLiteral)? {
    var ahead = self
    if ahead.peek() == "_" { ahead.position += 1 }
    let start = ahead.position
    ahead.digits()
    guard ahead.position > start, ahead.peek() == "(" else { return nil }
    let first = position
    position = ahead.position
    if let literal = NumberLiteral(String(characters[start..<position])) {
      return (first..<position, literal)
    }
    note(FormulaError(numberAt: start..<position))
    return (first..<position, NumberLiteral(0))
  }

  /// That the word before a bracket is no name, where it is more than the letter of a function.
  func unknownWord(endingAt bracket: Range<Int>) -> FormulaError? {
    let word = characters[..<bracket.lowerBound].reversed().prefix { $0.isLetter }
    return word.count > 1 ? unknownName(from: bracket.lowerBound - 1) : nil
  }

  private func unknownName(from place: Int) -> FormulaError {
    // The whole word is named, not what is left of it.
    var start = place
    while start > 0, characters[start - 1].isLetter { start -= 1 }
    var stop = place
    while stop < end, characters[stop].isLetter { stop += 1 }
    let shown = String(characters[start..<Swift.min(stop, start + ProgramLimits.quotedCharacters)])
    if stop == end, let beginning = beginning(through: place) {
      return FormulaError(.unfinishedName(String(characters[beginning...])), at: beginning..<end)
    }
    if Self.infinities.contains(Array(shown.lowercased())) {
      return FormulaError(.unexpectedCharacter("∞"), at: start..<stop)
    }
    return FormulaError(
      .unknownName(
        shown,
        nearest: Self.listCall(by: shown.lowercased()) ?? FormulaName.nearest(to: shown)
          ?? Self.product(of: shown)
      ),
      at: start..<stop
    )
  }

  /// A word of two letters as their product; nil where not every one stands for a number.
  private static func product(of word: String) -> String? {
    let isProduct =
      word.count == 2
      && word.allSatisfy {
        FormulaName.all[String($0)] != nil || Parameter(rawValue: String($0)) != nil
      }
    return isProduct ? word.map(String.init).joined(separator: "·") : nil
  }

  /// Where the longest beginning of a name starts that runs from there through a place to the end:
  /// "aco" is on the way to "acos", though a and c have been read as parameters.
  private func beginning(through place: Int) -> Int? {
    var first = place
    while first > 0, end - first < FormulaName.longest, characters[first - 1].isLetter {
      first -= 1
    }
    guard end - place <= FormulaName.longest else { return nil }
    return (first...place).first {
      $0 != functionEnd && FormulaName.beginnings.contains(String(characters[$0...]).lowercased())
    }
  }
}
