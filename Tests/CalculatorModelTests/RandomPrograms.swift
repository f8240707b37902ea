import Numerals
import Expressions
import TestSupport

/// Programs for tests that have to hold for all of them.
enum RandomPrograms {
  /// A well-formed program of about `size` instructions.
  static func program(size: Int, using generator: inout SeededGenerator) throws -> Program {
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
