package import Numerals

extension Polynomial {
  /// What an operation makes of it that only multiplies; nil for any other.
  package func applying(_ operation: UnaryOperation) -> Polynomial? {
    operation.row.shape.factor.flatMap(Coefficient.init).flatMap(times)
  }

  /// What an operation makes of two polynomials; nil where that is none.
  package func applying(_ operation: BinaryOperation, _ other: Polynomial) -> Polynomial? {
    switch operation.row.algebra {
    case .sum: plus(other)
    case .difference: minus(other)
    case .product: times(other)
    case .quotient: other.constant.flatMap(over)
    case .power: other.constant?.wholeNumber.flatMap(raised)
    case nil: nil
    }
  }
}
