import Formulas
import Operations
package import Typesetting

/// Sets a line, finished or not, as a book writes it.
///
///     TextbookReader.row(of: "(x+1)÷2")  // a fraction
///
/// It is a view of what was read: what is grouped is what the parser groups, so a picture never claims
/// another formula than the one that is graphed. What has no meaning stays as it was typed.
package struct TextbookReader {
  let tree: FormulaTree
  /// The line as it is shown, character by character.
  let shown: [Character]
  /// The parts that belong to no other one yet.
  private var parts: [TextbookPart] = []
  /// What operators and names take without brackets around it, in the order in which it ends.
  private(set) var groups: [TextbookGroup] = []
  /// What is nested more deeply is shown as it was typed.
  private static let mostDepth = 48

  /// The parts of a line; `shown` is the line as people here write it, sign by sign.
  package static func row(of line: String, shown: String? = nil) -> MathRow {
    row(of: FormulaTree(line), shown: shown ?? line)
  }

  /// The parts of a line that was read.
  package static func row(of tree: FormulaTree, shown: String) -> MathRow {
    var reader = TextbookReader(tree, Array(shown))
    return MathRow(reader.nodes(), 0..<tree.characters.count)
  }

  /// What operators and names of a line take that no bracket holds together.
  static func groups(of tree: FormulaTree) -> [TextbookGroup] {
    var reader = TextbookReader(tree, tree.characters)
    _ = reader.nodes()
    return reader.groups
  }

  private init(_ tree: FormulaTree, _ shown: [Character]) {
    self.tree = tree
    self.shown = shown.count == tree.characters.count ? shown : tree.characters
  }

  /// Whether a line is one word that no formula can be: the name of a function that has none.
  package static func isPlainName(_ line: String) -> Bool {
    guard line.count > 1, line.allSatisfy(\.isLetter) else { return false }
    return FormulaTree(line).tokens.contains { token in
      let letter = token.text.lowercased()
      return letter.count == 1 && FormulaName.all[letter] == nil && !"ytrθ".contains(letter)
    }
  }

  func text(_ range: Range<Int>) -> String { String(shown[range]) }

  private mutating func nodes() -> [MathNode] {
    let depths = depths
    for index in tree.nodes.indices where depths[index] <= Self.mostDepth {
      let node = tree.nodes[index]
      if depths[index] == Self.mostDepth {
        parts.append(TextbookPart(asTyped(node.range)))
      } else {
        var operands = Array(parts.suffix(node.count))
        parts.removeLast(node.count)
        parts.append(part(of: node, &operands))
      }
    }
    return parts.last?.nodes ?? []
  }

  /// How deeply each node lies in others that hold it.
  private var depths: [Int] {
    var depths = Array(repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let inner = depths[index] + (tree.nodes[index].isNested ? 1 : 0)
      for part in tree.parts(of: index) { depths[part] = max(depths[part], inner) }
    }
    return depths
  }

  /// The part that a node is; what is of several grows in place.
  private mutating func part(
    of node: FormulaNode,
    _ operands: inout [TextbookPart]
  ) -> TextbookPart {
    switch node.kind {
    case .value(.number): return TextbookPart([number(node.range)])
    case .value(.abbreviation): return TextbookPart(asTyped(node.range))
    case .value: return TextbookPart(letter(node.range))
    case .stray: return TextbookPart(stray(node.range))
    case .hole: return TextbookPart([])
    case .infix(let infix):
      let second = operands.removeLast()
      join(&operands[0], infix, node, second)
    case .prefix(.not):
      operands[0].nodes.insert(MathNode(.sign(text(node.sign), .relation), node.sign), at: 0)
    case .prefix(let operation) where operation == nil || operation == .negate:
      let sign = MathNode.Kind.sign(operation == nil ? "+" : "−", .binary)
      operands[0].precede(by: MathNode(sign, node.sign))
    case .prefix:
      return TextbookPart([root(node.sign, row(operands[0], behind: node.sign, as: .root))])
    case .postfix: operands[0].nodes += asTyped(node.sign)
    case .raised: raise(&operands[0], digits(node.sign), node.sign)
    case .call(let call): return TextbookPart(self.call(call, node, operands))
    case .bracket(let group): return TextbookPart([bracket(group, node, operands)])
    case .restriction(let group):
      operands[0].nodes.append(bracket(group, node, Array(operands.dropFirst())))
    }
    return operands[0]
  }

  // MARK: Operators

  private mutating func join(
    _ first: inout TextbookPart,
    _ infix: FormulaInfix,
    _ node: FormulaNode,
    _ second: TextbookPart
  ) {
    let sign = text(node.sign)
    func joint(_ shown: String, _ kind: MathSign) -> MathNode {
      MathNode(.sign(shown, kind), node.sign)
    }
    if case .argument = infix { return first.join(second, by: joint(sign, .comma)) }
    switch infix.operation {
    case nil: first.join(second, by: joint(sign, .mark(sign)))
    case .multiply where infix == .product: first.multiply(by: second)
    case .multiply: first.multiply(by: second, at: node.sign)
    case .divide: divide(&first, node.sign, second)
    case .power: raise(&first, row(second, behind: node.sign, as: .exponent), node.sign)
    case .mod: first.join(second, by: joint(sign, .relation), asWhole: true)
    case .add: first.join(second, by: joint(sign, .binary))
    case .subtract: first.join(second, by: joint("−", .binary))
    default:
      first.join(second, by: joint(Self.relation(sign), sign == "," ? .comma : .relation))
    }
  }

  /// A comparison as a book writes it.
  static func relation(_ sign: String) -> String {
    BinaryOperation.typedComparisons[sign]?.symbol ?? sign
  }

  private mutating func divide(
    _ first: inout TextbookPart,
    _ sign: Range<Int>,
    _ second: TextbookPart
  ) {
    let under = row(second, behind: sign, as: .denominator)
    let taken = Array(first.nodes[first.cut...])
    let over =
      taken.isEmpty ? MathRow([], sign.lowerBound..<sign.lowerBound) : Self.row(taken)
    let range = over.range.lowerBound..<max(sign.upperBound, under.range.upperBound)
    // Where brackets around it would change nothing: what binds as tightly before it comes first.
    if first.cut == 0 && !first.hasSign || first.factors == 1, !taken.isEmpty,
      over.range == over.inner
    {
      note(TextbookGroup(.numerator, of: over.range, at: sign))
    }
    first.nodes.replaceSubrange(first.cut..., with: [MathNode(.fraction(over, under), range)])
    first.factors = 2
  }

  private func raise(_ base: inout TextbookPart, _ row: MathRow, _ sign: Range<Int>) {
    // There may be nothing to be raised.
    let last = base.nodes.popLast() ?? MathNode(.hole, sign.lowerBound..<sign.lowerBound)
    let range = last.range.lowerBound..<max(sign.upperBound, row.range.upperBound)
    base.nodes.append(MathNode(.power(Self.grouped(last), row), range))
  }

  /// A base that would look like another one without brackets.
  private static func grouped(_ base: MathNode) -> MathNode {
    switch base.kind {
    case .power, .fraction, .big, .cases:
      MathNode(.fence(MathFence(.round), MathRow([base], base.range)), base.range)
    default: base
    }
  }

  /// What a sign takes as a row of its own, taken down where it has no brackets.
  private mutating func row(
    _ part: TextbookPart,
    behind sign: Range<Int>,
    as kind: TextbookGroup.Kind
  ) -> MathRow {
    let end = sign.upperBound
    let row = part.nodes.isEmpty ? MathRow([], end..<end) : Self.row(part.nodes)
    if row.range == row.inner {
      note(TextbookGroup(kind, of: end..<max(end, row.range.upperBound), at: sign))
    }
    return row
  }

  mutating func note(_ group: TextbookGroup) { groups.append(group) }

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

extension FormulaNode {
  /// Whether its parts are in it, rather than beside each other.
  fileprivate var isNested: Bool {
    switch kind {
    case .infix(.operation(.divide)), .infix(.operation(.power)), .prefix, .call, .bracket,
      .restriction:
      true
    case .value, .stray, .hole, .infix, .postfix, .raised: false
    }
  }
}
