import Calculus
package import Intervals

/// What is certain of all values of a function over a stretch of x, taken together.
package struct Statistics: Sendable, Hashable {
  /// The least or the greatest value.
  package struct Extreme: Sendable, Hashable {
    /// What encloses the infimum or supremum; it has an infinite end where the values may grow
    /// beyond all bounds.
    package var value: Interval
    /// The places where it may be taken or approached.
    package var places: [ExtremePlace]
    /// Whether the values certainly grow beyond all bounds.
    package var isUnbounded: Bool
    /// Whether it certainly is the value at some place.
    package var isAttained: Bool
    /// Whether the values at all the places certainly are the same.
    package var isSame: Bool
  }

  /// A number of places.
  package struct Count: Sendable, Hashable {
    /// So many there are for certain.
    package var least: Int
    /// Whether there are no others.
    package var isExact: Bool
  }

  /// The stretch.
  package let stretch: Interval
  /// Where the function has values.
  package var domain: [Interval] = []
  /// The values, as intervals in order: all values are in them.
  package var range: [Interval] = []
  /// The least value; nil where there are no values.
  package var minimum: Extreme?
  /// The greatest value; nil where there are no values.
  package var maximum: Extreme?
  /// The integral; nil where it is unbounded or not known.
  package var area: Interval?
  /// The integral of the absolute value; nil where it is unbounded or not known.
  package var totalArea: Interval?
  /// The integral over the length of the domain; nil where it is unbounded or not known.
  package var mean: Interval?
  /// How long the domain is; nil where it is not known.
  var domainLength: Interval?
  /// The length of the curve; nil where it is unbounded or not known.
  package var arcLength: Interval?
  /// How often the value is 0.
  package var zeros = Count(least: 0, isExact: true)
  /// How many minima and maxima there are inside.
  package var extrema = Count(least: 0, isExact: true)

  /// Nothing is said of a stretch but that there it is.
  package init(stretch: Interval) { self.stretch = stretch }

  /// These, with areas and length of others.
  package func with(sums other: Statistics) -> Self {
    var statistics = self
    (statistics.area, statistics.totalArea) = (other.area, other.totalArea)
    statistics.arcLength = other.arcLength
    return statistics
  }
}

extension FunctionFacts {
  /// The statistics of the window, or of a part of it.
  package func statistics(
    over selection: Interval? = nil,
    withArcLength: Bool = true,
    budget: Int = 1_500,
    while mayContinue: @escaping () -> Bool = { true }
  ) -> Statistics {
    let stretch = (selection ?? window).intersection(window)
    let range = range.restricted(to: stretch)
    // Between two places of no extremum the values are taken to go one way only.
    if !hasExtrema || repetition != nil && stretch != window {
      return FunctionFacts(of: function, over: range, seeking: .extrema, while: mayContinue)
        .statistics(withArcLength: withArcLength, budget: budget, while: mayContinue)
    }
    var statistics = Statistics(stretch: stretch)
    statistics.domain = domain.parts(in: stretch)
    let isCertain = unknownStretches.allSatisfy { $0.isDisjoint(from: stretch) }
    func count(isExact: Bool, where isWanted: (Feature) -> Bool) -> Statistics.Count {
      let found = features.filter { isWanted($0) && !$0.x.isDisjoint(from: stretch) }
      let least = found.count { $0.isProven && $0.x.isSubset(of: stretch) }
      return Statistics.Count(least: least, isExact: isExact && isCertain && least == found.count)
    }
    let isApart = zeroStretches.allSatisfy { $0.isDisjoint(from: stretch) }
    statistics.zeros = count(isExact: isApart) { $0.kind == .root }
    let hidesTurns = hiddenTurns.contains { !$0.x.isDisjoint(from: stretch) }
    statistics.extrema = count(isExact: !hidesTurns, where: \.isExtremum)
    if let repetition {
      repetition.addSums(
        to: &statistics,
        withArcLength: withArcLength,
        budget,
        while: mayContinue
      )
    } else {
      // A Taylor series takes as long as many evaluations.
      let budget = SearchBudget(budget, of: 8 * function.operationCount, while: mayContinue)
      addSums(to: &statistics, over: range, withArcLength, budget)
    }
    if isCertain, statistics.area?.contains(0) ?? false, isOdd(over: range),
      statistics.domain.contains(where: stretch.isSubset)
    {
      // What is left of the middle is what is right of it, with the other sign.
      (statistics.area, statistics.mean) = (Interval(0), Interval(0))
    }
    return statistics
  }

  /// Whether the function certainly is odd around the middle of a range, with nothing in doubt in it.
  private func isOdd(over range: ExactRange) -> Bool {
    guard let lower = range.lower.number, let upper = range.upper.number,
      features.allSatisfy({ $0.isProven || $0.x.isDisjoint(from: range.hull) })
    else { return false }
    let middle = ClosedForm.quotient(.sum(lower, upper), .whole(2))
    return function.formalFunction?.isOdd(around: middle) ?? false
  }

  /// Values and integrals, from cell to cell.
  private func addSums(
    to statistics: inout Statistics,
    over range: ExactRange,
    _ withArcLength: Bool,
    _ budget: SearchBudget
  ) {
    var values = RangeBounder(self, range)
    values.survey()
    statistics.minimum = values.extreme(isMinimum: true)
    statistics.maximum = values.extreme(isMinimum: false)
    statistics.range = values.range
    var budget = budget
    var quadrature = Quadrature(
      self,
      range,
      largest: values.largestMagnitude,
      range: values.range.reduce(.empty) { $0.convexHull(with: $1) }
    )
    quadrature.integrate(&budget)
    statistics.area = quadrature.area
    statistics.totalArea = quadrature.totalArea
    statistics.mean = quadrature.mean
    statistics.domainLength = quadrature.length
    if withArcLength { statistics.arcLength = quadrature.arcLength(&budget) }
  }
}
