import CSpecialFunctions
package import Intervals

/// Quantiles: inverses of shares, between 0 and 1.
extension SmoothFunction {
  /// The number below which the share of the gamma function's integral is p.
  package static func gammaInverse(_ a: Interval) -> SmoothFunction {
    let size = logarithmOfGamma.range(a)
    return quantile(a, bounds: aboveZero, ofParameter(a, special_gamma_inverse)) { y in
      let exponent = y + y.logarithm * (Interval(1) - a)
      return (exponent + TaylorSeries(constant: size, order: y.order)).exponential
    }
  }

  /// x/(1 − x) of the number x below which the share of the beta distribution is p.
  package static func betaOdds(_ pair: Interval) -> SmoothFunction? {
    guard let (a, b) = ParameterPair.thousandths.parts(pair) else { return nil }
    let size = logarithmOfBeta(a, b)
    return quantile(pair, bounds: aboveZero, ofParameter(pair, special_beta_odds)) { y in
      let one = TaylorSeries(constant: Interval(1), order: y.order)
      let exponent = y.logarithm * (Interval(1) - a) + (y + one).logarithm * (a + b)
      return (exponent + TaylorSeries(constant: size, order: y.order)).exponential
    }
  }

  /// The number below which the share of Student's t distribution is p.
  package static func studentInverse(_ freedom: Interval) -> SmoothFunction {
    let half = freedom.scaled(by: 0.5)
    let exponent = half + Interval(0.5)
    let size = logarithmOfGamma.range(half) - logarithmOfGamma.range(exponent)
    let bottom = Interval.exp(size) * Interval.sqrt(freedom * .pi)
    return quantile(freedom, ofParameter(freedom, special_student_inverse)) { y in
      let one = TaylorSeries(constant: Interval(1), order: y.order)
      let base = y.squared * Interval.reciprocal(freedom) + one
      return base.power(exponent, first: .pow(base.terms[0], exponent)) * bottom
    }
  }

  /// The s of which the chance of at most s − 1 is p, where λ are expected; rising, and between whole
  /// numbers by the integral.
  package static func poissonInverse(_ mean: Interval) -> SmoothFunction {
    rising(
      mean,
      bounds: Interval(.leastNonzeroMagnitude, .infinity),
      ofParameter(mean, special_poisson_inverse)
    )
  }

  /// The s of which the chance of at most s − 1 of n is p, after a pair of n and the chance of each.
  package static func binomialInverse(_ pair: Interval) -> SmoothFunction? {
    guard let (n, _) = ParameterPair.countAndChance.parts(pair) else { return nil }
    let bounds = Interval(.leastNonzeroMagnitude, (n + Interval(1)).upperBound)
    return rising(pair, bounds: bounds, ofParameter(pair, special_binomial_inverse))
  }

  private static let aboveZero = Interval(0, .infinity)

  /// Of a parameter above 0; of others there is none.
  private static func quantile(
    _ parameter: Interval,
    bounds: Interval = .entire,
    _ value: @escaping @Sendable (Double) -> Interval,
    rate: @escaping @Sendable (TaylorSeries) -> TaylorSeries
  ) -> SmoothFunction {
    SmoothFunction(rate: rate, stretches: shares(parameter), bounds: bounds, value: value)
  }

  /// Of which no more is known than that it rises, and how fast at least.
  ///
  /// The share changes with s by a mean of ln T − E ln T, or of the same of T/(1 − T), over part of the values
  /// of T, which has the gamma or beta distribution: by no more than the root of that logarithm's variance.
  /// These are ψ′(s), and ψ′(s) + ψ′(n + 1 − s), and ψ′(s) is less than 1/s + 1/s².
  private static func rising(
    _ parameter: Interval,
    bounds: Interval,
    _ value: @escaping @Sendable (Double) -> Interval
  ) -> SmoothFunction {
    SmoothFunction(
      stretches: shares(parameter),
      bounds: bounds,
      value: value,
      coefficients: { _, values, order in
        let place = values.intersection(bounds)
        let ends = [place] + (bounds.isBounded ? [Interval(bounds.upperBound) - place] : [])
        let most = ends.reduce(Interval(0)) { sum, end in
          let inverse = Interval.reciprocal(end)
          return sum + inverse + Interval.square(inverse)
        }
        let least = Interval.reciprocal(.sqrt(most)).lowerBound
        let slope = Interval(least > 0 ? least : 0, .infinity)
        return [slope] + [Interval](repeating: .entire, count: Swift.max(order - 1, 0))
      }
    )
  }

  private static func shares(_ parameter: Interval) -> [Interval] {
    parameter.lowerBound > 0 ? [Interval(0, 1)] : []
  }
}
