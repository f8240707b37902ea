package import NumericCore

/// A program made ready for evaluation: flat steps on a stack of known depth.
///
/// Every arithmetic (one point, lanes, intervals) walks `operations` in order. A power whose
/// exponent is written as whole number / odd whole number has become one `rationalPower`.
package struct ProgramCode: Sendable {
  /// One step; numbers and constants are looked up in `numbers`.
  package enum Operation: Equatable, Sendable {
    case loadNumber(Int32)
    case loadVariable
    case unary(UnaryOperation)
    case binary(BinaryOperation)
    /// Takes one value to the power p/q, with the real root of negative values; q is odd and > 0.
    case rationalPower(Int32, Int32)
  }

  /// A number or constant of the program.
  package struct Number: Equatable, Sendable {
    /// The `Double` nearest to it.
    package let value: Double
    /// Whether it is that `Double` exactly: so for 0.5, not for 0.1 or π.
    package let isExact: Bool
    /// The tightest interval around it.
    package let interval: Interval
    /// What was written, nil for a constant.
    package let literal: NumberLiteral?
  }

  package let operations: [Operation]
  /// The values of `numbers`, side by side for speed.
  package let values: [Double]
  package let numbers: [Number]
  /// How many values are on the stack at most; at least 1.
  package let stackDepth: Int
  package let angleUnit: AngleUnit
  package let usesVariable: Bool
  /// The same function for intervals, branches and expansions.
  package let intervalCode: IntervalCode
  /// The same function for many points or columns at once.
  package let blockCode: BlockCode

  /// Compiles steps without parameters that are known to leave one value.
  init(checked instructions: [Instruction], angleUnit: AngleUnit) {
    var operations: [Operation] = []
    var numbers: [Number] = []
    operations.reserveCapacity(instructions.count)
    var usesVariable = false
    for (index, instruction) in instructions.enumerated() {
      switch instruction {
      case .number(let literal):
        operations.append(.loadNumber(Int32(numbers.count)))
        numbers.append(
          Number(
            value: literal.value,
            isExact: literal.isExact,
            interval: literal.interval,
            literal: literal
          )
        )
      case .constant(let constant):
        operations.append(.loadNumber(Int32(numbers.count)))
        numbers.append(
          Number(
            value: constant.value,
            isExact: false,
            interval: constant.interval,
            literal: nil
          )
        )
      case .variable:
        operations.append(.loadVariable)
        usesVariable = true
      case .parameter:
        preconditionFailure("Parameters are bound before a program is compiled.")
      case .unary(let operation):
        operations.append(.unary(operation))
      case .binary(.power):
        if let exponent = WrittenFraction(endingBefore: index, in: instructions) {
          operations.removeLast(exponent.instructionCount)
          numbers.removeLast(2)
          operations.append(.rationalPower(exponent.numerator, exponent.denominator))
        } else {
          operations.append(.binary(.power))
        }
      case .binary(let operation):
        operations.append(.binary(operation))
      }
    }
    self.operations = operations
    self.numbers = numbers
    values = numbers.map(\.value)
    stackDepth = Self.depth(of: operations)
    self.angleUnit = angleUnit
    self.usesVariable = usesVariable
    intervalCode = Self.intervalCode(operations, numbers, angleUnit)
    blockCode = BlockCode(operations, values: values, intervalCode: intervalCode)
  }

  /// Operations made ready for intervals.
  static func intervalCode(
    _ operations: [Operation],
    _ numbers: [Number],
    _ angleUnit: AngleUnit
  ) -> IntervalCode {
    var builder = IntervalCodeBuilder(angleUnit: angleUnit)
    for operation in operations {
      switch operation {
      case .loadNumber(let index): builder.append(number: numbers[Int(index)])
      case .loadVariable: builder.appendVariable()
      case .unary(let operation): builder.append(operation)
      case .binary(let operation): builder.append(operation)
      case .rationalPower(let numerator, let denominator):
        builder.appendPower(numerator, denominator)
      }
    }
    return builder.code
  }

  private static func depth(of operations: [Operation]) -> Int {
    var depth = 0
    var deepest = 1
    for operation in operations {
      switch operation {
      case .loadNumber, .loadVariable: depth += 1
      case .binary: depth -= 1
      case .unary, .rationalPower: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
