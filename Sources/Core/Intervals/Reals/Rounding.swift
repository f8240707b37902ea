/// Arithmetic rounded towards −∞ (`…Down`) or +∞ (`…Up`), the tightest binary64 bound each way.
///
/// The rounding mode is never changed: the rounded result is taken to nearest, and the sign of
/// its error, which is exact, says whether to step to the neighbour. Written for the ends of
/// intervals: 0 × ∞ is 0, and a lower end is never +∞.
///
/// Source: Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed., chapter 4.
@usableFromInline
enum Rounding {
  /// Below this the error of a product may itself underflow.
  @usableFromInline static var safeMagnitude: Double { 0x1p-960 }

  /// The sign-carrying error of `sum`, which is a + b rounded to nearest and finite.
  @inlinable
  @inline(__always)
  static func sumError(_ a: Double, _ b: Double, _ sum: Double) -> Double {
    let aIsLarger = a.magnitude >= b.magnitude
    let large = aIsLarger ? a : b
    let small = aIsLarger ? b : a
    return small - (sum - large)
  }

  @inlinable
  @inline(__always)
  static func addDown(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    guard sum.magnitude < .infinity else { return unboundedDown(sum, a, b) }
    return sumError(a, b, sum) < 0 ? sum.nextDown : sum
  }

  @inlinable
  @inline(__always)
  static func addUp(_ a: Double, _ b: Double) -> Double {
    -addDown(-a, -b)
  }

  @inlinable
  @inline(__always)
  static func subtractDown(_ a: Double, _ b: Double) -> Double {
    addDown(a, -b)
  }

  @inlinable
  @inline(__always)
  static func subtractUp(_ a: Double, _ b: Double) -> Double {
    -addDown(-a, b)
  }

  @inlinable
  @inline(__always)
  static func multiplyDown(_ a: Double, _ b: Double) -> Double {
    let product = a * b
    guard product.magnitude >= safeMagnitude, product.magnitude < .infinity else {
      return rareProductDown(product, a, b)
    }
    return (-product).addingProduct(a, b) < 0 ? product.nextDown : product
  }

  @inlinable
  @inline(__always)
  static func multiplyUp(_ a: Double, _ b: Double) -> Double {
    -multiplyDown(-a, b)
  }

  /// Divides; `b` is not 0.
  @inlinable
  @inline(__always)
  static func divideDown(_ a: Double, _ b: Double) -> Double {
    let quotient = a / b
    guard quotient.magnitude >= safeMagnitude, quotient.magnitude < .infinity,
      a.magnitude >= safeMagnitude, b.magnitude < .infinity
    else { return rareQuotientDown(quotient, a, b) }
    let error = a.addingProduct(-quotient, b)
    return (b > 0 ? error < 0 : error > 0) ? quotient.nextDown : quotient
  }

  @inlinable
  @inline(__always)
  static func divideUp(_ a: Double, _ b: Double) -> Double {
    -divideDown(-a, b)
  }

  /// What a sum or product that left the finite numbers is, rounded down.
  @usableFromInline
  static func unboundedDown(_ result: Double, _ a: Double, _ b: Double) -> Double {
    if result == .infinity, a.isFinite, b.isFinite { return .greatestFiniteMagnitude }
    return result.isNaN ? -.infinity : result
  }
}
