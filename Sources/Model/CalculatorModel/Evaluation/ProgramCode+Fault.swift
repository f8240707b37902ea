import NumericCore

extension ProgramCode {
  /// Why there is no value at `x`; nil where there is one.
  ///
  /// The first operation without a result is the reason, `1/0 + √(−4)` is a division by 0.
  package func fault(at x: Double) -> ProgramFault? {
    guard x.isFinite else { return .tooLarge }
    var fault: ProgramFault?
    let value: Double? = operations.fold(depth: stackDepth) { _, step, first, second in
      let result: Double
      switch step {
      case .number(let index): return values[Int(index)]
      case .variable, .saturation: return x
      case .unary(let operation):
        guard let first else { return nil }
        result = operation.value(of: first)
        if result.isNaN { fault = first.isFinite ? operation.fault(at: first) : .tooLarge }
      case .binary(let operation):
        guard let first, let second else { return nil }
        result = operation.value(of: first, second)
        if result.isNaN {
          fault =
            first.isFinite && second.isFinite
            ? operation.row.fault(first, second)
              ?? .noRealValue(operation: operation.symbol, operand: NumberText.rounded(second))
            : .tooLarge
        }
      case .power(let numerator, let denominator):
        guard let first else { return nil }
        result = Real.rationalPower(first, Int(numerator), Int(denominator))
        if result.isNaN { fault = .divisionByZero }
      }
      return result.isNaN ? nil : result
    }
    return fault ?? (value?.isFinite == true ? nil : .tooLarge)
  }
}

extension UnaryOperation {
  fileprivate func fault(at operand: Double) -> ProgramFault {
    let place = NumberText.rounded(operand)
    switch row.fault {
    case .undefined(let unit): return .undefined(operation: symbol, place: place + unit)
    case .notWhole: return .notWhole
    case .noRealValue: return .noRealValue(operation: symbol, operand: place)
    }
  }
}

extension Program {
  /// Why there is no value at `x`; nil where there is one.
  package func fault(at x: Double) -> ProgramFault? {
    code.fault(at: x)
  }
}
