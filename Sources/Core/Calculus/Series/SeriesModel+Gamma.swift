import Intervals

extension SeriesModel {
  /// The gamma function between two poles; nil elsewhere.
  package static func gamma(_ u: SeriesModel) -> SeriesModel? {
    guard u.staysBetweenGammaPoles else { return nil }
    return u.map(\.gamma)
  }

  /// u! = Γ(u + 1).
  package static func factorial(_ u: SeriesModel) -> SeriesModel? {
    gamma(u + u.constant(Interval(1)))
  }

  /// The gamma function as Γ(u + n)/(u·(u + 1) ⋯ (u + n − 1)), with u + n above 0; nil far below 0.
  package static func gammaQuotient(_ u: SeriesModel) -> SeriesQuotient? {
    let low = Swift.min(u.range.lowerBound, u.center.terms[0].lowerBound)
    guard low > -20 else { return nil }
    let steps = low > 0 ? 0 : Int(-low.rounded(.down)) + 1
    let factors = (0..<steps).map { u + u.constant(Interval(Double($0))) }
    guard let top = gamma(u + u.constant(Interval(Double(steps)))) else { return nil }
    guard let first = factors.first else { return SeriesQuotient(top) }
    return SeriesQuotient(top, over: factors.dropFirst().reduce(first) { $0 * $1 })
  }

  /// ψ⁽ⁿ⁾(u) between two poles; nil elsewhere.
  package static func polygamma(_ order: Int, _ u: SeriesModel) -> SeriesModel? {
    guard u.staysBetweenGammaPoles else { return nil }
    return u.map { $0.polygamma(order) }
  }

  private var staysBetweenGammaPoles: Bool {
    range.convexHull(with: center.terms[0]).avoidsGammaPoles
  }
}

extension TaylorSeries {
  /// Γ(u), by Γ′ = Γψ.
  fileprivate var gamma: TaylorSeries {
    let slopes = polygamma(0).terms
    var result = [Interval.gamma(terms[0])]
    // The terms of Γ(u)·ψ(u).
    var products: [Interval] = []
    for k in stride(from: 1, through: order, by: 1) {
      products.append(
        TaylorSeries.convolution(slopes, result, at: k - 1, from: 0, through: k - 1) { _ in nil }
      )
      result.append(weighted(products, at: k))
    }
    return TaylorSeries(result)
  }

  func polygamma(_ first: Int) -> TaylorSeries {
    composed { .polygamma(first + $0, terms[0]) }
  }

  /// The series of a function of this one, from its derivatives at the values of this one.
  func composed(_ derivative: (_ order: Int) -> Interval) -> TaylorSeries {
    var factorial = Interval(1)
    return composed(
      (0...order).map { n -> Interval in
        if n > 1 { factorial = factorial * Interval(Double(n)) }
        return derivative(n) / factorial
      }
    )
  }

  /// The series of a function of this one, from its Taylor coefficients at the values of this one.
  func composed(_ coefficients: [Interval]) -> TaylorSeries {
    let rest = replacingFirst(by: Interval(0))
    guard order > 0 else { return TaylorSeries(coefficients) }
    if rest.terms[1] == Interval(1), rest.terms.dropFirst(2).allSatisfy({ $0 == Interval(0) }) {
      return TaylorSeries(coefficients)
    }
    return coefficients.dropLast().reversed().reduce(
      TaylorSeries(constant: coefficients[order], order: order)
    ) { sum, coefficient in
      let product = sum * rest
      return product.replacingFirst(by: product.terms[0] + coefficient)
    }
  }
}
