import Words

extension ProgramCode {
  /// The value in an arithmetic that knows every digit, at a place that it knows.
  ///
  /// - Throws: `ExactFault`.
  package func number(
    at x: ExactNumber?,
    in arithmetic: any ExactArithmetic
  ) throws -> ExactNumber {
    let value = try operations.fold(depth: stackDepth) { _, step, first, second in
      try number(of: step, first, second, at: x, in: arithmetic)
    }
    guard let value else { throw ExactFault.undecided(.part) }
    return value
  }

  private func number(
    of step: CodeStep,
    _ first: ExactNumber?,
    _ second: ExactNumber?,
    at x: ExactNumber?,
    in arithmetic: any ExactArithmetic
  ) throws -> ExactNumber? {
    switch (step, first, second) {
    case (.number(let index), _, _):
      let number = numbers[Int(index)]
      if let literal = number.literal { return try arithmetic.number(literal) }
      return try number.constant?.number(in: arithmetic)
    case (.variable, _, _): return x
    case (.unary(let operation), let first?, _):
      return try operation.row.precise?(arithmetic, first)
    case (.binary(let operation), let first?, let second?):
      return try operation.row.precise?(arithmetic, first, second)
    case (.power(let numerator, let denominator), let first?, _):
      return try arithmetic.power(first, Int(numerator), Int(denominator))
    default: return nil
    }
  }
}
