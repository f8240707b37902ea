/// What each operation gives at one point, in binary64.
///
/// Undefined is NaN, never an infinity: `Real.divide(1, 0)` and `Real.ln(0)` are NaN.
/// An infinity always means that the true value is too large for a `Double`.
/// A NaN operand gives NaN.
public enum Real {
  /// The quotient, NaN for a divisor of 0.
  public static func divide(_ x: Double, _ y: Double) -> Double {
    y == 0 ? .nan : x / y
  }

  /// The absolute value.
  public static func abs(_ x: Double) -> Double { Swift.abs(x) }

  /// −1, 0 or 1.
  public static func sign(_ x: Double) -> Double {
    if x.isNaN { return .nan }
    return x > 0 ? 1 : x < 0 ? -1 : 0
  }

  /// The largest whole number not above `x`.
  public static func floor(_ x: Double) -> Double { x.rounded(.down) }

  /// The smallest whole number not below `x`.
  public static func ceil(_ x: Double) -> Double { x.rounded(.up) }

  /// The nearest whole number; halves go away from zero, `Real.round(-2.5) == -3`.
  public static func round(_ x: Double) -> Double { x.rounded(.toNearestOrAwayFromZero) }

  /// `a − b⌊a/b⌋`, with the sign of the divisor: `Real.mod(-7, 3) == 2`.
  public static func mod(_ a: Double, _ b: Double) -> Double {
    guard b != 0, a.isFinite, !b.isNaN else { return .nan }
    if b.isInfinite { return a == 0 || (a < 0) == (b < 0) ? a : .nan }
    let remainder = a.truncatingRemainder(dividingBy: b)
    if remainder == 0 { return 0 }
    return (remainder < 0) == (b < 0) ? remainder : remainder + b
  }

  /// The smaller operand.
  public static func min(_ x: Double, _ y: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    return Swift.min(x, y)
  }

  /// The larger operand.
  public static func max(_ x: Double, _ y: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    return Swift.max(x, y)
  }

  /// Euler's gamma function; NaN at its poles 0, −1, −2, ….
  public static func gamma(_ x: Double) -> Double {
    if x <= 0 && x == x.rounded(.down) { return .nan }
    return libm(tgamma: x)
  }

  /// x! = Γ(x + 1), NaN at the negative whole numbers; 170! is the last finite one.
  public static func factorial(_ n: Double) -> Double {
    guard n >= 0, n == n.rounded(.down) else { return gamma(n + 1) }
    guard n <= 170 else { return .infinity }
    // Exact up to 22!; from there the correctly rounded gamma is nearer than a running product.
    if n > 22 { return libm(tgamma: n + 1) }
    return stride(from: 2, through: n, by: 1).reduce(1, *)
  }
}
