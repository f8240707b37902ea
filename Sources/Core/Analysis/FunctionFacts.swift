package import Calculus
package import Intervals

/// What is certain about a function over a window.
///
/// No place of interest in the window is missed: each lies in the `x` of a feature. A proven feature
/// stands for exactly one place; one that is not may stand for any number, even none.
package struct FunctionFacts: Sendable {
  /// The range of x looked at, ends included.
  package internal(set) var range: ExactRange
  /// What encloses it.
  package internal(set) var window: Interval
  /// All places of interest from left to right.
  package internal(set) var features: [Feature] = []
  /// The stretches on which the function is certainly 0.
  package internal(set) var zeroStretches: [Interval] = []
  /// Where the function has values, up to the enclosures of the stretches' ends.
  package internal(set) var domain: [Interval] = []
  /// The stretches of which nothing is known, up to a search's budget.
  package internal(set) var unknownStretches: [Interval] = []
  /// The value at 0, if 0 is in the window and there is one.
  package private(set) var yIntercept: Interval?
  /// Whether everything was looked at within the budget: possible places are not for want of time.
  package private(set) var isComplete = true

  var function: any PiecewiseFunction { dissection.function }
  /// Extrema that may be beside places between cells, too near to be listed.
  let hiddenTurns: [Feature]
  /// Whether all places are among the features where the values turn.
  let hasExtrema: Bool
  let dissection: CellDecomposition
  /// What the function does at places between cells, by their numbers.
  private let behaviors: [Int: Behavior]
  /// What certainly lies at the ends of the range.
  var atEnds = KnownEnds()
  /// Where the window is many periods of the function; the dissection is that of the first ones.
  let repetition: Repetition?

  /// How many evaluations a function is usually worth.
  package static var usualBudget: Int { 20_000 }

  /// Looks for everything of interest in a window.
  ///
  /// `mayContinue` is asked now and then; after it says no, what is left is listed as possible.
  package init(
    of function: any PiecewiseFunction,
    over range: ExactRange,
    seeking interests: Interests = .all,
    budget evaluations: Int = FunctionFacts.usualBudget,
    while mayContinue: @escaping () -> Bool = { true }
  ) {
    self.range = range
    window = range.hull
    let window = range.surroundings
    hasExtrema = interests.contains(.extrema)
    repetition = nil
    var budget = SearchBudget(evaluations, of: function.operationCount, while: mayContinue)
    // A little more than the window, to know both sides of places at its ends; next to 0 Doubles have
    // a least distance.
    let margin = Swift.max(window.width * 0x1p-20, window.magnitude * 0x1p-44, 0x1p-1030)
    let wide = Interval(window.lowerBound - margin, window.upperBound + margin)
    let dissection = budget.share(0.4) { CellDecomposition(of: function, over: wide, &$0) }
    self.dissection = dissection

    var survey = FeatureCollector(dissection: dissection, window: window, interests: interests)
    survey.surveyPlaces()
    behaviors = survey.behaviors
    survey.surveyCells(&budget)
    let stretches = survey.joinedZeroStretches
    zeroStretches = stretches
    domain = survey.isolatedPoints.reduce(into: survey.domain) { domain, place in
      if !domain.contains(where: { place.isSubset(of: $0) }) { domain.append(place) }
    }
    domain.sort { $0.lowerBound < $1.lowerBound }
    unknownStretches = survey.unknownStretches
    hiddenTurns = survey.hiddenTurns
    isComplete = !budget.isSpent && !budget.hasRunOut
    // A possible place that was met twice is shown once.
    var told: Set<Feature> = []
    features = survey.features
      .compactMap { Self.apart($0, from: stretches, in: window) }
      .filter { $0.isProven || told.insert($0).inserted }
      .ordered(by: \.x)
    yIntercept = Self.yIntercept(of: function, in: range)
    trimEnds()
  }

  /// What is certain over a window with `Double`s as its ends.
  package init(
    of function: any PiecewiseFunction,
    over window: Interval,
    seeking interests: Interests = .all,
    budget: Int = FunctionFacts.usualBudget,
    while mayContinue: @escaping () -> Bool = { true }
  ) {
    self.init(
      of: function,
      over: ExactRange(window),
      seeking: interests,
      budget: budget,
      while: mayContinue
    )
  }

  /// What is left of a feature where the function is 0 on stretches: a root that meets one is part of it.
  private static func apart(
    _ feature: Feature,
    from stretches: [Interval],
    in window: Interval
  ) -> Feature? {
    guard feature.kind == .root, stretches.contains(where: { !$0.isDisjoint(from: feature.x) })
    else { return feature }
    // Of what lies in the enclosure of a place at the window's edge, no stretch tells.
    let isAtEdge =
      feature.x.lowerBound <= window.lowerBound || feature.x.upperBound >= window.upperBound
    guard isAtEdge, !stretches.contains(where: { feature.x.isSubset(of: $0) }) else { return nil }
    return Feature(.root, x: feature.x, y: feature.y, isProven: false)
  }

  /// Looks for everything of interest in a window of many periods: what is found in one of them is
  /// carried to the others.
  ///
  /// Nil where the periods are few, or something may be everywhere in one.
  package init?(
    of function: any PiecewiseFunction,
    over range: ExactRange,
    repeatedBy period: Interval,
    budget: Int = FunctionFacts.usualBudget,
    while mayContinue: @escaping () -> Bool = { true }
  ) {
    guard
      let repetition = Repetition(
        of: function,
        over: range,
        period: period,
        budget: budget,
        while: mayContinue
      )
    else { return nil }
    self.range = range
    window = range.hull
    hasExtrema = true
    self.repetition = repetition
    dissection = repetition.start.dissection
    behaviors = repetition.start.behaviors
    hiddenTurns = repetition.carried(repetition.start.hiddenTurns)
    features = repetition.features(of: repetition.start.features)
    zeroStretches = repetition.carried(repetition.start.zeroStretches)
    domain = repetition.carried(repetition.start.domain)
    unknownStretches = repetition.carried(repetition.start.unknownStretches)
    isComplete = repetition.start.isComplete
    yIntercept = Self.yIntercept(of: function, in: range)
    trimEnds()
  }

  private static func yIntercept(
    of function: any PiecewiseFunction,
    in range: ExactRange
  ) -> Interval? {
    guard range.certainlyContains(Interval(0)) else { return nil }
    let value = function.enclosure(over: Interval(0)).value
    return value.decoration >= .defined ? value.interval : nil
  }

  /// Whether it is certain where the function has values, but for what is listed as proven.
  package var isDomainKnown: Bool {
    unknownStretches.isEmpty
      && !features.contains { feature in
        guard !feature.isProven else { return false }
        switch feature.kind {
        case .pole, .jump, .hole, .domainEnd: return true
        case .root, .extremum, .minimum, .maximum, .inflection, .intersection: return false
        }
      }
  }

  /// Whether the function certainly has no zero.
  package var isNowhereZero: Bool {
    isComplete && zeroStretches.isEmpty && unknownStretches.isEmpty
      && features.allSatisfy { $0.kind != .root }
  }

  /// The same without zeros: of values that count from a number far from 0, zeros tell nothing.
  package var withoutZeros: Self {
    var facts = self
    facts.features.removeAll { $0.kind == .root }
    facts.zeroStretches = []
    return facts
  }

  /// Where anything is of interest, or begins or ends.
  var places: [Interval] {
    features.map(\.x) + dissection.places.compactMap { $0?.x }
      + unknownStretches
      + (domain + zeroStretches).flatMap { [Interval($0.lowerBound), Interval($0.upperBound)] }
  }

  /// Whether the function certainly has no value at an end of a stretch of its domain.
  package func isOpen(_ stretch: Interval, atLower: Bool) -> Bool {
    let end = atLower ? stretch.lowerBound : stretch.upperBound
    if let place = rangeEnd(at: end, isLower: atLower), !place.end.isDouble {
      return place.number.map { behavior(at: $0).value == .undefined } ?? false
    }
    return values { (atLower ? $0.lowerBound : $0.upperBound) == end }.contains(.undefined)
  }

  /// The end of the range at which a stretch of the domain ends, and the number of the place between cells
  /// that it is; nil inside of the range.
  private func rangeEnd(at end: Double, isLower: Bool) -> (end: Endpoint, number: Int?)? {
    guard end == (isLower ? window.lowerBound : window.upperBound) else { return nil }
    return isLower ? (range.lower, atEnds.lowerPlace) : (range.upper, atEnds.upperPlace)
  }

  /// An end of a stretch of the domain: as that of the range, or what encloses the place between cells.
  package func end(of stretch: Interval, atLower: Bool) -> Endpoint {
    let end = atLower ? stretch.lowerBound : stretch.upperBound
    if let found = rangeEnd(at: end, isLower: atLower) { return found.end }
    let places = dissection.places.compactMap { $0?.x }
    let place = places.first { end == (atLower ? $0.lowerBound : $0.upperBound) }
    return place.flatMap { $0.isSingleton ? nil : Endpoint(enclosure: $0) } ?? Endpoint(end)
  }

  /// The stretches of zeros, with which of their ends are known to be zeros, too.
  package var zeroPlaces: [ExtremePlace] {
    zeroStretches.map { stretch in
      func isZero(_ end: Double) -> Bool {
        values { $0 == Interval(end) }.allSatisfy { $0 == .finite(Interval(0)) }
      }
      return ExtremePlace(
        x: stretch,
        inner: stretch,
        includesLower: isZero(stretch.lowerBound),
        includesUpper: isZero(stretch.upperBound)
      )
    }
  }

  /// The values at the places between cells that are sought.
  private func values(where isSought: (Interval) -> Bool) -> [Limit] {
    if repetition != nil {
      return features.filter { isSought($0.x) && $0.isProven }.compactMap(\.value)
    }
    return dissection.places.indices.filter {
      dissection.places[$0].map { isSought($0.x) } ?? false
    }
    .map { behavior(at: $0).value }
  }

  /// What the function does at a place between two cells.
  func behavior(at number: Int) -> Behavior {
    behaviors[number]
      ?? FeatureCollector(dissection: dissection, window: window).behavior(at: number)
  }

  /// Where two functions have the same value, as features with their closed forms and as stretches;
  /// `difference` is the first less the second.
  package static func intersections(
    of first: any PiecewiseFunction,
    and second: any PiecewiseFunction,
    difference: any PiecewiseFunction,
    over range: ExactRange,
    budget: Int = FunctionFacts.usualBudget,
    while mayContinue: @escaping () -> Bool = { true }
  ) -> (features: [Feature], stretches: [ExtremePlace], forms: ExactForms) {
    let facts = FunctionFacts(
      of: difference,
      over: range,
      seeking: [],
      budget: budget,
      while: mayContinue
    )
    let features = facts.features.filter { $0.kind == .root }.map { root in
      let values = first.enclosure(over: root.x).value.interval
      let others = second.enclosure(over: root.x).value.interval
      return Feature(
        .intersection,
        x: root.x,
        y: values.intersection(others),
        isProven: root.isProven,
        side: root.side
      )
    }
    return (features, facts.zeroPlaces, ExactForms(of: facts, valuesOf: first))
  }
}

/// What to look for besides roots, poles, jumps, holes and the domain.
package struct Interests: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let extrema = Interests(rawValue: 1)
  package static let inflections = Interests(rawValue: 2)
  package static let all: Interests = [.extrema, .inflections]
}
