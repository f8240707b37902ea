import Formulas
package import Input

/// A line being edited: pieces that are taken out whole, and a caret between them.
///
/// A name with its bracket is one piece ("sin("), everything else is one character.
package struct FormulaLine: Sendable {
  package private(set) var pieces: [String]
  /// The caret between the pieces, and the one where the selection began.
  private var cursor: Caret

  /// A line with the caret at the end, or at the piece boundary at or before an offset.
  package init(_ text: String = "", caretOffset: Int? = nil) {
    pieces = Self.pieces(of: text)
    cursor = Caret(at: pieces.count)
    if let caretOffset { moveCaret(toOffset: caretOffset) }
  }

  package var text: String { pieces.joined() }

  package var isEmpty: Bool { pieces.isEmpty }

  /// Whether it is longer than what is entered in a window.
  package var isTooLong: Bool {
    pieces.reduce(0) { $0 + $1.count } > ProgramLimits.enteredCharacters
  }

  /// The number of pieces before the caret.
  package var caret: Int { cursor.place }

  /// The caret's place in characters.
  package var caretOffset: Int { offset(of: caret) }

  private func offset(of index: Int) -> Int { pieces[..<index].reduce(0) { $0 + $1.count } }

  /// The piece before the caret.
  package var previous: String? { caret > 0 ? pieces[caret - 1] : nil }

  /// The boundary at or before an offset.
  private func boundary(at offset: Int) -> Int {
    var remaining = offset
    var index = 0
    while index < pieces.count, remaining >= pieces[index].count {
      remaining -= pieces[index].count
      index += 1
    }
    return index
  }

  package mutating func moveCaret(toOffset offset: Int, extending isExtending: Bool = false) {
    moveCaret(to: boundary(at: offset), extending: isExtending)
  }

  /// Puts the caret at a boundary, and the end of the selection with it where that is extended.
  package mutating func moveCaret(to index: Int, extending isExtending: Bool = false) {
    cursor.move(to: Swift.min(Swift.max(index, 0), pieces.count), extending: isExtending)
  }

  // MARK: Selection

  /// What is selected, in characters; nil where nothing is.
  package var selection: Range<Int>? {
    cursor.selection.map { offset(of: $0.lowerBound)..<offset(of: $0.upperBound) }
  }

  package var selectedText: String? { cursor.selection.map { pieces[$0].joined() } }

  /// Selects the number, or the piece, that a character belongs to.
  private mutating func selectWord(atOffset offset: Int) {
    guard !pieces.isEmpty else { return }
    let piece = Swift.min(boundary(at: offset), pieces.count - 1)
    var end = piece + 1
    let start = numberStart(endingAt: end) ?? piece
    while end < pieces.count, start < end, numberStart(endingAt: end + 1) == start { end += 1 }
    cursor = Caret(selecting: start..<end)
  }

  /// Takes out what is selected; false where nothing is.
  @discardableResult
  package mutating func removeSelection() -> Bool {
    guard let range = cursor.selection else {
      moveCaret(to: caret)
      return false
    }
    pieces.removeSubrange(range)
    moveCaret(to: range.lowerBound)
    separate(at: caret)
    return true
  }

  // MARK: Editing

  package mutating func edit(_ edit: LineEdit) {
    switch edit {
    case .move(.left, extending: false) where cursor.selection != nil:
      moveCaret(to: cursor.selection?.lowerBound ?? 0)
    case .move(.right, extending: false) where cursor.selection != nil:
      moveCaret(to: cursor.selection?.upperBound ?? 0)
    case .move(let way, let isExtending): moveCaret(to: goal(of: way), extending: isExtending)
    case .place(let offset, let isExtending): moveCaret(toOffset: offset, extending: isExtending)
    case .word(let offset): selectWord(atOffset: offset)
    case .all: cursor = Caret(selecting: 0..<pieces.count)
    case .grab(let isLower): cursor.grab(lowerEnd: isLower)
    case .erase: removeBackward()
    case .eraseForward: removeForward()
    }
  }

  package mutating func insert(_ text: String) {
    insert(pieces: Self.pieces(of: text))
  }

  /// Puts pieces at the caret, in the place of what is selected.
  package mutating func insert(pieces new: [String]) {
    removeSelection()
    let start = caret
    pieces.insert(contentsOf: new, at: start)
    moveCaret(to: start + new.count)
    separate(at: start + new.count)
    separate(at: start)
  }

  /// Keeps a parameter and a function from becoming another function's name: a sin(, not asin(.
  ///
  /// An accent that joins the character before it is of one piece with that.
  private mutating func separate(at index: Int) {
    if index > 0, index < pieces.count,
      case let joined = pieces[index - 1] + pieces[index],
      joined.count < pieces[index - 1].count + pieces[index].count
    {
      pieces.replaceSubrange(index - 1...index, with: [joined])
      if caret > index { moveCaret(to: caret - 1) }
    }
    guard index > 0, index < pieces.count, Parameter(rawValue: pieces[index - 1]) != nil,
      pieces[index].hasSuffix("("),
      FormulaName.all[pieces[index - 1] + pieces[index].dropLast()] != nil
    else { return }
    pieces.insert(" ", at: index)
    if caret > index { moveCaret(to: caret + 1) }
  }

  mutating func insert(_ piece: String, at index: Int) {
    pieces.insert(piece, at: index)
    moveCaret(to: index <= caret ? caret + 1 : caret)
    separate(at: index + 1)
    separate(at: index)
  }

  mutating func remove(at index: Int) {
    pieces.remove(at: index)
    moveCaret(to: index < caret ? caret - 1 : caret)
    separate(at: index)
  }

  /// Takes out what is selected, or the given number of pieces before the caret.
  package mutating func removeBackward(_ count: Int = 1) {
    if removeSelection() { return }
    let start = Swift.max(0, caret - count)
    pieces.removeSubrange(start..<caret)
    moveCaret(to: start)
    separate(at: caret)
  }

  package mutating func removeForward() {
    guard !removeSelection(), caret < pieces.count else { return }
    pieces.remove(at: caret)
    separate(at: caret)
  }

  static func pieces(of text: String) -> [String] {
    let characters = Array(text)
    var pieces: [String] = []
    pieces.reserveCapacity(characters.count)
    var index = 0
    while index < characters.count {
      let length = nameLength(in: characters, at: index)
      pieces.append(String(characters[index..<index + length]))
      index += length
    }
    return pieces
  }

  private static func nameLength(in characters: [Character], at start: Int) -> Int {
    let first = characters[start]
    if first == "√" || first == "∛" {
      return start + 1 < characters.count && characters[start + 1] == "(" ? 2 : 1
    }
    guard first.isLetter else { return 1 }
    var word = ""
    var length = 1
    for index in start..<Swift.min(characters.count, start + FormulaName.longest) {
      guard characters[index].isLetter || FormulaScanner.isDigit(characters[index]) else { break }
      word += characters[index].lowercased()
      guard let name = FormulaName.all[word] else { continue }
      length = index + 1 - start
      let hasBracket = index + 1 < characters.count && characters[index + 1] == "("
      switch name {
      case .function where hasBracket, .binder where hasBracket: length += 1
      default: break
      }
    }
    return length
  }
}

extension FormulaLine: Hashable {
  /// What is selected is nothing of the line itself: it is neither saved nor undone.
  package static func == (first: FormulaLine, second: FormulaLine) -> Bool {
    first.pieces == second.pieces && first.caret == second.caret
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(pieces)
    hasher.combine(caret)
  }
}

extension FormulaLine: Codable {
  private enum CodingKeys: String, CodingKey { case text, caret, pieces }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode(String.self, forKey: .text))
    if let saved = try container.decodeIfPresent([String].self, forKey: .pieces),
      saved.joined() == text, !saved.contains("")
    {
      (pieces, cursor) = (saved, Caret(at: saved.count))
    }
    if let offset = try container.decodeIfPresent(Int.self, forKey: .caret) {
      moveCaret(toOffset: offset)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(caretOffset, forKey: .caret)
    // A name typed out of order stays in the pieces it was typed in, as √ and then ( in front.
    if Self.pieces(of: text) != pieces { try container.encode(pieces, forKey: .pieces) }
  }
}
