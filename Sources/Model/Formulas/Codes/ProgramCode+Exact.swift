package import Numerals

extension ProgramCode {
  /// The value as an exact fraction; nil when it has the variable, is not rational or too long.
  package var exactValue: Rational? { exactValue(at: nil) }

  /// The value where the variable is a fraction; nil when it is not rational, too long, or the
  /// variable is missing.
  ///
  /// Nothing is rounded, and decimals are as they are written: 0.1 is 1/10. A root counts only
  /// where it is a fraction itself. Integrals are nil.
  ///
  ///     let numbers = [1, 3].map { Instruction.number(NumberLiteral($0)) }
  ///     try Program(numbers + [.binary(.divide)]).code.exactValue  // 1/3
  @inline(never) package func exactValue(at variable: Rational?) -> Rational? {
    operations.fold(depth: stackDepth) { _, step, x, y in
      switch step {
      case .number(let index): numbers[Int(index)].literal.flatMap(Rational.init)
      case .variable: variable
      case .unary, .binary, .power, .saturation, .integral: step.fraction(of: x, y)
      }
    }
  }
}
