import Formulas
import Operations

/// What a line begins with that says what it is.
package enum FormulaHead: Equatable, Sendable {
  case formula
  /// `y =`.
  case ordinate
  /// `f(t) =`, and what its variable is called.
  case function(name: String, variable: String)
  /// `r =`, in polar coordinates.
  case radius
  /// A statement of r and θ alone, `r < 2 + cos 3θ`.
  case polar
  /// `(…, …)`.
  case point

  /// Whether it names a formula of x.
  var namesFormula: Bool {
    switch self {
    case .function, .ordinate: true
    case .formula, .radius, .polar, .point: false
    }
  }
}

extension FormulaScanner {
  /// Looks at what the line begins with, and steps over nothing.
  mutating func readHead() {
    var ahead = self
    if let definition = ahead.takeDefinition(), definition != .radius || !joinsStatements {
      (head, definingSign) = (definition, ahead.position - 1)
    } else if isPoint {
      head = .point
    } else if isPolar {
      head = .polar
    }
    switch head {
    case .formula, .ordinate: break
    case .function(_, let variable):
      if variable != String(Variable.name) { variables = [variable] }
    case .radius:
      // Where no angle is written, t is one.
      let angle = Self.angles
      let text = String(characters).lowercased()
      variables = angle + (angle.contains { text.contains($0) } ? [] : ["t"])
      locals = ["r"]
    case .polar: locals = ["r"] + Self.angles
    case .point: variables = ["t"]
    }
  }

  /// What an angle is called.
  private static let angles = ["θ", "theta"]

  private static let comparisons: Set<Character> = ["<", ">", "≤", "≥", "=", "≠"]

  /// Whether a word or sign of logic stands in the line.
  private var joinsStatements: Bool {
    let words = String(characters).lowercased().split { !$0.isLetter }
    return words.contains { ["and", "or", "xor", "not"].contains($0) }
      || characters.contains { "∧∨⊻¬".contains($0) }
  }

  /// Whether something is compared outside of brackets, of which r or θ is a part, and neither x nor y; the
  /// latter may stand beside a statement that begins with r.
  private var isPolar: Bool {
    guard characters.contains(where: Self.comparisons.contains) else { return false }
    var depth = 0
    var (compares, isOfPolar, isOfPlane) = (false, false, false)
    var word = ""
    for character in characters + [" "] {
      if character.isLetter {
        word.append(character)
        continue
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, Self.comparisons.contains(character) { compares = true }
      if "~;≈±′'".contains(character) { return false }
      if word.isEmpty { continue }
      isOfPolar = isOfPolar || word == "r" || Self.angles.contains { word.contains($0) }
      if FormulaName.all[word.lowercased()] == nil || word.count == 1 {
        isOfPlane = isOfPlane || word.contains("x") || word.contains("y")
        // The rest of a long line does not matter.
        if isOfPlane, !beginsWithRadius { return false }
      }
      word = ""
    }
    guard compares, isOfPolar, !namesRadius else { return false }
    return !isOfPlane || beginsWithRadius && joinsStatements
  }

  /// Whether r is compared first.
  private var beginsWithRadius: Bool {
    let line = characters.filter { !$0.isWhitespace }
    return line.first == "r" && line.count > 1 && Self.comparisons.contains(line[1])
  }

  /// Whether the line begins like the name of a function, as r(t) = 2t does.
  private var namesRadius: Bool {
    let line = characters.filter { !$0.isWhitespace }
    return line.count > 4 && line[0] == "r" && line[1] == "(" && line[2].isLetter && line[3] == ")"
  }

  /// Whether = stands at a place behind the name of a formula of x.
  func names(at place: Int) -> Bool { place == definingSign && head.namesFormula }

  /// Steps over "y =" or "f(x) =" at the beginning.
  private mutating func takeDefinition() -> FormulaHead? {
    guard !isAtEnd else { return nil }
    if let head = ["y": FormulaHead.ordinate, "r": .radius][characters[position]] {
      position += 1
      return takeEquals() ? head : nil
    }
    guard let name = takeFunctionName(), !isAtEnd, characters[position] == "(" else { return nil }
    position += 1
    guard !isAtEnd, case let letter = characters[position], letter.isLetter,
      !["e", "π", "τ"].contains(letter)
    else { return nil }
    position += 1
    guard !isAtEnd, characters[position] == ")" else { return nil }
    position += 1
    return takeEquals() ? .function(name: name, variable: String(letter)) : nil
  }

  private mutating func takeEquals() -> Bool {
    guard !isAtEnd, characters[position] == "=" else { return false }
    position += 1
    return position >= end || characters[position] != "="
  }

  /// Whether the line is two coordinates in a bracket, and perhaps a stretch in a brace behind it.
  private var isPoint: Bool {
    let line = characters.indices.filter { !characters[$0].isWhitespace }
    guard let first = line.first, characters[first] == "(" else { return false }
    var (depth, commas) = (0, [Int]())
    var close: Int?
    for place in line where close == nil {
      if "([{".contains(characters[place]) { depth += 1 }
      if ")]}".contains(characters[place]) { depth -= 1 }
      if depth == 0 { close = place }
      if depth == 1, characters[place] == "," { commas.append(place) }
    }
    guard commas.count == 1 else { return false }
    // Digits alone around the comma are a decimal number as well.
    guard let close else { return characters[first..<end].contains("t") }
    guard let next = line.first(where: { $0 > close }) else {
      return !characters[first...close].allSatisfy { "(,)".contains($0) || Self.isDigit($0) }
    }
    return isBrace(from: next, to: line.last)
  }

  /// Whether the last brace of the line goes from a place to another.
  private func isBrace(from start: Int, to last: Int?) -> Bool {
    guard let last, characters[last] == "}" else { return false }
    return characters.lastIndex(of: "{") == start
  }
}

extension FormulaTree {
  /// The name that the line gives to a function: f of "f(x) = x²"; nil where it gives none.
  package var definedName: String? {
    if case .function(let name, _) = head { name } else { nil }
  }
}
