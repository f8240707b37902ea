import Numerals
package import Formulas
import Operations

/// Programs for tests that have to hold for all of them.
package enum RandomPrograms {
  /// A well-formed program of about `size` instructions.
  package static func program(size: Int, using generator: inout SeededGenerator) throws -> Program {
    var instructions: [Instruction] = []
    var depth = 0
    while instructions.count < size || depth != 1 {
      let mustJoin = instructions.count >= size && depth > 1
      let choice = Int.random(in: 0..<10, using: &generator)
      if depth == 0 || !mustJoin && choice < 4 {
        instructions.append(operand(using: &generator))
        depth += 1
      } else if depth >= 2 && (mustJoin || choice < 7) {
        instructions.append(
          .binary(BinaryOperation.allCases.randomElement(using: &generator) ?? .add)
        )
        depth -= 1
      } else {
        instructions.append(
          .unary(UnaryOperation.allCases.randomElement(using: &generator) ?? .sin)
        )
      }
    }
    return try Program(
      instructions,
      angleUnit: Bool.random(using: &generator) ? .radians : .degrees
    )
  }

  /// A program of about `size` instructions as people write it: conditions stand where conditions
  /// are expected, and nowhere else.
  package static func written(size: Int, using generator: inout SeededGenerator) throws -> Program {
    try Program(
      formula(size, isStatement: false, using: &generator),
      angleUnit: Bool.random(using: &generator) ? .radians : .degrees
    )
  }

  private static let unary = split(UnaryOperation.allCases, \.row.writing.isStatement)
  private static let binary = split(BinaryOperation.allCases, \.row.writing.isStatement)

  private static func split<Row>(
    _ rows: [Row],
    _ isStatement: (Row) -> Bool
  ) -> (statements: [Row], values: [Row]) {
    (rows.filter(isStatement), rows.filter { !isStatement($0) })
  }

  /// What joins statements.
  private static let joints: [BinaryOperation] = [.and, .or, .xor]

  private static func formula(
    _ size: Int,
    isStatement: Bool,
    using generator: inout SeededGenerator
  ) -> [Instruction] {
    if size <= 1, !isStatement { return [operand(using: &generator)] }
    if size > 1, Int.random(in: 0..<3, using: &generator) == 0 {
      let rows = isStatement ? unary.statements : unary.values
      let row = rows.randomElement(using: &generator) ?? .sin
      return formula(size - 1, isStatement: isStatement, using: &generator) + [.unary(row)]
    }
    let rows = isStatement ? binary.statements : binary.values
    var row = rows.randomElement(using: &generator) ?? .add
    // A statement of statements needs room for both.
    while size <= 3, Self.joints.contains(row) {
      row = rows.randomElement(using: &generator) ?? .less
    }
    let first = Int.random(in: 0..<max(1, size - 1), using: &generator)
    let joins = Self.joints.contains(row)
    return formula(first, isStatement: joins || row == .when, using: &generator)
      + formula(size - 1 - first, isStatement: joins, using: &generator) + [.binary(row)]
  }

  private static func operand(using generator: inout SeededGenerator) -> Instruction {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: return .variable
    case 2: return .constant(MathConstant.allCases.randomElement(using: &generator) ?? .e)
    default:
      let texts = ["0", "1", "2", "3", "5", "10", "0.5", "1.50", "2e3", "1.5e-3", "7", "0.1"]
      let text = texts.randomElement(using: &generator) ?? "1"
      return NumberLiteral(text).map(Instruction.number) ?? .variable
    }
  }
}
