import Operations
import Numerals
import Formulas

/// How large a number is, beside what an exponent can be written for.
enum ExactMagnitude {
  case ordinary
  /// At least 2^(2^60), or below 2^−(2^60) and not 0.
  case huge, tiny
  case unknown

  var reciprocal: ExactMagnitude {
    switch self {
    case .huge: .tiny
    case .tiny: .huge
    case .ordinary, .unknown: self
    }
  }
}

extension ExactTape {
  /// Exponents beyond this cannot be written, with room for products of such numbers.
  private static var largestExponent: Int { 1 << 61 }
  /// Numbers with smaller exponents leave huge ones huge.
  private static var smallExponent: Int { 1 << 40 }

  /// How large a number that is not 0 is.
  func magnitude(of x: ExactNumber) -> ExactMagnitude {
    if fraction(x) != nil { return .ordinary }
    let ball = ball(of: x, bits: 128)
    if ball.isFinite {
      let (upper, lower) = (ball.upperExponent, ball.lowerExponent)
      if upper < Self.smallExponent, lower > -Self.smallExponent { return .ordinary }
      if lower >= Self.largestExponent { return .huge }
      if upper <= -Self.largestExponent, (try? sign(of: x)).map({ $0 != 0 }) == true {
        return .tiny
      }
    }
    return impliedMagnitude(of: x)
  }

  private func impliedMagnitude(of x: ExactNumber) -> ExactMagnitude {
    switch nodes[x.index].source {
    case .function(.negate, let x), .function(.absolute, let x): magnitude(of: x)
    case .function(.exp, let x): power(ofE: x)
    case .function(.sinh, let x), .function(.cosh, let x):
      power(ofE: x) == .unknown ? .unknown : .huge
    case .function(.gamma, let x):
      (try? sign(of: x)) == 1 && exceedsAll(x, exponent: 58) ? .huge : .unknown
    case .operation(.power, let base, let exponent):
      power(ofE: add(.operation(.multiply, add(.function(.ln, base)), exponent)))
    case .power(let base, let exponent): power(of: base, exponent)
    case .operation(.divide, let x, let y): product(magnitude(of: x), magnitude(of: y).reciprocal)
    case .operation(.multiply, let x, let y): product(magnitude(of: x), magnitude(of: y))
    case .operation(.add, let x, let y), .operation(.subtract, let x, let y):
      switch (magnitude(of: x), magnitude(of: y)) {
      case (.huge, .ordinary), (.huge, .tiny), (.ordinary, .huge), (.tiny, .huge): .huge
      default: .unknown
      }
    case .fraction, .pi, .function, .operation: .unknown
    }
  }

  private func power(ofE x: ExactNumber) -> ExactMagnitude {
    guard exceedsAll(x, exponent: 62), let sign = try? sign(of: x) else { return .unknown }
    return sign > 0 ? .huge : .tiny
  }

  private func power(of base: ExactNumber, _ exponent: Fraction) -> ExactMagnitude {
    if exponent.magnitude >= .one {
      let size = magnitude(of: base)
      if size == .huge || size == .tiny { return exponent.sign > 0 ? size : size.reciprocal }
    }
    let size = add(.function(.ln, add(.function(.absolute, base))))
    return power(ofE: add(.operation(.multiply, size, number(exponent))))
  }

  /// Whether the size of a number is certainly at least a power of two.
  private func exceedsAll(_ x: ExactNumber, exponent: Int) -> Bool {
    let ball = ball(of: x, bits: 128)
    return ball.isFinite ? ball.lowerExponent >= exponent : magnitude(of: x) == .huge
  }

  private func product(_ x: ExactMagnitude, _ y: ExactMagnitude) -> ExactMagnitude {
    switch (x, y) {
    case (.huge, .huge), (.huge, .ordinary), (.ordinary, .huge): .huge
    case (.tiny, .tiny), (.tiny, .ordinary), (.ordinary, .tiny): .tiny
    case (.ordinary, .ordinary), (.huge, .tiny), (.tiny, .huge), (.unknown, _), (_, .unknown):
      .unknown
    }
  }
}
