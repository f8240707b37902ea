public import Intervals

/// A function near a centre as a polynomial and what it leaves out, both enclosed.
///
/// With h = t − center and n coefficients, for each t of the box (but the centre itself, unless
/// `isDefinedAtCenter`):
///
///     f(t) ∈ c₀ + c₁·h + … + cₙ₋₁·hⁿ⁻¹ + remainder·hⁿ
///
/// and f is smooth there: the coefficients are Taylor's at the centre, and the remainder contains
/// f⁽ⁿ⁾(t)/n! all over the box. Where f has no value at the centre, both speak of its smooth
/// continuation: sin(x)/x around 0 has c₀ = 1.
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, section 9.3.
///
/// It is a Taylor form with an interval remainder in proportion to hⁿ, so that it stays sharp relative
/// to h near the center; no arithmetic of its own is needed, as series are calculated in `SeriesModel`.
public struct TaylorModel: Sendable, Hashable {
  /// How many coefficients there are where none is lost to a cancelled factor.
  public static var usualOrder: Int { 8 }

  /// Where h is 0.
  public let center: Double
  /// Where the expansion holds; contains the centre.
  public let box: Interval
  /// c₀ … cₙ₋₁, at least one.
  public let coefficients: [Interval]
  /// What multiplies hⁿ.
  public let remainder: Interval
  /// All values on the box.
  public let values: Interval
  /// All slopes on the box.
  public let slopes: Interval
  /// Whether the function has a value at the centre, c₀, rather than only a limit.
  public let definedAtCenter: Bool

  /// An expansion of a model's function; nil where its coefficients are not all bounded.
  package init?(
    _ model: SeriesModel,
    center: Double,
    over x: Interval,
    order: Int = TaylorModel.usualOrder
  ) {
    let count = Swift.min(model.order, order)
    let coefficients = Array(model.center.terms.prefix(count))
    let remainder = model.box.terms[count]
    guard count > 0, remainder.isBounded, coefficients.allSatisfy(\.isBounded) else { return nil }
    self.center = center
    self.coefficients = coefficients
    self.remainder = remainder
    values = model.range
    slopes = model.box.terms[1]
    box = x.convexHull(with: Interval(center))
    definedAtCenter = model.isDefinedAtCenter
  }

  private init(shortening model: TaylorModel, to count: Int) {
    center = model.center
    box = model.box
    coefficients = Array(model.coefficients.prefix(count))
    remainder = model.coefficient(count, over: model.box)
    values = model.values
    slopes = model.slopes
    definedAtCenter = model.definedAtCenter
  }

  /// The same function by as few coefficients as tell its values to within a tolerance, at least two.
  ///
  /// What is left out goes into the remainder, so that nothing is lost on a narrow box; itself where
  /// fewer do not tell enough.
  package func shortened(toWithin tolerance: Double) -> TaylorModel {
    let reach = (box - Interval(center)).magnitude
    var power = reach
    for count in 2..<Swift.max(2, coefficients.count) {
      power *= reach
      let short = TaylorModel(shortening: self, to: count)
      if short.remainder.width * power <= tolerance { return short }
    }
    return self
  }
}
