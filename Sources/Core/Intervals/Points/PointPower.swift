/// Powers and roots of one positive number, enclosed.
enum PointPower {
  /// x^n for finite x > 0; tightest but for results near the ends of the range.
  ///
  /// Repeated squaring on unevaluated sums of two Doubles; each product's relative error is below
  /// 2^−101. Source: Joldes, Muller, Popescu, Tight and Rigorous Error Bounds for Basic Building
  /// Blocks of Double-Word Arithmetic, 2017.
  static func integer(_ x: Double, _ n: Int) -> Interval {
    if n == 0 || x == 1 { return Interval(1) }
    if n == 1 { return Interval(x) }
    // Powers of two have at most one bit set here.
    let digits = x.significandBitPattern
    if digits & (digits &- 1) == 0, x.significand == 1, n.magnitude <= 2148 {
      let exponent = Int(x.exponent) * n
      if exponent >= -1074, exponent <= 1023 {
        return Interval(Double(sign: .plus, exponent: exponent, significand: 1))
      }
    }
    guard n.magnitude <= 1 << 20, var power = DoubleWord.power(x, Int(n.magnitude)) else {
      return general(x, Double(n), exactness: false)
    }
    var relativeError = power.isExact ? 0 : Double(n.magnitude) * 0x1p-98
    if n < 0 {
      let quotient = power.reciprocal()
      relativeError = quotient.isExact ? 0 : relativeError + 0x1p-98
      power = quotient
    }
    guard power.high > 0x1p-900, power.high < 0x1p1000 else {
      return general(x, Double(n), exactness: false)
    }
    let error = power.high * relativeError
    return Interval(
      uncheckedLower: Rounding.addDown(power.high, Rounding.subtractDown(power.low, error)),
      upper: Rounding.addUp(power.high, Rounding.addUp(power.low, error))
    )
  }

  /// x^y with C's limits at 0 and ∞, x ≥ 0; within 1 ulp, exact where the result is exact.
  static func general(_ x: Double, _ y: Double, exactness: Bool = true) -> Interval {
    if x == 1 || y == 0 { return Interval(1) }
    if x == 0 || x == .infinity || y.magnitude == .infinity {
      let limit = libm(pow: x, y)
      return Interval(uncheckedLower: limit, upper: limit)
    }
    if exactness {
      if y.magnitude <= 0x1p20, y.rounded() == y { return integer(x, Int(y)) }
      if let exact = dyadic(x, y) { return exact }
    }
    let value = libm(pow: x, y)
    return Interval(
      uncheckedLower: Swift.max(value.lowered(by: LibmError.pow), 0),
      upper: value.raised(by: LibmError.pow)
    )
  }

  /// x^y where y is n/2^k and x a perfect 2^k-th power.
  private static func dyadic(_ x: Double, _ y: Double) -> Interval? {
    let steps = y * 1024
    guard steps.magnitude < 0x1p30, steps.rounded() == steps else { return nil }
    var base = x
    var exponent = y
    for _ in 0..<10 {
      let root = base.squareRoot()
      guard Rounding.squareRootDown(base) == root, Rounding.squareRootUp(base) == root else {
        return nil
      }
      base = root
      exponent *= 2
      if exponent.rounded() == exponent {
        return exponent.magnitude <= 0x1p20 ? integer(base, Int(exponent)) : nil
      }
    }
    return nil
  }

  /// The n-th root of x, both positive: tightest, and exact where it is exact.
  ///
  /// Candidates are raised to the power again, so the C library's error does not matter.
  static func root(_ x: Double, _ n: Int) -> Interval {
    if x == 0 || x == 1 || x == .infinity || n == 1 { return Interval(uncheckedLower: x, upper: x) }
    if n == 2 {
      return Interval(
        uncheckedLower: Rounding.squareRootDown(x),
        upper: Rounding.squareRootUp(x)
      )
    }
    if Int(x.exponent).magnitude > 300, n < 300 {
      // Towards 1, by a power of two that is an n-th power: no candidate's power underflows.
      let shift = Int(x.exponent) / n
      let scaled = shifted(x, by: -shift * n)
      let root = self.root(scaled, n)
      return Interval(
        uncheckedLower: shifted(root.lowerBound, by: shift),
        upper: shifted(root.upperBound, by: shift)
      )
    }
    let guess = n == 3 ? libm(cbrt: x) : libm(pow: x, 1 / Double(n))
    if let root = refinedRoot(x, n, guess) { return root }
    var low = guess
    var high = guess
    var step = 1.0
    while !(integer(low, n).upperBound <= x) {
      low = Swift.max(low.lowered(by: step), 0x1p-1074)
      step *= 2
    }
    step = 1
    while !(integer(high, n).lowerBound >= x) {
      high = high.raised(by: step)
      step *= 2
    }
    return tightened(low, high, x, n)
  }

  /// The tightest enclosure of the n-th root of x, from a guess; nil where that cannot be shown.
  ///
  /// One Newton step, then the power of the result says on which side of it the root is, and that
  /// its neighbour is beyond: (1 + t)^n ≥ 1 + nt.
  private static func refinedRoot(_ x: Double, _ n: Int, _ guess: Double) -> Interval? {
    guard n <= 1 << 20, let first = DoubleWord.power(guess, n) else { return nil }
    let excess = ((first.high - x) + first.low) / first.high
    let root = guess - guess * (excess / Double(n))
    guard let power = DoubleWord.power(root, n) else { return nil }
    let error = (power.high - x) + power.low
    if error == 0, power.isExact { return Interval(root) }
    let uncertainty = power.high * (Double(n) * 0x1p-98)
    // Below a power of two the neighbour is half as far.
    let spacing = root.significandBitPattern == 0 ? root.ulp / 2 : root.ulp
    let step = Double(n) * power.high * (spacing / root)
    guard error.magnitude > uncertainty * 2, error.magnitude < step * 0.9 else { return nil }
    return error > 0
      ? Interval(uncheckedLower: root.nextDown, upper: root)
      : Interval(uncheckedLower: root, upper: root.nextUp)
  }

  /// x · 2^exponent, exact where neither x·2^(exponent/2) nor the result is subnormal.
  private static func shifted(_ x: Double, by exponent: Int) -> Double {
    let half = exponent / 2
    return x * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: exponent - half, significand: 1)
  }

  /// Narrows an enclosure of the n-th root of x to neighbours, or to one number.
  private static func tightened(_ first: Double, _ last: Double, _ x: Double, _ n: Int) -> Interval
  {
    var low = first
    var high = last
    for _ in 0..<8 where low < high {
      let next = low.nextUp
      guard next <= high, integer(next, n).upperBound <= x else { break }
      low = next
    }
    for _ in 0..<8 where low < high {
      let next = high.nextDown
      guard next >= low, integer(next, n).lowerBound >= x else { break }
      high = next
    }
    return Interval(uncheckedLower: low, upper: high)
  }

  /// x^(p/q) for x ≥ 0 or +∞, in lowest terms, q > 0; within 3 ulps, exact where exact.
  static func rational(_ x: Double, _ p: Int, _ q: Int) -> Interval {
    if q == 1, x > 0, x < .infinity { return integer(x, p) }
    if p == 1 { return root(x, q) }
    if p == -1, x > 0, x < .infinity { return Interval.reciprocal(root(x, q)) }
    let exponent = Double(p) / Double(q)
    if x == 0 || x == 1 || x == .infinity { return general(x, exponent) }
    if let exact = exactRational(x, p, q) { return exact }
    // x^(e + d) ≈ x^e · (1 + d·ln x), with d the rounding error of e = p/q.
    let error = Double(p).addingProduct(-exponent, Double(q)) / Double(q)
    let value = libm(pow: x, exponent)
    let corrected = value.addingProduct(value, error * libm(log: x))
    if corrected.magnitude == .infinity || Double(p).magnitude > 0x1p50 || Double(q) > 0x1p50 {
      return powers(x, Interval(Double(p)) / Interval(Double(q)))
    }
    return Interval(
      uncheckedLower: Swift.max(corrected.lowered(by: 3), 0),
      upper: corrected.raised(by: 3)
    )
  }

  /// The hull of x^y over an interval of exponents; x > 0 and finite.
  private static func powers(_ x: Double, _ exponents: Interval) -> Interval {
    general(x, exponents.lowerBound).convexHull(with: general(x, exponents.upperBound))
  }

  /// x^(p/q) where x is the q-th power of a number of few digits.
  private static func exactRational(_ x: Double, _ p: Int, _ q: Int) -> Interval? {
    guard q <= 64 else { return nil }
    let guess = q == 3 ? libm(cbrt: x) : libm(pow: x, 1 / Double(q))
    // A root whose third power has 53 digits has no more than 18: 24 kept lose nothing.
    let short = Double(bitPattern: (guess.bitPattern &+ 1 << 28) & ~((1 << 29) - 1))
    guard (short - guess).magnitude <= 64 * guess.ulp else { return nil }
    return short > 0 && integer(short, q) == Interval(x) ? integer(short, p) : nil
  }
}
