package import Intervals

/// The right sides of y′ = f(x, y, z) and z′ = g(x, y, z), as far as a solution asks for them.
package protocol SystemRate: Sendable {
  /// What is certain of the values over a box.
  func values(x: Interval, _ unknowns: Pair<Interval>) -> Pair<DecoratedInterval>

  /// All derivatives by the unknowns over a box, a row for each equation; nil where they may not be continuous.
  func slopes(x: Interval, _ unknowns: Pair<Interval>) -> Pair<Pair<Interval>>?

  /// f and g along a path; nil where they are not certainly smooth.
  func series(x: SeriesModel, _ unknowns: Pair<SeriesModel>) -> Pair<SeriesModel>?

  /// f and g as steps for series of both unknowns; nil where they are more than these can tell.
  var tape: SeriesTape? { get }

  /// The series of the derivatives by the unknowns along a path.
  func slopeSeries(x: SeriesModel, _ unknowns: Pair<SeriesModel>) -> Pair<Pair<SeriesModel>>?

  /// What encloses a place in a stretch at which one of both certainly has no value, whatever the unknowns
  /// are; nil where none is known.
  func gap(in x: Interval) -> Interval?
}

extension SystemRate {
  /// All values over a box; nil where they may not be continuous, with continuous derivatives.
  func smoothValues(x: Interval, _ unknowns: Pair<Interval>) -> Pair<Interval>? {
    let values = values(x: x, unknowns)
    guard values.allSatisfy({ $0.decoration >= .definedAndContinuous && $0.interval.isBounded }),
      slopes(x: x, unknowns)?.isBounded == true
    else { return nil }
    return values.map(\.interval)
  }

  /// What certainly holds all solutions from a box on, over a stretch; nil where none is found.
  ///
  /// As for one equation: each start has one solution there (Picard, Lindelöf).
  /// `way` is the length of the stretch, negative downward.
  func values(
    over x: Interval,
    from first: Pair<Interval>,
    way: Interval
  ) -> Pair<Interval>? {
    let span = way.convexHull(with: Interval(0))
    var box = first
    for _ in 0..<12 {
      let least = box.magnitude * 0x1p-40
      let wide = box.map { side -> Interval in
        let margin = Swift.max(side.width / 8, least, 0x1p-900)
        return side + Interval(-margin, margin)
      }
      guard let slope = smoothValues(x: x, wide) else { return nil }
      let reached = first + slope * span
      if reached.with(wide, { $0.isSubset(of: $1) }).allSatisfy({ $0 }) {
        let again = values(x: x, reached).map(\.interval)
        return reached.with(first + again * span) { $0.narrowed(by: $1) }
      }
      box = box.convexHull(with: reached)
    }
    return nil
  }
}

extension Pair where Element == SeriesModel {
  /// The solution along a path x(t), as series; `first` encloses it at the centre of `x`, `values` all of it
  /// over the box.
  ///
  /// Nil where the right sides are not certainly smooth there. Terms come one after the other, as for one
  /// equation.
  static func solution(
    of rate: some SystemRate,
    along x: SeriesModel,
    first: Pair<Interval>,
    values: Pair<Interval>
  ) -> Pair? {
    guard first.isBounded, rate.smoothValues(x: x.range, values) != nil else { return nil }
    if let tape = rate.tape {
      guard let center = tape.solution(along: x.center, from: [first.first, first.second]),
        let box = tape.solution(along: x.box, from: [values.first, values.second])
      else { return nil }
      return Pair(
        x.with(center: center[0], box: box[0]),
        x.with(center: center[1], box: box[1])
      )
    }
    var center = first.map { TaylorSeries([$0]) }
    var box = values.map { TaylorSeries([$0]) }
    func model(_ center: TaylorSeries, _ box: TaylorSeries) -> SeriesModel {
      SeriesModel(
        center: center,
        box: box,
        displacement: x.displacement,
        isDefinedAtCenter: true,
        isQuick: true
      )
    }
    func append(_ inner: Pair<TaylorSeries>, _ outer: Pair<TaylorSeries>) {
      let order = center.first.terms.count
      center = center.with(inner) {
        TaylorSeries($0.terms + [x.center.weighted($1.terms, at: order)])
      }
      box = box.with(outer) { TaylorSeries($0.terms + [x.box.weighted($1.terms, at: order)]) }
    }
    // A series of one term would pass for a number.
    append(
      rate.values(x: x.center.terms[0], first).map { TaylorSeries([$0.interval]) },
      rate.values(x: x.range, values).map { TaylorSeries([$0.interval]) }
    )
    for order in 1..<Swift.max(x.order, 1) {
      let slopes = rate.series(x: x.truncated(to: order), center.with(box, model))
      guard let slopes, slopes.allSatisfy(\.isDefinedAtCenter) else { return nil }
      append(slopes.map(\.center), slopes.map(\.box))
    }
    return center.with(box, model)
  }
}
