package import Calculus
package import Intervals
import Operations

extension IntervalCode {
  /// What is certain of the function over `x`: its values and the slopes of its chords.
  ///
  /// It is the natural interval extension of the steps, with the decorations of IEEE 1788-2015,
  /// section 11; nothing is bisected. It is `.entire` and `.trivial` where nothing is known, empty
  /// where there certainly is no value.
  ///
  /// - Precondition: The steps leave one value; as for all that are made of a program, it is not
  ///   checked.
  /// - Complexity: One enclosure for each step, with a stack that is allocated temporarily.
  @inline(__always)
  package func enclosure(over x: Interval) -> Enclosure {
    enclosure(variable: .variable(over: x), ordinate: .unknown, at: -1)
  }

  /// The same with something in the place of one of the numbers: a second variable.
  ///
  /// `place` is an index of `numbers`, −1 for none; `ordinate` is taken wherever that number
  /// occurs. With a constant as one of both, slopes are those along the other.
  @inline(__always)
  func enclosure(variable: Enclosure, ordinate: Enclosure, at place: Int32) -> Enclosure {
    withUnsafeTemporaryAllocation(of: Enclosure.self, capacity: stackDepth) { stack in
      // The value on top is kept beside the stack; below it, `count` values are on the stack.
      var top = variable
      var count = -1
      for operation in operations {
        switch operation {
        case .number(let index):
          if count >= 0 { stack[count] = top }
          count += 1
          top = index == place ? ordinate : .constant(numbers[Int(index)])
        case .variable:
          if count >= 0 { stack[count] = top }
          count += 1
          top = variable
        case .binary(.add):
          count -= 1
          top = stack[count] + top
        case .binary(.subtract):
          count -= 1
          top = stack[count] - top
        case .binary(.multiply):
          count -= 1
          top = stack[count] * top
        case .binary(let operation):
          count -= 1
          top = operation.enclosure(of: stack[count], top)
        case .unary(.square):
          top = .square(top)
        case .unary(let operation):
          top = operation.enclosure(of: top)
        case .power(let exponent, 1):
          top = .pown(top, Int(exponent))
        case .power(let numerator, let denominator):
          top = .rationalPower(top, Int(numerator), Int(denominator))
        case .integral(let index):
          count -= 1
          top = integrals[Int(index)].enclosure(of: stack[count], to: top)
        case .saturation(let index):
          top = .saturation(top, numbers[Int(index)])
        }
      }
      return top
    }
  }

  /// What is known of a value that some steps make of numbers alone; nil where they use the variable.
  package func number(of steps: ClosedRange<Int>) -> DecoratedInterval? {
    let steps = operations[steps]
    guard !steps.contains(.variable) else { return nil }
    let code = IntervalCode(operations: Array(steps), numbers: numbers, integrals: integrals)
    return code.enclosure(over: .entire).value
  }

  /// The value of one step.
  ///
  /// Unknown where an operand that the step takes is nil.
  @inline(never) func enclosure(
    of step: CodeStep,
    _ first: Enclosure?,
    _ second: Enclosure?,
    over x: Interval
  ) -> Enclosure {
    switch (step, first, second) {
    case (.number(let index), _, _): .constant(numbers[Int(index)])
    case (.variable, _, _): .variable(over: x)
    case (.unary(let operation), let operand?, _): operation.enclosure(of: operand)
    case (.binary(let operation), let first?, let second?): operation.enclosure(of: first, second)
    case (.power(let p, let q), let operand?, _): .rationalPower(operand, Int(p), Int(q))
    case (.saturation(let index), let operand?, _): .saturation(operand, numbers[Int(index)])
    case (.integral(let index), let slope?, let end?):
      integrals[Int(index)].enclosure(of: slope, to: end)
    case (.unary, _, _), (.binary, _, _), (.power, _, _), (.saturation, _, _), (.integral, _, _):
      .unknown
    }
  }
}
