package import Intervals
package import Numerals
package import Operations

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
    /// Which constant it is, where it is one.
    let constant: ExactConstant?
    /// Whether equal ones are the same number.
    private(set) var isNamed = true

    /// `interval` must contain the number, and `value` be the Double nearest to it; neither is
    /// checked.
    package init(value: Double, isExact: Bool, interval: Interval, literal: NumberLiteral?) {
      self.value = value
      self.isExact = isExact
      self.interval = interval
      self.literal = literal
      constant = nil
    }

    /// A number of which nothing is known but where it is; it is equal to no other.
    ///
    /// Its `value` is the midpoint; an interval of one number is that number exactly.
    package init(within interval: Interval) {
      self.init(
        value: interval.midpoint,
        isExact: interval.isSingleton,
        interval: interval,
        literal: nil
      )
      isNamed = isExact
    }

    /// What stands for the y of a place, or for another unknown beside it: any number, everywhere the same.
    ///
    /// Plain evaluation takes y as infinity, exact arithmetic as not known.
    init(standingFor unknown: Parameter) {
      self.init(
        value: unknown == .y ? .infinity : -.infinity,
        isExact: false,
        interval: .entire,
        literal: nil
      )
    }

    /// The number as a fraction, if it is known as one.
    ///
    /// A Double that is not whole has one only with a literal.
    package var fraction: Rational? {
      if let literal { return Rational(literal) }
      return isExact ? Int128(exactly: value).flatMap { Rational($0) } : nil
    }

    /// Whether it stands for the second variable.
    package var isOrdinate: Bool { interval.isEntire }

    /// The number in an arithmetic that knows every digit; nil where only an enclosure is known.
    package func number(in arithmetic: any ExactArithmetic) throws -> ExactNumber? {
      if let literal { return try arithmetic.number(literal) }
      return try constant?.number(in: arithmetic)
    }

    /// A number that is no Double.
    init(_ constant: ExactConstant) {
      (value, interval) = (constant.value, constant.interval)
      isExact = false
      literal = nil
      self.constant = constant
    }
  }

  /// In postfix order; they leave one value.
  package let operations: [Operation]
  /// The values of `numbers`, side by side for speed.
  let values: [Double]
  /// By the indices in `operations`; a number that is written twice is there twice.
  package let numbers: [Number]
  /// By the indices in `operations`; equal ones are one.
  package let integrals: [IntegralFunction]
  /// How many values are on the stack at most; at least 1.
  let stackDepth: Int
  /// Whether the variable is among the steps, even where it cancels, as in x − x.
  package let usesVariable: Bool
  /// For steps that a defined function is made of, what people wrote.
  ///
  /// By the index of the step. Operators and functions that are steps themselves have none.
  let owners: [Int: StepOwner]
  /// The same function for intervals, branches and expansions.
  package let intervalCode: IntervalCode
  /// The same function for many points or columns at once.
  package let blockCode: BlockCode

  /// Compiles steps without parameters that are known to leave one value.
  ///
  /// - Precondition: Abbreviations are spelt out and parameters bound, but for y; else this traps.
  init(checked instructions: [Instruction], angleUnit: AngleUnit) {
    var writer = StepWriter(angleUnit: angleUnit)
    for index in instructions.indices { writer.append(instructions, at: index) }
    let (operations, numbers) = (writer.steps, writer.numbers)
    owners = writer.owners
    self.operations = operations
    self.numbers = numbers
    integrals = writer.integrals
    values = numbers.map(\.value)
    stackDepth = operations.stackDepth
    usesVariable = operations.contains(.variable)
    intervalCode = Self.intervalCode(operations, numbers, writer.integrals)
    blockCode = BlockCode(
      operations,
      values: values,
      integrals: writer.integrals,
      intervalCode: intervalCode
    )
  }

  /// Operations made ready for intervals.
  ///
  /// The indices in `operations` are those of `numbers` and `integrals`; the code has numbers of
  /// its own.
  package static func intervalCode(
    _ operations: [Operation],
    _ numbers: [Number],
    _ integrals: [IntegralFunction]
  ) -> IntervalCode {
    var builder = IntervalCodeBuilder(integrals: integrals)
    for operation in operations {
      switch operation {
      case .number(let index): builder.append(number: numbers[Int(index)])
      case .unary(let operation): builder.append(operation)
      case .binary(let operation): builder.append(operation)
      case .power(let numerator, let denominator): builder.appendPower(numerator, denominator)
      case .variable, .saturation: builder.appendOperand(operation)
      case .integral: builder.appendJoining(operation)
      }
    }
    return builder.code
  }
}
