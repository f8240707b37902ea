/// How an operation on one value is worked out in an exact arithmetic.
package struct ExactRule: Sendable {
  package typealias Formula = @Sendable (any ExactArithmetic, ExactNumber) throws -> ExactNumber

  /// The function of the arithmetic that it is, if it is one.
  package let function: ExactFunction?
  private let formula: Formula

  static func function(_ function: ExactFunction) -> ExactRule {
    ExactRule(function: function) { try $0.apply(function, $1) }
  }

  static func formula(_ formula: @escaping Formula) -> ExactRule {
    ExactRule(function: nil, formula: formula)
  }

  package func callAsFunction(
    _ arithmetic: any ExactArithmetic,
    _ x: ExactNumber
  ) throws -> ExactNumber {
    try formula(arithmetic, x)
  }
}

extension UnaryOperation {
  private static let functions = Dictionary(
    allCases.compactMap { operation in operation.row.precise?.function.map { ($0, operation) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The operation that a function of an exact arithmetic is.
  package init?(_ function: ExactFunction) {
    guard let operation = Self.functions[function] else { return nil }
    self = operation
  }
}

extension [OperationStep] {
  /// What they are of numbers in the place of their arguments, wherever conditions among them hold;
  /// nil where an operation is not known exactly.
  package func number(
    of arguments: [ExactNumber],
    in arithmetic: any ExactArithmetic
  ) throws -> ExactNumber? {
    var rest = self[...]
    return try Self.lastNumber(of: &rest, arguments, arithmetic)
  }

  private static func lastNumber(
    of steps: inout ArraySlice<OperationStep>,
    _ arguments: [ExactNumber],
    _ arithmetic: any ExactArithmetic
  ) throws -> ExactNumber? {
    switch steps.removeLast() {
    case .number(let literal): return try arithmetic.number(literal)
    case .constant(let constant): return try constant.number(in: arithmetic)
    case .argument(let index): return arguments[index]
    case .unary(let operation):
      guard let x = try lastNumber(of: &steps, arguments, arithmetic) else { return nil }
      return try operation.row.precise?(arithmetic, x)
    case .binary(.known), .binary(.when):
      let value = try lastNumber(of: &steps, arguments, arithmetic)
      skipLast(of: &steps)
      return value
    case .binary(let operation):
      let second = try lastNumber(of: &steps, arguments, arithmetic)
      guard let first = try lastNumber(of: &steps, arguments, arithmetic), let second else {
        return nil
      }
      return try operation.row.precise?(arithmetic, first, second)
    }
  }

  /// Leaves a value out.
  private static func skipLast(of steps: inout ArraySlice<OperationStep>) {
    var missing = 1
    while missing > 0, let step = steps.popLast() {
      switch step {
      case .number, .constant, .argument: missing -= 1
      case .unary: break
      case .binary: missing += 1
      }
    }
  }
}
