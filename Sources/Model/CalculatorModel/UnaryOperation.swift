/// An operation on one value.
///
/// Every arithmetic switches over all cases, so a new operation does not compile until all know it.
package enum UnaryOperation: String, CaseIterable, Sendable {
  case negate, percent, factorial, degrees
  case absolute, sign, floor, ceil, round
  case squareRoot, cubeRoot
  case sin, cos, tan, sec, csc, cot
  case asin, acos, atan
  case sinh, cosh, tanh, asinh, acosh, atanh
  case exp, ln, log10, log2, gamma

  /// The name before its bracket in a description; nil when it is written with signs.
  package var functionName: String? {
    switch self {
    case .negate, .percent, .factorial, .degrees, .absolute, .floor, .squareRoot: nil
    case .cubeRoot: "∛"
    case .log10: "log"
    case .sign, .ceil, .round, .sin, .cos, .tan, .sec, .csc, .cot, .asin, .acos, .atan, .sinh,
      .cosh, .tanh, .asinh, .acosh, .atanh, .exp, .ln, .log2, .gamma:
      rawValue
    }
  }

  /// The short sign or name used in sentences: "√", "ln", "n!".
  package var symbol: String {
    switch self {
    case .negate: "−"
    case .percent: "%"
    case .factorial: "n!"
    case .degrees: "°"
    case .absolute: "|x|"
    case .floor: "⌊x⌋"
    case .squareRoot: "√"
    default: functionName ?? rawValue
    }
  }
}
