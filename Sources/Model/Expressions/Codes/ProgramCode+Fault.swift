import Intervals
import Numerals
package import Words

extension ProgramCode {
  /// Why there is no value at `x`; nil where there is one.
  ///
  /// The first operation without a result is the reason, `1/0 + √(−4)` is a division by 0.
  func fault(at x: Double) -> ProgramFault? {
    guard x.isFinite else { return .tooLarge }
    let result = operations.fold(depth: stackDepth) { index, step, first, second -> Outcome? in
      let outcome = outcome(of: step, first ?? .success(x), second ?? .success(x), at: x)
      guard case .failure(let fault) = outcome, fault != .tooLarge, fault != .conditionFalse,
        let owner = owners[index], (try? first?.get()) != nil,
        second.map({ (try? $0.get()) != nil }) ?? true
      else { return outcome }
      return .failure(owner.fault(with: values, at: x))
    }
    switch result {
    case .success(let value): return value.isFinite ? nil : .tooLarge
    case .failure(let fault): return fault
    case nil: return .tooLarge
    }
  }

  private typealias Outcome = Result<Double, ProgramFault>

  /// The value of a step, or why it has none: the first of its operands that has none is the reason.
  private func outcome(
    of step: Operation,
    _ first: Outcome,
    _ second: Outcome,
    at x: Double
  ) -> Outcome {
    switch step {
    case .number(let index): return .success(values[Int(index)])
    case .variable, .saturation: return .success(x)
    case .binary(.either): return first.otherwise(second)
    case .binary(let operation) where operation == .when || operation == .known:
      guard case .success(let holds) = first, holds == 0 else { break }
      return .failure(operation == .when ? .conditionFalse : .derivativeUnknown)
    case .unary, .binary, .power: break
    }
    guard case .success(let x) = first else { return first }
    guard case .success(let y) = second else { return second }
    switch step {
    case .number, .variable, .saturation: return first
    case .unary(let operation):
      let value = operation.value(of: x)
      guard value.isNaN else { return .success(value) }
      return .failure(x.isFinite ? operation.fault(at: x) : .tooLarge)
    case .binary(let operation):
      let value = operation.value(of: x, y)
      guard value.isNaN else { return .success(value) }
      guard x.isFinite, y.isFinite else { return .failure(.tooLarge) }
      return .failure(
        operation.row.fault(x, y)
          ?? .noRealValue(operation: operation.symbol, operand: NumberText.rounded(y))
      )
    case .power(let numerator, let denominator):
      let value = Real.rationalPower(x, Int(numerator), Int(denominator))
      return value.isNaN ? .failure(.divisionByZero) : .success(value)
    }
  }
}

extension Result where Success == Double, Failure == ProgramFault {
  /// This, or another where this is left out by its condition.
  fileprivate func otherwise(_ other: Self) -> Self {
    self == .failure(.conditionFalse) ? other : self
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
