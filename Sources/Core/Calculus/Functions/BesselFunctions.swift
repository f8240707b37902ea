import CSpecialFunctions
package import Intervals

/// Bessel functions of a real order: solutions of x²y″ + xy′ + (±x² − ν²)y = 0.
///
/// Source: NIST Digital Library of Mathematical Functions, 10.6, 10.14, 10.25, 10.29.
package enum BesselFunction: Sendable {
  case j, y, i, k

  private var values: special_binary {
    switch self {
    case .j: special_bessel_j
    case .y: special_bessel_y
    case .i: special_bessel_i
    case .k: special_bessel_k
    }
  }

  /// Whether it is a solution with −x².
  private var isModified: Bool { self == .i || self == .k }

  /// The function of an order, for real numbers above 0; of whole orders J and I have values everywhere.
  package func ofOrder(_ order: Interval) -> SmoothFunction {
    let whole = order.isSingleton ? Int(exactly: order.lowerBound) : nil
    let isEntire = whole != nil && (self == .j || self == .i)
    let isBounded = self == .j && (whole != nil || order.lowerBound >= 0)
    return SmoothFunction(
      stretches: [isEntire ? .entire : Interval(0, .infinity)],
      closedEnds: order.lowerBound >= 0 && (self == .j || self == .i) ? [0] : [],
      bounds: isBounded ? Interval(-1, 1) : self == .k ? Interval(0, .infinity) : .entire,
      value: { value(order, Interval($0)) },
      coefficients: { x, _, degree in
        if let whole, self == .j || self == .i, x.mignitude < 2 { return entire(whole, x, degree) }
        return recurrence(order, x, degree)
      }
    )
  }

  private func value(_ order: Interval, _ x: Interval) -> Interval {
    if let whole = order.isSingleton ? Int(exactly: order.lowerBound) : nil, whole < 0,
      self == .j || self == .i
    {
      // That of the opposite order, for J times (−1)ⁿ, also at 0.
      let opposite = value(-order, x)
      return whole & 1 == 0 || self == .i ? opposite : -opposite
    }
    if self == .k, !order.isSingleton, order.isBounded {
      // It grows with the size of the order.
      return [order.mignitude, order.magnitude].reduce(.empty) {
        $0.convexHull(with: Interval(values($1, $1, x.lowerBound, x.upperBound)))
      }
    }
    return Interval(values(order.lowerBound, order.upperBound, x.lowerBound, x.upperBound))
  }

  /// From f and f′ on by the equation.
  private func recurrence(_ order: Interval, _ x: Interval, _ degree: Int) -> [Interval] {
    let unknown = [Interval](repeating: .entire, count: degree)
    let next = order + Interval(1)
    guard x.isBounded, x.mignitude > 0 else { return unknown }
    let first = wide(order, x)
    let second = wide(next, x)
    guard !first.isEmpty, !second.isEmpty else { return unknown }
    let slope = order / x * first
    var terms = [first, self == .i ? slope + second : slope - second]
    let square = Interval.square(x)
    let orders = Interval.square(order)
    let sign = Interval(isModified ? -1 : 1)
    for k in stride(from: 0, to: degree - 1, by: 1) {
      let n = Double(k)
      var sum = x * terms[k + 1].scaled(by: (n + 1) * (2 * n + 1))
      sum = sum + (Interval(n * n) + sign * square - orders) * terms[k]
      if k > 0 { sum = sum + sign * (x * terms[k - 1].scaled(by: 2)) }
      if k > 1 { sum = sum + sign * terms[k - 2] }
      terms.append(-sum / (square * Interval((n + 2) * (n + 1))))
    }
    return Array(terms[1...degree])
  }

  /// With a whole order: C(k, i) times that of the orders n − k + 2i, for J times (−1)ⁱ, over 2ᵏ·k!.
  private func entire(_ whole: Int, _ x: Interval, _ degree: Int) -> [Interval] {
    let values = (whole - degree...whole + degree).map { order in
      let values = wide(Interval(Double(order)), x)
      return values.isEmpty ? .entire : values
    }
    var factor = Interval(1)
    return (1...degree).map { k in
      factor = factor / Interval(Double(2 * k))
      var sum = Interval(0)
      var binomial = 1.0
      for i in 0...k {
        sum =
          sum + values[degree - k + 2 * i].scaled(by: binomial)
          * Interval(i & 1 == 0 || self == .i ? 1 : -1)
        binomial = (binomial * Double(k - i) / Double(i + 1)).rounded()
      }
      return sum * factor
    }
  }

  /// All values on an interval above 0, K falling and I rising; for J of whole orders by |J′| ≤ 1.
  private func wide(_ order: Interval, _ x: Interval) -> Interval {
    if x.isSingleton { return value(order, x) }
    if self == .k || self == .i && order.lowerBound >= 0, x.lowerBound > 0 {
      let (first, last) = (
        value(order, Interval(x.lowerBound)), value(order, Interval(x.upperBound))
      )
      return first.isEmpty || last.isEmpty ? .entire : first.convexHull(with: last)
    }
    if self == .i, order.isSingleton, order.lowerBound.rounded() == order.lowerBound, x.isBounded {
      // Even, or rising and odd.
      let ends = [Interval(x.lowerBound), Interval(x.upperBound)].map { value(order, $0) }
      let both = ends[0].convexHull(with: ends[1])
      let isEven = order.lowerBound.remainder(dividingBy: 2) == 0
      return isEven && x.contains(0) ? both.convexHull(with: value(order, Interval(0))) : both
    }
    guard self == .j || self == .y, x.isBounded else { return value(order, x) }
    if self == .j, order.isSingleton, order.lowerBound.rounded() == order.lowerBound {
      let middle = value(order, Interval(x.midpoint))
      let values = middle + Interval(-1, 1) * (x - Interval(x.midpoint))
      return values.intersection(Interval(-1, 1))
    }
    // Near 0 the modulus has no bound.
    guard x.upperBound > 1 else { return value(order, x) }
    guard x.lowerBound > 0 else { return .entire }
    let size = Self.modulus(order, x.lowerBound)
    let share = Interval(order.magnitude) / Interval(x.lowerBound)
    let slope = share * size + Self.modulus(order + Interval(1), x.lowerBound)
    let most = Interval(-slope.magnitude, slope.magnitude)
    let values = value(order, Interval(x.midpoint)) + most * (x - Interval(x.midpoint))
    return values.narrowed(by: Interval(-size.magnitude, size.magnitude))
  }

  /// √(J² + Y²) at a number above 0, which falls from there on.
  ///
  /// Source: 10.9.30.
  private static func modulus(_ order: Interval, _ x: Double) -> Interval {
    let (first, second) = (j.value(order, Interval(x)), y.value(order, Interval(x)))
    return Interval.sqrt(Interval.square(first) + Interval.square(second))
  }
}
