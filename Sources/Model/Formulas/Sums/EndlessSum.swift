import Calculus
import Intervals
import Numerals
import Operations

/// A sum without an end, by the first of some ways that leads to it.
struct EndlessSum {
  private let sum: Accumulation
  private let unit: AngleUnit
  /// The number of the first term, and those from which on they are taken together, by a series and otherwise.
  private let (start, seriesTurn, turn): (Int, Int, Int)
  /// The terms, and the same without a factor (−1)ⁿ, as formulas of the variable.
  private let (own, terms): ([Instruction], [Instruction])
  /// The latter without conditions that hold from `seriesTurn` on.
  private let far: [Instruction]
  private let alternates: Bool

  /// From where on a series is taken at the earliest.
  private static let first = 256

  /// Nil where the terms get too long.
  init?(_ sum: Accumulation, from start: Int, _ unit: AngleUnit) {
    func spelled(_ terms: [Instruction]) -> [Instruction]? {
      try? terms.map { $0 == .local(sum.index) ? .variable : $0 }.spelled(in: unit)
    }
    let signless = sum.signs
    guard let own = spelled(sum.body), let terms = spelled(signless ?? sum.body) else {
      return nil
    }
    (self.sum, self.start, self.unit) = (sum, start, unit)
    turn = Swift.max(start, Accumulation.summed)
    let low = Swift.max(start, Self.first)
    (self.own, self.terms) = (own, terms)
    far = terms.withoutConditions(from: low, unit)
    (alternates, seriesTurn) = (signless != nil, low)
  }

  /// The steps that the first way gives: `.nothing` where there certainly is no sum, nil where none of them tells.
  var steps: [Instruction]? {
    Self.ways.lazy.compactMap { $0(self) }.first
  }

  /// Closed forms first, then what is sharp, and last what only has bounds.
  private static let ways: [@Sendable (EndlessSum) -> [Instruction]?] = [
    { $0.sum.closed($0.own, from: $0.start, $0.unit) },
    { Accumulation.ofPowers($0.terms, from: $0.start, alternates: $0.alternates, $0.unit) },
    { $0.isTooLarge ? .nothing : nil },
    { $0.isZero ? $0.near(to: $0.turn) : nil },
    { $0.series },
    { $0.sum.geometric($0.own, from: $0.start, isPatient: false, $0.unit) },
    { $0.bounded(within: 1e-17) },
    { $0.waves(within: 1e-8) },
    { $0.smooth },
    { $0.waves(within: .infinity) },
    { $0.sum.geometric($0.own, from: $0.start, isPatient: true, $0.unit) },
    { $0.hasNoSum ? .nothing : nil },
    { $0.sum.split(in: $0.unit) },
    { $0.sum.grouped(from: $0.turn, $0.unit) },
    { $0.bounded(within: .infinity) },
  ]

  // MARK: The first terms, and what is left

  private func near(to turn: Int) -> [Instruction]? {
    sum.part(from: sum.first, to: .whole(turn - 1)).steps(in: unit)
  }

  private func whole(_ rest: Interval, from turn: Int) -> [Instruction]? {
    let name = "\(own.map(\.name).joined(separator: " ")) beyond \(turn)"
    return near(to: turn).map { $0 + [.enclosed(rest, name: name), .binary(.add)] }
  }

  private var tail: EndlessTerms { EndlessTerms(far, from: turn, unit) }

  // MARK: Ways

  private var isTooLarge: Bool {
    guard !alternates, case .diverges = FarBehavior(of: terms, unit) else { return false }
    return true
  }

  /// Whether each term is 0.
  private var isZero: Bool {
    guard let quotient = RationalFunction(own, in: .variable), quotient.top.lead == nil else {
      return false
    }
    return own.values(from: Double(turn), unit) != nil
  }

  private var series: [Instruction]? {
    let series = ReciprocalSeries(far, from: seriesTurn, unit)
    let isUp = seriesTurn.isMultiple(of: 2)
    let rest = alternates ? series?.alternating(isUp: isUp) : series?.sum
    return rest.flatMap { whole($0, from: seriesTurn) }
  }

  private func waves(within width: Double) -> [Instruction]? {
    guard let parts = WaveTerms.terms(of: terms),
      let rest = sum.rest(of: parts, alternates: alternates, from: turn, unit)
    else { return nil }
    if rest.isEmpty { return .nothing }
    return rest.width < width ? whole(rest, from: turn) : nil
  }

  private var smooth: [Instruction]? {
    let isUp = turn.isMultiple(of: 2)
    guard let rest = alternates ? tail.alternating(isUp: isUp) : tail.sum, rest.isDecided(unit)
    else { return nil }
    return rest == .nothing ? rest : near(to: turn).map { $0 + rest + [.binary(.add)] }
  }

  private var hasNoSum: Bool { tail.diverges(alternates: alternates) }

  /// By how fast the terms vanish: that from one number less on is more than all of them.
  private func bounded(within width: Double) -> [Instruction]? {
    guard let next = EndlessTerms(far, from: turn - 1, unit).bounds, next.magnitude < width else {
      return nil
    }
    return whole(
      alternates
        ? Interval(-next.magnitude, next.magnitude) : next.convexHull(with: Interval(0)),
      from: turn
    )
  }
}

extension [Instruction] {
  /// The same without conditions that hold for all values of the variable from a number on.
  fileprivate func withoutConditions(
    from start: Int,
    _ unit: AngleUnit
  ) -> [Instruction] {
    guard contains(.binary(.when)) else { return self }
    return rewritten { _, step, operands in
      guard step == .binary(.when),
        operands[0].values(from: Double(start), unit) == Interval(1)
      else { return nil }
      return operands[1]
    }
  }
}
