import Testing

/// A type that holds many things holds some of them for another one.
@Suite struct StoredPropertyTests {
  private static let limit = 15

  @Test(arguments: SourceTree.files)
  func `no type has more than 15 stored properties`(file: SourceFile) {
    for (type, count) in file.storedProperties {
      #expect(count <= Self.limit, "\(type)")
    }
  }

  @Test func `most types hold something`() {
    let counts = SourceTree.files.flatMap { $0.storedProperties.values }
    #expect(counts.count { $0 > 0 } > 200)
  }

  @Test(arguments: [
    ("let a, b: Int\n  static let c = 1", 2), ("@State private(set) lazy var a = { 1 }()", 1),
    ("var a = 1 { didSet { b() } }", 1), ("weak var a: B? {\n    willSet { c() }\n  }", 1),
    ("var a: Int { 1 }\n  var b: [Int] {\n    let c = 1\n    return [c]\n  }", 0),
    ("let a: (Int, Int)\n  func b() {\n    let c = 1\n  }\n  let d: [Int: Int] = [:]", 2),
    ("let a: Int\n  struct B {\n    let c: Int\n  }\n  let d: Int", 2),
    ("// let a: Int\n\n  /// var b\n  let letter: Int", 1),
  ])
  func `stored properties are counted`(members: String, count: Int) {
    let text = "package final class A<B>: C {\n  \(members)\n}\n"
    let file = SourceFile(path: "Layer/Module/File.swift", text: text)
    #expect(file.storedProperties["A"] == count)
  }
}

extension SourceFile {
  /// How many stored properties each type has in this file, read by the indentation that the
  /// formatter keeps.
  fileprivate var storedProperties: [String: Int] {
    var counts: [String: Int] = [:]
    var open: [(type: String, indent: Int)] = []
    for (line, next) in zip(lines, lines.dropFirst()) {
      let indent = line.prefix(while: \.isWhitespace).count
      let words = Self.declaration(in: line)
      guard words.count > 1 else { continue }
      while let last = open.last, indent <= last.indent { open.removeLast() }
      if Self.types.contains(words[0]) {
        open.append((String(words[1].prefix { $0.isLetter || $0.isNumber }), indent))
      } else if let type = open.last, indent == type.indent + 2, ["let", "var"].contains(words[0]) {
        let names = words.dropFirst().prefix { $0.hasSuffix(",") }.count + 1
        counts[type.type, default: 0] += Self.isComputed(line, before: next) ? 0 : names
      }
    }
    return counts
  }

  private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "final", "indirect", "lazy", "weak",
    "unowned", "nonisolated",
  ]

  /// The words of a line from what it declares on.
  private static func declaration(in line: Substring) -> [Substring] {
    Array(
      line.split(separator: " ").drop { word in
        word.hasPrefix("@") || modifiers.contains(word.prefix { $0 != "(" })
      }
    )
  }

  /// Whether a property has a body rather than a place; observers are no body.
  private static func isComputed(_ line: Substring, before next: Substring) -> Bool {
    guard let brace = line.firstIndex(of: "{"), !line[..<brace].contains("=") else { return false }
    let body = line[line.index(after: brace)...] + next
    return !["didSet", "willSet"].contains { body.contains($0) }
  }
}
