import Calculus
import Intervals

/// What certainly lies at the ends of a range.
struct KnownEnds {
  /// The places between cells that they are, by their numbers.
  var lowerPlace: Int?
  var upperPlace: Int?
  /// Those that are roots, of the ends that are no `Double`s.
  var roots: [Endpoint] = []
}

extension FunctionFacts {
  /// Leaves out what lies beyond ends that are no `Double`s, and proves what lies at them, as far as it
  /// is known.
  mutating func trimEnds() {
    trim(isUpper: false)
    trim(isUpper: true)
    if range.hasDoubleEnds { return }
    domain = domain.parts(in: window).filter { !isBeyondEnd($0) }
    unknownStretches = unknownStretches.parts(in: window)
    let zeros = zeroStretches.parts(in: window)
    zeroStretches = zeros.filter { !range.mayEndBefore($0) }
    // Of what is only inside the enclosure of an end it is open whether it belongs to the range.
    for sliver in zeros
    where range.mayEndBefore(sliver) && !features.contains(where: { $0.isRoot(in: sliver) }) {
      features.append(Feature(.root, x: sliver, y: Interval(0), isProven: false))
    }
    for place in [atEnds.lowerPlace, atEnds.upperPlace] {
      if let place, let root = root(atEnd: place) { features.append(root) }
    }
    features = features.ordered(by: \.x)
  }

  /// The root at a place that is an end of the range, where zeros on the other side of it are cut away.
  private func root(atEnd number: Int) -> Feature? {
    guard let x = dissection.places[number]?.x, !features.contains(where: { $0.isRoot(in: x) }),
      !zeroStretches.contains(where: { !$0.isDisjoint(from: x) })
    else { return nil }
    let value = behavior(at: number).value
    guard value != .undefined, value.interval.contains(0) else { return nil }
    let collector = FeatureCollector(dissection: dissection, window: window)
    let isZero = value == .finite(Interval(0)) || collector.isKnownZero(at: x)
    let isLeft = number == atEnds.upperPlace
    let cell = dissection.cells[isLeft ? number : number + 1]
    let isAlone =
      cell.state == .undefined
      || cell.state == .smooth && collector.knowsSliver(beside: number, in: cell, isLeft: isLeft)
    return Feature(
      .root,
      x: x.intersection(window),
      y: Interval(0),
      isProven: isZero && isAlone
    )
  }

  private mutating func trim(isUpper: Bool) {
    let end = isUpper ? range.upper : range.lower
    let inspection = EndInspection(dissection, features, at: end, isUpper: isUpper)
    let atEnd =
      features.first { inspection.position(of: $0) == .atEnd && $0.kind == .root }
      ?? features.first { inspection.position(of: $0) == .atEnd }
    features = features.compactMap { inspection.trimmed($0) }
    let place = inspection.place.flatMap { dissection.places[$0]?.x } ?? atEnd?.x
    if end.isDouble { return }
    let narrowed = place.map { end.narrowed(to: $0) } ?? end
    if isUpper {
      (range.upper, atEnds.upperPlace) = (narrowed, inspection.place)
    } else {
      (range.lower, atEnds.lowerPlace) = (narrowed, inspection.place)
    }
    if let atEnd, atEnd.kind == .root { atEnds.roots.append(narrowed) }
    window = range.hull
  }

  /// Whether a place between cells certainly belongs to the range.
  func holds(placeAt number: Int, in range: ExactRange) -> Bool {
    if number == atEnds.lowerPlace || number == atEnds.upperPlace { return true }
    return dissection.places[number].map { range.certainlyContains($0.x) } ?? false
  }

  /// Whether a cell lies beyond a place that is an end of the range.
  func isBeyondEnd(cellAt index: Int) -> Bool {
    atEnds.lowerPlace.map { index <= $0 } ?? false
      || atEnds.upperPlace.map { index > $0 } ?? false
  }

  /// Whether a part of the domain is only that of a cell beyond an end where there is no value.
  private func isBeyondEnd(_ x: Interval) -> Bool {
    [atEnds.lowerPlace, atEnds.upperPlace].contains { number in
      guard let number, let place = dissection.places[number]?.x else { return false }
      return x.isSubset(of: place) && behavior(at: number).value == .undefined
    }
  }

  /// Whether an end of the range is proven to be a root: one in the same enclosure may lie beside it.
  func isRoot(_ end: Endpoint) -> Bool {
    guard end.isDouble else { return atEnds.roots.contains(end) }
    return features.contains { $0.kind == .root && $0.isProven && $0.x == end.enclosure }
  }
}

extension Feature {
  fileprivate func isRoot(in x: Interval) -> Bool { kind == .root && !self.x.isDisjoint(from: x) }
}
