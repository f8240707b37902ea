import Formulas
import Words

/// A number of a fit: a fraction as long as that is what it is, else a ball.
enum FitScalar {
  case fraction(Fraction)
  case ball(Ball)

  static var zero: FitScalar { .fraction(.zero) }
  static var one: FitScalar { .fraction(.one) }

  /// −1, 0 or 1 where that is certain.
  var sign: Int? {
    switch self {
    case .fraction(let fraction): fraction.sign
    case .ball(let ball): ball.sign
    }
  }

  var isFraction: Bool { if case .fraction = self { true } else { false } }
  var fraction: Fraction? { if case .fraction(let fraction) = self { fraction } else { nil } }

  func ball(bits: Int) -> Ball {
    switch self {
    case .fraction(let fraction): Ball(fraction, bits: bits)
    case .ball(let ball): ball
    }
  }

  /// About what it is.
  var double: Double {
    let ends = ball(bits: 64).ends()
    return ends.lower / 2 + ends.upper / 2
  }

  var isFinite: Bool { if case .ball(let ball) = self { ball.isFinite } else { true } }
}

/// What is computed with the numbers of a fit, to so many bits where they are balls.
struct FitNumbers {
  let bits: Int

  func add(_ x: FitScalar, _ y: FitScalar) -> FitScalar {
    if case .fraction(let x) = x, case .fraction(let y) = y { return .fraction(x + y) }
    return joined(.add, x, y)
  }

  func subtract(_ x: FitScalar, _ y: FitScalar) -> FitScalar {
    if case .fraction(let x) = x, case .fraction(let y) = y { return .fraction(x - y) }
    return joined(.subtract, x, y)
  }

  func multiply(_ x: FitScalar, _ y: FitScalar) -> FitScalar {
    if case .fraction(let first) = x {
      if case .fraction(let second) = y { return .fraction(first * second) }
      if first.sign == 0 { return x }
    }
    if case .fraction(let second) = y, second.sign == 0 { return y }
    return joined(.multiply, x, y)
  }

  /// Nil where the divisor may be 0.
  func divide(_ x: FitScalar, _ y: FitScalar) -> FitScalar? {
    guard let sign = y.sign, sign != 0 else { return nil }
    if case .fraction(let x) = x, case .fraction(let y) = y { return .fraction(x / y) }
    return joined(.divide, x, y)
  }

  func negate(_ x: FitScalar) -> FitScalar { subtract(.zero, x) }

  func squareRoot(_ x: FitScalar) -> FitScalar {
    if let root = x.fraction?.root(2) { return .fraction(root) }
    return .ball(x.ball(bits: bits).power(Fraction(1) / Fraction(2), bits: bits))
  }

  func sum(_ terms: some Sequence<FitScalar>) -> FitScalar { terms.reduce(.zero, add) }

  func dot(_ x: [FitScalar], _ y: [FitScalar]) -> FitScalar { sum(zip(x, y).map(multiply)) }

  private func joined(_ operation: NumberOperation, _ x: FitScalar, _ y: FitScalar) -> FitScalar {
    .ball(x.ball(bits: bits).joined(operation, with: y.ball(bits: bits), bits: bits))
  }
}
