import Intervals
import Numerals
package import Words

extension ProgramCode {
  /// Why there is no value at `x`; nil where there is one.
  ///
  /// The first operation without a result is the reason, `1/0 + √(−4)` is a division by 0.
  func fault(at x: Double) -> ProgramFault? {
    guard x.isFinite else { return .tooLarge }
    var fault: ProgramFault?
    let value: Double? = operations.fold(depth: stackDepth) { index, step, first, second in
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
      if result.isNaN, fault != .tooLarge, let owner = owners[index] {
        fault = owner.fault(with: values, at: x)
      }
      return result.isNaN ? nil : result
    }
    return fault ?? (value?.isFinite == true ? nil : .tooLarge)
  }
}

extension StepOwner {
  /// A function that people wrote has no value, not one of those that it is made of.
  fileprivate func fault(with values: [Double], at x: Double) -> ProgramFault {
    let operand: Double? = argument.fold { _, step, first, second in
      switch step {
      case .number(let index): values[Int(index)]
      case .variable, .saturation: x
      case .unary(let operation): first.map(operation.value)
      case .binary(let operation):
        if let first, let second { operation.value(of: first, second) } else { nil }
      case .power(let p, let q): first.map { Real.rationalPower($0, Int(p), Int(q)) }
      }
    }
    return .undefined(operation: name, place: NumberText.rounded(operand ?? .nan) + unit)
  }
}

extension UnaryOperation {
  fileprivate func fault(at operand: Double) -> ProgramFault {
    fault(of: NumberText.rounded(operand))
  }

  /// Why there is no value of a number as it is written.
  func fault(of place: String) -> ProgramFault {
    switch row.fault {
    case .undefined(let unit): return .undefined(operation: symbol, place: place + unit)
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
