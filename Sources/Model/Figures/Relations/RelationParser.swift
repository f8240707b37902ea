import Formulas
package import Notation
package import Operations
import Words

/// Reads typed relations: `1 < x²+y² ≤ 4`, `y > sin x and not y > 2`, `x = y² {y > 0}`.
///
/// `and` binds tighter than `or`; conditions in braces or after a comma hold as well. What is compared
/// is read as a formula in which y is a variable beside x.
package enum RelationParser {
  /// The relation that a text stands for.
  ///
  /// - Throws: `FormulaError`, with the place in the whole text.
  package static func parse(
    _ text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) -> Relation {
    try Relation(FormulaTree(text), angleUnit)
  }

  /// A text with one sign for each comparison: ≤ for <=.
  package static func withSigns(_ text: String) -> String {
    BinaryOperation.typedComparisons.sorted { $0.key < $1.key }
      .reduce(text) { $0.replacing($1.key, with: $1.value.symbol) }
  }
}

extension Relation {
  /// The relation that a line is.
  ///
  /// - Throws: `FormulaError`, with the place in the line.
  package init(_ tree: FormulaTree, _ angleUnit: AngleUnit) throws(FormulaError) {
    try tree.check()
    self = try Statements(tree: tree, angleUnit: angleUnit).relation(tree.root, depth: 0)
    let speaksOfPlaces = programs.contains { $0.usesVariable || $0.parameters.contains(.y) }
    if !speaksOfPlaces, let sign = tree.tokens.first(where: { $0.comparison != nil }) {
      throw FormulaError(.unexpectedCharacter(sign.text), at: sign.range)
    }
  }
}

/// What the statements of a line say.
private struct Statements {
  let tree: FormulaTree
  let angleUnit: AngleUnit

  /// What is nested more deeply is refused: it is written in other forms by recursion.
  private static let programDepthLimit = 1000
  /// Deeper conditions are refused.
  private static let depthLimit = 32
  /// More sides of comparisons are not told apart by `xor`.
  private static let mostExclusive = 64

  func relation(_ index: Int, depth: Int) throws(FormulaError) -> Relation {
    let node = tree.nodes[index]
    guard depth < Self.depthLimit else { throw FormulaError(.formulaTooLong, at: node.range) }
    switch node.kind {
    case .infix(.operation(.or)): return .any(try parts(joinedBy: .or, index, depth))
    case .infix(.operation(.and)): return .all(try parts(joinedBy: .and, index, depth))
    case .infix(.operation(.xor)):
      var sides: [Relation] = []
      for part in tree.parts(of: index) { sides.append(try relation(part, depth: depth + 1)) }
      // Each side is written twice.
      guard sides.reduce(0, { $0 + $1.programs.count }) <= Self.mostExclusive else {
        throw FormulaError(.formulaTooLong, at: node.range)
      }
      return .any([.all([sides[0], .not(sides[1])]), .all([.not(sides[0]), sides[1]])])
    case .infix(.condition), .restriction:
      var all: [Relation] = []
      for part in tree.parts(of: index) {
        let relation = try relation(part, depth: depth + 1)
        if case .all(let parts) = relation, isOpen(part) {
          all += parts
        } else {
          all.append(relation)
        }
      }
      return .all(all)
    case .prefix(.not): return .not(try relation(index - 1, depth: depth + 1))
    case .bracket(let group) where node.count == 1 && group.colons.isEmpty:
      guard group.bracket == .brace || node.isStatement else { break }
      return try relation(index - 1, depth: depth + 1)
    case .infix(let infix):
      if let operation = infix.operation, operation.isComparison { return try chain(index) }
    default: break
    }
    _ = try program(index)
    throw FormulaError(.comparisonMissing, at: node.range)
  }

  /// Whether conditions stand there without brackets around them.
  private func isOpen(_ index: Int) -> Bool {
    if case .bracket = tree.nodes[index].kind { false } else { true }
  }

  /// All that the same word joins, in its order.
  private func parts(
    joinedBy operation: BinaryOperation,
    _ index: Int,
    _ depth: Int
  ) throws(FormulaError) -> [Relation] {
    var parts = [index]
    while case .infix(.operation(operation)) = tree.nodes[parts[0]].kind {
      parts.replaceSubrange(0..<1, with: tree.parts(of: parts[0]))
    }
    var relations: [Relation] = []
    for part in parts { relations.append(try relation(part, depth: depth + 1)) }
    return relations
  }

  /// `a < b ≤ c`: each neighbours are compared.
  private func chain(_ index: Int) throws(FormulaError) -> Relation {
    let (sides, comparisons) = tree.chain(index)
    var relations: [Relation] = []
    var left = try program(sides[0])
    for (operation, side) in zip(comparisons, sides.dropFirst()) {
      let right = try program(side)
      if let sign = Comparison(rawValue: operation.symbol) {
        relations.append(.compare(left, sign, right))
      }
      left = right
    }
    return relations.count == 1 ? relations[0] : .all(relations)
  }

  private func program(_ index: Int) throws(FormulaError) -> Program {
    let program = try tree.program(of: index, angleUnit)
    guard program.depth <= Self.programDepthLimit else {
      throw FormulaError(.nestedTooDeeply, at: tree.nodes[index].range)
    }
    return program
  }
}
