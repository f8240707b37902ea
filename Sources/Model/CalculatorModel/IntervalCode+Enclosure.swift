package import NumericCore

extension IntervalCode {
  /// What is certain of the function over `x`: its values and the slopes of its chords.
  package func enclosure(over x: Interval) -> Enclosure {
    withUnsafeTemporaryAllocation(of: Enclosure.self, capacity: stackDepth) { stack in
      var top = -1
      for operation in operations {
        switch operation {
        case .number(let index):
          top += 1
          stack[top] = .constant(numbers[Int(index)])
        case .variable:
          top += 1
          stack[top] = .variable(over: x)
        case .binary(.add):
          top -= 1
          stack[top] = stack[top] + stack[top + 1]
        case .binary(.subtract):
          top -= 1
          stack[top] = stack[top] - stack[top + 1]
        case .binary(.multiply):
          top -= 1
          stack[top] = stack[top] * stack[top + 1]
        case .binary(let operation):
          top -= 1
          stack[top] = operation.enclosure(of: stack[top], stack[top + 1])
        case .unary(let operation):
          stack[top] = operation.enclosure(of: stack[top], angleUnit: angleUnit)
        case .square:
          stack[top] = .square(stack[top])
        case .integerPower(let exponent):
          stack[top] = .pown(stack[top], Int(exponent))
        case .rationalPower(let numerator, let denominator):
          stack[top] = .rationalPower(stack[top], Int(numerator), Int(denominator))
        case .selfPower:
          stack[top] = .selfPower(stack[top])
        case .signOfNonzero:
          stack[top] = .signOfNonzero(stack[top])
        }
      }
      return stack[0]
    }
  }
}
