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
        if let whole, self == .j, x.mignitude < 2 { return entire(whole, x, degree) }
        return recurrence(order, x, degree)
      }
    )
  }

  private func value(_ order: Interval, _ x: Interval) -> Interval {
    Interval(values(order.lowerBound, order.upperBound, x.lowerBound, x.upperBound))
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

  /// Of J with a whole order: (−1)ⁱ·C(k, i)·J of the orders n − k + 2i, over 2ᵏ·k!.
  private func entire(_ whole: Int, _ x: Interval, _ degree: Int) -> [Interval] {
    let values = (whole - degree...whole + degree).map {
      wide(Interval(Double($0)), x).narrowed(by: Interval(-1, 1))
    }
    var factor = Interval(1)
    return (1...degree).map { k in
      factor = factor / Interval(Double(2 * k))
      var sum = Interval(0)
      var binomial = 1.0
      for i in 0...k {
        sum = sum + values[degree - k + 2 * i].scaled(by: binomial) * Interval(i & 1 == 0 ? 1 : -1)
        binomial = (binomial * Double(k - i) / Double(i + 1)).rounded()
      }
      return sum * factor
    }
  }

  /// All values on an interval; for J of whole orders by |J′| ≤ 1.
  private func wide(_ order: Interval, _ x: Interval) -> Interval {
    if x.isSingleton { return value(order, x) }
    guard self == .j, order.isSingleton, order.lowerBound.rounded() == order.lowerBound,
      x.isBounded
    else { return value(order, x) }
    let middle = value(order, Interval(x.midpoint))
    let values = middle + Interval(-1, 1) * (x - Interval(x.midpoint))
    return values.intersection(Interval(-1, 1))
  }
}
