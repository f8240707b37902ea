import Operations
import Numerals
import Formulas

/// Numbers that come nearer to 1 than any ball tells, and never reach it.
extension ExactTape {
  /// Whether a number is certainly between −1 and 1.
  func isBounded(_ x: ExactNumber) -> Bool {
    switch nodes[x.index].source {
    case .function(.negate, let x), .function(.absolute, let x): isBounded(x)
    case .function(let function, _): function.isBelowOne
    case .fraction, .pi, .operation, .power: false
    }
  }

  /// The sign of the sum or difference of such a number and one that is at least 1 in size.
  func boundedSign(of x: ExactNumber) -> Int? {
    guard case .operation(let operation, let first, let second) = nodes[x.index].source,
      operation == .add || operation == .subtract
    else { return nil }
    if let size = fraction(first), size.magnitude >= .one, isBounded(second) { return size.sign }
    guard let size = fraction(second), size.magnitude >= .one, isBounded(first) else { return nil }
    return operation == .add ? size.sign : -size.sign
  }

  func boundedFloor(of x: ExactNumber) -> Fraction? {
    guard isBounded(x), let sign = try? sign(of: x) else { return nil }
    return Fraction(sign < 0 ? -1 : 0)
  }
}
