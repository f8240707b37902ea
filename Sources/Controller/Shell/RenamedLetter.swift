import Formulas
import GraphModel
import Notation

/// Watches the formulas, so that a letter that gets another name keeps its slider.
struct RenamedLetter {
  private var texts: [String] = []
  private var letters: Set<String> = []

  /// Looks at the formulas; what a letter was called whose new name makes them what they are now.
  ///
  /// As long as a letter has only been taken out, the new one is waited for.
  mutating func follow(_ list: FunctionList) -> (old: String, new: String)? {
    let now = list.functions.map(\.text)
    guard now != texts else { return nil }
    let nowLetters = Set(list.parameters)
    let lost = letters.subtracting(nowLetters)
    if now.count == texts.count, lost.count == 1, let old = lost.first {
      let new = nowLetters.first { new in
        zip(texts, now).allSatisfy {
          $0 == $1
            || Self.naming(in: $0) { $0 == old ? new : $0 } == Self.naming(in: $1) { $0 }
        }
      }
      if new == nil, nowLetters.isSubset(of: letters) { return nil }
      (texts, letters) = (now, nowLetters)
      return new.map { (old, $0) }
    }
    (texts, letters) = (now, nowLetters)
    return nil
  }

  /// What is typed from the beginning has letters of its own.
  mutating func forget() { letters = [] }

  /// A formula with other names of its letters.
  private static func naming(in text: String, _ name: (String) -> String) -> String {
    var characters = Array(text)
    for token in FormulaTree(text).tokens.reversed() {
      guard let letter = Parameter(rawValue: token.text) else { continue }
      characters.replaceSubrange(token.range, with: name(letter.rawValue))
    }
    return String(characters)
  }
}
