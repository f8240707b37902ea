package import Operations

extension [Instruction] {
  /// The steps of a row, with others for what it operates on.
  package init(_ steps: [OperationStep], of arguments: [[Instruction]]) {
    self = steps.flatMap { step in
      if case .argument(let index) = step { arguments[index] } else { [Instruction(step)] }
    }
  }
}

extension Instruction {
  /// A step of a row, with a parameter for what it operates on.
  package init(_ step: OperationStep) {
    switch step {
    case .number(let literal): self = .number(literal)
    case .constant(let constant): self = .constant(constant)
    case .argument(let index): self = .parameter(Parameter.common[index])
    case .unary(let operation): self = .unary(operation)
    case .binary(let operation): self = .binary(operation)
    }
  }

  /// The parameter, if it is one.
  package var parameter: Parameter? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }
}
