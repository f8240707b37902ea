package import Calculus
package import Intervals
package import Operations

/// The integral of a formula of x from a place, up to any other; or the solution of y′ = f(x, y) through a
/// point, which is the integral of a formula that holds its own values.
///
/// As a step it takes two values, the formula's at the upper end and that end, and gives the integral: so
/// what is not smooth in the formula is a step of the program like any other, and its slope is known.
///
/// It is a class, so that programs and tasks that share it share the work: each
/// question extends the stretch that is followed, and never shortens it. Source of the method:
/// `Antiderivative`.
package final class IntegralFunction: Sendable {
  /// The formula, of the variable.
  package let body: [Instruction]
  /// Where it begins.
  ///
  /// It is a point where the lower bound is a `Double`, else the tightest known interval around the
  /// bound.
  package let start: Interval
  /// What the solution is at `start`, whose values are y in the formula; nil for an integral.
  package let value: Interval?
  /// Whether it is followed only by `follow(to:while:)` and for its ends, and not for a value that is asked
  /// for: who may not wait asks for what is known.
  private let isPatient: Bool
  /// Whether it has no value where a pole or a gap lies between; else nothing is known there.
  ///
  /// False for the two parts of an integral with x in both bounds: a pole between the start and one
  /// bound need not lie between the bounds.
  private let tellsGaps: Bool
  private let angleUnit: AngleUnit
  /// As far as it was asked for; what was found is kept for the next question.
  private let found: Published<any FollowedFunction>
  /// Whose unknown it is, and which; nil for what is no unknown of a system.
  private let system: (equations: EquationSystem, isSecond: Bool)?

  /// Further ends are not looked for; a solution comes near them by many short steps.
  private var mostStretches: Int { isSolution ? 1_000 : 300 }

  /// Whether it solves differential equations.
  package var isSolution: Bool { value != nil || system != nil }

  /// Of a formula in which everything is spelled out, and no parameter is left.
  ///
  /// It traps on abbreviations, on letters that a sum counts with, and on parameters other than y.
  /// Nothing is integrated yet but one enclosure over `start`.
  package init(
    of body: [Instruction],
    from start: Interval,
    tellsGaps: Bool = true,
    _ angleUnit: AngleUnit
  ) {
    (self.body, self.start, self.angleUnit) = (body, start, angleUnit)
    (self.tellsGaps, value, isPatient, system) = (tellsGaps, nil, false, nil)
    let code = ProgramCode(checked: body, angleUnit: angleUnit).intervalCode
    found = Published(Antiderivative(of: code, from: start))
  }

  /// The solution of y′ = formula that has a value at a place.
  ///
  /// As a step it ignores its first operand, which for an integral is the slope.
  package init(
    solving body: [Instruction],
    at place: Interval,
    from value: Interval,
    isPatient: Bool = false,
    _ angleUnit: AngleUnit
  ) {
    (self.body, start, self.value, self.angleUnit) = (body, place, value, angleUnit)
    (tellsGaps, self.isPatient, system) = (true, isPatient, nil)
    found = Published(Solution(of: FormulaRate(body, angleUnit), at: place, from: value))
  }

  /// One unknown of a system.
  package init(unknown isSecond: Bool, of system: EquationSystem, isPatient: Bool = false) {
    (body, start, value) = (system.rates[isSecond], system.start, nil)
    (angleUnit, tellsGaps, self.isPatient) = (system.angleUnit, true, isPatient)
    self.system = (system, isSecond)
    found = Published(SystemUnknown(of: system.solution, isSecond: isSecond))
  }

  /// What y′ is where the solution has a value, given by steps; nil for an integral.
  func slope(at own: [Instruction]) -> [Instruction]? {
    guard isSolution else { return nil }
    return body.flatMap { step -> [Instruction] in
      guard case .parameter(let unknown) = step, unknown.isUnknown else { return [step] }
      guard let (equations, isSecond) = system else { return own }
      let isOther = (unknown == equations.unknowns.second) != isSecond
      return isOther
        ? own.dropLast() + [
          .integral(IntegralFunction(unknown: !isSecond, of: equations, isPatient: isPatient))
        ] : own
    }
  }

  /// The integral as a value of its own, followed as far as the places of a stretch.
  ///
  /// - Complexity: That of `FollowedFunction.extend(to:while:)`; O(1) for a stretch that `isFollowed(to:)`.
  private func antiderivative(reaching u: Interval) -> any FollowedFunction {
    let known = found.current
    if isPatient || known.covers(u) { return known }
    return found.update {
      _ = $0.extend(to: u) { true }
      return $0
    }
  }

  /// What an enclosure takes, in operations.
  ///
  /// Beyond an open end of a solution shorter stretches tell nothing new: it is not worth many looks.
  var cost: Int { found.current.isOpen ? 1_000 : 50 }

  /// Whether what is known up to the places of a stretch is found already.
  func isFollowed(to u: Interval) -> Bool { found.current.covers(u) }

  /// Follows it up to the places of a stretch, before they are asked for; false when `mayContinue` ended
  /// that.
  func follow(to u: Interval, while mayContinue: () -> Bool) -> Bool {
    found.update { $0.extend(to: u, while: mayContinue) }
  }

  private func values(to u: Interval, slope: Interval = .entire) -> Interval? {
    antiderivative(reaching: u).values(to: u, slope: slope)
  }

  /// The number nearest to it, NaN where it is not certain that there is one.
  ///
  /// It is the midpoint of the enclosure, so it may be some ulps away from the integral.
  func value(to u: Double) -> Double {
    values(to: Interval(u))?.midpoint ?? .nan
  }

  /// Over a stretch.
  ///
  /// `slope` is what the formula itself is over `u`, which is the derivative by `u`. The decoration
  /// says whether there certainly is an integral. It is empty where there certainly is none;
  /// without `tellsGaps` that is unknown instead.
  @inline(never) package func enclosure(of slope: Enclosure, to u: Enclosure) -> Enclosure {
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
    antiderivative(reaching: u.range).series(of: slope, to: u)
  }

  /// With its derivatives.
  ///
  /// Up to the third derivative, from those of the formula and of the end; `.unknown` where it is
  /// not certain that there is an integral.
  package func jet(of slope: Jet, to u: Jet) -> Jet {
    antiderivative(reaching: u.c0).jet(of: slope, to: u)
  }

  /// The limit as the end tends to one.
  ///
  /// Solutions grow beyond all bounds at an end of theirs. Improper integrals are not known: at an end
  /// that is infinite, or not known to be finite, the limit is unknown.
  package func limit(to u: Limit) -> Limit {
    guard case .finite(let place) = u else { return .unknown }
    if let infinity = found.current.infinity(at: place) {
      return .infinite(isPositive: infinity > 0)
    }
    return values(to: place).map(Limit.finite) ?? .unknown
  }

  /// Where it begins and ends to be certain that there is an integral.
  ///
  /// The breaks of the step, one on each side of `start`. On a side where the integral goes on
  /// beyond `mostStretches`, the place is the end of the last of these.
  ///
  /// - Complexity: As many series as there are stretches at the first call.
  package var ends: SingularSet {
    let ends = knownEnds
    return .values([ends.lower.place, ends.upper.place])
  }

  /// What is known of both ends.
  ///
  /// Of a solution step by step: whoever follows it meanwhile waits for one at most.
  private var knownEnds: (lower: KnownEnd, upper: KnownEnd) {
    let first = Swift.max(found.current.stepCount, 1)
    for count in stride(from: first, to: isSolution ? mostStretches : 0, by: 1) {
      let ends = found.update { $0.ends(within: count) }
      if ends.lower.kind != .unfinished, ends.upper.kind != .unfinished { return ends }
    }
    return found.update { $0.ends(within: mostStretches) }
  }

  /// Whether it is one of several solutions through its start, proven; false says nothing.
  package var isOneOfSeveral: Bool {
    guard let value, value.isSingleton else { return false }
    return FormulaRate(body, angleUnit).parts(at: start, value.lowerBound)
  }

  /// The two ends of a solution, the lower one first.
  package var solutionEnds: [KnownEnd] {
    let ends = knownEnds
    return [ends.lower, ends.upper]
  }

  /// Whether there is an integral while its end stays in a gap of `ends`.
  ///
  /// `.everywhere` between the two ends. In the gap beyond one `.nowhere`, if it is proven that
  /// there is no integral and `tellsGaps` holds; else `.scattered`, as at a point.
  package func domainStatus(in gap: Gap) -> DomainStatus {
    if gap.isPoint { return .scattered }
    let ends = knownEnds
    if gap.lower == nil { return ends.lower.isLast && tellsGaps ? .nowhere : .scattered }
    if gap.upper == nil { return ends.upper.isLast && tellsGaps ? .nowhere : .scattered }
    return .everywhere
  }
}

extension IntegralFunction: Hashable {
  package static func == (first: IntegralFunction, second: IntegralFunction) -> Bool {
    first === second
      || first.start == second.start && first.angleUnit == second.angleUnit
        && first.tellsGaps == second.tellsGaps && first.value == second.value
        && first.isPatient == second.isPatient
        && first.system?.equations == second.system?.equations
        && first.system?.isSecond == second.system?.isSecond
        && first.body == second.body
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
  /// Of the solution of a differential equation, which no program that is saved holds: its line is kept.
  private static let solutionWord = "solution"

  /// How it is saved: `integral(radians 0.0 0.0 x sin)`, with the ends of what it begins in.
  ///
  /// The words are the angle unit, the bounds of `start` and the formula. What was found is not
  /// saved.
  var name: String {
    let ends = ["\(start.lowerBound)", "\(start.upperBound)"]
    let word = isSolution ? Self.solutionWord : tellsGaps ? Self.word : Self.openWord
    return SavedWords.name(word, angleUnit, ends, body)
  }

  /// Reads a saved one; nil for anything else.
  ///
  /// It refuses more opening brackets than `SavedWords.deepest`, a start without a number in it,
  /// and a formula that is none or holds a parameter.
  convenience init?(name: String) {
    let known = [Self.word, Self.openWord]
    guard let (word, unit, ends, body) = SavedWords.parts(of: name, as: known),
      let low = Double(ends[0]), let high = Double(ends[1]), low <= high, low < .infinity,
      high > -.infinity
    else { return nil }
    self.init(of: body, from: Interval(low, high), tellsGaps: word == Self.word, unit)
  }
}

extension IntervalCode: Integrand {
  package func taylorModel(around center: Double, over x: Interval, order: Int) -> TaylorModel? {
    taylorModel(of: operations.indices, around: center, over: x, order: order)
  }

  /// A quotient whose divisor is of opposite sign at the two ends, or 0 at an end or at the
  /// simplest number between, certainly has one; nil for all others.
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
