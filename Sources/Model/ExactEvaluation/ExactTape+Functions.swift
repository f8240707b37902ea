import Numerals
import ExactNumbers
import Expressions

extension ExactTape {
  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    if let value = try known(function, x) { return value }
    switch function {
    case .negate, .exp, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .erf, .erfc: break
    case .absolute:
      if let sign = rising(through: 512, \.sign, of: x) {
        return sign < 0 ? try apply(.negate, x) : x
      }
    case .floor: return number(try floor(of: x))
    case .sqrt: return try root(number(2), x)
    case .cbrt: return try root(number(3), x)
    case .ln: guard try sign(of: x) > 0 else { throw .undefined }
    case .asin, .acos:
      if let angle = try unwound(function, x) { return angle }
      if let end = try signAtEnds(x, isEndIn: true) { return try arc(function, at: end) }
    case .atanh: _ = try signAtEnds(x, isEndIn: false)
    case .acosh:
      let above = try sign(of: subtract(x, number(1)))
      if above == 0 { return number(0) }
      guard above > 0 else { throw .undefined }
    case .factorial: return try gamma(of: add(x, number(1)))
    case .gamma: return try gamma(of: x)
    }
    return add(.function(function, x))
  }

  /// Values at fractions that are fractions.
  private func known(
    _ function: ExactFunction,
    _ x: ExactNumber
  ) throws(ExactFault) -> ExactNumber? {
    guard let fraction = fraction(x) else { return nil }
    switch function {
    case .negate: return number(-fraction)
    case .absolute: return number(fraction.magnitude)
    case .sin, .asin, .atan, .sinh, .tanh, .asinh, .atanh, .erf:
      return fraction.sign == 0 ? x : nil
    case .exp, .cos, .cosh, .erfc: return fraction.sign == 0 ? number(1) : nil
    case .ln, .acos, .acosh: return fraction == .one ? number(0) : nil
    case .floor, .sqrt, .cbrt, .factorial, .gamma: return nil
    }
  }

  /// Nil between −1 and 1, the sign at either of them where they belong to the domain.
  private func signAtEnds(_ x: ExactNumber, isEndIn: Bool) throws(ExactFault) -> Int? {
    let below = try sign(of: subtract(number(1), x))
    let above = try sign(of: add(x, number(1)))
    guard below >= 0, above >= 0, isEndIn || below * above != 0 else { throw .undefined }
    return below == 0 ? 1 : above == 0 ? -1 : nil
  }

  /// The arc sine or cosine of −1 or 1.
  private func arc(_ function: ExactFunction, at end: Int) throws(ExactFault) -> ExactNumber {
    if function == .asin { return try divide(pi, number(2 * end)) }
    return end > 0 ? number(0) : pi
  }

  /// The arc sine or cosine of a sine or cosine: its angle, turned and mirrored into the range.
  private func unwound(
    _ function: ExactFunction,
    _ x: ExactNumber
  ) throws(ExactFault) -> ExactNumber? {
    guard case .function(let inner, let angle) = nodes[x.index].source,
      inner == .sin || inner == .cos
    else { return nil }
    let quarter = try divide(pi, number(2))
    // The angle whose cosine it is.
    let turned = inner == .sin ? try subtract(quarter, angle) : angle
    let halfTurns = try floor(of: divide(turned, pi))
    let isEven = (halfTurns / Fraction(2)).isWhole
    let arc =
      isEven
      ? try subtract(turned, multiply(number(halfTurns), pi))
      : try subtract(multiply(number(halfTurns + .one), pi), turned)
    return function == .acos ? arc : try subtract(quarter, arc)
  }

  /// Undefined at 0 and the whole numbers below it.
  private func gamma(of x: ExactNumber) throws(ExactFault) -> ExactNumber {
    let isPositive = (try? sign(of: x)) == 1
    if !isPositive || fraction(x) != nil, let whole = try whole(x) {
      guard whole.sign > 0 else { throw .undefined }
      if let n = whole.whole, n <= Self.longestFactorial {
        return number(Fraction.factorial(UInt(n - 1)))
      }
    }
    return add(.function(.gamma, x))
  }

  /// Factorials up to this are multiplied out.
  private static var longestFactorial: Int { 500_000 }
}
