package import Typesetting

/// Reads a line, finished or not, as a book writes it.
///
///     TextbookReader.row(of: "(x+1)÷2")  // a fraction
///
/// It refuses nothing: what it does not understand stays as it was typed. What is grouped is what the
/// parser groups, so a picture never claims another formula than the one that is graphed.
package struct TextbookReader {
  let tokens: [TextbookToken]
  /// The line as it is shown, character by character.
  let shown: [Character]
  let characters: [Character]
  var position = 0
  var depth = 0
  /// Whether a comma here separates, rather than standing before decimals.
  var commaSeparates = false
  /// Whether the innermost bracket is a bar, which the next one closes.
  var isInBars = false
  /// The letters that sums, integrals and derivatives around this run over: they name no function.
  var locals: [Character] = []
  /// What operators and names take without brackets around it, in the order in which it ends.
  private(set) var groups: [TextbookGroup] = []
  /// What is nested more deeply is shown as it was typed.
  static let mostDepth = 48

  /// The parts of a line; `shown` is the line as people here write it, sign by sign.
  package static func row(of line: String, shown: String? = nil) -> MathRow {
    let characters = Array(line)
    let written = shown.map { Array($0) } ?? characters
    var reader = TextbookReader(
      characters: characters,
      shown: written.count == characters.count ? written : characters
    )
    let nodes = reader.nodes(until: { _ in false })
    return MathRow(nodes, 0..<characters.count)
  }

  /// What operators and names of a line take that no bracket holds together.
  static func groups(of characters: [Character]) -> [TextbookGroup] {
    var reader = TextbookReader(characters: characters, shown: characters)
    _ = reader.nodes(until: { _ in false })
    return reader.groups
  }

  /// Whether a line is a name, and no formula to be set.
  package static func isPlainName(_ line: String) -> Bool { TextbookScanner.isPlainName(line) }

  private init(characters: [Character], shown: [Character]) {
    tokens = TextbookScanner.tokens(of: characters)
    (self.characters, self.shown) = (characters, shown)
  }

  // MARK: Tokens

  var next: TextbookToken? { position < tokens.count ? tokens[position] : nil }
  func peek(_ offset: Int) -> TextbookToken? {
    position + offset < tokens.count ? tokens[position + offset] : nil
  }
  /// Where what is still to be read begins.
  var place: Int { next?.range.lowerBound ?? characters.count }

  func text(_ range: Range<Int>) -> String { String(shown[range]) }

  // MARK: Rows

  /// Parts until a closing sign, which stays.
  mutating func nodes(until isEnd: (TextbookToken) -> Bool) -> [MathNode] {
    var row = TextbookRow()
    while let token = next {
      // A bar opens where an operand is expected.
      guard token.kind == .bar && row.expectsOperand || !isEnd(token) else { break }
      switch token.kind {
      case .relation:
        position += 1
        row.endTerm(with: MathNode(.sign(Self.relation(text(token.range)), .relation), token.range))
      case .sum:
        position += 1
        let sign = text(token.range)
        let shown = sign == "-" || sign == "–" ? "−" : sign
        row.addSign(MathNode(.sign(shown, .binary), token.range))
      case .comma where isDecimal(token):
        position += 1
        row.add([MathNode(.text(text(token.range), .number), token.range)])
      case .comma, .colon:
        position += 1
        row.endTerm(with: MathNode(.sign(text(token.range), .comma), token.range))
      case .word:
        position += 1
        let isMod = token.range.count == 3 && text(token.range).lowercased() == "mod"
        let sign = MathNode(.sign(text(token.range), .relation), token.range)
        if isMod { row.addMod(sign) } else { row.endTerm(with: sign) }
      case .times:
        position += 1
        row.endFactors(with: MathNode(.sign("·", .dot), token.range))
      case .dividing:
        position += 1
        let under = operand(after: token)
        note(.denominator, of: under, after: token)
        if let over = row.divide(by: under, at: token.range) {
          groups.append(TextbookGroup(.numerator, of: over, at: token.range))
        }
      default:
        let factor = factor()
        row.add(factor)
      }
    }
    return row.nodes
  }

  /// Takes down what a sign takes, unless it has brackets of its own.
  mutating func note(_ kind: TextbookGroup.Kind, of row: MathRow, after sign: TextbookToken) {
    guard row.range == row.inner else { return }
    let end = max(sign.range.upperBound, row.range.upperBound)
    groups.append(TextbookGroup(kind, of: sign.range.upperBound..<end, at: sign.range))
  }

  mutating func note(_ group: TextbookGroup) { groups.append(group) }

  /// Whether a comma stands between digits, and nothing is separated here.
  private func isDecimal(_ token: TextbookToken) -> Bool {
    guard !commaSeparates, position > 0, let after = peek(1) else { return false }
    let before = tokens[position - 1]
    return before.kind == .number && after.kind == .number
      && before.range.upperBound == token.range.lowerBound
      && after.range.lowerBound == token.range.upperBound
  }

  static func relation(_ sign: String) -> String {
    switch sign {
    case "<=": "≤"
    case ">=": "≥"
    case "!=": "≠"
    case "==": "="
    default: sign
    }
  }

  /// What an operator has on its right: signs, then a factor; brackets around it all are not shown.
  mutating func operand(after token: TextbookToken) -> MathRow {
    let start = token.range.upperBound
    var nodes: [MathNode] = []
    while let token = next, token.kind == .sum {
      position += 1
      nodes.append(MathNode(.sign(text(token.range) == "+" ? "+" : "−", .binary), token.range))
    }
    guard let token = next, token.beginsOperand else {
      return MathRow(nodes, start..<(nodes.last?.range.upperBound ?? start))
    }
    return Self.row(nodes + factor())
  }

  /// Nodes as a row of their own; brackets around them all are not shown.
  static func row(_ nodes: [MathNode]) -> MathRow {
    guard let first = nodes.first, let last = nodes.last else { return MathRow([], 0..<0) }
    if nodes.count == 1, case .fence(let fence, let row) = first.kind, fence.shape == .round,
      !fence.isCall, !first.range.isEmpty
    {
      return row
    }
    return MathRow(nodes, first.range.lowerBound..<last.range.upperBound)
  }
}

extension TextbookToken {
  var beginsOperand: Bool {
    switch kind {
    case .number, .letter, .name, .root, .open, .bar: true
    default: false
    }
  }
}

/// A row while it is read: what of it a division takes.
struct TextbookRow {
  var nodes: [MathNode] = []
  /// Where the term begins, and the factors side by side.
  private var term = 0
  private var factors = 0
  private var factorCount = 0
  /// Whether what is before can't be taken apart.
  private var isWhole = false

  var expectsOperand: Bool {
    switch nodes.last?.kind {
    case nil: true
    case .sign(_, let sign): ![.postfix, .closing, .other].contains(sign)
    default: false
    }
  }

  mutating func add(_ more: [MathNode]) {
    nodes += more
    factorCount += 1
  }

  mutating func endTerm(with sign: MathNode) {
    nodes.append(sign)
    (term, factors, factorCount, isWhole) = (nodes.count, nodes.count, 0, false)
  }

  /// Between terms, or before what has a sign: that belongs to the term, as in a mod −b.
  mutating func addSign(_ sign: MathNode) {
    guard expectsOperand else { return endTerm(with: sign) }
    endFactors(with: sign)
  }

  mutating func endFactors(with sign: MathNode) {
    nodes.append(sign)
    if !isWhole { (factors, factorCount) = (nodes.count, 0) }
  }

  /// What stands before mod is divided with it.
  mutating func addMod(_ sign: MathNode) {
    nodes.append(sign)
    (factors, isWhole) = (term, true)
  }

  /// Makes a fraction of the factors; gives what is over it where brackets around that would change
  /// nothing: what binds as tightly before it is multiplied first.
  mutating func divide(by under: MathRow, at sign: Range<Int>) -> Range<Int>? {
    let isSame = factors == term || factorCount == 1
    let taken = Array(nodes[factors...])
    nodes.removeSubrange(factors...)
    let over =
      taken.isEmpty
      ? MathRow([], sign.lowerBound..<sign.lowerBound) : TextbookReader.row(taken)
    let range = over.range.lowerBound..<max(sign.upperBound, under.range.upperBound)
    nodes.append(MathNode(.fraction(over, under), range))
    // What comes before it is multiplied first.
    factorCount = 2
    return isSame && !taken.isEmpty && over.range == over.inner ? over.range : nil
  }
}
