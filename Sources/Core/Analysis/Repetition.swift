import Calculus
import Intervals

/// A stretch of many periods, and the facts about its beginning, in which one period lies as a whole.
///
/// What is at x is at x plus any number of periods, too: the same features, values and integrals.
final class Repetition: Sendable {
  /// The facts about the first three periods.
  let start: FunctionFacts
  /// Where the period that is carried begins; nothing of interest is near.
  let cut: Double
  /// The length, up to rounding.
  let period: Interval
  /// The whole range.
  let range: ExactRange
  /// What encloses it.
  let window: Interval
  /// How many times the period fits in behind the cut.
  let count: Int

  /// A stretch with fewer periods is looked at as a whole.
  static var fewestPeriods: Double { 1_000 }
  /// More than so many places are not listed.
  static var mostPlaces: Int { 150_000 }

  /// Nil where a stretch is not worth it, or no place to cut it is known.
  init?(
    of function: any PiecewiseFunction,
    over range: ExactRange,
    period: Interval,
    budget: Int,
    while mayContinue: @escaping () -> Bool
  ) {
    let window = range.hull
    let periods = window.width / period.upperBound
    guard period.lowerBound > 0, periods >= Self.fewestPeriods, periods < Double(Self.mostPlaces)
    else { return nil }
    let low = window.lowerBound
    start = FunctionFacts(
      of: function,
      over: range.restricted(to: Interval(low, low + 3 * period.upperBound)),
      budget: budget,
      while: mayContinue
    )
    guard let cut = Self.cut(start.places, from: low, period)
    else { return nil }
    let end = Interval(cut) + period
    count = Int(((window.upperBound - cut) / period.upperBound).rounded(.down))
    let listed =
      start.features.count + start.domain.count + start.zeroStretches.count
      + start.unknownStretches.count
    guard listed * count / 3 <= Self.mostPlaces,
      (Interval(cut) + period * Interval(Double(count))).lowerBound <= window.upperBound,
      start.places.allSatisfy({ $0.isDisjoint(from: Interval(cut)) && $0.isDisjoint(from: end) })
    else { return nil }
    (self.cut, self.period, self.range, self.window) = (cut, period, range, window)
  }

  /// The middle of the widest stretch in one period without any place; nil where none is wide.
  private static func cut(_ places: [Interval], from low: Double, _ period: Interval) -> Double? {
    let high = low + period.lowerBound
    var reach = low
    var widest = Interval(low)
    for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) + [Interval(high)] {
      let next = Swift.min(place.lowerBound, high)
      if next - reach > widest.width { widest = Interval(reach, next) }
      reach = Swift.max(reach, place.upperBound)
    }
    return widest.width > period.upperBound * 0x1p-12 ? widest.midpoint : nil
  }

  /// A number of periods.
  private func shift(_ number: Int) -> Interval { period * Interval(Double(number)) }

  /// One period behind the cut, and hardly more.
  private var onePeriod: Interval { Interval(cut, (Interval(cut) + period).upperBound) }

  /// The stretch before the cut.
  private var head: Interval { Interval(window.lowerBound, cut) }

  /// Features of the start carried to the whole stretch, in order.
  ///
  /// Far away enclosures are wider: those that meet are no longer known to hold one place each.
  func features(of start: [Feature]) -> [Feature] {
    var result = carried(start)
    var last: [Feature.Kind: Int] = [:]
    for index in result.indices {
      let feature = result[index]
      if let before = last[feature.kind], result[before].side == feature.side,
        !result[before].x.isDisjoint(from: feature.x)
      {
        (result[before].isProven, result[index].isProven) = (false, false)
      }
      last[feature.kind] = index
    }
    return result
  }

  /// The same, each for itself.
  func carried(_ features: [Feature]) -> [Feature] {
    var result = features.filter { $0.x.upperBound < cut }
    let carried = features.filter { $0.x.isSubset(of: onePeriod) }
    result.reserveCapacity(result.count + carried.count * (count + 1))
    for number in 0...count {
      let shift = shift(number)
      for feature in carried {
        let x = number == 0 ? feature.x : feature.x + shift
        let inside = x.intersection(range.surroundings)
        if inside.isEmpty { continue }
        result.append(
          Feature(
            feature.kind,
            x: inside,
            y: feature.y,
            isProven: feature.isProven && inside == x,
            side: feature.side
          )
        )
      }
    }
    return result
  }

  /// Stretches of the start, such as the domain, carried to the whole.
  func carried(_ stretches: [Interval]) -> [Interval] {
    var result = stretches.parts(in: head)
    let carried = stretches.parts(in: onePeriod)
    for number in 0...count {
      let shift = shift(number)
      for (index, stretch) in carried.enumerated() {
        let inside = (number == 0 ? stretch : stretch + shift).intersection(window)
        if inside.isEmpty { continue }
        // What the cut goes through is one.
        if index == 0, stretch.lowerBound == cut, let last = result.last {
          result[result.count - 1] = last.convexHull(with: inside)
        } else {
          result.append(inside)
        }
      }
    }
    return result
  }

  // MARK: Statistics

  /// Values and integrals of the whole stretch.
  func addSums(
    to statistics: inout Statistics,
    withArcLength: Bool,
    _ budget: Int,
    while mayContinue: @escaping () -> Bool
  ) {
    func sums(_ facts: FunctionFacts, _ stretch: Interval) -> Statistics {
      facts.statistics(
        over: stretch,
        withArcLength: withArcLength,
        budget: budget,
        while: mayContinue
      )
    }
    let one = sums(start, onePeriod)
    let before = sums(start, head)
    let end = Interval(cut) + shift(count)
    let rest = Interval(end.lowerBound, Swift.max(end.lowerBound, window.upperBound))
    let after =
      rest.isSingleton
      ? nil
      : sums(
        FunctionFacts(of: start.function, over: range.restricted(to: rest), while: mayContinue),
        rest
      )

    statistics.range = one.range
    statistics.minimum = extreme(one, before, after, \.minimum)
    statistics.maximum = extreme(one, before, after, \.maximum)
    // A little of the next period is in what was added up, and of the one before the rest.
    let slivers = (first: Interval(cut) + period, last: end)
    func sum(
      _ integral: (Statistics) -> Interval?,
      _ density: (Interval) -> Interval
    ) -> Interval? {
      guard let one = integral(one), let before = integral(before),
        let after = after.map(integral) ?? Interval(0)
      else { return nil }
      func sliver(_ x: Interval) -> Interval {
        let density = density(x)
        return density.isEmpty ? Interval(0) : density * Interval(0, x.width)
      }
      let period = one - sliver(slivers.first)
      let total = before + period * Interval(Double(count)) + (after - sliver(slivers.last))
      return total.isBounded ? total : nil
    }
    let enclosures = { [function = start.function] in function.enclosure(over: $0) }
    statistics.area = sum(\.area) { enclosures($0).value.interval }
    statistics.totalArea = sum(\.totalArea) { Interval.abs(enclosures($0).value.interval) }
    statistics.arcLength = sum(\.arcLength) {
      Interval.sqrt(Interval(1) + Interval.square(enclosures($0).slope))
    }
    let length = sum(\.domainLength) { _ in Interval(0, 1) }
    if let area = statistics.area, let length, length.lowerBound > 0 {
      let mean = area / length
      statistics.mean = mean.isBounded ? mean : nil
    }
  }

  /// The least or greatest value of one period is that of all; its places repeat.
  private func extreme(
    _ one: Statistics,
    _ before: Statistics,
    _ after: Statistics?,
    _ extreme: (Statistics) -> Statistics.Extreme?
  ) -> Statistics.Extreme? {
    guard var result = extreme(one) else { return nil }
    /// Those between two cuts, which are no places of their own.
    func places(_ statistics: Statistics?, from low: Double, to high: Double) -> [ExtremePlace] {
      guard let found = statistics.flatMap(extreme), found.isUnbounded == result.isUnbounded,
        !found.value.isDisjoint(from: result.value)
      else { return [] }
      return found.places.filter { $0.x.lowerBound > low && $0.x.upperBound < high }
    }
    let own = places(one, from: cut, to: (Interval(cut) + period).lowerBound)
    /// Whether a place is that of the one period, moved: what that rules out is none in another one, either.
    func isRepeated(_ place: ExtremePlace) -> Bool {
      own.contains { one in
        let way = (place.x.midpoint - one.x.midpoint) / period.midpoint
        return !(one + shift(Int(way.rounded()))).x.isDisjoint(from: place.x)
      }
    }
    result.places = places(before, from: -.infinity, to: cut).filter(isRepeated)
    for number in 0..<count {
      result.places += number == 0 ? own : own.map { $0 + shift(number) }
    }
    result.places += places(
      after,
      from: (Interval(cut) + shift(count)).upperBound,
      to: .infinity
    )
    .filter(isRepeated)
    // What is at an end of the window is no repetition of what is inside.
    let touchesEnd = [result.places.first, result.places.last].contains { place in
      place.map { $0.x.lowerBound <= window.lowerBound || $0.x.upperBound >= window.upperBound }
        ?? false
    }
    result.isSame = result.isSame && !touchesEnd
    return result
  }
}
