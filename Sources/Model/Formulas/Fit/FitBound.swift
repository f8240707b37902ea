/// A bound of a parameter: `b > 0`, `k ≤ 3/2`.
package struct FitBound: Hashable, Sendable {
  package var parameter: Int
  /// A decimal, or a fraction of two.
  package let value: String
  package let isLower: Bool
  /// Whether the bound itself is left out.
  package let isStrict: Bool

  package init(parameter: Int, value: String, isLower: Bool, isStrict: Bool) {
    (self.parameter, self.value) = (parameter, value)
    (self.isLower, self.isStrict) = (isLower, isStrict)
  }

  var words: [String] {
    ["bound", String(parameter), (isLower ? ">" : "<") + (isStrict ? "" : "="), value]
  }

  /// Nil for words of another kind.
  init?(words: [String]) {
    guard words.count == 4, words[0] == "bound", let parameter = Int(words[1]), parameter >= 0
    else {
      return nil
    }
    self.init(
      parameter: parameter,
      value: words[3],
      isLower: words[2].hasPrefix(">"),
      isStrict: words[2].count == 1
    )
  }
}
