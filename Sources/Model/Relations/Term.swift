import Expressions
import Numerals
import Operations

/// A program as a tree, to be written in another form.
indirect enum Term: Hashable, Sendable {
  /// A number, a constant, a variable or a parameter.
  case leaf(Instruction)
  case unary(UnaryOperation, Term)
  case binary(BinaryOperation, Term, Term)
  case defined(DefinedFunction, [Term])
  /// Up to the second, of a formula that has the first as its value there.
  case integral(IntegralFunction, Term, Term)

  init?(_ program: Program) {
    var stack: [Term] = []
    for instruction in program.instructions.spelledOut(in: program.angleUnit) {
      switch instruction {
      case .number, .constant, .accumulated, .variable, .parameter: stack.append(.leaf(instruction))
      case .local, .abbreviation: return nil
      case .unary(let operation):
        guard let operand = stack.popLast() else { return nil }
        stack.append(.unary(operation, operand))
      case .binary(let operation):
        guard let second = stack.popLast(), let first = stack.popLast() else { return nil }
        stack.append(.binary(operation, first, second))
      case .integral(let integral):
        guard let end = stack.popLast(), let slope = stack.popLast() else { return nil }
        stack.append(.integral(integral, slope, end))
      case .defined(let function):
        let operands = Array(stack.suffix(function.argumentCount))
        stack.removeLast(operands.count)
        stack.append(.defined(function, operands))
      }
    }
    guard let whole = stack.last, stack.count == 1 else { return nil }
    self = whole
  }

  static let zero = Term.leaf(.number(NumberLiteral(0)))
  static let one = Term.leaf(.number(NumberLiteral(1)))

  /// The steps in postfix order.
  var instructions: [Instruction] {
    switch self {
    case .leaf(let instruction): [instruction]
    case .unary(let operation, let operand): operand.instructions + [.unary(operation)]
    case .binary(let operation, let first, let second):
      first.instructions + second.instructions + [.binary(operation)]
    case .defined(let function, let operands):
      operands.flatMap(\.instructions) + [.defined(function)]
    case .integral(let integral, let slope, let end):
      slope.instructions + end.instructions + [.integral(integral)]
    }
  }

  /// How many steps there are.
  var size: Int {
    switch self {
    case .leaf: 1
    case .unary(_, let operand): 1 + operand.size
    case .binary(_, let first, let second), .integral(_, let first, let second):
      1 + first.size + second.size
    case .defined(_, let operands): operands.reduce(1) { $0 + $1.size }
    }
  }

  /// The number it is, as a fraction, if it is written as one.
  var number: Rational? {
    switch self {
    case .leaf(.number(let literal)): Rational(literal)
    case .unary(.negate, let operand): operand.number?.negated
    case .binary(.divide, let first, let second):
      second.number.flatMap { first.number?.divided(by: $0) }
    case .binary(.power, let base, let exponent):
      exponent.number.flatMap { $0.isSmallWhole ? base.number?.raised(to: $0) : nil }
    case .leaf, .unary, .binary, .defined, .integral: nil
    }
  }

  /// Whether there is a variable in it.
  var isVariable: Bool {
    switch self {
    case .leaf(let instruction): instruction == .variable || instruction == .parameter(.y)
    case .unary(_, let operand): operand.isVariable
    case .binary(_, let first, let second), .integral(_, let first, let second):
      first.isVariable || second.isVariable
    case .defined(_, let operands): operands.contains(where: \.isVariable)
    }
  }

  /// Whether it has a value everywhere: sums and products of variables, numbers, and functions that
  /// are defined everywhere, parts of those, and roots, logarithms and powers of positive numbers.
  var isTotal: Bool {
    switch self {
    case .leaf: true
    case .unary(let operation, let operand):
      operand.isTotal
        && (operation.row.isTotal
          || operation.row.isTotalAboveZero && operand.isPositiveNumber)
    case .binary(let operation, let first, let second):
      switch operation {
      case .add, .subtract, .multiply, .min, .max: first.isTotal && second.isTotal
      case .divide:
        first.isTotal && (second.isPositiveNumber || second.negated.isPositiveNumber)
      case .power:
        first.isPositiveNumber && second.isTotal
          || first.isTotal && (second.number.map { $0.isWhole && $0.numerator > 0 } ?? false)
      default: false
      }
    case .defined, .integral: false
    }
  }

  /// Whether it certainly is a number above 0.
  private var isPositiveNumber: Bool {
    if let number { return number.numerator > 0 }
    switch self {
    case .leaf(.constant): return true
    case .unary(.squareRoot, let operand): return operand.isPositiveNumber
    case .binary(let operation, let first, let second):
      switch operation {
      case .add, .multiply, .divide: return first.isPositiveNumber && second.isPositiveNumber
      case .power: return first.isPositiveNumber && !second.isVariable && second.isTotal
      default: return false
      }
    case .leaf, .unary, .defined, .integral: return false
    }
  }

  /// Its sign turned.
  var negated: Term {
    if case .unary(.negate, let operand) = self { return operand }
    return .unary(.negate, self)
  }

  static func product(_ factors: [Term]) -> Term {
    let factors = factors.filter { $0 != .one }
    guard let first = factors.first else { return .one }
    return factors.dropFirst().reduce(first) { .binary(.multiply, $0, $1) }
  }

  /// The exponent, if it is a power with a positive whole one.
  var wholePower: (base: Term, exponent: Int)? {
    switch self {
    case .unary(.square, let base): return (base, 2)
    case .binary(.power, let base, let exponent):
      guard case .leaf(.number) = exponent, let number = exponent.number, number.isWhole,
        number.numerator > 0, number.numerator <= 64
      else { return nil }
      return (base, Int(number.numerator))
    case .leaf, .unary, .binary, .defined, .integral: return nil
    }
  }

  /// Whether it is never below 0 where it is defined.
  var isNonnegative: Bool {
    switch self {
    case .unary(.absolute, _), .unary(.squareRoot, _), .unary(.exp, _), .unary(.cosh, _): true
    case .binary(.add, let first, let second), .binary(.multiply, let first, let second),
      .binary(.min, let first, let second):
      first.isNonnegative && second.isNonnegative
    case .binary(.max, let first, let second): first.isNonnegative || second.isNonnegative
    case .leaf, .unary, .binary, .defined, .integral:
      if let number {
        number.numerator >= 0
      } else {
        wholePower.map { $0.exponent % 2 == 0 } ?? false
      }
    }
  }
}

extension Rational {
  /// Whether it may be an exponent that is worked out.
  fileprivate var isSmallWhole: Bool { isWhole && Swift.abs(numerator) <= 64 }
}
