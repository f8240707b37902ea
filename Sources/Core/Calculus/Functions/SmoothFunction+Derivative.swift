import Intervals

/// Functions by what their derivative is.
extension SmoothFunction {
  /// A function with a derivative that is known of power series.
  init(
    derivative: @escaping @Sendable (TaylorSeries) -> TaylorSeries,
    stretches: [Interval] = [.entire],
    closedEnds: [Double] = [],
    bounds: Interval = .entire,
    value: @escaping @Sendable (Double) -> Interval
  ) {
    self.init(stretches: stretches, closedEnds: closedEnds, bounds: bounds, value: value) {
      x,
      _,
      n in
      let slopes = derivative(TaylorSeries(variable: x, order: n - 1))
      return slopes.terms.enumerated().map { $1 / Interval(Double($0 + 1)) }
    }
  }

  /// A function y with y′ = rate(y).
  init(
    rate: @escaping @Sendable (TaylorSeries) -> TaylorSeries,
    stretches: [Interval],
    certain: [Interval]? = nil,
    bounds: Interval = .entire,
    value: @escaping @Sendable (Double) -> Interval
  ) {
    self.init(stretches: stretches, certain: certain, bounds: bounds, value: value) {
      _,
      values,
      order in
      var terms = [values]
      for k in stride(from: 1, through: order, by: 1) {
        terms.append(rate(TaylorSeries(terms)).terms[k - 1] / Interval(Double(k)))
      }
      return Array(terms.dropFirst())
    }
  }
}

extension TaylorSeries {
  /// The variable itself, at any number of an interval.
  init(variable x: Interval, order: Int) {
    self.init(constant: x, order: order)
    if order > 0 { terms[1] = Interval(1) }
  }
}
