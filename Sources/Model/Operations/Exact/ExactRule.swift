/// How an operation on one value is worked out in an exact arithmetic.
package struct ExactRule: Sendable {
  package typealias Formula = @Sendable (any ExactArithmetic, ExactNumber) throws -> ExactNumber

  /// The function of the arithmetic that it is, if it is one.
  package let function: ExactFunction?
  private let formula: Formula

  static func function(_ function: ExactFunction) -> ExactRule {
    ExactRule(function: function) { try $0.apply(function, $1) }
  }

  /// A function that has values only where a condition holds.
  static func function(
    _ function: ExactFunction,
    where isDefined:
      @escaping @Sendable (any ExactArithmetic, ExactNumber) throws -> Bool
  ) -> ExactRule {
    ExactRule(function: function) { arithmetic, x in
      guard try isDefined(arithmetic, x) else { throw ExactFault.undefined }
      return try arithmetic.apply(function, x)
    }
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
    // A condition is never asked: what it is of may not be known.
    let value: (() throws -> ExactNumber?)? = fold { step, operands in
      switch step {
      case .number(let literal): { try arithmetic.number(literal) }
      case .constant(let constant): { try constant.number(in: arithmetic) }
      case .argument(let index): { arguments[index] }
      case .unary(let operation):
        { try operands[0]().flatMap { try operation.row.precise?(arithmetic, $0) } }
      case .binary(.known), .binary(.when): operands[1]
      case .binary(let operation):
        {
          guard let y = try operands[1](), let x = try operands[0]() else { return nil }
          return try operation.row.precise?(arithmetic, x, y)
        }
      }
    }
    return try value?()
  }
}
