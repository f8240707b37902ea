import Intervals

extension SeriesModel {
  /// The gamma function of what is above 0; nil elsewhere.
  package static func gamma(_ u: SeriesModel) -> SeriesModel? {
    guard u.range.lowerBound > 0, u.center.terms[0].lowerBound > 0 else { return nil }
    return u.map(\.gamma)
  }

  /// u! = Γ(u + 1).
  package static func factorial(_ u: SeriesModel) -> SeriesModel? {
    gamma(u + u.constant(Interval(1)))
  }
}

extension TaylorSeries {
  /// Γ(u), by Γ′ = Γψ.
  fileprivate var gamma: TaylorSeries {
    let slopes = digamma.terms
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

  /// ψ(u): the coefficients of ψ about the first term, with what u adds to it.
  private var digamma: TaylorSeries {
    let place = terms[0]
    let coefficients = (0...order).map { n -> Interval in
      if n == 0 { return .digamma(place) }
      let zeta = Interval.zeta(n + 1, from: place)
      return n & 1 == 1 ? zeta : -zeta
    }
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

extension Interval {
  /// ζ(s, x) = Σ 1/(x + k)ˢ for whole s above 1 and x above 0, which falls in x.
  fileprivate static func zeta(_ s: Int, from x: Interval) -> Interval {
    x.isSingleton
      ? zeta(s, at: x)
      : zeta(s, at: Interval(x.lowerBound)).convexHull(with: zeta(s, at: Interval(x.upperBound)))
  }

  /// Source: Euler and Maclaurin; what is left out is less than its first term.
  private static func zeta(_ s: Int, at x: Interval) -> Interval {
    guard x.isBounded, x.lowerBound > 0 else { return .entire }
    var (sum, place) = (Interval(0), x)
    while place.lowerBound < 12 {
      sum = sum + Interval.reciprocal(Interval.pown(place, s))
      place = place + Interval(1)
    }
    let inverse = Interval.reciprocal(place)
    let first = Interval.pown(inverse, s)
    sum = sum + place * first / Interval(Double(s - 1)) + first.scaled(by: 0.5)
    var power = first * inverse
    var rising = Interval(Double(s))
    for (index, divisor) in bernoulliDivisors.enumerated() {
      let term = power * rising / divisor
      sum = sum + (index == bernoulliDivisors.count - 1 ? term * Interval(0, 1) : term)
      power = power * Interval.square(inverse)
      let next = Interval(Double(s + 2 * index + 1))
      rising = rising * next * (next + Interval(1))
    }
    return sum
  }

  /// (2j)!/B₂ⱼ.
  private static let bernoulliDivisors: [Interval] = [
    Interval(12), Interval(-720), Interval(30240), Interval(-1_209_600), Interval(47_900_160),
    Interval(-1_307_674_368_000) / Interval(691), Interval(74_724_249_600),
  ]
}
