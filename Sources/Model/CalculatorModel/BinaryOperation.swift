/// An operation on two values; the first operand is the one written first.
package enum BinaryOperation: String, CaseIterable, Sendable {
  case add, subtract, multiply, divide, power
  /// `log(base, x)`.
  case logarithm
  /// `root(n, x)`.
  case root
  case mod, min, max

  /// The name before its bracket; nil for operators.
  package var functionName: String? {
    switch self {
    case .add, .subtract, .multiply, .divide, .power: nil
    case .logarithm: "log"
    case .root, .mod, .min, .max: rawValue
    }
  }

  /// The sign or name used in sentences and on keys.
  package var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    case .power: "^"
    case .logarithm, .root, .mod, .min, .max: functionName ?? rawValue
    }
  }
}
