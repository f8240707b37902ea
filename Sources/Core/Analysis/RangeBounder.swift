import Calculus
import Intervals

/// Collects the values at the ends of a function's monotone pieces.
struct RangeBounder {
  /// A value that bounds a piece.
  private struct Candidate {
    let x: Interval
    let values: Interval
    let isAttained: Bool
    /// −1 or 1 where the values certainly grow beyond all bounds that way.
    var divergence = 0
    /// Whether values there are certain, not only possible.
    var isCertain = true
    /// Where it is taken all along `x`: what encloses that, and which of its ends belong to it.
    var along: (outer: Interval, includesLower: Bool, includesUpper: Bool)?

    /// The place, with the value where that is certain and taken.
    var valued: ValuedPlace {
      let isKnown = isCertain && isAttained && values.isSingleton
      return ValuedPlace(
        place: place,
        value: isKnown ? values.lowerBound : nil,
        isAttained: isAttained
      )
    }

    private var place: ExtremePlace {
      guard let along else { return ExtremePlace(x: x) }
      return ExtremePlace(
        x: along.outer,
        inner: x,
        includesLower: along.includesLower,
        includesUpper: along.includesUpper
      )
    }
  }

  private let facts: FunctionFacts
  private let exact: ExactRange
  /// What encloses the range.
  private let stretch: Interval
  private let turns: FeatureIndex
  private var candidates: [Candidate] = []
  private(set) var range: [Interval] = []

  init(_ facts: FunctionFacts, _ range: ExactRange) {
    self.facts = facts
    exact = range
    stretch = range.hull
    turns = FeatureIndex(
      (facts.features + facts.hiddenTurns).ordered(by: \.x),
      where: \.isExtremum
    )
  }

  /// The largest magnitude of a value; infinite where they are not bounded.
  var largestMagnitude: Double {
    candidates.map { max($0.values.lowerBound.magnitude, $0.values.upperBound.magnitude) }
      .max() ?? 0
  }

  mutating func survey() {
    let cells = facts.dissection.cells
    var pieces: [Interval] = []
    for (index, cell) in cells.enumerated() {
      let inside = cell.x.intersection(stretch)
      guard inside.lowerBound < inside.upperBound, cell.state != .undefined,
        !facts.isBeyondEnd(cellAt: index)
      else { continue }
      let found: [Candidate]
      if cell.state == .unknown || exact.mayEndBefore(inside) {
        // Of what the enclosure of an end holds it is open whether it belongs to the range.
        let values = facts.function.enclosure(over: inside).value.interval
        if values.isEmpty { continue }
        found = [Candidate(x: inside, values: values, isAttained: false, isCertain: false)]
      } else {
        found = candidates(index, cell, inside)
      }
      candidates += found
      pieces.append(found.reduce(.empty) { $0.convexHull(with: $1.values) })
    }
    for (number, place) in facts.dissection.places.enumerated() {
      guard let place, !place.x.isDisjoint(from: stretch) else { continue }
      let behavior = facts.behavior(at: number)
      // Whether a place that is not inside as a whole belongs to the stretch is not known.
      let isInside = facts.holds(placeAt: number, in: exact)
      var found = [(behavior.value.interval, isInside && behavior.value.value != nil)]
      found += slivers(beside: place.x, number, behavior).map { ($0, false) }
      for (values, isCertain) in found where !values.isEmpty {
        candidates.append(
          Candidate(
            x: place.x.intersection(stretch),
            values: values,
            isAttained: isCertain,
            isCertain: isCertain
          )
        )
        pieces.append(values)
      }
    }
    range = pieces.filter { !$0.isEmpty }.ordered { $0 }.merging {
      $1.lowerBound <= $0.upperBound ? $0.convexHull(with: $1) : nil
    }
  }

  /// The values on the sides of a place of which the stretch holds nothing but what lies in the place's
  /// enclosure; those of other sides are shown by their cells.
  private func slivers(beside x: Interval, _ number: Int, _ behavior: Behavior) -> [Interval] {
    guard !x.isSingleton else { return [] }
    let sides = [
      (number, behavior.left, x.lowerBound <= stretch.lowerBound),
      (number + 1, behavior.right, x.upperBound >= stretch.upperBound),
    ]
    return sides.compactMap { index, limit, isAlone in
      let cell = facts.dissection.cells[index]
      guard isAlone, !facts.isBeyondEnd(cellAt: index), cell.state != .undefined else { return nil }
      let part = SmoothPart(facts.function, .whole, 0, cell)
      return part.evaluate(x.intersection(stretch)).value.convexHull(with: limit.interval)
    }
  }

  /// The number that the function is all along a cell's part.
  private func constant(_ index: Int, _ whole: SmoothPart, _ inside: Interval) -> Candidate? {
    guard let value = whole.constant, !value.isEmpty else { return nil }
    let places = facts.dissection.places
    /// The place between cells at an end; nil where the stretch ends before.
    func place(_ boundary: Int, at end: Double, _ cellEnd: Double) -> Interval? {
      guard end == cellEnd, places.indices.contains(boundary) else { return nil }
      return places[boundary]?.x ?? Interval(end)
    }
    /// Whether the value at an end is that of the stretch, which goes on to it.
    func isIncluded(_ boundary: Int, _ place: Interval?, _ holds: (Behavior) -> Bool) -> Bool {
      place == nil
        || facts.holds(placeAt: boundary, in: exact) && holds(facts.behavior(at: boundary))
    }
    let lower = place(index - 1, at: inside.lowerBound, whole.cell.x.lowerBound)
    let upper = place(index, at: inside.upperBound, whole.cell.x.upperBound)
    let outer = [lower, upper].reduce(inside) { $0.convexHull(with: $1 ?? .empty) }
    return Candidate(
      x: inside,
      values: value,
      isAttained: true,
      along: (
        outer.intersection(stretch),
        isIncluded(index - 1, lower) { $0.rightHolds },
        isIncluded(index, upper) { $0.leftHolds }
      )
    )
  }

  private func candidates(_ index: Int, _ cell: Cell, _ inside: Interval) -> [Candidate] {
    var result: [Candidate] = []
    let whole = SmoothPart(facts.function, .whole, 0, cell)
    if let constant = constant(index, whole, inside) { return [constant] }
    for feature in turns.meeting(inside) {
      let x = feature.x.intersection(inside)
      let isWhole = feature.x.isSubset(of: inside)
      let values = feature.isProven || !isWhole ? whole.values(over: x) : feature.y
      guard !values.isEmpty else { continue }
      // Up to an end of the cell the values may come near a limit without being it.
      let isInside = x.lowerBound > cell.x.lowerBound && x.upperBound < cell.x.upperBound
      result.append(
        Candidate(
          x: x,
          values: values,
          isAttained: feature.isProven || isInside,
          isCertain: feature.isProven
        )
      )
      if !feature.isProven {
        let value = whole.evaluate(Interval(x.midpoint)).value
        if !value.isEmpty, exact.certainlyContains(Interval(x.midpoint)) {
          result.append(Candidate(x: x, values: value, isAttained: true))
        }
      }
    }
    for isLower in [true, false] {
      result += end(of: index, cell, inside, isLower: isLower, whole)
    }
    return result
  }

  /// The value or limit at an end of a cell's part.
  private func end(
    of index: Int,
    _ cell: Cell,
    _ inside: Interval,
    isLower: Bool,
    _ whole: SmoothPart
  ) -> [Candidate] {
    let x = isLower ? inside.lowerBound : inside.upperBound
    let boundary = isLower ? index - 1 : index
    let isCellEnd = x == (isLower ? cell.x.lowerBound : cell.x.upperBound)
    let places = facts.dissection.places
    guard isCellEnd, places.indices.contains(boundary), let place = places[boundary] else {
      let end = isLower ? exact.lower : exact.upper
      let isRangeEnd = x == (isLower ? stretch.lowerBound : stretch.upperBound)
      let place = isRangeEnd ? end.enclosure.intersection(cell.x) : Interval(x)
      let value = isRangeEnd && facts.isRoot(end) ? Interval(0) : whole.values(over: place)
      return value.isEmpty ? [] : [Candidate(x: place, values: value, isAttained: true)]
    }
    let behavior = facts.behavior(at: boundary)
    let limit = isLower ? behavior.right : behavior.left
    // The place may lie outside, and then so does the limit.
    let isInside = facts.holds(placeAt: boundary, in: exact)
    // Beside it the range may end before the cell does.
    let end = isLower ? exact.lower : exact.upper
    let beside =
      isInside ? Interval(x) : end.enclosure.intersection(cell.x).convexHull(with: Interval(x))
    switch limit {
    case .undefined: return []
    case .infinite(let isPositive):
      return turn(beside: place.x, whole) + [
        Candidate(
          x: place.x.intersection(stretch),
          values: limit.interval,
          isAttained: false,
          divergence: isInside ? (isPositive ? 1 : -1) : 0,
          isCertain: isInside
        )
      ]
    case .finite(let limit):
      let holds = isInside && (isLower ? behavior.rightHolds : behavior.leftHolds)
      let value = isInside ? limit : limit.convexHull(with: whole.evaluate(beside).value)
      return turn(beside: place.x, whole) + [
        Candidate(x: place.x.intersection(stretch), values: value, isAttained: holds)
      ]
    case .within(let values):
      let known = values.intersection(
        whole.evaluate(place.x.convexHull(with: beside)).value.convexHull(with: values)
      )
      return [
        Candidate(
          x: place.x.intersection(stretch),
          values: known,
          isAttained: false,
          isCertain: false
        )
      ]
    }
  }

  /// What the function may be inside of the enclosure of a place, unless it rises or falls there.
  private func turn(beside place: Interval, _ whole: SmoothPart) -> [Candidate] {
    let (values, slope) = whole.evaluate(place)
    guard !place.isSingleton, slope.possibleSign == 0, slope != Interval(0) else { return [] }
    return [
      Candidate(
        x: place.intersection(stretch),
        values: values.intersection(facts.function.enclosure(over: place).value.interval),
        isAttained: false,
        isCertain: false
      )
    ]
  }

  /// The least or greatest of all candidates.
  func extreme(isMinimum: Bool) -> Statistics.Extreme? {
    guard !candidates.isEmpty else { return nil }
    let sign: Double = isMinimum ? 1 : -1
    // Seen so that the least is looked for.
    let values = candidates.map { isMinimum ? $0.values : -$0.values }
    let lows = values.map(\.lowerBound)
    let highs = zip(candidates, values).map { $0.isCertain ? $1.upperBound : .infinity }
    let diverges = candidates.contains { $0.divergence == Int(-sign) }
    let low = lows.min() ?? -.infinity
    let high = diverges ? -Double.greatestFiniteMagnitude : highs.min() ?? .infinity
    var places = candidates.indices.filter {
      diverges ? candidates[$0].divergence == Int(-sign) : lows[$0] <= high
    }
    // Where it certainly is the value, those do not count where it is approached and not taken.
    let taken = places.filter {
      candidates[$0].isCertain && candidates[$0].isAttained && values[$0] == Interval(high)
    }
    let isTaken = !diverges && !taken.isEmpty && lows.min() == high
    if isTaken { places.removeAll { !candidates[$0].isAttained && candidates[$0].isCertain } }
    let value = Interval(Swift.min(low, high), high)
    let joined = ValuedPlace.joined(places.map { candidates[$0].valued })
    return Statistics.Extreme(
      value: isMinimum ? value : -value,
      places: joined,
      isUnbounded: diverges,
      isAttained: isTaken || !diverges && places.allSatisfy { candidates[$0].isAttained },
      isSame: diverges || joined.count == 1
        || places.allSatisfy { candidates[$0].isCertain && values[$0] == Interval(low) }
        || facts.hasOneValue(at: joined, in: exact)
    )
  }
}
