import Intervals

/// The solution of a differential equation, or one unknown of a system of them.
protocol KnownSolution: FollowedFunction {
  /// What is known over a stretch.
  func known(to u: Interval) -> SolutionSide.Known

  /// As a series along a path; nil where it is not certainly smooth there.
  func series(to u: SeriesModel) -> SeriesModel?
}

extension KnownSolution {
  package func enclosure(to u: Enclosure, slope: Enclosure) -> Enclosure {
    let found = known(to: u.interval)
    let value = DecoratedInterval(
      found.value.interval,
      Swift.min(found.value.decoration, u.value.decoration)
    )
    return .chain(value, found.slopes, u)
  }

  package func values(to u: Interval, slope: Interval) -> Interval? {
    let found = known(to: u).value
    return found.decoration >= .defined && !found.interval.isEmpty ? found.interval : nil
  }

  package func series(of _: SeriesModel, to u: SeriesModel) -> SeriesModel? { series(to: u) }

  package func jet(of _: Jet, to u: Jet) -> Jet {
    guard
      let x = SeriesModel(variableAround: u.c0.midpoint, over: u.c0, order: 3),
      let y = series(to: x)
    else {
      let found = known(to: u.c0)
      guard !found.value.interval.isEmpty else { return .unknown }
      return Jet(found.value.interval, found.slopes * u.c1, .entire, .entire)
    }
    let terms = y.box.terms
    return Jet(
      terms[0],
      terms[1] * u.c1,
      terms[1] * u.c2 + terms[2] * Interval.square(u.c1),
      terms[1] * u.c3 + terms[2].scaled(by: 2) * u.c1 * u.c2 + terms[3] * Interval.pown(u.c1, 3)
    )
  }
}
