import Numerals
package import Operations
package import Words

extension Program {
  /// This program followed by an operation on its value.
  ///
  /// - Throws: `ProgramError.tooLong` for a program of `ProgramLimits.instructions` steps already.
  package func applying(_ operation: UnaryOperation) throws(ProgramError) -> Program {
    try Program(instructions + [.unary(operation)], angleUnit: angleUnit)
  }

  /// This program and another, joined by an operation.
  ///
  /// The angle unit is that of this program; `second` is read in it, too.
  ///
  /// - Throws: `ProgramError.tooLong` when both together are longer than
  ///   `ProgramLimits.instructions`.
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
  ///
  /// It has a value only where this program has one that is not 0.
  ///
  /// - Throws: `ProgramError.tooLong` when two more steps are too many.
  package func reciprocal() throws(ProgramError) -> Program {
    try Program(
      [.number(NumberLiteral(1))] + instructions + [.binary(.divide)],
      angleUnit: angleUnit
    )
  }
}
