package import Intervals

/// The right side of y′ = f(x, y), as far as a solution asks for it.
///
/// All answers are proven, for each place of a box; nil says nothing.
package protocol Rate: Sendable {
  /// What is certain over a box, with the slopes of chords along y.
  func enclosure(x: Interval, y: Interval) -> Enclosure

  /// f(x(t), y(t)) as series; nil where it is not certainly smooth.
  func series(x: SeriesModel, y: SeriesModel) -> SeriesModel?

  /// How it grows with y.
  ///
  /// With u = 1/|y| and s the sign of y it is s·f(x, s/u)·uᵈ for each u of an interval from 0 on, where d is
  /// `degree`; nil where f is no polynomial in y.
  ///
  /// - Returns: The values of that over a box of x and u.
  func leading(x: Interval, u: Interval, isNegative: Bool) -> (degree: Int, values: Interval)?
}

extension SeriesModel {
  /// The solution of y′ = f(x, y) along a path x(t), as a series.
  ///
  /// `first` encloses y at the centre of `x`, `values` all of it over the box; nil where f is not certainly
  /// smooth there. Term k + 1 is that of ∫f(x, y)·x′, which the terms up to k determine.
  /// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, section 10.
  ///
  /// - Complexity: O(order³) for each operation of f.
  static func solution(
    of rate: some Rate,
    along x: SeriesModel,
    first: Interval,
    values: Interval
  ) -> SeriesModel? {
    let start = rate.enclosure(x: x.center.terms[0], y: first).value
    let all = rate.enclosure(x: x.range, y: values).value
    guard start.decoration >= .definedAndContinuous, all.decoration >= .definedAndContinuous,
      start.interval.isBounded,
      all.interval.isBounded
    else { return nil }
    var center = TaylorSeries([first])
    var box = TaylorSeries([values])
    func append(_ inner: TaylorSeries, _ outer: TaylorSeries) {
      let next = center.terms.count
      center.terms.append(x.center.weighted(inner.terms, at: next))
      box.terms.append(x.box.weighted(outer.terms, at: next))
    }
    append(TaylorSeries([start.interval]), TaylorSeries([all.interval]))
    for order in 1..<Swift.max(x.order, 1) {
      let y = SeriesModel(
        center: center,
        box: box,
        displacement: x.displacement,
        isDefinedAtCenter: true,
        isQuick: true
      )
      guard let slope = rate.series(x: x.truncated(to: order), y: y), slope.isDefinedAtCenter else {
        return nil
      }
      append(slope.center, slope.box)
    }
    return SeriesModel(
      center: center,
      box: box,
      displacement: x.displacement,
      isDefinedAtCenter: true,
      isQuick: x.isQuick
    )
  }

  /// The first terms of a series.
  private func truncated(to order: Int) -> SeriesModel {
    SeriesModel(
      center: TaylorSeries(Array(center.terms.prefix(order + 1))),
      box: TaylorSeries(Array(box.terms.prefix(order + 1))),
      displacement: displacement,
      isDefinedAtCenter: isDefinedAtCenter,
      isQuick: true
    )
  }
}
