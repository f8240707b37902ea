package import NumericCore

extension IntervalCode {
  /// What is certain of the function over `x`: its values and the slopes of its chords.
  package func enclosure(over x: Interval) -> Enclosure {
    withUnsafeTemporaryAllocation(of: Enclosure.self, capacity: stackDepth) { stack in
      // The value on top is kept beside the stack; below it, `count` values are on the stack.
      var top = Enclosure.unknown
      var count = -1
      for operation in operations {
        switch operation {
        case .number(let index):
          if count >= 0 { stack[count] = top }
          count += 1
          top = .constant(numbers[Int(index)])
        case .variable:
          if count >= 0 { stack[count] = top }
          count += 1
          top = .variable(over: x)
        case .binary(let operation):
          count -= 1
          switch operation {
          case .add: top = stack[count] + top
          case .subtract: top = stack[count] - top
          case .multiply: top = stack[count] * top
          default: top = operation.enclosure(of: stack[count], top)
          }
        case .unary(let operation):
          top = operation.enclosure(of: top, angleUnit: angleUnit)
        case .square:
          top = .square(top)
        case .integerPower(let exponent):
          top = .pown(top, Int(exponent))
        case .rationalPower(let numerator, let denominator):
          top = .rationalPower(top, Int(numerator), Int(denominator))
        case .selfPower:
          top = .selfPower(top)
        case .signOfNonzero:
          top = .signOfNonzero(top)
        }
      }
      return top
    }
  }
}
