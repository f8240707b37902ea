import Testing

/// Where the program speaks: in the table of words and nowhere else.
@Suite struct WordsTests {
  @Test(
    arguments: SourceTree.files.filter { ["Model", "View", "Controller"].contains($0.layer) }
  )
  func `what people read stands in the table of words`(file: SourceFile) {
    #expect(file.sentences.isEmpty)
  }

  @Test(arguments: [
    (#"let a = "two words""#, ["two words"]), (#"a("one") + b("x² + 1") // "in a comment""#, []),
    (#"say("Size \(count) %"); say("\(a) is not b")"#, ["\u{0} is not b"]),
    (#"precondition(a, "a reason for programmers")"#, []), (#"/// As in "two words"."#, []),
    (#"hint("Go") + hint("go on")"#, ["go on"]),
  ])
  func `a sentence is found in code`(line: String, sentences: [String]) {
    #expect(SourceFile(path: "Layer/Module/File.swift", text: line).sentences == sentences)
  }
}

extension SourceFile {
  /// The literals of two words or more, with what is put into them left out.
  fileprivate var sentences: [String] {
    lines.flatMap { line -> [String] in
      guard !line.drop(while: \.isWhitespace).hasPrefix("//"),
        !line.contains("precondition"), !line.contains("fatalError")
      else { return [] }
      return Self.literals(in: line).filter { literal in
        let words = literal.split { !$0.isLetter && $0 != "’" && $0 != " " }
        return words.contains { $0.split(separator: " ").filter { $0.count > 1 }.count > 1 }
      }
    }
  }

  /// The texts between quotes; an interpolation is one character that is no letter.
  private static func literals(in line: Substring) -> [String] {
    var literals: [String] = []
    var open: [String] = []
    var depths: [Int] = []
    var previous: Character?
    for character in line {
      defer { previous = character }
      if open.count > depths.count {
        switch (character, previous) {
        case ("\"", let before) where before != "\\":
          literals.append(open.removeLast())
        case ("(", "\\"):
          open[open.count - 1].removeLast()
          open[open.count - 1].append("\u{0}")
          depths.append(1)
        default: open[open.count - 1].append(character)
        }
      } else if character == "\"" {
        open.append("")
      } else if character == "/", previous == "/", depths.isEmpty {
        return literals
      } else if let depth = depths.last {
        depths[depths.count - 1] += character == "(" ? 1 : character == ")" ? -1 : 0
        if depth == 1, character == ")" { depths.removeLast() }
      }
    }
    return literals
  }
}
