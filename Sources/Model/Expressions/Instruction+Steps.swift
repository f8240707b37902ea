package import Operations

extension [Instruction] {
  /// The steps of a row, with parameters for what it operates on.
  package init(_ steps: [OperationStep]) {
    self = steps.map { step in
      switch step {
      case .number(let literal): .number(literal)
      case .constant(let constant): .constant(constant)
      case .argument(let index): .parameter(Parameter.common[index])
      case .unary(let operation): .unary(operation)
      case .binary(let operation): .binary(operation)
      }
    }
  }
}

extension Instruction {
  /// The first or only argument of a definition.
  package static var argument: Instruction { .parameter(.a) }

  /// The parameter, if it is one.
  package var parameter: Parameter? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }
}
