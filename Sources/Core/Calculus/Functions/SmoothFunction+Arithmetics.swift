import Intervals

/// What it is over stretches, with slopes, and as series.
extension SmoothFunction {
  package func enclosure(_ x: Enclosure) -> Enclosure {
    let values = range(x.interval)
    let decorated = DecoratedInterval(
      values,
      local: isDefined(on: x.interval) ? .common : .trivial,
      inherited: x.value.decoration
    )
    return Enclosure.chain(
      decorated,
      isSmooth(on: x.interval) ? coefficients(x.interval, values, 1)[0] : .entire,
      x
    )
  }

  /// Apart on both sides of a pole.
  package func intervalUnion(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { piece in
      let isDefined = isDefined(on: piece.interval)
      return DecoratedInterval.pieces(
        pieces(piece.interval),
        atMost: Swift.min(piece.decoration, isDefined ? .common : .trivial)
      )
    }
  }

  package func jet(_ u: Jet) -> Jet {
    let series = terms(u.c0, order: 3)
    return .compose(u, series[0], series[1], series[2], series[3])
  }

  package func series(_ u: SeriesModel) -> SeriesModel? {
    guard isSmooth(on: u.range.convexHull(with: u.center.terms[0])) else { return nil }
    return u.map { $0.composed(terms($0.terms[0], order: $0.order)) }
  }

  private func terms(_ x: Interval, order: Int) -> [Interval] {
    let values = range(x)
    return [values] + (order > 0 ? coefficients(x, values, order) : [])
  }
}
