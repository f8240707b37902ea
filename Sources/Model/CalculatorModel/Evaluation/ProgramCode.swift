package import NumericCore

/// A program made ready for evaluation: flat steps on a stack of known depth.
///
/// Every arithmetic (one point, lanes, intervals) walks `operations` in order. A power whose
/// exponent is written as whole number / odd whole number has become one step, and operations on
/// angles are those of the angle unit.
package struct ProgramCode: Sendable {
  package typealias Operation = CodeStep

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
        operations.append(.number(Int32(numbers.count)))
        numbers.append(
          Number(
            value: literal.value,
            isExact: literal.isExact,
            interval: literal.interval,
            literal: literal
          )
        )
      case .constant(let constant):
        operations.append(.number(Int32(numbers.count)))
        numbers.append(
          Number(
            value: constant.value,
            isExact: false,
            interval: constant.interval,
            literal: nil
          )
        )
      case .variable:
        operations.append(.variable)
        usesVariable = true
      case .parameter:
        preconditionFailure("Parameters are bound before a program is compiled.")
      case .unary(.degrees) where angleUnit == .degrees: break
      case .unary(let operation):
        operations.append(.unary(operation.reading(angleUnit)))
      case .binary(.power):
        if let exponent = WrittenFraction(endingBefore: index, in: instructions) {
          operations.removeLast(exponent.instructionCount)
          numbers.removeLast(2)
          operations.append(.power(exponent.numerator, exponent.denominator))
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
    stackDepth = operations.stackDepth
    self.usesVariable = usesVariable
    intervalCode = Self.intervalCode(operations, numbers)
    blockCode = BlockCode(operations, values: values, intervalCode: intervalCode)
  }

  /// Operations made ready for intervals.
  static func intervalCode(
    _ operations: [Operation],
    _ numbers: [Number]
  ) -> IntervalCode {
    var builder = IntervalCodeBuilder()
    for operation in operations {
      switch operation {
      case .number(let index): builder.append(number: numbers[Int(index)])
      case .unary(let operation): builder.append(operation)
      case .binary(let operation): builder.append(operation)
      case .power(let numerator, let denominator): builder.appendPower(numerator, denominator)
      case .variable, .saturation: builder.appendOperand(operation)
      }
    }
    return builder.code
  }
}
