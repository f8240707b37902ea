import Formulas

extension LaTeXReader {
  /// The formula with a sign between letters that stand for numbers: in LaTeX mv is m times v.
  ///
  /// Words in which a name stands stay as they are, and those before a bracket.
  static func separatingLetters(of formula: String) -> String {
    var result = ""
    var rest = Array(formula)[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter }
      guard !word.isEmpty else {
        result.append(first)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(word.count)
      result +=
        rest.first == "(" || !isProduct(word)
        ? String(word) : word.map(String.init).joined(separator: "·")
    }
    return result
  }

  private static func isProduct(_ word: ArraySlice<Character>) -> Bool {
    let numbers = word.filter { FormulaName.all[String($0)] == nil }
    return numbers.count > 1 && numbers.allSatisfy { Parameter(rawValue: String($0)) != nil }
      && !hasName(word)
  }

  /// Whether a name of several letters stands in a word.
  private static func hasName(_ word: ArraySlice<Character>) -> Bool {
    word.indices.contains { start in
      word[start...].indices.dropFirst().contains {
        FormulaName.all[String(word[start...$0])] != nil
      }
    }
  }
}
