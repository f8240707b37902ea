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
      guard let place = Self.place(beside: body, nil, unit) else { return nil }
      let ends = [lower(body, to: [.number(of: place)], unit), upper(body, from: place, unit)]
      return ends[0].flatMap { first in ends[1].map { first + $0 + [.binary(.add)] } }
    }
    switch closed(body, from: bounds[0], unit) {
    case .number(let number)?: return number.steps.map { $0 == .outer ? .variable : $0 }
    case .infinite?, .swinging?: return .nothing
    case nil: break
    }
    if case .diverges = FarBehavior(of: body, unit) { return .nothing }
    if let inner = body.overItsLogarithm {
      let start = bounds[0] + [.unary(.ln)]
      let way = Integral(of: inner, over: letter, from: start, to: .infinity)
      return way.improper(inner, [start, .infinity], unit)
    }
    guard let place = Self.place(beside: body, bounds[0], unit),
      let rest = upper(body, from: place, unit)
    else { return nil }
    let way = Integral(of: body, over: letter, from: bounds[0], to: [.number(of: place)])
    guard let near = (try? way.steps(in: unit)) ?? nil else { return nil }
    return near + rest + [.binary(.add)]
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
    let mirrored = body.flatMap { $0 == .variable ? [$0, .unary(.negate)] : [$0] }
    let ends = (low < 0 ? [mirrored] : []) + (high > 0 ? [body] : [])
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
    return isFinite ?? false ? .growing(isUp: isUp) : nil
  }

  /// From −∞: the same of the mirrored formula, from the opposite upwards.
  private func lower(
    _ body: [Instruction],
    to end: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let mirrored = body.flatMap { step in
      step == .variable ? [.variable, .unary(.negate)] : [step]
    }
    return improper(mirrored, [end + [.unary(.negate)], .infinity], unit)
  }

  /// From a number above 0 to ∞.
  private func upper(
    _ body: [Instruction],
    from place: Double,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let inverse: [Instruction] = [.whole(1), .variable, .binary(.divide)]
    let square: [Instruction] = [.variable, .whole(2), .binary(.power)]
    let steps = body.flatMap { $0 == .variable ? inverse : [$0] } + square + [.binary(.divide)]
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
  /// h(u), where the formula of t is h(ln t)/t; nil where it is not.
  fileprivate var overItsLogarithm: [Instruction]? {
    let (letter, logarithm) = (Instruction.local("#u"), [Instruction.variable, .unary(.ln)])
    guard indices.contains(where: { self[$0...].starts(with: logarithm) }) else { return nil }
    var steps: [Instruction] = []
    for step in self {
      if step == .unary(.ln), steps.last == .variable {
        steps[steps.count - 1] = letter
      } else {
        steps.append(step)
      }
    }
    let degree = steps.fold { step, operands -> Int? in
      switch step {
      case .variable: return 1
      case .unary(.negate): return operands[0]
      case .binary(.multiply): return operands[0] + operands[1]
      case .binary(.divide): return operands[0] - operands[1]
      case .binary(.add), .binary(.subtract):
        return operands[0] == operands[1] ? operands[0] : nil
      default: return operands.allSatisfy { $0 == 0 } ? 0 : nil
      }
    }
    guard degree == -1 else { return nil }
    return steps.flatMap { $0 == .variable ? [.whole(1)] : $0 == letter ? [.variable] : [$0] }
  }
}

extension Instruction {
  fileprivate static func number(of value: Double) -> Instruction {
    .number(NumberLiteral(NumberText.shortest(value)) ?? NumberLiteral(0))
  }
}
