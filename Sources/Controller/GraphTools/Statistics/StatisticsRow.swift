import Numerals
import Controls
import Analysis
import GraphKit
import Calculus
import Intervals
import Words

/// A row of the statistics.
struct StatisticsRow: Hashable {
  var icon: Icon
  var title: StatisticsPhrase
  var value: StatisticsPhrase
  var note: StatisticsPhrase?
  /// Said after the note.
  var beyond: StatisticsPhrase?
  /// Where the trace starts when the row is activated.
  var place: Double?
}

/// Statistics as rows, with as many digits as a view justifies.
struct StatisticsRows {
  let found: CurveStatistics
  /// How many decimals of an x and of a y are shown.
  let across: Int
  let up: Int
  /// The y in view.
  private let height: ClosedRange<Double>
  /// Whether places are told as multiples of π, as at the axis.
  let countsPi: Bool
  /// Where the numbers count from.
  let viewport: Viewport

  init(_ found: CurveStatistics, in projection: Projection, _ viewport: Viewport) {
    (self.found, self.viewport) = (found, viewport)
    countsPi = viewport.unitX == .pi
    // The finest of what is seen along a logarithmic axis.
    let (x, y) = (projection.xRange.lowerBound, projection.yRange.lowerBound)
    across = NumberText.decimals(projection.unitsPerColumn(at: x)) + 1
    up = NumberText.decimals(projection.unitsPerRow(at: y)) + 2
    height = projection.yRange
  }

  /// More places of one kind than these are not listed.
  static let listLimit = 20

  /// The first rows: what stands out.
  ///
  /// Where the curve turns, that comes before what it is at the ends.
  var first: [StatisticsRow] {
    let turns = turns.filter { $0.value != .none }
    return known(
      (turns.isEmpty ? extremes : turns) + [zeros] + areas(between: 0, and: nil)
        + [breaks].filter { $0.value != .none }
    )
  }

  /// All rows: the others are what the curve lacks, and what is measured.
  var all: [StatisticsRow] {
    let statistics = found.statistics
    let first = first
    let others = known(
      areas(between: 0, and: nil) + extremes + [breaks] + turns + [
        measure(.mean, .mean, statistics.mean, .value),
        measure(.arcLength, .length, statistics.arcLength, .length),
        stretches(
          .domain,
          .domain,
          statistics.domain,
          decimals: across,
          whole: statistics.stretch,
          .x
        ),
        stretches(.range, .range, statistics.range, decimals: up - 1, whole: nil, .y),
      ]
    )
    let far = asymptotes.filter { _ in !viewport.isLocal }
    return first + far + others.filter { row in !first.contains { $0.title == row.title } }
  }

  private var extremes: [StatisticsRow] {
    [
      extreme(.maximum, icon: .maximum, found.statistics.maximum, isMaximum: true),
      extreme(.minimum, icon: .minimum, found.statistics.minimum, isMaximum: false),
    ]
  }

  private var turns: [StatisticsRow] {
    [
      turns(.localMaxima, icon: .maximum, found.turns(.maximum)),
      turns(.localMinima, icon: .minimum, found.turns(.minimum)),
    ]
  }

  /// The area: under the curve, or up to another one; where the curve is below the axis, too, its
  /// integral and the total.
  func areas(between curve: Int, and base: Int?) -> [StatisticsRow] {
    guard let base else {
      var area = measure(.area, .area, found.statistics.area, .area)
      let total = measure(.totalArea, .area, found.statistics.totalArea, .area)
      // Below a level that is not 0 there is no area.
      guard viewport.hasTrueZeroY else { return [] }
      guard area.value != total.value else { return known([area]) }
      area.title = .integral
      if area.value != .notKnown { area.note = .signed }
      return known([area, total])
    }
    return known([measure(.areaBetween(curve, base), .area, found.between, .area)])
  }

  /// What is said of the whole.
  func foot(of scope: StatisticsScope) -> (sentence: StatisticsPhrase, isProven: Bool) {
    guard found.isKnown else { return (.noFormula, false) }
    guard found.provenShare < 1 else { return (.allProven(scope), true) }
    return (.shareProven(scope, percent: min(99, Int(found.provenShare * 100))), false)
  }

  /// The rows that know something.
  private func known(_ rows: [StatisticsRow]) -> [StatisticsRow] {
    found.isKnown ? rows.filter { $0.value != .notKnown || $0.note != nil } : []
  }

  // MARK: Rows

  private func extreme(
    _ title: StatisticsPhrase,
    icon: Icon,
    _ extreme: Statistics.Extreme?,
    isMaximum: Bool
  ) -> StatisticsRow {
    var row = StatisticsRow(icon: icon, title: title, value: .none)
    guard let extreme else { return row }
    if extreme.isUnbounded {
      row.note = unbounded(upward: isMaximum)
      return row
    }
    row.value = bounds(exactly(extreme) ?? extreme.value, decimals: up, .value)
    guard row.value != .notKnown else { return row }
    if extreme.value.lowerBound > height.upperBound { row.beyond = .aboveView }
    if extreme.value.upperBound < height.lowerBound { row.beyond = .belowView }
    let shown = listed(extreme.places) { extreme.isAttained ? texts($0) : $0.map { text($0.x) } }
    let taken: StatisticsPhrase = extreme.isSame ? .at(shown) : .atOne(shown)
    if !shown.isEmpty { row.note = extreme.isAttained ? taken : .approaching(shown) }
    row.place = extreme.places.first?.x.midpoint
    return row
  }

  /// The number that an extreme certainly is: at each place where it may be, the curve has this value.
  private func exactly(_ extreme: Statistics.Extreme) -> Interval? {
    guard extreme.isAttained, !extreme.places.contains(where: \.isStretch) else { return nil }
    let values = extreme.places.map { place in
      found.features.first { $0.isProven && $0.y.isSingleton && $0.x == place.x }?.y
    }
    return Set(values).count == 1 ? values[0] : nil
  }

  /// The first of what is found as texts, and whether there is more.
  private func listed<Item>(_ items: [Item], by texts: (ArraySlice<Item>) -> [String]) -> [String] {
    texts(items.prefix(Self.listLimit)) + (items.count > Self.listLimit ? ["…"] : [])
  }

  /// `x = 1`, `2`, `0 ≤ x < 1`.
  private func texts(_ places: some Sequence<ExtremePlace>) -> [String] {
    var isFirst = true
    return places.map { place in
      guard place.isStretch else {
        defer { isFirst = false }
        guard !isFirst else { return "\(letter) \(at(place.x))" }
        return text(place.x)
      }
      let (start, end) = (text(ofEnd: place.x.lowerBound), text(ofEnd: place.x.upperBound))
      return
        "\(start) \(place.includesLower ? "≤" : "<") \(letter) \(place.includesUpper ? "≤" : "<") \(end)"
    }
  }

  /// Beside which place the values grow beyond all bounds.
  private func unbounded(upward: Bool) -> StatisticsPhrase {
    func grows(_ limit: Limit) -> Bool { limit == .infinite(isPositive: upward) }
    var sides: [(x: Interval, isLeft: Bool)] = []
    for feature in found.features {
      switch feature.kind {
      case .pole(let left, let right), .jump(let left, let right, _):
        if grows(left) { sides.append((feature.x, true)) }
        if grows(right) { sides.append((feature.x, false)) }
      case .domainEnd(let isStart, let limit, _):
        if grows(limit) { sides.append((feature.x, !isStart)) }
      default: break
      }
    }
    guard let first = sides.first else { return .unbounded }
    guard sides.count > 1 else {
      return first.isLeft ? .unboundedLeft(at(first.x)) : .unboundedRight(at(first.x))
    }
    let places = Set(sides.map(\.x))
    if sides.count == places.count, places == Set(found.breaks.map(\.x)) {
      if sides.allSatisfy(\.isLeft) { return .unboundedLeftOfBreaks }
      if sides.allSatisfy({ !$0.isLeft }) { return .unboundedRightOfBreaks }
    }
    return .unbounded
  }

  private var zeros: StatisticsRow {
    let zeros = found.zeros
    var row = StatisticsRow(icon: .zero, title: .zeros, value: .none)
    guard viewport.hasTrueZeroY else {
      row.value = .notKnown
      return row
    }
    row.place = zeros.first?.x.midpoint
    count(zeros, isExact: found.statistics.zeros.isExact, &row)
    if !found.zeroStretches.isEmpty {
      let places = zeros.map { ExtremePlace(x: $0.x) } + found.zeroStretches
      row.value = .infinitelyMany
      row.note = .at(listed(places, by: texts))
    }
    return row
  }

  private func turns(
    _ title: StatisticsPhrase,
    icon: Icon,
    _ turns: [Feature]
  ) -> StatisticsRow {
    var row = StatisticsRow(icon: icon, title: title, value: .none)
    row.place = turns.first?.x.midpoint
    count(turns, isExact: found.statistics.extrema.isExact, &row)
    if case .count = row.value {
      row.note = .places(turns.map { point($0.x, $0.y) })
    }
    return row
  }

  private var breaks: StatisticsRow {
    let breaks = found.breaks
    var row = StatisticsRow(icon: .breaks, title: .breaks, value: .none)
    row.place = breaks.first?.x.midpoint
    count(breaks, isExact: !found.hasPossibleBreaks, &row)
    return row
  }

  /// How many, and where.
  private func count(_ features: [Feature], isExact: Bool, _ row: inout StatisticsRow) {
    guard features.count <= Self.listLimit else {
      row.value = .moreThan(Self.listLimit)
      row.note = .zoomToList
      return
    }
    guard isExact else {
      // That there are none or some is no knowledge.
      row.value = features.isEmpty ? .notKnown : .atLeast(features.count)
      row.note = features.isEmpty ? nil : .morePossible
      return
    }
    guard let first = features.first else { return }
    row.value = .count(features.count)
    row.note = features.count == 1 ? .place(at(first.x)) : .places(features.map { text($0.x) })
  }

  private func measure(
    _ title: StatisticsPhrase,
    _ icon: Icon,
    _ value: Interval?,
    _ measure: Viewport.Measure
  ) -> StatisticsRow {
    let isKnown = viewport.exponent(of: measure) != nil
    return StatisticsRow(
      icon: icon,
      title: title,
      value: isKnown
        ? value.map { bounds($0, decimals: max(up, 4), measure) } ?? .notKnown : .notKnown
    )
  }

  /// A measure within bounds, both told; nil where the axes count other powers of ten.
  func within(
    _ title: StatisticsPhrase,
    _ icon: Icon,
    _ value: Interval,
    _ measure: Viewport.Measure
  ) -> StatisticsRow? {
    guard viewport.exponent(of: measure) != nil else { return nil }
    let decimals = NumberText.decimals(max(value.width, value.magnitude * 1e-12)) + 1
    let ends = NumberText.outward(value.lowerBound, value.upperBound, decimals: max(decimals, 0))
    let (lower, upper) = (
      viewport.written(ends.lower, measure), viewport.written(ends.upper, measure)
    )
    return StatisticsRow(icon: icon, title: title, value: .between(lower, upper))
  }

  /// Some points, the first ones with their coordinates.
  func points(
    _ title: StatisticsPhrase,
    _ icon: Icon,
    _ places: [(x: Interval, y: Interval?)]
  ) -> StatisticsRow {
    var row = StatisticsRow(icon: icon, title: title, value: .count(places.count))
    row.note = .places(
      listed(places) { $0.map { point($0.x, $0.y) } }
    )
    return row
  }

  private func stretches(
    _ title: StatisticsPhrase,
    _ icon: Icon,
    _ stretches: [Interval],
    decimals: Int,
    whole: Interval?,
    _ axis: Coordinate
  ) -> StatisticsRow {
    var row = StatisticsRow(icon: icon, title: title, value: .none)
    // What may have a value is no domain yet.
    guard found.isDomainKnown else {
      row.value = .notKnown
      return row
    }
    guard let first = stretches.first else { return row }
    func text(_ end: Double) -> String {
      guard axis == .y else { return self.text(ofEnd: end) }
      return end.isFinite
        ? self.text(Interval(end), decimals: decimals, axis) : NumberText.rounded(end)
    }
    if stretches.count == 1, let whole {
      let (lower, upper) = (isOpen(first.lowerBound), isOpen(first.upperBound))
      if lower || upper {
        let (start, end) = (text(first.lowerBound), text(first.upperBound))
        row.value = .value("\(start) \(lower ? "<" : "≤") \(letter) \(upper ? "<" : "≤") \(end)")
        return row
      }
      if whole.isSubset(of: first) {
        row.value = .everywhere
        return row
      }
    }
    let texts = listed(stretches) { stretches in
      stretches.map { stretch in
        stretch.isSingleton
          ? text(stretch.lowerBound) : "\(text(stretch.lowerBound)) … \(text(stretch.upperBound))"
      }
    }
    row.value = texts.count == 1 ? .value(texts[0]) : .count(stretches.count)
    if texts.count > 1 { row.note = .places(texts) }
    return row
  }
}
