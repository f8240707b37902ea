/// A function as it is called in a formula, which may be fewer or more than one operation.
enum FormulaFunction: Equatable {
  case unary(UnaryOperation)
  case binary(BinaryOperation)
  /// `log(x)` to base 10 or `log(base, x)`.
  case logarithm

  /// Whether a comma in its brackets separates arguments.
  var takesSeveral: Bool {
    if case .unary = self { return false }
    return true
  }

  /// Whether it needs two arguments at least.
  var needsTwo: Bool {
    if case .binary = self { return true }
    return false
  }

  /// The most arguments it takes; min and max take any number.
  var mostArguments: Int {
    switch self {
    case .unary: 1
    case .binary(let operation): operation.row.takesMore ? .max : 2
    case .logarithm: 2
    }
  }

  /// The function that `^−1` after the name means, as in sin⁻¹.
  var inverse: FormulaFunction? {
    guard case .unary(let operation) = self else { return nil }
    return operation.row.inverse.map(FormulaFunction.unary)
  }
}
