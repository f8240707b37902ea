package import Intervals

/// A function near a point, by its Taylor coefficients there and enclosures of them all around.
///
/// Both series come from the same power-series arithmetic: at the centre, with intervals as thin
/// as rounding allows, and over the whole box. By Taylor's theorem the last enclosure over the
/// box bounds what the centre's terms leave out, and that in turn narrows the others.
///
/// An operation that is not smooth on the box, or not certainly so, gives nil.
///
///     let x = SeriesModel(variableAround: 0, over: Interval(-1, 1), order: 8)
///     x.map { SeriesModel.exp($0).range }  // a little more than [1/e, e]
///
/// - Complexity: O(order²) for a product, and for each elementary function.
package struct SeriesModel: Sendable {
  /// The coefficients at the centre, 0 … order.
  let center: TaylorSeries
  /// The coefficients at any point of the box, 0 … order.
  let box: TaylorSeries
  /// The box less the centre; contains 0.
  let displacement: Interval
  /// False where the function only continues to the centre: its own formula has no value there.
  package let isDefinedAtCenter: Bool
  /// Whether Taylor's theorem is asked for one term only: in half the time enclosures are wider by what
  /// is of second order in the box's width.
  let isQuick: Bool

  /// The variable, around a centre, over the hull of it and a box; nil where that is not bounded.
  package init?(
    variableAround center: Double,
    over box: Interval,
    order: Int,
    isQuick: Bool = false
  ) {
    let hull = box.convexHull(with: Interval(center))
    guard hull.isBounded, center.isFinite, order > 0 else { return nil }
    let rest = [Interval(1)] + Array(repeating: Interval(0), count: order - 1)
    self.center = TaylorSeries([Interval(center)] + rest)
    self.box = TaylorSeries([hull] + rest)
    displacement = hull - Interval(center)
    isDefinedAtCenter = true
    self.isQuick = isQuick
  }

  /// Two series of one function; those over the box become as narrow as Taylor's theorem makes
  /// them.
  init(
    center: TaylorSeries,
    box: TaylorSeries,
    displacement: Interval,
    isDefinedAtCenter: Bool,
    isQuick: Bool
  ) {
    self.center = center
    self.box = SeriesModel.narrowed(box, center, displacement, isQuick: isQuick)
    self.isQuick = isQuick
    self.displacement = displacement
    self.isDefinedAtCenter = isDefinedAtCenter
  }

  /// Other series around the same centre over the same box, defined there at most where this is.
  func with(
    center: TaylorSeries,
    box: TaylorSeries,
    isDefined: Bool = true
  ) -> SeriesModel {
    SeriesModel(
      center: center,
      box: box,
      displacement: displacement,
      isDefinedAtCenter: isDefinedAtCenter && isDefined,
      isQuick: isQuick
    )
  }

  /// A number, in the company of another model.
  ///
  /// Series are combined only around one center over one box, with as many terms.
  package func constant(_ value: Interval) -> SeriesModel {
    let series = TaylorSeries(constant: value, order: order)
    return with(center: series, box: series)
  }

  /// The number of the last coefficient.
  package var order: Int { center.order }

  /// All values on the box.
  package var range: Interval { box.terms[0] }

  /// Whether the function is certainly the same number everywhere.
  ///
  /// Then all coefficients but the first are exactly 0, in both series.
  package var isConstant: Bool { center.isConstant && box.isConstant }

  /// One operation on both series.
  func map(_ operation: (TaylorSeries) -> TaylorSeries) -> SeriesModel {
    with(center: operation(center), box: operation(box))
  }

  /// One operation on both series of two functions.
  func map(
    with other: SeriesModel,
    _ operation: (TaylorSeries, TaylorSeries) -> TaylorSeries
  ) -> SeriesModel {
    with(
      center: operation(center, other.center),
      box: operation(box, other.box),
      isDefined: other.isDefinedAtCenter
    )
  }

  /// The same function with what is also known of its values.
  func narrowingFirst(center value: Interval, box values: Interval) -> SeriesModel {
    with(
      center: center.replacingFirst(by: center.terms[0].intersection(value)),
      box: box.replacingFirst(by: range.intersection(values))
    )
  }

  /// The same function, undefined at the centre where another is.
  package func known(with other: SeriesModel) -> SeriesModel {
    with(center: center, box: box, isDefined: other.isDefinedAtCenter)
  }

  /// The same function, undefined at the centre.
  var withoutValueAtCenter: SeriesModel {
    with(center: center, box: box, isDefined: false)
  }

  /// f / (t − centre)^count, where that many coefficients at the centre are exactly 0.
  ///
  /// (f(t) − f(c))/(t − c) is the mean of f′ between c and t, and its k-th coefficient a weighted
  /// mean of f's next one: both series just move.
  func dividedByDisplacement(_ count: Int) -> SeriesModel {
    with(
      center: TaylorSeries(Array(center.terms.dropFirst(count))),
      box: TaylorSeries(Array(box.terms.dropFirst(count))),
      isDefined: count == 0
    )
  }

  /// Coefficient k over the box: Σ C(j, k)·cⱼ·hʲ⁻ᵏ, the last term from the box; from the top down.
  ///
  /// Quickly cₖ + (k + 1)·h·(the next one) alone.
  private static func narrowed(
    _ box: TaylorSeries,
    _ center: TaylorSeries,
    _ displacement: Interval,
    isQuick: Bool
  ) -> TaylorSeries {
    if box.isConstant, center.isConstant { return center }
    var terms = box.terms
    if isQuick {
      for k in stride(from: terms.count - 2, through: 0, by: -1) {
        let chord = center.terms[k] + terms[k + 1].scaled(by: Double(k + 1)) * displacement
        let narrow = terms[k].intersection(chord)
        if !narrow.isEmpty { terms[k] = narrow }
      }
      return TaylorSeries(terms)
    }
    let last = terms.count - 1
    var binomials = [Double](repeating: 1, count: last + 1)
    for k in stride(from: last - 1, through: 0, by: -1) {
      for j in stride(from: k + 1, through: last, by: 1) {
        binomials[j - k] = (binomials[j - k - 1] * Double(j) / Double(j - k)).rounded()
      }
      var sum = terms[last].scaled(by: binomials[last - k])
      for j in stride(from: last - 1, through: k, by: -1) {
        sum = sum * displacement + center.terms[j].scaled(by: binomials[j - k])
      }
      let chord = center.terms[k] + terms[k + 1].scaled(by: Double(k + 1)) * displacement
      let narrow = terms[k].intersection(sum).intersection(chord)
      if !narrow.isEmpty { terms[k] = narrow }
    }
    return TaylorSeries(terms)
  }
}
