public import Intervals

extension TaylorModel {
  /// All values f(t) − y for t in `x`; the whole line where `x` leaves the box.
  ///
  /// y is taken from c₀ first, so that little is lost however near f is to y. Where f certainly
  /// rises or falls, the ends of `x` alone decide.
  ///
  /// - Complexity: O(n) for n coefficients.
  public func range(over x: Interval, relativeTo y: Double = 0) -> Interval {
    range(over: x, relativeTo: y, withSlope: x.isSingleton ? .entire : slope(over: x))
  }

  private func range(
    over x: Interval,
    relativeTo y: Double,
    withSlope slope: Interval
  )
    -> Interval
  {
    if x.isEmpty { return .empty }
    guard x.isSubset(of: box) else { return .entire }
    let all = sum(over: x, relativeTo: y).intersection(values - Interval(y))
    guard !x.isSingleton, slope.lowerBound >= 0 || slope.upperBound <= 0 else { return all }
    let left = sum(over: Interval(x.lowerBound), relativeTo: y)
    let right = sum(over: Interval(x.upperBound), relativeTo: y)
    return all.intersection(left.convexHull(with: right))
  }

  /// The slopes of f for t in `x`, and so of its chords; the whole line where `x` leaves the box.
  public func slope(over x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    guard x.isSubset(of: box) else { return .entire }
    let h = x - Interval(center)
    var sum = remainder * Interval(Double(coefficients.count))
    for k in stride(from: coefficients.count - 1, through: 1, by: -1) {
      sum = .multiplyAdd(sum, h, coefficients[k] * Interval(Double(k)))
    }
    return sum.intersection(slopes)
  }

  /// Values f(t) − y and slopes for t in `x`, and whether f is certainly defined there.
  public func enclosure(over x: Interval, relativeTo y: Double = 0) -> Enclosure {
    let slope = slope(over: x)
    return Enclosure(
      value: DecoratedInterval(
        range(over: x, relativeTo: y, withSlope: slope),
        definedAtCenter || !x.contains(center) ? .common : .trivial
      ),
      slope: slope
    )
  }

  private func sum(over x: Interval, relativeTo y: Double) -> Interval {
    let h = x - Interval(center)
    let first = coefficients[0] - Interval(y)
    var tail = remainder
    for k in stride(from: coefficients.count - 1, through: 2, by: -1) {
      tail = .multiplyAdd(tail, h, coefficients[k])
    }
    guard coefficients.count > 1 else { return .multiplyAdd(tail, h, first) }
    let linear = Interval.multiplyAdd(tail, h, coefficients[1])
    // The same sum twice: as a product, which keeps the sign of h, and with the linear part
    // rounded once, which keeps what is left after cancellation.
    let product = Interval.multiplyAdd(linear, h, first)
    let split =
      Interval.multiplyAdd(coefficients[1], h, first) + Interval.square(h) * tail
    return product.intersection(split)
  }
}

extension TaylorModel {
  /// All Taylor coefficients of one order at places in `x`.
  ///
  /// The whole line for an order above n, and where `x` leaves the box.
  package func coefficient(_ order: Int, over x: Interval) -> Interval {
    guard x.isSubset(of: box), order <= coefficients.count else { return .entire }
    let h = x - Interval(center)
    var sum = remainder
    var binomial = TaylorModel.binomial(coefficients.count, order)
    sum = sum.scaled(by: binomial)
    for j in stride(from: coefficients.count - 1, through: order, by: -1) {
      // C(j, k) from C(j + 1, k), both whole.
      binomial = (binomial * Double(j + 1 - order) / Double(j + 1)).rounded()
      sum = sum * h + coefficients[j].scaled(by: binomial)
    }
    return sum
  }

  private static func binomial(_ n: Int, _ k: Int) -> Double {
    (0..<k).reduce(1.0) { ($0 * Double(n - $1) / Double($1 + 1)).rounded() }
  }
}
