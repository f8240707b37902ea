extension Rounding {
  /// The product rounded down where it is zero, tiny or infinite.
  @usableFromInline
  static func rareProductDown(_ product: Double, _ a: Double, _ b: Double) -> Double {
    if a == 0 || b == 0 { return 0 }
    guard product.magnitude < .infinity else { return unboundedDown(product, a, b) }
    let left = Scaled(a)
    let right = Scaled(b)
    let rounded = scale(product, by: -(left.exponent + right.exponent))
    let error = (-rounded).addingProduct(left.significand, right.significand)
    return error < 0 ? product.nextDown : product
  }

  /// The quotient rounded down where an operand or the result is zero, tiny or infinite.
  @usableFromInline
  static func rareQuotientDown(_ quotient: Double, _ a: Double, _ b: Double) -> Double {
    if a == 0 { return 0 }
    if a.isInfinite || b.isInfinite {
      // ∞ / ∞ bounds nothing; a finite number over ∞ tends to 0.
      return a.isInfinite ? (b.isInfinite ? 0 : quotient) : 0
    }
    if quotient == .infinity { return .greatestFiniteMagnitude }
    if quotient == -.infinity { return quotient }
    let top = Scaled(a)
    let bottom = Scaled(b)
    let rounded = scale(quotient, by: bottom.exponent - top.exponent)
    let error = top.significand.addingProduct(-rounded, bottom.significand)
    return (b > 0 ? error < 0 : error > 0) ? quotient.nextDown : quotient
  }

  /// The square root rounded down; `a` ≥ 0.
  @usableFromInline
  static func squareRootDown(_ a: Double) -> Double {
    let (root, error) = squareRootAndError(a)
    return error < 0 ? root.nextDown : root
  }

  /// The square root rounded up; `a` ≥ 0.
  @usableFromInline
  static func squareRootUp(_ a: Double) -> Double {
    let (root, error) = squareRootAndError(a)
    return error > 0 ? root.nextUp : root
  }

  private static func squareRootAndError(_ a: Double) -> (root: Double, error: Double) {
    let root = a.squareRoot()
    guard a > 0, a < .infinity else { return (root, 0) }
    let tiny = a < safeMagnitude
    let square = tiny ? a * 0x1p512 : a
    let side = tiny ? root * 0x1p256 : root
    return (root, square.addingProduct(-side, side))
  }

  /// a·b + c rounded down: 0 × ∞ is 0.
  @usableFromInline
  static func multiplyAddDown(_ a: Double, _ b: Double, _ c: Double) -> Double {
    if a == 0 || b == 0 { return c }
    if c == 0 { return multiplyDown(a, b) }
    let rounded = c.addingProduct(a, b)
    guard rounded.magnitude < .infinity else {
      if rounded == .infinity, a.isFinite, b.isFinite, c.isFinite {
        return .greatestFiniteMagnitude
      }
      return rounded.isNaN ? -.infinity : rounded
    }
    return multiplyAddError(a, b, c, rounded) < 0 ? rounded.nextDown : rounded
  }

  /// a·b + c rounded up: 0 × ∞ is 0.
  @usableFromInline
  static func multiplyAddUp(_ a: Double, _ b: Double, _ c: Double) -> Double {
    -multiplyAddDown(-a, b, -c)
  }

  /// A number with the sign of a·b + c − `rounded`; a, b and c finite and not 0.
  private static func multiplyAddError(
    _ a: Double,
    _ b: Double,
    _ c: Double,
    _ rounded: Double
  ) -> Double {
    let ordinary = safeMagnitude...1 / safeMagnitude
    let plain = a * b
    if ordinary.contains(plain.magnitude), ordinary.contains(c.magnitude) {
      return signOfSum((-plain).addingProduct(a, b), plain, c, -rounded)
    }
    let left = Scaled(a)
    let right = Scaled(b)
    let exponent = left.exponent + right.exponent
    let gap = exponent - Scaled(c).exponent
    // Far apart, the smaller term only tips the balance.
    if gap < -200 { return rounded == c ? left.significand * right.significand : c - rounded }
    let target = scale(rounded, by: -exponent)
    if gap > 200 {
      let error = (-target).addingProduct(left.significand, right.significand)
      return error == 0 ? c : error
    }
    let product = left.significand * right.significand
    let tail = (-product).addingProduct(left.significand, right.significand)
    return signOfSum(tail, product, scale(c, by: -exponent), -target)
  }

  /// A number with the sign of the exact sum of four numbers far from overflow and underflow.
  ///
  /// Source: Shewchuk, Adaptive Precision Floating-Point Arithmetic, theorem 10.
  static func signOfSum(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let (s1, e1) = twoSum(a, b)
    let (t2, e2) = twoSum(e1, c)
    let (s2, f2) = twoSum(s1, t2)
    let (t3, e3) = twoSum(e2, d)
    let (u3, f3) = twoSum(f2, t3)
    let (s3, g3) = twoSum(s2, u3)
    if s3 != 0 { return s3 }
    if g3 != 0 { return g3 }
    return f3 != 0 ? f3 : e3
  }

  /// a + b rounded, and its exact error.
  @inlinable
  @inline(__always)
  static func twoSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    return (sum, sumError(a, b, sum))
  }

  /// A finite number that is not 0, as a significand in [1, 2) with its sign, and an exponent.
  private struct Scaled {
    let significand: Double
    let exponent: Int

    init(_ value: Double) {
      exponent = Int(value.exponent)
      significand = value.sign == .minus ? -value.significand : value.significand
    }
  }

  /// `value` · 2^`exponent`, exact where the result is not subnormal.
  private static func scale(_ value: Double, by exponent: Int) -> Double {
    var result = value
    var left = exponent
    while left > 1000 {
      result *= 0x1p1000
      left -= 1000
    }
    while left < -1000 {
      result *= 0x1p-1000
      left += 1000
    }
    return result * Double(sign: .plus, exponent: left, significand: 1)
  }
}
