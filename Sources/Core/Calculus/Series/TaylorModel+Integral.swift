package import Intervals

extension TaylorModel {
  /// The integral of f over a part of the box; the whole line where `x` leaves it.
  ///
  /// From the lower end to the upper one: at least 0 where f is.
  package func integral(over x: Interval) -> Interval {
    guard x.isSubset(of: box) else { return .entire }
    return TaylorModel.integral(coefficients, remainder, x, center)
  }

  /// Σ cₖ·∫hᵏ, and the remainder times ∫hⁿ on either side of the centre, where hⁿ has one sign.
  private static func integral(
    _ coefficients: [Interval],
    _ remainder: Interval,
    _ x: Interval,
    _ center: Double
  ) -> Interval {
    let left = Interval(x.lowerBound) - Interval(center)
    let right = Interval(x.upperBound) - Interval(center)
    // leftᵏ⁺¹ and rightᵏ⁺¹
    var (low, high) = (left, right)
    var terms: [Interval] = []
    for (k, coefficient) in coefficients.enumerated() {
      terms.append(coefficient * (high - low) / Interval(Double(k + 1)))
      (low, high) = (low * left, high * right)
    }
    let n = Interval(Double(coefficients.count + 1))
    let sum = terms.reversed().reduce(Interval(0)) { $0 + $1 }
    return sum + remainder * high / n + remainder * -low / n
  }

  /// The length of the curve over a part of the box; nil where it is too bent for the series.
  package func arcLength(over x: Interval) -> Interval? {
    let order = coefficients.count - 1
    guard order >= 1, x.isSubset(of: box) else { return nil }
    let terms = (1...(order + 1)).map { k in
      (k <= order ? coefficients[k] : remainder) * Interval(Double(k))
    }
    let boxes = (1...(order + 1)).map { k in
      coefficient(k, over: box) * Interval(Double(k))
    }
    let slope = SeriesModel(
      center: TaylorSeries(terms),
      box: TaylorSeries(boxes),
      displacement: box - Interval(center),
      isDefinedAtCenter: true,
      isQuick: true
    )
    let square = SeriesModel.square(slope)
    guard let speed = SeriesModel.sqrt(square.constant(Interval(1)) + square) else { return nil }
    let length = TaylorModel.integral(
      Array(speed.center.terms.dropLast()),
      speed.box.terms[speed.order],
      x,
      center
    )
    return length.isBounded ? length : nil
  }
}
