import Testing

/// A source file with the module it belongs to.
struct SourceFile: Sendable, CustomTestStringConvertible {
  /// Its path below `Sources`: `Layer/Module/…`.
  let path: String
  let text: String

  var testDescription: String { path }
  var layer: String { part(0) }
  var module: String { part(1) }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules named by its import lines, whatever stands before and behind the name.
  var imports: [String] {
    lines.compactMap { line in
      guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ Self.isModifier($0) })
      else { return nil }
      return words[(place + 1)...].first { !Self.kinds.contains(String($0)) }.map(String.init)
    }
  }

  /// Whether a word occurs anywhere, in code or comments, in any case.
  func mentions(_ word: String) -> Bool { text.lowercased().contains(word) }

  private func part(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return parts.indices.contains(index) ? String(parts[index]) : ""
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || access.contains(word)
  }
}
