import Foundation
import Testing

/// What README, CONTRIBUTING and the documentation say about the project, held against it.
@Suite struct ClaimTests {
  private static let readme = Page("README.md")
  private static let contributing = Page("CONTRIBUTING.md")

  /// Every page for people.
  private static let pages: [Page] =
    [readme, contributing, Page("CHANGELOG.md")]
    + SourceTree.paths(below: "Documentation").filter { $0.hasSuffix(".md") }.map {
      Page("Documentation/\($0)")
    }

  @Test(arguments: pages)
  func `a page is found, and none of its lines is longer than 400 characters`(page: Page) {
    #expect(!page.text.isEmpty)
    for line in page.lines { #expect(line.count <= 400, "\(line.prefix(60))…") }
  }

  @Test(arguments: pages)
  func `every path that a page names is there`(page: Page) {
    for path in page.paths { #expect(SourceTree.contains(path), "\(path)") }
  }

  @Test(arguments: pages)
  func `every link to a file leads to one`(page: Page) {
    let folder = page.name.split(separator: "/").dropLast().joined(separator: "/")
    for link in page.links {
      let path = folder.isEmpty ? link : "\(folder)/\(link)"
      #expect(SourceTree.contains(path), "\(link)")
    }
  }

  @Test(arguments: [readme, contributing])
  func `every make target that a page names is in the Makefile`(page: Page) {
    let makefile = Page("Makefile")
    for match in page.text.matches(of: /`?make ([a-z-]+)/.ignoresCase()) {
      let target = String(match.1)
      guard
        page.text[..<match.range.lowerBound].hasSuffix("`")
          || match.0.hasPrefix("`") || page.text[..<match.range.lowerBound].hasSuffix("    ")
      else { continue }
      #expect(makefile.lines.contains { $0.hasPrefix("\(target):") }, "\(target)")
    }
  }

  @Test func `the table of modules names each module once`() {
    let named = Self.contributing.table(after: "| module | ").flatMap { row in
      row[0].matches(of: /`(\w[\w-]*)`/).map { String($0.1) }
    }
    let modules = SourceTree.modules.filter { !$0.hasPrefix("ordinate") }
    #expect(named.sorted() == modules)
  }

  @Test func `the README's folders name each module once`() {
    let rows = Self.readme.table(after: "| folder | ")
    for row in rows {
      let layer = row[0].split(separator: "/").last.map { String($0.filter(\.isLetter)) } ?? ""
      let named = row[1].matches(of: /`([\w-]+)`/).map { String($0.1) }
      let modules = Set(SourceTree.files.filter { $0.layer == layer }.map(\.module))
      #expect(
        Set(named)
          == modules.union(
            named.filter { $0.hasPrefix("C") && $0 != "CLibrary" }
              .filter { SourceTree.contains("Sources/\(layer)/\($0)") }
          ),
        "\(layer)"
      )
      #expect(named.count == Set(named).count)
    }
    #expect(rows.count == 6)
  }

  @Test func `the modules said to be public are those that declare something public`() throws {
    let match = try #require(
      Self.contributing.text.firstMatch(of: /`public` is only in ([^.]*?),? which/)
    )
    let named = Set(match.1.matches(of: /[A-Z]\w+/).map { String($0.0) })
    let open = SourceTree.files.filter { file in
      !file.module.hasPrefix("ordinate")
        && file.lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("public ") }
        && file.lines.contains { line in
          let words = line.split(separator: " ")
          return words.first == "public" && words.dropFirst().first != "import"
        }
    }
    #expect(named == Set(open.map(\.module)))
  }

  @Test func `files are as short as they are said to be`() throws {
    let text = Self.contributing.text
    let most = try #require(
      text.firstMatch(
        of: /at most (\d+) lines, but for those of a language, half of them fewer than (\d+)/
      )
    )
    let counts = SourceTree.files.filter { !$0.path.contains("/Languages/") }.map(\.lines.count)
      .sorted()
    #expect(counts.last.map { "\($0)" <= "\(most.1)" || $0 <= Int(most.1) ?? 0 } == true)
    #expect(counts[counts.count / 2] < Int(most.2) ?? 0)
  }

  @Test func `scripts that people call stand in the table of commands, and no others`() {
    let named = Set(
      Self.contributing.table(after: "| command | ").map(\.[0]).joined()
        .matches(of: /Scripts\/([\w-]+)/).map { String($0.1) }
    )
    let called = Set(
      (Page("Makefile").text + Page(".ci/run").text).matches(of: /Scripts\/([\w-]+)/)
        .map { String($0.1) }
    )
    let scripts = Set(
      SourceTree.paths(below: "Scripts").filter { !$0.contains("/") && !$0.hasSuffix(".py") }
    )
    #expect(scripts.subtracting(called).subtracting(named).isEmpty)
    #expect(named.isSubset(of: scripts))
  }
}

/// A text file of the project.
struct Page: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  init(_ name: String) {
    self.name = name
    let place = SourceTree.root.appendingPathComponent(name)
    text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
  }

  var testDescription: String { name }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// What stands between backticks and begins like a folder of the project.
  var paths: [String] {
    text.matches(
      of: /(?:Sources|Tests|Scripts|Documentation|Assets|Packaging|Benchmarks)\/[\w.+\/-]*\w/
    )
    .map { String($0.0) }
  }

  /// The targets of links that are no addresses.
  var links: [String] {
    text.matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/).map { String($0.1) }
  }

  /// The rows of the table whose head begins so, each as its cells.
  func table(after head: String) -> [[Substring]] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(head) }) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0 }
    }
  }
}

extension SourceTree {
  /// The paths of all files below a folder of the project, relative to it.
  static func paths(below folder: String) -> [String] {
    let start = root.appendingPathComponent(folder).path
    let paths = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String }
    return (paths ?? []).sorted()
  }

  /// Whether a file or folder of the project is there.
  static func contains(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}
