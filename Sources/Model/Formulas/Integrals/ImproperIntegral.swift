import Calculus
import Intervals
import Numerals
package import Operations
package import Words

/// What bounds an integral: a number, a formula, or ∞ with a sign.
extension [Instruction] {
  /// The word for ∞ in a bound, as it is kept.
  package static let infinity: [Instruction] = [.local("∞")]

  /// 1 for ∞, −1 for −∞, 0 for what may be a number.
  package var infiniteSign: Double {
    self == .infinity ? 1 : self == .infinity + [.unary(.negate)] ? -1 : 0
  }

  /// The formula of the opposite of its variable.
  fileprivate var mirrored: [Instruction] { at([.variable, .unary(.negate)]) }

  /// Whether ∞ stands in it.
  package var mentionsInfinity: Bool { contains(Self.infinity[0]) }
}

extension Integral {
  /// The steps of an integral with an end at ∞ or −∞.
  ///
  /// The part beyond a number T is ∫ f(1/s)/s² ds from 0 to 1/T: whether that exists, and what it is, is
  /// told by how fast f vanishes, as beside any other place.
  func improper(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let signs = bounds.map(\.infiniteSign)
    guard signs[0] != signs[1] else { return .nothing }
    var body = body.withVanishingDifferences
    if signs[1] > 0, bounds[0].infiniteSign == 0, !bounds[0].contains(.variable),
      bounds[0].certainNumber(in: unit).map({ $0.lowerBound >= 0 }) ?? false
    {
      body = body.replacing([.variable, .unary(.absolute)], with: [.variable])
    }
    if !body.contains(.variable) {
      let value = (try? Program(body, angleUnit: unit))?.enclosure(over: Interval(0)).value
      guard let value, value.decoration >= .defined else { return nil }
      return value.interval == Interval(0) ? body : value.interval.certainSign != 0 ? .nothing : nil
    }
    // From ∞ downwards it is the opposite.
    if signs[0] > 0 || signs[1] < 0 {
      return improper(body, bounds.reversed(), unit).map { $0 + [.unary(.negate)] }
    }
    guard signs[1] > 0 else { return lower(body, to: bounds[1], unit) }
    guard signs[0] == 0 else {
      let halves = [body.mirrored, body].map { closed($0, from: [.whole(0)], unit) }
      if case .number(let left)? = halves[0], case .number(let right)? = halves[1],
        let sum = try? left + right
      {
        return sum.steps.told(in: unit)
      }
      guard let place = Self.place(beside: body, nil, unit) else { return nil }
      let middle: [Instruction] = [.number(of: place)]
      let ends = [lower(body, to: middle, unit), improper(body, [middle, .infinity], unit)]
      return ends[0].flatMap { first in ends[1].map { first + $0 + [.binary(.add)] } }
    }
    if bounds[0] == [.whole(0)], let known = known(body, unit) { return known }
    switch closed(body, from: bounds[0], unit) {
    case .number(let number)?: return number.steps.told(in: unit)
    case .infinite?, .swinging?: return .nothing
    case nil: break
    }
    if case .diverges = FarBehavior(of: body, unit) { return .nothing }
    if hasPoleAhead(body, of: bounds[0], unit) { return .nothing }
    // What repeats has no integral over so many turns, but what is 0 nearly everywhere.
    if !body.hasLocals, (try? Program(body, angleUnit: unit))?.isRepeatingWithoutIntegral ?? false {
      return .nothing
    }
    // Below 0 there is no logarithm, and beside 0 it has no end.
    let isAbove =
      !bounds[0].contains(.variable)
      && bounds[0].certainNumber(in: unit).map { $0.lowerBound > 0 } ?? false
    if isAbove, let inner = body.overItsLogarithm {
      let start = bounds[0] + [.unary(.ln)]
      let way = Integral(of: inner, over: letter, from: start, to: .infinity)
      if let known = way.improper(inner, [start, .infinity], unit) { return known }
    }
    if let known = byWave(body, from: bounds[0], unit) { return known }
    guard let first = Self.place(beside: body, bounds[0], unit) else { return nil }
    // What begins at x may begin beyond all poles, wherever the first place is.
    guard bounds[0].contains(.variable) else {
      let steps = rest(body, bounds[0], from: first, unit)
      if let steps, steps == .nothing || steps.isDecided(unit) {
        return bounds[0] == [.whole(0)] && body.isOddInLogarithm ? steps.times([.whole(0)]) : steps
      }
      return byDecay(body, from: bounds[0], unit) ?? bounded(body, bounds[0], from: first, unit)
        ?? steps
    }
    let far = [1.0, 16, 1024].lazy.map { $0 * first }
      .first { Self.isContinuous(body, from: $0, unit) }
    return far.flatMap { rest(body, bounds[0], from: $0, unit) }.flatMap {
      $0 == .nothing ? nil : $0
    }
  }

  /// From 0 to ∞ by a transform that is known, of the whole or of each of its terms with one wave.
  private func known(_ body: [Instruction], _ unit: AngleUnit) -> [Instruction]? {
    if let whole = MellinTransform(body, unit)?.steps { return whole }
    let parts = WaveTerms(body)?.terms.map { MellinTransform($0, unit)?.steps }
    guard let parts, let first = parts.first ?? nil else { return nil }
    return parts.dropFirst().reduce(first == .nothing ? nil : first) { sum, part in
      guard let sum, let part, part != .nothing else { return nil }
      return sum + part + [.binary(.add)]
    }
  }

  /// Whether there is a pole not far beyond a number.
  private func hasPoleAhead(
    _ body: [Instruction],
    of bound: [Instruction],
    _ unit: AngleUnit
  ) -> Bool {
    guard !bound.contains(.variable), !body.hasLocals, let start = bound.certainNumber(in: unit)
    else {
      return false
    }
    return [16.0, 1024].contains { way in
      let end = Interval((start + Interval(way)).upperBound)
      return InnerPole.isCertain(in: body, between: start, end, unit)
    }
  }

  /// From a number to a place far out, and what is left beyond between the bounds that its size has; nil
  /// where it may not vanish fast enough.
  private func bounded(
    _ body: [Instruction],
    _ bound: [Instruction],
    from place: Double,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let square: [Instruction] = [.variable, .whole(2), .binary(.power), .binary(.multiply)]
    let weighed = (TermRatio.majorant(of: body).withExponentials + square).ofReciprocal
    guard let code = try? Program(weighed, angleUnit: unit).code.intervalCode else { return nil }
    var found: (place: Double, size: Double)?
    for far in [16.0, 64, 256] where far > place {
      let end = (1 / far).nextUp
      let growth = code.growth(beside: 0, reaching: end, isLeft: false)
      guard let size = growth?.integral(to: Interval(end)), size.isBounded else { continue }
      found = (far, size.magnitude)
      if size.magnitude < 1e-18 { break }
    }
    guard let (far, size) = found, body.values(from: far, unit) != nil else { return nil }
    let way = Integral(of: body, over: letter, from: bound, to: [.number(of: far)])
    guard let near = (try? way.steps(in: unit)) ?? nil, near != .nothing, near.isDecided(unit)
    else { return nil }
    let name = "\(body.map(\.name).joined(separator: " ")) beyond \(far)"
    return near + [.enclosed(Interval(-size, size), name: name), .binary(.add)]
  }

  /// Whether a formula certainly has values without a pole or a jump from a place to ∞.
  private static func isContinuous(
    _ body: [Instruction],
    from place: Double,
    _ unit: AngleUnit
  ) -> Bool {
    let program = try? Program(body, angleUnit: unit)
    return program.map {
      $0.enclosure(over: Interval(place, .infinity)).value.decoration >= .definedAndContinuous
    } ?? false
  }

  /// From a bound to a place and on from there to ∞.
  private func rest(
    _ body: [Instruction],
    _ bound: [Instruction],
    from place: Double,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    // Beside another wave the size of one does not tell.
    let isOneWave = (WaveTerms(body)?.terms.count ?? 1) == 1
    let wave = isOneWave ? OscillatingIntegral(body, unit) : nil
    if wave?.isEndless(from: place) ?? false { return .nothing }
    let byParts = wave?.rest(beyond: place)
    guard let rest = byParts?.steps ?? swinging(body, from: place, unit) else { return nil }
    if rest == .nothing { return rest }
    // A long way has many turns: it goes in stretches, each twice as far.
    let far = byParts?.place ?? place
    let stops = [8.0, 4, 2, 1].map { far / $0 }.filter { $0 == far || byParts != nil && $0 > place }
    var (sum, start) = (rest, bound)
    for stop in stops {
      let end: [Instruction] = [.number(of: stop)]
      let way = Integral(of: body, over: letter, from: start, to: end)
      guard let near = (try? way.steps(in: unit)) ?? nil else { return nil }
      (sum, start) = (sum + near + [.binary(.add)], end)
    }
    return sum
  }

  /// Where there is a formula for the integral up to a number, what that tends to.
  private func closed(
    _ body: [Instruction],
    from start: [Instruction],
    _ unit: AngleUnit
  ) -> LimitValue? {
    let start = start.map { $0 == .variable ? Instruction.outer : $0 }
    return Antidifferentiation(body, unit).integral(from: start, to: [.variable])
      .flatMap { FormulaLimit.far($0, unit) }
  }

  /// That it grows beyond all bounds where it does so at an end at ∞, and has a value up to there.
  package func absence(in unit: AngleUnit) -> ProgramFault? {
    guard let body = try? body.spelled(in: unit), !body.contains(.outer) else { return nil }
    let (low, high) = (from.infiniteSign, to.infiniteSign)
    if low == 0, high > 0, closed(body, from: from, unit) == .swinging { return .swinging }
    guard low != high, low <= 0, high >= 0 else { return nil }
    let ends = (low < 0 ? [body.mirrored] : []) + (high > 0 ? [body] : [])
    let signs = ends.map { FarBehavior(of: $0, unit) }.filter { $0 != .converges }
    guard case .diverges(let isUp)? = signs.first, signs.allSatisfy({ $0 == signs[0] }) else {
      return nil
    }
    let far = Self.place(beside: body, low < 0 ? nil : from, unit) ?? 1
    let start = low < 0 ? [.number(of: far), .unary(.negate)] : from
    let end = high > 0 ? [.number(of: far)] : to
    let way = Integral(of: self.body, over: letter, from: start, to: end)
    let near = try? Program([.abbreviation(Abbreviation(way))], angleUnit: unit)
    let isFinite = near.map { $0.enclosure(over: Interval(0)).value.decoration >= .defined }
    // A pole or a gap on the way is another reason.
    let isWhole = ends.allSatisfy { Self.isContinuous($0, from: far, unit) }
    return isFinite ?? false && isWhole ? .growing(isUp: isUp) : nil
  }

  /// From −∞: the same of the mirrored formula, from the opposite upwards.
  private func lower(
    _ body: [Instruction],
    to end: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    improper(body.mirrored, [end + [.unary(.negate)], .infinity], unit)
  }

  /// From a number above 0 to ∞: where the size of a formula with waves does not tell, term by term.
  private func swinging(
    _ body: [Instruction],
    from place: Double,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let whole = upper(body, from: place, unit)
    guard let terms = WaveTerms(body), terms.areDefined(from: place, unit) else { return whole }
    let value = whole.flatMap { try? Program($0, angleUnit: unit) }?.enclosure(over: Interval(0))
      .value
    if let value, value.decoration >= .defined, value.interval.width < 1e-9 { return whole }
    return termwise(terms, from: [.number(of: place)], unit) ?? whole
  }

  /// From a number above 0 to ∞.
  private func upper(
    _ body: [Instruction],
    from place: Double,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let square: [Instruction] = [.variable, .whole(2), .binary(.power)]
    let steps =
      ReciprocalPowers(body, unit)?.integrand ?? body.reciprocalQuotient
      ?? body.ofReciprocal + square + [.binary(.divide)]
    let end: [Instruction] = [.whole(1), .number(of: place), .binary(.divide)]
    return steps.integral(from: Interval(0), to: end, unit)
  }

  /// A power of two above a bound where the formula has a value.
  private static func place(
    beside body: [Instruction],
    _ bound: [Instruction]?,
    _ unit: AngleUnit
  ) -> Double? {
    func value(_ steps: [Instruction], at place: Double) -> DecoratedInterval? {
      (try? Program(steps, angleUnit: unit))?.enclosure(over: Interval(place)).value
    }
    let isNumber = bound.map { !$0.contains(.variable) } ?? false
    let start = isNumber ? bound.flatMap { value($0, at: 0)?.interval.upperBound } ?? 0 : 0
    guard start < 1e15 else { return nil }
    var first = 1.0
    while first <= start { first *= 2 }
    return (0..<12).lazy.map { first * Double(1 << $0) }
      .first { place in
        value(body, at: place).map { $0.interval.isBounded && $0.decoration >= .defined } ?? false
      }
  }
}

extension [Instruction] {
  /// The formula of 1/s, with s for the variable: powers of it are 1 over those of s.
  var ofReciprocal: [Instruction] {
    let tree = StepTree(self)
    return rewritten { end, step, operands in
      let isPower = tree.operands[end].first.map { self[$0] == .variable } ?? false
      switch step {
      case .variable: return [.whole(1)].over([.variable])
      case .binary(.power) where isPower && !tree.varies[tree.operands[end][1]]:
        return [.whole(1)].over([.variable] + operands[1] + [step])
      case .unary(.squareRoot) where isPower: return [.whole(1)].over([.variable, step])
      case .unary(.ln) where isPower: return [.variable, step, .unary(.negate)]
      default: return nil
      }
    }
  }
}

extension [Instruction] {
  /// f(1/s)/s² where f is a quotient by a polynomial of at least second degree, which has no pole at s = 0
  /// then; nil where f is none.
  var reciprocalQuotient: [Instruction]? {
    let tree = StepTree(self)
    guard last == .binary(.divide), let ends = tree.operands.last,
      let divisor = Polynomial(of: tree.part(ends[1]), in: .variable), divisor.degree >= 2
    else { return nil }
    func power(_ exponent: Int) -> [Instruction] {
      exponent == 0 ? [.whole(1)] : [.variable, .whole(exponent), .binary(.power)]
    }
    var sum: [Instruction] = []
    for exponent in 0...divisor.degree where !divisor[exponent].isZero {
      let isFirst = sum.isEmpty
      sum += divisor[exponent].steps.times(power(divisor.degree - exponent))
      if !isFirst { sum.append(.binary(.add)) }
    }
    return tree.part(ends[0]).ofReciprocal.times(power(divisor.degree - 2)).over(sum)
  }
}

extension Instruction {
  fileprivate static func number(of value: Double) -> Instruction {
    .number(NumberLiteral(NumberText.shortest(value)) ?? NumberLiteral(0))
  }
}
