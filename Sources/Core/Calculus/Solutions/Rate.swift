package import Intervals

/// The right side of y′ = f(x, y), as far as a solution asks for it.
///
/// All answers are proven, for each place of a box; nil says nothing.
package protocol Rate: Sendable {
  /// What is certain over a box, with the slopes of chords along y.
  func enclosure(x: Interval, y: Interval) -> Enclosure

  /// The same for each x by itself, where f may jump along x; nil where nothing is certain.
  func enclosureAtEachX(x: Interval, y: Interval) -> Enclosure?

  /// What is certain of the values alone.
  func value(x: Interval, y: Interval) -> DecoratedInterval

  /// f(x(t), y(t)) as series; nil where it is not certainly smooth.
  func series(x: SeriesModel, y: SeriesModel) -> SeriesModel?

  /// f as steps for series of y alone; nil where it is more than they can tell.
  var tape: SeriesTape? { get }

  /// How y grows beyond all bounds: a function w of |y| that falls to 0 as |y| grows, and how fast.
  ///
  /// Nil where none is known, such as for an f that is no polynomial in powers of y or of eʸ.
  ///
  /// - Returns: w at the values `y`, which lie on one side of 0, and all that −w′ is at places in `x` and at
  ///   these values and all that are larger, with their sign.
  func escape(x: Interval, from y: Interval) -> (distance: Interval, speed: Interval)?

  /// What encloses a place in a stretch at which f certainly has no value, whatever y is; nil where none is
  /// known.
  func gap(in x: Interval) -> Interval?

  /// 1/f, of places y and values x, where it is 0 only at places without a value of f; nil where that is
  /// not known.
  ///
  /// Along it x is a function of y.
  var exchanged: (any Rate)? { get }
}

extension Rate {
  /// The coefficients of the solutions along a path x(t) from some intervals at its centre, which stay in
  /// `values` over the box.
  ///
  /// Those below the path's order are the solution's at the centre; that of the order holds what these leave
  /// out, everywhere. Nil where f is not certainly smooth.
  ///
  /// - Complexity: That of `SeriesModel.solution`; the box is gone through once for all starts.
  func coefficients(
    along x: SeriesModel,
    from starts: [Interval],
    values: Interval
  ) -> [[Interval]]? {
    guard let tape else {
      var all: [[Interval]] = []
      for first in starts {
        guard
          let model = SeriesModel.solution(of: self, along: x, first: first, values: values)
        else { return nil }
        all.append(model.center.terms.dropLast() + [model.box.terms[x.order]])
      }
      return all
    }
    let slope = enclosure(x: x.range, y: values).value
    guard slope.decoration >= .definedAndContinuous, slope.interval.isBounded,
      let rest = tape.solution(along: x.box, from: [values])?[0].terms[x.order]
    else { return nil }
    var all: [[Interval]] = []
    for first in starts {
      guard let center = tape.solution(along: x.center, from: [first])?[0] else { return nil }
      all.append(center.terms.dropLast() + [rest])
    }
    return all
  }
}

extension SeriesModel {
  /// The solution of y′ = f(x, y) along a path x(t), as a series.
  ///
  /// `first` encloses y at the centre of `x`, `values` all of it over the box; nil where f is not certainly
  /// smooth there. Term k + 1 is that of ∫f(x, y)·x′, which the terms up to k determine.
  /// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, section 10.
  ///
  /// - Complexity: O(order²) for each operation of f that has a tape, else O(order³).
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
    if let tape = rate.tape {
      guard let center = tape.solution(along: x.center, from: [first]),
        let box = tape.solution(along: x.box, from: [values])
      else { return nil }
      return x.with(center: center[0], box: box[0])
    }
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
  func truncated(to order: Int) -> SeriesModel {
    SeriesModel(
      center: TaylorSeries(Array(center.terms.prefix(order + 1))),
      box: TaylorSeries(Array(box.terms.prefix(order + 1))),
      displacement: displacement,
      isDefinedAtCenter: isDefinedAtCenter,
      isQuick: true
    )
  }
}
