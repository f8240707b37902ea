import Intervals

extension TaylorSeries {
  /// e^u.
  var exponential: TaylorSeries {
    var result = [Interval.exp(terms[0])]
    for k in stride(from: 1, through: order, by: 1) {
      result.append(weighted(result, at: k))
    }
    return TaylorSeries(result)
  }

  /// ln u, for u above 0.
  var logarithm: TaylorSeries {
    var result = [Interval.log(terms[0])]
    for k in stride(from: 1, through: order, by: 1) {
      let known = TaylorSeries.convolution(result, terms, at: k, from: 1, through: k - 1) {
        Interval(Double($0))
      }
      result.append((terms[k] - known / Interval(Double(k))) / terms[0])
    }
    return TaylorSeries(result)
  }

  /// √u for u above 0, with a known first term: each term from u = √u·√u.
  func squareRoot(first: Interval) -> TaylorSeries {
    var result = [first]
    let double = first.scaled(by: 2)
    for k in stride(from: 1, through: order, by: 1) {
      var known = TaylorSeries.convolution(result, result, at: k, from: 1, through: (k - 1) / 2) {
        _ in nil
      }.scaled(by: 2)
      if k & 1 == 0 { known = known + Interval.square(result[k / 2]) }
      result.append((terms[k] - known) / double)
    }
    return TaylorSeries(result)
  }

  /// u^p for u above 0, with a known first term.
  func power(_ exponent: Interval, first: Interval) -> TaylorSeries {
    var result = [first]
    for k in stride(from: 1, through: order, by: 1) {
      let sum = TaylorSeries.convolution(terms, result, at: k, from: 1, through: k) {
        exponent.scaled(by: Double($0)) - Interval(Double(k - $0))
      }
      result.append(sum / (terms[0] * Interval(Double(k))))
    }
    return TaylorSeries(result)
  }

  /// A pair of functions with a′ = b and b′ = ±a: sine and cosine for −, hyperbolic for +.
  func circular(
    sine: Interval,
    cosine: Interval,
    isHyperbolic: Bool
  ) -> (sine: TaylorSeries, cosine: TaylorSeries) {
    var sines = [sine]
    var cosines = [cosine]
    for k in stride(from: 1, through: order, by: 1) {
      let next = weighted(cosines, at: k)
      let other = weighted(sines, at: k)
      sines.append(next)
      cosines.append(isHyperbolic ? other : -other)
    }
    return (TaylorSeries(sines), TaylorSeries(cosines))
  }

  /// A function with g′ = 1 ± g²: the tangent for +, the hyperbolic one for −.
  func tangent(first: Interval, isHyperbolic: Bool) -> TaylorSeries {
    var result = [first]
    var derivative: [Interval] = []
    for k in stride(from: 1, through: order, by: 1) {
      let known = TaylorSeries(result).squared.terms[k - 1]
      let one = Interval(k == 1 ? 1 : 0)
      derivative.append(isHyperbolic ? one - known : one + known)
      result.append(weighted(derivative, at: k))
    }
    return TaylorSeries(result)
  }
}
