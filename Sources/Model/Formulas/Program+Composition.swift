import Numerals
package import Operations
package import Words

extension Program {
  /// This program followed by an operation on its value.
  package func applying(_ operation: UnaryOperation) throws(ProgramError) -> Program {
    try Program(instructions + [.unary(operation)], angleUnit: angleUnit)
  }

  /// This program and another, joined by an operation.
  package func applying(
    _ operation: BinaryOperation,
    _ second: Program
  ) throws(ProgramError) -> Program {
    guard instructions.count + second.instructions.count < ProgramLimits.instructions else {
      throw .tooLong
    }
    return try Program(
      instructions + second.instructions + [.binary(operation)],
      angleUnit: angleUnit
    )
  }

  /// One over this program.
  package func reciprocal() throws(ProgramError) -> Program {
    try Program(
      [.number(NumberLiteral(1))] + instructions + [.binary(.divide)],
      angleUnit: angleUnit
    )
  }
}
