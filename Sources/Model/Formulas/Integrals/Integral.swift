import Calculus
import Intervals
import Numerals
package import Operations

/// The integral of a formula over a letter, between two bounds.
///
/// x in a bound is that of the formula around; the body has the variable for its own letter. Two
/// with other letters are unequal, as they are written in another way.
package struct Integral: Abbreviating {
  /// The formula, with the variable for what it is integrated over.
  package let body: [Instruction]
  package let from: [Instruction]
  package let to: [Instruction]
  /// What people call what it is integrated over.
  package let letter: String

  package init(
    of body: [Instruction],
    over letter: String,
    from: [Instruction],
    to: [Instruction]
  ) {
    (self.body, self.letter, self.from, self.to) = (body, letter, from, to)
  }

  package var operandCount: Int { 0 }
  package var parts: [[Instruction]] { [body, from, to] }

  package func with(_ parts: [[Instruction]]) -> Integral {
    Integral(of: parts[0], over: letter, from: parts[1], to: parts[2])
  }

  /// The steps of a formula from `Antidifferentiation`, if it knows one.
  ///
  /// Without one the steps hold `.integral`, once for a bound that is a number, twice from a place
  /// of its own where x is in both bounds.
  ///
  /// - Returns: `.nothing` where the bound that is a number has no value; nil where a parameter or
  ///   `outer` is left in a body without a known formula.
  /// - Throws: `SpellingFault` when the body with a bound in the place of its variable gets too
  ///   long.
  package func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]? {
    let bounds = [try from.spelled(in: unit), try to.spelled(in: unit)]
    let body = try RationalFunction.cancelled(body.spelled(in: unit))
    if let halves = try halves(of: body, bounds, unit) { return halves }
    if let sum = overSteps(body, bounds, unit) { return sum }
    if bounds.contains(where: { $0.infiniteSign != 0 }) {
      return body.contains(where: \.isOpen) ? nil : improper(body, bounds, unit)
    }
    if !body.contains(where: \.isOpen), !bounds.contains(where: { $0.contains(.variable) }),
      hasInnerPole(body, bounds, unit)
    {
      return .nothing
    }
    if let known = Antidifferentiation(body, unit).integral(from: bounds[0], to: bounds[1]) {
      return known.map { $0 == .outer ? .variable : $0 }
    }
    // Of more than one variable no series are known, nor of what still waits for its numbers.
    guard !body.contains(where: \.isOpen) else { return nil }
    // From a place to itself, wherever the formula has a value there.
    if bounds[0] == bounds[1] { return body.at(bounds[0]).times([.whole(0)]) }
    let longest = Swift.max(bounds[0].count, bounds[1].count)
    guard body.count(where: { $0 == .variable }) * longest < ProgramLimits.spelledOut else {
      throw SpellingFault()
    }
    guard !bounds[0].contains(.variable) || !bounds[1].contains(.variable) else {
      // What lies between here and a bound need not lie between the bounds.
      let start = Self.start(for: body, unit)
      return body.integral(from: start, to: bounds[1], tellsGaps: false, unit)
        + body.integral(from: start, to: bounds[0], tellsGaps: false, unit) + [.binary(.subtract)]
    }
    if let nothing = try oddAboutMiddle(body, bounds, unit) { return nothing }
    let isForward = !bounds[0].contains(.variable)
    let (first, last) = isForward ? (bounds[0], bounds[1]) : (bounds[1], bounds[0])
    guard let start = try? Program(first, angleUnit: unit).number else { return nil }
    guard !start.isEmpty else { return .nothing }
    let steps = body.integral(from: start, to: last, unit) + (isForward ? [] : [.unary(.negate)])
    guard !bounds.contains(where: { $0.contains(.variable) }), !steps.isSharp(unit) else {
      return steps
    }
    let isUndecided = !steps.isDecided(unit)
    if isUndecided, let halves = try halves(of: body, bounds, ofEven: true, unit) { return halves }
    var rough: [Instruction]?
    for way in [shifted, atZero, byReciprocal, byExponentials] {
      guard let known = way(body, bounds, unit) else { continue }
      if known == .nothing || known.isSharp(unit) { return known }
      rough = rough ?? known
    }
    return isUndecided ? rough ?? steps : steps
  }

  /// With uᵛ as e^(v·ln u); nil where there is none, or that is not decided either.
  private func byExponentials(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let written = body.withExponentials
    guard written != body, let start = try? Program(bounds[0], angleUnit: unit).number else {
      return nil
    }
    let steps = written.integral(from: start, to: bounds[1], unit)
    return steps.isDecided(unit) && !steps.isNowhere(unit) ? steps : nil
  }

  /// Whether there is a pole between bounds that are numbers.
  private func hasInnerPole(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) -> Bool {
    let ends = bounds.compactMap { (try? Program($0, angleUnit: unit))?.number }
      .sorted { $0.lowerBound < $1.lowerBound }
    return ends.count == 2 && InnerPole.isCertain(in: body, between: ends[0], ends[1], unit)
  }

  /// From a number to its opposite an odd formula has the integral 0 and an even one twice that of a half, if
  /// the half has one; nil for all others.
  ///
  /// Of an even one between numbers only where that is wanted: others are as well known as a whole.
  private func halves(
    of body: [Instruction],
    _ bounds: [[Instruction]],
    ofEven: Bool = false,
    _ unit: AngleUnit
  ) throws(SpellingFault) -> [Instruction]? {
    let isInfinite = bounds[1].infiniteSign != 0
    guard bounds[0] != [.whole(0)], bounds[0] != bounds[1], bounds[0].isOpposite(of: bounds[1]),
      let parity = Parity(of: body), parity == .odd || isInfinite || ofEven
    else { return nil }
    let half = Integral(of: body, over: letter, from: [.whole(0)], to: bounds[1])
    return try half.steps(in: unit)?.times([.whole(parity == .odd ? 0 : 2)])
  }

  /// A number from which the formula can be integrated.
  private static func start(for body: [Instruction], _ unit: AngleUnit) -> Interval {
    let program = try? Program(body, angleUnit: unit)
    let found = [0.0, 1, -1, 2, -2, 0.5, -0.5].first { place in
      let value = program?.enclosure(over: Interval(place)).value
      return value.map { $0.interval.isBounded && $0.decoration >= .defined } ?? false
    }
    return Interval(found ?? 0)
  }
}

// MARK: Ends where the formula breaks

extension Integral {
  /// The steps by the distances from both bounds, where the formula breaks at one of them.
  ///
  /// A bound such as π/2 is no `Double`: that a formula has a pole just there is seen only beside the exact
  /// number.
  private func shifted(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let numbers = bounds.compactMap { (try? Program($0, angleUnit: unit))?.number }
    guard numbers.count == 2, numbers.allSatisfy(\.isBounded),
      numbers[0].isDisjoint(from: numbers[1]),
      let program = try? Program(body, angleUnit: unit),
      // What breaks within is not seen better from its ends.
      numbers.contains(where: { number in
        let value = program.enclosure(over: number).value
        return !value.interval.isBounded || value.decoration < .definedAndContinuous
      })
    else { return nil }
    let (low, high) = (numbers[0].midpoint, numbers[1].midpoint)
    for share in [0.5, 0.375] {
      let middle = low + share * (high - low)
      let first = part(body, from: bounds[0], numbers[0], to: middle, unit)
      let second = part(body, from: bounds[1], numbers[1], to: middle, unit)
      if first == .nothing || second == .nothing { return .nothing }
      if let first, let second { return first + second + [.binary(.subtract)] }
    }
    return nil
  }

  /// From a bound to a number; nil where that is not decided.
  private func part(
    _ body: [Instruction],
    from bound: [Instruction],
    _ start: Interval,
    to end: Double,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard let size = NumberLiteral(NumberText.shortest(end.magnitude)) else { return nil }
    let middle: [Instruction] = [.number(size)] + (end < 0 ? [.unary(.negate)] : [])
    let isLeft = end < start.midpoint
    let distance = (isLeft ? bound + middle : middle + bound) + [.binary(.subtract)]
    let beside = ShiftedFormula(body, beside: bound, isLeft: isLeft, unit)?.steps
      .integral(from: Interval(0), to: distance, unit)
    let ways = [
      body.integral(from: start, to: middle, unit),
      // Towards the left it is the opposite.
      beside.map { $0 + (isLeft ? [.unary(.negate)] : []) },
    ]
    return ways.compactMap { $0 }.first { $0.isDecided(unit) }.map {
      $0.isNowhere(unit) ? .nothing : $0
    }
  }
}

extension [Instruction] {
  /// Whether a number is certain, or that there is none.
  func isDecided(_ unit: AngleUnit) -> Bool {
    let value = (try? Program(self, angleUnit: unit))?.enclosure(over: Interval(0)).value
    return value.map { $0.interval.isEmpty || $0.decoration >= .defined } ?? false
  }

  /// Whether a number is known to some digits, or that there is none.
  func isSharp(_ unit: AngleUnit) -> Bool {
    let value = (try? Program(self, angleUnit: unit))?.enclosure(over: Interval(0)).value
    guard let value else { return false }
    let room = 1e-9 * Swift.max(1, value.interval.magnitude)
    return value.interval.isEmpty || value.decoration >= .defined && value.interval.width < room
  }

  func isNowhere(_ unit: AngleUnit) -> Bool {
    (try? Program(self, angleUnit: unit))?.enclosure(over: Interval(0)).value.interval.isEmpty
      ?? false
  }

  /// Whether one number is written as the other one with a minus sign.
  fileprivate func isOpposite(of other: [Instruction]) -> Bool {
    self == other + [.unary(.negate)] || other == self + [.unary(.negate)]
  }
}

extension Instruction {
  /// In an integral's formula, the variable around it.
  ///
  /// It can be integrated only by a formula: the parser refuses it elsewhere. `Integral.steps(in:)`
  /// makes it the variable again.
  package static let outer = Instruction.local("#x")
}

extension Instruction {
  /// Whether it stands for something that is still to be told.
  fileprivate var isOpen: Bool {
    switch self {
    case .parameter(let parameter): !parameter.isUnknown
    case .abbreviation, .local: true
    case .number, .constant, .variable, .unary, .binary, .defined, .integral, .accumulated,
      .enclosed:
      false
    }
  }
}

extension Program {
  /// What encloses the value of a formula without the variable: empty where it has none, the whole line
  /// where that is not certain.
  fileprivate var number: Interval {
    let value = enclosure(over: Interval(0)).value
    return value.interval.isEmpty || value.decoration >= .defined ? value.interval : .entire
  }
}

extension [Instruction] {
  /// The steps of a formula's integral from a number to what other steps give.
  func integral(
    from start: Interval,
    to end: [Instruction],
    tellsGaps: Bool = true,
    _ unit: AngleUnit
  ) -> [Instruction] {
    at(end) + end
      + [.integral(IntegralFunction(of: self, from: start, tellsGaps: tellsGaps, unit))]
  }
}
