import Numerals
import Operations

/// Whether a formula is even or odd by what it is written as: f(−x) = f(x), or f(−x) = −f(x), for all x.
enum Parity {
  case even, odd

  private struct Part {
    var parity: Parity?
    /// The whole number that it is, as a power may have it.
    var exponent: Int?
  }

  /// Nil where neither is seen.
  init?(of body: [Instruction]) {
    let found = body.withDefinitions.fold { step, operands -> Part? in
      if case .number(let literal) = step {
        return Part(parity: .even, exponent: Int(literal.text))
      }
      let exponent = step == .unary(.negate) ? operands[0].exponent.map { -$0 } : nil
      return Part(parity: Self.parity(step, operands), exponent: exponent)
    }
    guard let parity = found?.parity else { return nil }
    self = parity
  }

  private static func parity(_ step: Instruction, _ operands: [Part]) -> Parity? {
    switch step {
    case .number, .constant, .enclosed: return .even
    case .variable: return .odd
    case .unary(let operation):
      guard let operand = operands[0].parity else { return nil }
      // What is made of the same value is the same.
      return operand == .even || operation.isEven ? .even : operation.isOdd ? .odd : nil
    case .binary(let operation):
      guard let first = operands[0].parity, let second = operands[1].parity else { return nil }
      if first == .even, second == .even { return .even }
      if operation == .add || operation == .subtract { return first == second ? first : nil }
      if operation == .multiply || operation == .divide { return first == second ? .even : .odd }
      guard operation == .power, let exponent = operands[1].exponent else { return nil }
      return exponent.isMultiple(of: 2) ? .even : .odd
    case .local, .parameter, .defined, .abbreviation, .integral, .accumulated: return nil
    }
  }
}

extension UnaryOperation {
  fileprivate var isOdd: Bool {
    [
      .negate, .percent, .degrees, .sign, .cubeRoot, .sin, .tan, .csc, .cot, .asin, .atan, .sinh,
      .tanh,
      .asinh, .atanh, .erf, .si, .erfi, .erfinv, .fresnelS, .fresnelC, .sinDegrees, .tanDegrees,
      .asinDegrees, .atanDegrees,
    ].contains(self)
  }

  fileprivate var isEven: Bool {
    [.absolute, .cos, .sec, .cosh, .sinc, .square, .cosDegrees].contains(self)
  }
}
