import CSpecialFunctions
package import Intervals

/// Shares of distributions, which are integrals of their densities.
///
/// Source: NIST Digital Library of Mathematical Functions, 8.2, 8.17.
extension SmoothFunction {
  /// The share of the gamma function's integral from 0 to x, of a parameter above 0.
  package static func gammaBelow(_ a: Interval) -> SmoothFunction {
    ofGammaDensity(a, sign: 1, special_gamma_below)
  }

  /// The share from x on.
  package static func gammaAbove(_ a: Interval) -> SmoothFunction {
    ofGammaDensity(a, sign: -1, special_gamma_above)
  }

  /// With x^(a − 1)·e^(−x)/Γ(a) for a derivative.
  private static func ofGammaDensity(
    _ a: Interval,
    sign: Double,
    _ values: @escaping special_binary
  ) -> SmoothFunction {
    let size = logarithmOfGamma.range(a)
    return SmoothFunction(
      derivative: { u in
        let exponent = u.logarithm * (a - Interval(1)) - u
        return (exponent - TaylorSeries(constant: size, order: u.order)).exponential
          * Interval(sign)
      },
      stretches: a.lowerBound > 0 ? [Interval(0, .infinity)] : [],
      closedEnds: [0],
      bounds: Interval(0, 1),
      // Each share rises or falls with the parameter.
      value: { x in
        let ends = a.isSingleton ? [a.lowerBound] : [a.lowerBound, a.upperBound]
        let shares = ends.map { Interval(values($0, $0, x, x)) }
        return shares.contains(where: \.isEmpty)
          ? .empty : shares.dropFirst().reduce(shares[0]) { $0.convexHull(with: $1) }
      }
    )
  }

  /// The share of Student's t distribution below a number, of ν > 0 degrees of freedom.
  package static func student(_ freedom: Interval) -> SmoothFunction {
    let half = freedom.scaled(by: 0.5)
    let exponent = -(half + Interval(0.5))
    let logarithm = logarithmOfGamma.range(half + Interval(0.5)) - logarithmOfGamma.range(half)
    let top = Interval.exp(logarithm) / Interval.sqrt(freedom * .pi)
    return SmoothFunction(
      derivative: { u in
        let one = TaylorSeries(constant: Interval(1), order: u.order)
        let base = u.squared * Interval.reciprocal(freedom) + one
        return base.power(exponent, first: .pow(base.terms[0], exponent)) * top
      },
      stretches: freedom.lowerBound > 0 ? [.entire] : [],
      bounds: Interval(0, 1),
      value: { Interval(special_student(freedom.lowerBound, freedom.upperBound, $0, $0)) }
    )
  }

  /// The share of the beta distribution below a number between 0 and 1: the regularised incomplete beta
  /// function; nil where both parameters are not known as a pair.
  package static func betaBelow(_ pair: Interval) -> SmoothFunction? {
    guard let (a, b) = ParameterPair.thousandths.parts(pair) else { return nil }
    let size = logarithmOfBeta(a, b)
    return SmoothFunction(
      derivative: { u in
        let one = TaylorSeries(constant: Interval(1), order: u.order)
        let exponent =
          u.logarithm * (a - Interval(1)) + (one - u).logarithm * (b - Interval(1))
        return (exponent - TaylorSeries(constant: size, order: u.order)).exponential
      },
      stretches: [Interval(0, 1)],
      closedEnds: [0, 1],
      bounds: Interval(0, 1),
      value: ofParameter(pair, special_beta_below)
    )
  }

  /// ln B(a, b).
  static func logarithmOfBeta(_ a: Interval, _ b: Interval) -> Interval {
    logarithmOfGamma.range(a) + logarithmOfGamma.range(b) - logarithmOfGamma.range(a + b)
  }

  static func ofParameter(
    _ parameter: Interval,
    _ values: @escaping special_binary
  ) -> @Sendable (Double) -> Interval {
    { Interval(values(parameter.lowerBound, parameter.upperBound, $0, $0)) }
  }
}
