extension Real {
  /// The square root, NaN below 0.
  public static func sqrt(_ x: Double) -> Double { x.squareRoot() }

  /// The real cube root: `Real.cbrt(-8) == -2`.
  public static func cbrt(_ x: Double) -> Double {
    let root = libm(cbrt: x)
    // The library may be one unit off, also where the answer is a whole number.
    let whole = root.rounded()
    return whole != root && whole * whole * whole == x ? whole : root
  }

  /// The `n`th root: for odd whole `n` also of negative numbers, `Real.root(5, -32) == -2`.
  public static func root(_ n: Double, _ x: Double) -> Double {
    guard n != 0, !n.isNaN, !x.isNaN else { return .nan }
    if x == 0 { return n > 0 ? 0 : .nan }
    if n == 3 { return cbrt(x) }
    if n == 2 { return sqrt(x) }
    if x < 0 {
      guard n == n.rounded(.down), Swift.abs(n) < 0x1p53, Int64(n) & 1 != 0 else { return .nan }
      return -positiveRoot(n, -x)
    }
    return positiveRoot(n, x)
  }

  /// `x` to the power `y`: 0^0 is 1, a negative `x` needs a whole `y`, 0 to a negative power is NaN.
  public static func power(_ x: Double, _ y: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x == 0 && y < 0 { return .nan }
    if x < 0 && y.isInfinite { return .nan }
    return libm(pow: x, y)
  }

  /// `x^(p/q)` as the real root when `q` is odd: `Real.rationalPower(-8, 2, 3) == 4`.
  ///
  /// An even or zero `q` has no value below 0, as `power` has none.
  public static func rationalPower(_ x: Double, _ p: Int, _ q: Int) -> Double {
    if x.isNaN || q == 0 { return .nan }
    let exponent = Double(p) / Double(q)
    if q & 1 == 0 { return power(x, exponent) }
    if p == 0 { return 1 }
    if x == 0 { return exponent > 0 ? 0 : .nan }
    let size = magnitude(Swift.abs(x), p, q, exponent)
    return x < 0 && p & 1 != 0 ? -size : size
  }

  /// `x^(p/q)` for `x > 0`; exact when the root is a whole number.
  private static func magnitude(_ x: Double, _ p: Int, _ q: Int, _ exponent: Double) -> Double {
    let direct = p == q ? x : libm(pow: x, exponent)
    let root = q == 3 ? cbrt(x) : positiveRoot(Double(q), x)
    if p == 1 { return root }
    guard root == root.rounded(.down), libm(pow: root, Double(q)) == x else { return direct }
    return libm(pow: root, Double(p))
  }

  /// The root of `x > 0`, put right where a whole number is the exact answer.
  private static func positiveRoot(_ n: Double, _ x: Double) -> Double {
    let root = libm(pow: x, 1 / n)
    let whole = root.rounded()
    return whole > 0 && libm(pow: whole, n) == x ? whole : root
  }
}
