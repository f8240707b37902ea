import Calculus
import Intervals
import Numerals
import Operations

/// Turns instructions into steps, with defined functions spelt out.
struct StepWriter {
  /// A step, and what people wrote where a defined function is made of it.
  private struct Owned: PostfixStep {
    let step: CodeStep
    let owner: StepOwner?

    var operandCount: Int { step.operandCount }
  }

  private var splicer = StepSplicer<Owned>()
  private(set) var numbers: [ProgramCode.Number] = []
  private(set) var integrals: [IntegralFunction] = []
  /// The function that the next steps belong to.
  private var owner: StepOwner?
  let angleUnit: AngleUnit

  init(angleUnit: AngleUnit) { self.angleUnit = angleUnit }

  var steps: [CodeStep] { splicer.steps.map(\.step) }

  /// By the index of the step.
  var owners: [Int: StepOwner] {
    splicer.steps.indices.reduce(into: [:]) { $0[$1] = splicer.steps[$1].owner }
  }

  /// Appends the steps of one instruction, after those of all before it.
  ///
  /// A power takes back the steps of an exponent that is written as a fraction. In degrees the sign
  /// ° is no step, and the result of atan2 is multiplied by 180/π.
  ///
  /// - Precondition: It is no parameter but an unknown, and no abbreviation; else this traps.
  mutating func append(_ instructions: [Instruction], at index: Int) {
    switch instructions[index] {
    case .number(let literal): append(ProgramCode.Number(literal))
    case .constant(let constant):
      append(ProgramCode.Number(.named(constant)))
    case .accumulated(let number): append(ProgramCode.Number(.accumulated(number)))
    case .enclosed(let interval, _): append(ProgramCode.Number(within: interval))
    case .variable: append(.variable)
    case .parameter(let parameter) where parameter.isUnknown:
      append(ProgramCode.Number(standingFor: parameter))
    case .parameter, .abbreviation, .local:
      preconditionFailure("Parameters are bound, and abbreviations spelt out, before this.")
    case .integral(let integral):
      let known = integrals.firstIndex(of: integral)
      if known == nil { integrals.append(integral) }
      append(.integral(Int32(known ?? integrals.count - 1)))
    case .unary(.degrees) where angleUnit == .degrees: break
    case .unary(let operation):
      if angleUnit == .degrees, let definition = operation.row.writing.definitionInDegrees {
        append(definition, arguments: 1, of: operation.name, unit: "°")
      } else {
        append(.unary(operation.reading(angleUnit)))
      }
    case .binary(.power):
      guard let exponent = WrittenFraction(endingBefore: index, in: instructions) else {
        return append(.binary(.power))
      }
      _ = splicer.take(1)
      numbers.removeLast(2)
      append(.power(exponent.numerator, exponent.denominator))
    case .binary(let operation) where operation == .when || operation == .known:
      let parts = splicer.take(2)
      let isGiven = holds(parts[0].map(\.step))
      for part in isGiven ? [parts[1]] : parts { splicer.append(part) }
      if !isGiven { append(.binary(operation)) }
    case .binary(let operation):
      append(.binary(ofWholeParameter(operation)))
      if operation.row.writing.givesAngle, angleUnit == .degrees {
        append(ProgramCode.Number(.degreesPerRadian))
        append(.binary(.multiply))
      }
    case .defined(let function):
      append(function.definition, arguments: function.argumentCount, of: function.name, unit: "")
    }
  }

  /// Whether a condition on numbers certainly holds.
  private func holds(_ steps: [CodeStep]) -> Bool {
    let truth: Rational? = steps.fold { _, step, first, second in
      if case .number(let index) = step { return numbers[Int(index)].fraction }
      return step.fraction(of: first, second)
    }
    if truth == .one { return true }
    guard steps.count <= Self.longestCondition,
      steps.allSatisfy({
        switch $0 {
        // What is only known to lie somewhere may stand for something else: y, or a column.
        case .number(let index): numbers[Int(index)].interval.isSingleton
        case .variable, .integral: false
        case .unary, .binary, .power, .saturation: true
        }
      })
    else { return false }
    let code = IntervalCode(operations: steps, numbers: numbers.map(\.interval), integrals: [])
    let value = code.enclosure(over: .entire).value
    return value.interval == Interval(1) && value.decoration >= .defined
  }

  private static let longestCondition = 8

  /// What an operation is of its operands on top, the first of which may be a whole number.
  private mutating func ofWholeParameter(_ operation: BinaryOperation) -> BinaryOperation {
    guard let whole = operation.row.shape.ofWholeParameter else { return operation }
    let operands = splicer.take(2)
    for operand in operands { splicer.append(operand) }
    guard operands[0].count == 1, case .number(let index) = operands[0][0].step else {
      return operation
    }
    let value = numbers[Int(index)].interval
    return value.isSingleton && value.lowerBound.rounded() == value.lowerBound ? whole : operation
  }

  private mutating func append(_ step: CodeStep) {
    splicer.append(Owned(step: step, owner: owner))
  }

  private mutating func append(_ number: ProgramCode.Number) {
    append(.number(Int32(numbers.count)))
    numbers.append(number)
  }

  /// Puts the definition of a function in the place of its arguments, and them into it.
  ///
  /// They are copied to each place where the definition uses them, with the owners of their own
  /// steps.
  private mutating func append(
    _ definition: [OperationStep],
    arguments count: Int,
    of name: String,
    unit: String
  ) {
    let definition = definition.map { Instruction($0) }
    let arguments = splicer.take(count)
    let outer = owner
    owner =
      outer ?? StepOwner(name: name, unit: unit, argument: arguments.last?.map(\.step) ?? [])
    for index in definition.indices {
      if let place = definition[index].parameter?.place, place < count {
        splicer.append(arguments[place])
      } else {
        append(definition, at: index)
      }
    }
    owner = outer
  }
}

/// A function made of others that a step belongs to, and the steps of its last argument.
struct StepOwner: Hashable, Sendable {
  let name: String
  /// What is written after a place that it has no value at.
  let unit: String
  /// By the numbers and integrals of the same program.
  let argument: [CodeStep]
}

extension ProgramCode.Number {
  /// What was written.
  init(_ literal: NumberLiteral) {
    self.init(
      value: literal.value,
      isExact: literal.isExact,
      interval: literal.interval,
      literal: literal
    )
  }
}
