package import Operations

extension [Instruction] {
  /// The steps of a row, with others for what it operates on.
  ///
  /// `.argument(i)` becomes `arguments[i]`, each time that it occurs. Of a derivative the arguments
  /// 2 and 3 are the slopes of the first and the second operand. It traps on an index beyond
  /// `arguments`.
  package init(_ steps: [OperationStep], of arguments: [[Instruction]]) {
    self = steps.flatMap { step in
      if case .argument(let index) = step { arguments[index] } else { [Instruction(step)] }
    }
  }
}

extension Instruction {
  /// A step of a row, with a parameter for what it operates on.
  ///
  /// Arguments 0, 1 and 2 become a, b and c, which `Parameter.place` reverses; it traps on others,
  /// as a definition has at most three.
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
