import CSpecialFunctions
import Intervals

/// Integrals of elementary functions, as they are tabled, and functions that satisfy an equation.
///
/// Source: NIST Digital Library of Mathematical Functions, chapters 4, 5, 6, 7 and 25.
extension SmoothFunction {
  private static let aboveZero = Interval(0, .infinity)
  private static let belowZero = Interval(-.infinity, 0)

  /// Si(x), the integral of sin(t)/t from 0 on.
  package static let sineIntegral = SmoothFunction(
    derivative: { u in
      let values = Interval.sincDerivatives(through: u.order, u.terms[0])
      return u.composed { values[$0] }
    },
    bounds: Interval(-1.852, 1.852),
    value: { Interval(special_sine_integral($0, $0)) }
  )

  /// Ci(x) = −∫ cos(t)/t from x to ∞, above 0.
  package static let cosineIntegral = SmoothFunction(
    derivative: { $0.sineAndCosine.cosine / $0 },
    stretches: [aboveZero],
    bounds: Interval(-.infinity, 0.473),
    value: { Interval(special_cosine_integral($0, $0)) }
  )

  /// Ei(x), the principal value of the integral of eᵗ/t up to x, with a pole at 0.
  package static let exponentialIntegral = SmoothFunction(
    derivative: { $0.exponential / $0 },
    stretches: [belowZero, aboveZero],
    value: { Interval(special_exponential_integral($0, $0)) }
  )

  /// li(x) = Ei(ln x), with a pole at 1.
  package static let logarithmicIntegral = SmoothFunction(
    derivative: { TaylorSeries(constant: Interval(1), order: $0.order) / $0.logarithm },
    stretches: [Interval(0, 1), Interval(1, .infinity)],
    closedEnds: [0],
    value: { Interval(special_logarithmic_integral($0, $0)) }
  )

  /// erfi(x) = 2/√π·∫ e^(t²) from 0 on.
  package static let erfi = SmoothFunction(
    derivative: { $0.squared.exponential * Interval.bellTop },
    value: { Interval(special_erfi($0, $0)) }
  )

  /// The number of which the error function is x, between −1 and 1.
  package static let erfinv = SmoothFunction(
    rate: { $0.squared.exponential * Interval.reciprocal(Interval.bellTop) },
    stretches: [Interval(-1, 1)],
    value: { Interval(special_erfinv($0, $0)) }
  )

  /// The number of which the complementary error function is x, between 0 and 2.
  package static let erfcinv = SmoothFunction(
    rate: { -($0.squared.exponential * Interval.reciprocal(Interval.bellTop)) },
    stretches: [Interval(0, 2)],
    value: { Interval(special_erfcinv($0, $0)) }
  )

  /// Fresnel's S(x), the integral of sin(πt²/2) from 0 on.
  package static let fresnelSine = SmoothFunction(
    derivative: { $0.halfTurnsOfSquare.sineAndCosine.sine },
    bounds: Interval(-0.714, 0.714),
    value: { Interval(special_fresnel_sine($0, $0)) }
  )

  /// Fresnel's C(x), the integral of cos(πt²/2) from 0 on.
  package static let fresnelCosine = SmoothFunction(
    derivative: { $0.halfTurnsOfSquare.sineAndCosine.cosine },
    bounds: Interval(-0.78, 0.78),
    value: { Interval(special_fresnel_cosine($0, $0)) }
  )

  /// ln Γ(x), above 0.
  package static let logarithmOfGamma = SmoothFunction(
    derivative: { $0.polygamma(0) },
    stretches: [aboveZero],
    bounds: Interval(-0.122, .infinity),
    value: { Interval(special_log_gamma($0, $0)) }
  )

  /// Lambert's W, the greater number w with w·eʷ = x, from −1/e on.
  package static let lambertW = SmoothFunction(
    rate: rateOfLambertW,
    stretches: [Interval(-Interval.exp(Interval(-1)).upperBound, .infinity)],
    certain: [Interval(-Interval.exp(Interval(-1)).lowerBound, .infinity)],
    bounds: Interval(-1, .infinity),
    value: { Interval(special_lambert_w($0, $0)) }
  )

  /// Its other branch, the lesser w of numbers from −1/e up to 0.
  package static let lowerLambertW = SmoothFunction(
    rate: rateOfLambertW,
    stretches: [Interval(-Interval.exp(Interval(-1)).upperBound, 0)],
    certain: [Interval(-Interval.exp(Interval(-1)).lowerBound, 0)],
    bounds: Interval(-.infinity, -1),
    value: { $0 < 0 ? Interval(special_lower_lambert_w($0, $0)) : .empty }
  )

  /// e^(−w)/(w + 1).
  @Sendable private static func rateOfLambertW(_ w: TaylorSeries) -> TaylorSeries {
    (-w).exponential / (w + TaylorSeries(constant: Interval(1), order: w.order))
  }

  /// Riemann's ζ of real numbers, with a pole at 1.
  package static let zeta = SmoothFunction(
    stretches: [Interval(-.infinity, 1), Interval(1, .infinity)],
    value: { Interval(special_zeta($0, $0)) },
    coefficients: { x, _, order in
      guard x.lowerBound >= 1 else { return zetaTerms(x, order) }
      // Above 1 every derivative keeps its sign and falls in size.
      let low = zetaTerms(Interval(x.lowerBound), order)
      let high = x.isSingleton ? low : zetaTerms(Interval(x.upperBound), order)
      return (1...order).map { degree in
        let signed = degree & 1 == 1 ? belowZero : aboveZero
        return low[degree - 1].convexHull(with: high[degree - 1]).intersection(signed)
      }
    }
  )

  private static func zetaTerms(_ x: Interval, _ order: Int) -> [Interval] {
    var terms = [special_bounds](repeating: special_bounds(), count: order + 1)
    special_zeta_terms(&terms, Int32(terms.count), x.lowerBound, x.upperBound)
    return terms.dropFirst().map { $0.lower.isNaN ? .entire : Interval($0) }
  }
}

extension Interval {
  /// What a library found; empty where there is no value.
  init(_ bounds: special_bounds) { self.init(bounds.lower, bounds.upper) }
}

extension TaylorSeries {
  fileprivate var sineAndCosine: (sine: TaylorSeries, cosine: TaylorSeries) {
    circular(sine: .sin(terms[0]), cosine: .cos(terms[0]), isHyperbolic: false)
  }

  /// πu²/2.
  fileprivate var halfTurnsOfSquare: TaylorSeries { squared * Interval.pi.scaled(by: 0.5) }
}
