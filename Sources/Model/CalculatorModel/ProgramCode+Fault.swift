import NumericCore

extension ProgramCode {
  /// Why there is no value at `x`; nil where there is one.
  ///
  /// The first operation without a result is the reason, `1/0 + √(−4)` is a division by 0.
  package func fault(at x: Double) -> ProgramFault? {
    guard x.isFinite else { return .tooLarge }
    var stack: [Double] = []
    stack.reserveCapacity(stackDepth)
    for operation in operations {
      switch operation {
      case .loadNumber(let index):
        stack.append(values[Int(index)])
      case .loadVariable:
        stack.append(x)
      case .unary(let operation):
        let operand = stack.removeLast()
        let result = operation.value(of: operand, angleUnit: angleUnit)
        if result.isNaN { return operand.isFinite ? fault(of: operation, operand) : .tooLarge }
        stack.append(result)
      case .binary(let operation):
        let second = stack.removeLast()
        let first = stack.removeLast()
        let result = operation.value(of: first, second)
        if result.isNaN {
          return first.isFinite && second.isFinite ? fault(of: operation, first, second) : .tooLarge
        }
        stack.append(result)
      case .rationalPower(let numerator, let denominator):
        let result = Real.rationalPower(stack.removeLast(), Int(numerator), Int(denominator))
        if result.isNaN { return .divisionByZero }
        stack.append(result)
      }
    }
    return stack.last?.isFinite == true ? nil : .tooLarge
  }

  private func fault(of operation: UnaryOperation, _ operand: Double) -> ProgramFault {
    let place = NumberText.rounded(operand)
    switch operation {
    case .tan, .sec, .csc, .cot:
      let isInDegrees = operation == .tan && angleUnit == .degrees
      return .undefined(operation: operation.symbol, place: isInDegrees ? place + "°" : place)
    case .gamma:
      return .undefined(operation: operation.symbol, place: place)
    case .factorial:
      return .notWhole
    default:
      return .noRealValue(operation: operation.symbol, operand: place)
    }
  }

  private func fault(
    of operation: BinaryOperation,
    _ first: Double,
    _ second: Double
  ) -> ProgramFault {
    switch operation {
    case .power where first == 0, .divide, .mod:
      return .divisionByZero
    case .root where first == 0 || second == 0:
      return .divisionByZero
    case .logarithm where first <= 0 || first == 1:
      return .noLogarithm(base: NumberText.rounded(first))
    case .power:
      let exponent = NumberText.rounded(second)
      return .noRealValue(
        operation: exponent.hasPrefix("−") ? "^(\(exponent))" : "^\(exponent)",
        operand: NumberText.rounded(first)
      )
    default:
      return .noRealValue(operation: operation.symbol, operand: NumberText.rounded(second))
    }
  }
}

extension Program {
  /// Why there is no value at `x`; nil where there is one.
  package func fault(at x: Double) -> ProgramFault? {
    code.fault(at: x)
  }
}
