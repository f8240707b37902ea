import Foundation

/// The targets of `Package.swift`, as its text names them: the one table of who imports whom.
struct Manifest: Sendable {
  /// The modules that a target may import, by its name.
  let uses: [String: Set<String>]
  /// The targets of tests.
  let tests: Set<String>

  static let own = Manifest(text: Page("Package.swift").text)

  init(text: String) {
    var uses: [String: Set<String>] = [:]
    var tests: Set<String> = []
    for head in text.matches(of: /\b(module|program|tests)\(\s*"([^"]+)"/) {
      let rest = Self.balanced(text[head.range.upperBound...], closedBy: ")")
      let list = rest.firstRange(of: "uses: [").map {
        Self.balanced(rest[$0.upperBound...], closedBy: "]")
      }
      let names = (list ?? "").matches(of: /(package: )?"([^"]+)"/).filter { $0.1 == nil }
      uses[String(head.2)] = Set(names.map { String($0.2) })
      if head.1 == "tests" { tests.insert(String(head.2)) }
    }
    (self.uses, self.tests) = (uses, tests)
  }

  /// The modules that a module imports, and those that these import.
  func reach(of module: String) -> Set<String> {
    let imports = uses[module] ?? []
    return imports.reduce(imports) { $0.union(reach(of: $1)) }
  }

  /// The number of modules in the longest chain of imports that begins with a module.
  func depth(of module: String) -> Int {
    var depths: [String: Int] = [:]
    func depth(_ module: String) -> Int {
      if let known = depths[module] { return known }
      let depth = 1 + ((uses[module] ?? []).map(depth).max() ?? 0)
      depths[module] = depth
      return depth
    }
    return depth(module)
  }

  /// The text up to the bracket that closes it.
  private static func balanced(_ text: Substring, closedBy end: Character) -> Substring {
    var depth = 0
    let close = text.firstIndex { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return depth < 0 && character == end
    }
    return text[..<(close ?? text.endIndex)]
  }
}
