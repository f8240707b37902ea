package import Operations
package import Words

/// A step of a program that is proven to have no value, with its operands in some arithmetic.
package struct NoValue<Number: Sendable>: Error {
  /// `when` stands for a condition that does not hold.
  let step: CodeStep
  /// Nil where the step itself is what people wrote.
  let owner: StepOwner?
  /// Those of the step, or the last argument of its owner.
  let operands: [Number]

  /// Why, with no number that is not certain.
  ///
  /// `known` gives all that is certain of an operand. A reason that would quote a number without a
  /// certain text becomes `.noValue`.
  package func fault(_ known: (Number) -> KnownOperand) -> ProgramFault {
    if step == .binary(.when) { return .conditionFalse }
    guard let first = operands.first.map(known) else { return .noValue }
    if let owner {
      return first.text.map { .undefined(operation: owner.name, place: $0 + owner.unit) }
        ?? .noValue
    }
    switch step {
    case .unary(let operation): return first.text.map(operation.fault) ?? .noValue
    case .binary(let operation):
      guard operands.count > 1 else { return .noValue }
      let second = known(operands[1])
      if let fault = operation.row.fault { return fault(first, second) ?? .noValue }
      guard let x = first.text, let y = second.text else { return .noValue }
      return .noRealValue(operation: operation.symbol, operand: "(\(x), \(y))")
    case .power: return .divisionByZero
    case .number, .variable, .saturation, .integral: return .noValue
    }
  }
}

extension UnaryOperation {
  /// Why there is no value of a number as it is written.
  fileprivate func fault(of place: String) -> ProgramFault {
    switch row.fault {
    case .undefined(let unit): .undefined(operation: symbol, place: place + unit)
    case .noRealValue: .noRealValue(operation: symbol, operand: place)
    }
  }
}
