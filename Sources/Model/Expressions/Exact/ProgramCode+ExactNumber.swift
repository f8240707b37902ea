package import Numerals
package import Words

extension ProgramCode {
  /// The value in an arithmetic that knows every digit, at a place that it knows.
  ///
  /// - Throws: `ExactFault`, or `NoValue` where there is proven to be none.
  package func number(
    at x: ExactNumber?,
    in arithmetic: any ExactArithmetic
  ) throws -> ExactNumber {
    let value = operations.fold(depth: stackDepth) { index, step, first, second -> Outcome? in
      Outcome {
        switch step {
        case .binary(.either):
          if case .failure(let fault)? = first, fault is NoValue { return try second?.get() }
          return try first?.get()
        case .binary(.when):
          // What is left out need not have a value.
          if let condition = try first?.get(), try arithmetic.sign(of: condition) == 0 {
            throw NoValue(step: step, owner: nil, operands: [condition])
          }
        case .binary(.known):
          if let condition = try first?.get(), try arithmetic.sign(of: condition) == 0 {
            throw ExactFault.unknown
          }
        default: break
        }
        let (first, second) = (try first?.get(), try second?.get())
        do {
          return try number(of: step, first, second, at: x, in: arithmetic)
        } catch ExactFault.undefined {
          let operand = try owners[index]?.argument.fold { _, step, first, second in
            try number(of: step, first, second, at: x, in: arithmetic)
          }
          throw NoValue(
            step: step,
            owner: owners[index],
            operands: operand.map { [$0] } ?? [first, second].compactMap { $0 }
          )
        }
      }
    }
    guard let value = try value?.get() else { throw ExactFault.undecided(.part) }
    return value
  }

  /// A number, nil where a part is not known, or why there is none.
  private typealias Outcome = Result<ExactNumber?, any Error>

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

/// A step of a program that is proven to have no value.
package struct NoValue: Error {
  let step: CodeStep
  let owner: StepOwner?
  let operands: [ExactNumber]

  /// Why, with its operands as they are to be written, and as the nearest Doubles.
  package func fault(
    text: (ExactNumber) -> String,
    value: (ExactNumber) -> Double
  ) -> ProgramFault? {
    guard let first = operands.first else { return nil }
    if step == .binary(.when) { return .conditionFalse }
    if let owner { return .undefined(operation: owner.name, place: text(first) + owner.unit) }
    switch step {
    case .unary(let operation): return operation.fault(of: text(first))
    case .binary(let operation):
      guard operands.count > 1 else { return nil }
      return operation.row.fault(value(first), value(operands[1]))
        ?? .noRealValue(operation: operation.symbol, operand: text(operands[1]))
    case .power: return .divisionByZero
    case .number, .variable, .saturation: return nil
    }
  }
}
