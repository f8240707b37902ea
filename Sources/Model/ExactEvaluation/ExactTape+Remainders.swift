import Operations

/// What is left of whole numbers that are too long to be written.
extension ExactTape {
  func remainder(_ x: ExactNumber, _ modulus: ExactNumber) -> ExactNumber? {
    guard fraction(x) == nil, let modulus = fraction(modulus), modulus.isWhole, modulus.sign > 0,
      modulus.bits <= 1 << 14
    else { return nil }
    return remainder(x, modulus, depth: 0).map(number)
  }

  /// Of powers with whole bases and exponents, and of what is added up and multiplied of them; nil for others.
  private func remainder(_ x: ExactNumber, _ modulus: Fraction, depth: Int) -> Fraction? {
    guard depth < 64 else { return nil }
    func rest(_ x: ExactNumber) -> Fraction? { remainder(x, modulus, depth: depth + 1) }
    func left(_ value: Fraction) -> Fraction { value - modulus * (value / modulus).floor }
    switch nodes[x.index].source {
    case .fraction(let value): return value.isWhole ? left(value) : nil
    case .function(.negate, let x): return rest(x).map { left(-$0) }
    case .power(let base, let exponent):
      guard exponent.isWhole, exponent.sign > 0, exponent.bits <= 1 << 16 else { return nil }
      return rest(base).map { Fraction.power($0, exponent, modulo: modulus) }
    case .operation(let operation, let x, let y):
      guard [.add, .subtract, .multiply].contains(operation), let first = rest(x),
        let second = rest(y)
      else { return nil }
      return left(
        operation == .add
          ? first + second : operation == .subtract ? first - second : first * second
      )
    case .pi, .function: return nil
    }
  }
}
