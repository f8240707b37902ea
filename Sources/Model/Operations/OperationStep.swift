package import Numerals

/// One step of what a row says in terms of other operations, in postfix order: a derivative, a definition.
package enum OperationStep: PostfixStep {
  case number(NumberLiteral)
  case constant(MathConstant)
  /// One of the values that are operated on, from 0.
  case argument(Int)
  case unary(UnaryOperation)
  case binary(BinaryOperation)

  /// The first or only value.
  static let argument = OperationStep.argument(0)

  package var operandCount: Int {
    switch self {
    case .number, .constant, .argument: 0
    case .unary: 1
    case .binary: 2
    }
  }

  /// In a derivative, those of the first and of the second value.
  package static let firstSlope = OperationStep.argument(2)
  package static let secondSlope = OperationStep.argument(3)

  /// Which value it is, if it is one.
  var argument: Int? {
    if case .argument(let index) = self { index } else { nil }
  }
}

extension OperationStep: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: UInt16) { self = .number(NumberLiteral(value)) }
}
