import Intervals
import Operations

extension ProgramCode {
  /// The value at `x` in binary64: NaN where undefined, infinite where too large.
  ///
  /// Each step is rounded, with no bound on the error of all; an integral gives NaN where it is not
  /// certain that it exists.
  ///
  /// - Precondition: The steps leave one value, as `Program` checks.
  package func value(at x: Double) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: stackDepth) { stack in
      var top = -1
      for operation in operations {
        switch operation {
        case .number(let index):
          top += 1
          stack[top] = values[Int(index)]
        case .variable, .saturation:
          top += 1
          stack[top] = x
        case .unary(let operation):
          stack[top] = operation.value(of: stack[top])
        case .binary(let operation):
          top -= 1
          stack[top] = operation.value(of: stack[top], stack[top + 1])
        case .integral(let index):
          top -= 1
          stack[top] = integrals[Int(index)].value(to: stack[top + 1])
        case .power(let numerator, let denominator):
          stack[top] = Real.rationalPower(stack[top], Int(numerator), Int(denominator))
        }
      }
      return stack[0]
    }
  }
}
