package import Formulas
package import Operations
import Words

/// What stands between commas, or semicolons, outside of brackets.
package enum ListedParts {
  /// The parts of a text; where a semicolon is among them, commas are none.
  package static func split(_ list: Substring) -> [Substring] {
    let parts = split(list, at: ";")
    return parts.count > 1 ? parts : split(list, at: ",")
  }

  private static func split(_ list: Substring, at mark: Character) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, list.startIndex)
    for index in list.indices {
      switch list[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case mark where depth == 0:
        parts.append(list[start..<index])
        start = list.index(after: index)
      default: continue
      }
    }
    return parts + [list[start...]]
  }

  package static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  /// Whether the bracket at the start is closed at the end, and not before.
  package static func isBracketed(_ list: Substring, _ open: Character, _ close: Character) -> Bool
  {
    guard list.first == open, list.last == close, list.count > 1 else { return false }
    var depth = 0
    return list.dropLast().allSatisfy { character in
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      return depth > 0
    }
  }

  /// Where a part stands in a text.
  package static func range(of part: Substring, in text: String) -> Range<Int> {
    let start = text.distance(from: text.startIndex, to: part.startIndex)
    return start..<start + part.count
  }

  /// The number that a part of a text is, which may have letters but no x.
  ///
  /// - Throws: `FormulaError`, with the place in the whole text.
  package static func number(
    _ part: Substring,
    in text: String,
    _ angleUnit: AngleUnit
  ) throws(FormulaError) -> Program {
    let range = range(of: part, in: text)
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
    return program
  }
}
