/// A line that lists points or numbers: `(1, 2)`, `A = (1, a)`, `T = {(−2, 1), (0, 3)}`, `{1, 2, 4}`.
package struct ListedLine: Sendable {
  package enum Body: Sendable {
    case point([Substring])
    case points([[Substring]])
    case numbers([Substring])
  }

  /// What it is called: a capital letter, and a number perhaps.
  package let label: String?
  package let body: Body
  /// What would close it; empty where it is closed.
  package let closers: String

  /// Nil for a line of another kind.
  package init?(_ text: String) {
    var rest = ListedParts.trimmed(text[...])
    var label: String?
    if let sign = rest.firstIndex(of: "=") {
      let name = ListedParts.trimmed(rest[..<sign])
      guard let first = name.first, "A"..."Z" ~= first,
        name.dropFirst().allSatisfy({ $0.isWholeNumber })
      else { return nil }
      label = String(name)
      rest = ListedParts.trimmed(rest[rest.index(after: sign)...])
    }
    guard let open = rest.first, open == "(" || open == "{" else { return nil }
    // Formulas have names, conditions and cases in brackets; lists have numbers.
    guard !rest.contains(where: { "<>≤≥=≠:|".contains($0) }) else { return nil }
    self.label = label
    if open == "(" {
      guard let parts = Self.pair(rest) else { return nil }
      // What moves with t is a moving point.
      if label == nil, parts.contains(where: Self.moves) { return nil }
      (body, closers) = (.point(parts), "")
      return
    }
    let isClosed = ListedParts.isBracketed(rest, "{", "}")
    guard isClosed || Self.isOpen(rest) else { return nil }
    let parts = ListedParts.split(isClosed ? rest.dropFirst().dropLast() : rest.dropFirst())
    let pairs = parts.map { Self.pair(ListedParts.trimmed($0)) }
    if pairs.allSatisfy({ $0 != nil }) {
      body = .points(pairs.compactMap { $0 })
    } else if label != nil || parts.count > 1, !isClosed || pairs.allSatisfy({ $0 == nil }) {
      guard label != nil || !parts.contains(where: Self.moves) else { return nil }
      body = .numbers(parts)
    } else {
      return nil
    }
    closers = isClosed ? "" : "}"
  }

  /// Both coordinates of a point in brackets.
  private static func pair(_ text: Substring) -> [Substring]? {
    guard ListedParts.isBracketed(text, "(", ")") else { return nil }
    let parts = ListedParts.split(text.dropFirst().dropLast())
    return parts.count == 2 ? parts : nil
  }

  /// Whether its brace is still open at the end.
  private static func isOpen(_ text: Substring) -> Bool {
    text.count { $0 == "{" } > text.count { $0 == "}" }
  }

  /// Whether a letter that moves is in it: t, θ, x or y.
  private static func moves(_ part: Substring) -> Bool {
    part.split { !$0.isLetter }.contains { ["t", "θ", "x", "y"].contains($0) }
  }
}
