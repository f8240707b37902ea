package import Calculus
package import Intervals
package import Operations
import Synchronization

/// The integral of a formula of x from a place, up to any other.
///
/// As a step it takes two values, the formula's at the upper end and that end, and gives the integral: so
/// what is not smooth in the formula is a step of the program like any other, and its slope is known.
package final class IntegralFunction: Sendable {
  /// The formula, of the variable.
  package let body: [Instruction]
  /// Where it begins.
  package let start: Interval
  /// Whether it has no value where a pole or a gap lies between; else nothing is known there.
  private let tellsGaps: Bool
  private let angleUnit: AngleUnit
  /// As far as it was asked for; what was found is kept for the next question.
  private let found: Mutex<Antiderivative>

  /// Of a formula in which everything is spelled out, and no parameter is left.
  package init(
    of body: [Instruction],
    from start: Interval,
    tellsGaps: Bool = true,
    _ angleUnit: AngleUnit
  ) {
    (self.body, self.start, self.angleUnit) = (body, start, angleUnit)
    self.tellsGaps = tellsGaps
    let code = ProgramCode(checked: body, angleUnit: angleUnit).intervalCode
    found = Mutex(Antiderivative(of: code, from: start))
  }

  private func antiderivative(reaching u: Interval) -> Antiderivative {
    found.withLock {
      $0.extend(to: u)
      return $0
    }
  }

  /// Whether what is known up to the places of a stretch is found already.
  func isFollowed(to u: Interval) -> Bool { found.withLock { $0.covers(u) } }

  private func values(to u: Interval, slope: Interval = .entire) -> Interval? {
    antiderivative(reaching: u).values(to: u, slope: slope)
  }

  /// The number nearest to it, NaN where it is not certain that there is one.
  func value(to u: Double) -> Double {
    values(to: Interval(u))?.midpoint ?? .nan
  }

  /// Over a stretch.
  package func enclosure(of slope: Enclosure, to u: Enclosure) -> Enclosure {
    let result = antiderivative(reaching: u.value.interval).enclosure(to: u, slope: slope)
    let isAbsent = result.value.interval.isEmpty && !u.value.interval.isEmpty
    return isAbsent && !tellsGaps ? .unknown : result
  }

  /// Over a few stretches.
  func intervalUnion(of slope: IntervalUnion, to u: IntervalUnion) -> IntervalUnion {
    u.flatMap { piece in
      let whole = Enclosure(value: piece, slope: .entire)
      return [enclosure(of: .unknown, to: whole).value]
    }
  }

  /// As a polynomial near a point; nil where it is not certainly smooth.
  func series(of slope: SeriesModel, to u: SeriesModel) -> SeriesModel? {
    .integral(of: slope, to: u) { self.values(to: $0) }
  }

  /// With its derivatives.
  package func jet(of slope: Jet, to u: Jet) -> Jet {
    let values = values(to: u.c0, slope: slope.c0)
    return values.map { .integral(of: slope, to: u, values: $0) } ?? .unknown
  }

  /// The limit as the end tends to one.
  package func limit(to u: Limit) -> Limit {
    guard case .finite(let place) = u else { return .unknown }
    return values(to: place).map(Limit.finite) ?? .unknown
  }

  /// Where it begins and ends to be certain that there is an integral.
  package var ends: SingularSet {
    let ends = found.withLock { $0.ends() }
    return .values([ends.lower.place, ends.upper.place])
  }

  /// Whether there is an integral while its end stays in a gap of `ends`.
  package func domainStatus(in gap: Gap) -> DomainStatus {
    if gap.isPoint { return .scattered }
    let ends = found.withLock { $0.ends() }
    if gap.lower == nil { return ends.lower.isLast && tellsGaps ? .nowhere : .scattered }
    if gap.upper == nil { return ends.upper.isLast && tellsGaps ? .nowhere : .scattered }
    return .everywhere
  }
}

extension IntegralFunction: Hashable {
  package static func == (first: IntegralFunction, second: IntegralFunction) -> Bool {
    first === second
      || first.start == second.start && first.angleUnit == second.angleUnit
        && first.tellsGaps == second.tellsGaps && first.body == second.body
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(body)
  }
}

extension IntegralFunction {
  private static let word = "integral"
  /// Of one that does not tell gaps.
  private static let openWord = "integralPart"

  /// How it is saved: `integral(radians 0.0 0.0 x sin)`, with the ends of what it begins in.
  var name: String {
    let words = [angleUnit.rawValue, "\(start.lowerBound)", "\(start.upperBound)"]
    return (tellsGaps ? Self.word : Self.openWord) + "("
      + (words + body.map(\.name)).joined(separator: " ") + ")"
  }

  /// Reads a saved one; nil for anything else.
  convenience init?(name: String) {
    let word = name.prefix { $0 != "(" }
    guard word == Self.word || word == Self.openWord, name.last == ")",
      name.count(where: { $0 == "(" }) <= SavedWords.deepest
    else { return nil }
    let words = SavedWords.words(of: name.dropFirst(word.count + 1).dropLast())
    guard words.count > 3, let unit = AngleUnit(rawValue: words[0]), let low = Double(words[1]),
      let high = Double(words[2]), low <= high, low < .infinity, high > -.infinity
    else { return nil }
    guard let body = SavedWords.formula(of: words.dropFirst(3), in: unit) else { return nil }
    self.init(
      of: body,
      from: Interval(low, high),
      tellsGaps: word == Self.word,
      unit
    )
  }
}

extension IntervalCode: Integrand {
  package func taylorModel(around center: Double, over x: Interval, order: Int) -> TaylorModel? {
    taylorModel(of: operations.indices, around: center, over: x, order: order)
  }

  package func pole(in x: Interval) -> Interval? {
    func sign(at center: Double) -> Int? {
      quotient(operations.indices, around: center, over: x, order: 4)?.divisorSign
    }
    guard mayHavePoles(operations.indices), let low = sign(at: x.lowerBound) else { return nil }
    for place in [x.lowerBound, x.simplest, x.upperBound] where sign(at: place) == 0 {
      return Interval(place)
    }
    guard low != 0, let high = sign(at: x.upperBound) else { return nil }
    return high != low ? x : nil
  }
}
