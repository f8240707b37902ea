import Words

/// A line while it is typed: what was there before, and the characters that have come since.
///
/// With each further character they are read anew, so that a part ends where it ends for the parser:
/// `x^2-4` is a square and a difference. What is seen as a box, or opened by a name, gets its brackets
/// from that; those that were typed stay where they are. Once the caret has been moved the brackets
/// are the line's own: what is typed then stays in the part it is typed in.
package struct TypedText: Sendable {
  /// The line with the caret where the typing began.
  let base: FormulaLine
  /// What was typed, in the signs of the line.
  private(set) var typed: [Character] = []
  /// Whether the line is edited as a book shows it, where exponents and fractions have boxes, and
  /// brackets their other ones.
  package let isSeen: Bool
  /// Whether a name at the end has the bracket that was there already.
  private var hasTakenBracket = false
  /// Whether a key has opened a bracket: like a name's it comes with its other one.
  private var hasKeyBracket = false
  /// The line that comes of it, and how it is read where it has been.
  package private(set) var line: FormulaLine
  package private(set) var tree: FormulaTree?
  /// What was typed as it was read last; nil where nothing has been typed yet.
  private var written: Parts?

  /// Begins to type at the caret of a line, in the word or number that ends there.
  package init(at line: FormulaLine, isSeen: Bool) {
    var base = line
    base.removeSelection()
    var word: [Character] = []
    while let piece = base.previous, piece.count == 1, let last = piece.first, Self.isOpen(last) {
      base.removeBackward()
      word.append(last)
    }
    (self.base, self.isSeen) = (base, isSeen)
    typed = word.reversed()
    self.line = line
  }

  /// Whether the next character may change what this one means.
  private static func isOpen(_ character: Character) -> Bool {
    character.isLetter || FormulaScanner.isDigit(character) || "._<>=!".contains(character)
  }

  package var isEmpty: Bool { typed.isEmpty }

  /// The last character that was typed.
  package var last: Character? { typed.last }

  /// Whether what comes next is the function's argument, and no part of its name.
  package func isBehindTakenBracket(before text: String) -> Bool {
    let word = String(typed.reversed().prefix { $0.isLetter || $0.isNumber }.reversed()) + text
    return hasTakenBracket && !FormulaName.begins(with: word.lowercased())
  }

  /// Adds what is typed.
  package mutating func append(_ text: String) {
    if text.count > 1, text.last == "(" { hasKeyBracket = true }
    typed += text.map { Self.signs[$0] ?? $0 }
    for (word, sign) in Self.words where typed.ends(with: word) {
      typed.removeLast(word.count)
      typed += sign
    }
    write()
  }

  /// Typewriter signs as the keys write them.
  private static let signs: [Character: Character] = [
    "*": "×", "·": "×", "⋅": "×", "∙": "×", "∗": "×", "/": "÷", "∕": "÷", "⁄": "÷", "-": "−",
    "–": "−",
  ]

  /// What is typed as several characters, or as a sign for a word.
  private static let words: [(word: [Character], sign: [Character])] = [
    (Array("××"), ["^"]), (Array("theta"), ["θ"]), (["∑"], Array("sum")), (["∏"], Array("prod")),
    (["∫"], Array("int")),
  ]

  /// Takes back the last character, or the name that ends there; false where nothing was typed.
  package mutating func removeLast() -> Bool {
    guard let last = typed.last else { return false }
    let text = reading
    var count = 1
    let tokens = text.tree.tokens
    let end = tokens.last { !text.isAdded($0.range.lowerBound) }
    if last == "(", let name = tokens.dropLast().last, name.isWord,
      name.range.upperBound == tokens.last?.range.lowerBound
    {
      count = name.range.count + 1
    } else if let end, end.isWord, !last.isWhitespace {
      count = end.range.count
    }
    typed.removeLast(min(count, typed.count))
    write()
    return true
  }

  /// Takes off characters from the end as they were typed.
  package mutating func removeLast(_ count: Int) {
    typed.removeLast(min(count, typed.count))
    write()
  }

  /// Whether what was typed ends with these signs of the line, and no letter before them.
  package func ends(with text: String) -> Bool {
    guard typed.ends(with: Array(text)) else { return false }
    return !(typed.dropLast(text.count).last?.isLetter ?? false)
  }

  /// Whether all that was typed is the name of a function that takes one argument, where it is no new line.
  package var isName: Bool {
    let word = String(typed)
    return ["sqrt", "cbrt"].contains(word)
      || !base.isEmpty && FormulaName.isFunction(word) && !FormulaName.needsBracket(word)
  }

  // MARK: Brackets

  /// Whether the typing began inside brackets.
  package var isInside: Bool {
    base.pieces[..<base.caret].reduce(0) { $0 + ($1.hasSuffix("(") ? 1 : $1 == ")" ? -1 : 0) } > 0
  }

  /// Whether a comma has to leave the function of one argument that was opened last: behind a digit it
  /// may stand before decimals.
  package var endsSingleCall: Bool {
    let parts = parts
    guard parts.open.count > 1, let place = parts.open.last?.place, typed.last?.isNumber == false,
      let name = parts.tokens.last(where: { $0.range.upperBound == place })
    else { return false }
    return FormulaLine.takesOneArgument(name.text + "(")
  }

  /// Whether a bracket was typed that is still open.
  package var hasOpenBracket: Bool { !parts.open.isEmpty }

  /// How many functions without brackets end with what was typed, inside the innermost bracket.
  package var openNames: Int {
    let parts = parts
    let inner = parts.open.last?.place ?? 0
    return parts.groups.count { isOpenName($0, in: parts, since: inner) }
  }

  /// Gives the last function that has no brackets those that it was seen with, up to here; false where
  /// there is none.
  package mutating func closeName() -> Bool {
    let parts = parts
    var depth = 0
    let depths = parts.characters.map { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth
    }
    let name = parts.groups.last { group in
      let place = group.sign.lowerBound
      return (group.kind == .argument || group.kind == .root) && place >= parts.start
        && !group.range.isEmpty && depths[place] == (parts.start > 0 ? depths[parts.start - 1] : 0)
    }
    guard let name else { return false }
    typed.insert("(", at: name.range.lowerBound - parts.start)
    append(")")
    return true
  }

  private func isOpenName(_ group: TextbookGroup, in parts: Parts, since place: Int) -> Bool {
    (group.kind == .argument || group.kind == .root) && group.range.lowerBound > place
      && group.sign.lowerBound >= parts.start
      && group.range.upperBound >= parts.end && !group.range.isEmpty
  }

  /// The line with the caret behind the exponents and fractions around it that are the line's own; nil
  /// where there are none.
  package var lineBehindBoxes: FormulaLine? {
    guard isSeen, !hasOpenBracket else { return nil }
    var behind = base
    behind.leaveBoxes()
    guard behind.caret > base.caret else { return nil }
    let closers = line.pieces.count - line.caret - (base.pieces.count - base.caret)
    var line = line
    line.moveCaret(to: line.caret + closers + behind.caret - base.caret)
    return line
  }

  /// Whether a division was typed last that has nothing above it.
  package var isWithoutNumerator: Bool {
    guard typed.last == "÷" else { return false }
    return !(parts.tokens.dropLast().last?.endsOperand ?? false)
  }

  // MARK: Reading

  /// The characters up to the caret as they are read, with the brackets that names can't be without.
  private struct Reading {
    let tree: FormulaTree
    /// Where what was typed begins.
    let start: Int
    /// Where brackets were put in.
    let added: Set<Int>

    func isAdded(_ place: Int) -> Bool { added.contains(place) }
  }

  private var reading: Reading {
    let before = Array(base.text.prefix(base.caretOffset))
    var characters = before + typed
    var added: Set<Int> = []
    let tree = FormulaTree(String(characters))
    for (index, token) in tree.tokens.enumerated().reversed()
    where token.range.lowerBound >= before.count {
      let opens = index + 1 < tree.tokens.count && tree.tokens[index + 1].opens
      let isBetween = token.isMod && tree.tokens[..<index].last?.endsOperand ?? false
      guard FormulaName.needsBracket(token.text), !opens, !isBetween else { continue }
      added = Set(added.map { $0 + 1 }).union([token.range.upperBound])
      characters.insert("(", at: token.range.upperBound)
    }
    let read = added.isEmpty ? tree : FormulaTree(String(characters))
    return Reading(tree: read, start: before.count, added: added)
  }

  /// A bracket that was typed and not closed.
  private struct OpenBracket {
    let place: Int
    /// How many commas are missing that its name comes with.
    var commas: Int
  }

  /// What is written, with what takes what.
  private struct Parts {
    let tree: FormulaTree
    let characters: [Character]
    var tokens: [FormulaToken]
    let groups: [TextbookGroup]
    var open: [OpenBracket] = []
    let start: Int
    /// Where the last sign ends.
    let end: Int
  }

  private var parts: Parts { written ?? read() }

  private func read() -> Parts {
    let reading = reading
    let tokens = reading.tree.tokens
    var parts = Parts(
      tree: reading.tree,
      characters: reading.tree.characters,
      tokens: tokens,
      groups: TextbookReader.groups(of: reading.tree),
      start: reading.start,
      end: max(reading.start, tokens.last?.range.upperBound ?? 0)
    )
    for (index, token) in tokens.enumerated() where token.range.lowerBound >= reading.start {
      switch token.kind {
      case .open(.round):
        let form = index > 0 ? TextbookForm.all[tokens[index - 1].text.lowercased()] : nil
        parts.open.append(OpenBracket(place: token.range.lowerBound, commas: form?.commas ?? 0))
      case .close(.round): _ = parts.open.popLast()
      case .comma where !parts.open.isEmpty: parts.open[parts.open.count - 1].commas -= 1
      default: break
      }
    }
    return parts
  }

  private mutating func write() {
    var parts = read()
    written = parts
    let rest = base.pieces.dropFirst(base.caret)
    // A space only keeps the line from reading letters before it as a name.
    let next = rest.first { $0 != " " }
    // A name takes the bracket that is there already.
    let takesBracket = next == "(" && Self.endsWithName(&parts)
    hasTakenBracket = takesBracket
    let isBeforeOperand = next.map(FormulaLine.beginsOperand) ?? false
    var writer = TypedTextWriter(
      parts.characters,
      parts.tokens,
      parts.groups.filter { isWritten($0, in: parts) },
      from: parts.start,
      to: parts.end
    )
    writer.leavesNameOpen = takesBracket
    let text = writer.text()
    var line = base
    for place in writer.wraps.sorted(by: >) {
      line.moveCaret(toOffset: place)
      line.insert(pieces: ["("])
    }
    line.moveCaret(to: base.caret + writer.wraps.count)
    line.insert(takesBracket ? text + "(" : text)
    let goal = line.caret
    if takesBracket {
      for _ in 0...rest.prefix(while: { $0 == " " }).count { line.removeForward() }
    }
    let isLine = parts.tree.characters == Array(line.text)
    guard isSeen else {
      (self.line, tree) = (line, isLine ? parts.tree : nil)
      return
    }
    var closers = writer.openBoxes.map { ($0, ")") }
    // A name takes nothing but a bracket that is there.
    closers += writer.openNames.map { ($0, ")") }
    if !isBeforeOperand || hasKeyBracket {
      closers += parts.open.map {
        ($0.place, String(repeating: ",", count: max(0, $0.commas)) + ")")
      }
    }
    line.insert(closers.sorted { $0.0 > $1.0 }.map(\.1).joined())
    line.moveCaret(to: goal)
    let tree = isLine && closers.isEmpty ? parts.tree : FormulaTree(line.text)
    line.settleCaret(forward: true, in: tree)
    (self.line, self.tree) = (line, tree)
  }

  /// Whether the brackets of a group are written: on a line names alone have some, and none part what
  /// is refused side by side.
  private func isWritten(_ group: TextbookGroup, in parts: Parts) -> Bool {
    guard group.sign.lowerBound >= parts.start,
      !parts.tree.seams.contains(group.range.upperBound)
    else { return false }
    switch group.kind {
    case .argument, .root:
      // Without an argument a name waits for its exponent, or for its digits.
      return !group.range.isEmpty
        || group.range.upperBound >= parts.end && parts.tokens.last?.range == group.sign
    case .exponent, .denominator, .numerator: return isSeen
    }
  }

  /// Whether a function's name ends what was typed; a bracket behind it is taken away.
  private static func endsWithName(_ parts: inout Parts) -> Bool {
    let tokens = parts.tokens
    guard let last = tokens.last, last.range.lowerBound >= parts.start else { return false }
    if last.isWord, FormulaName.isFunction(last.text) { return true }
    guard last.opens, let name = tokens.dropLast().last, name.isWord,
      name.range.upperBound == last.range.lowerBound, name.range.lowerBound >= parts.start
    else { return false }
    parts.tokens.removeLast()
    _ = parts.open.popLast()
    return true
  }
}

extension [Character] {
  fileprivate func ends(with other: [Character]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
