import Calculus
import Numerals
import Operations

/// A formula by the distance s from an exact number c: f(c − s) on its left, f(c + s) on its right.
///
/// What vanishes at c is written so that it certainly is 0 at s = 0, where c itself may be no `Double`.
///
///     tan x on the left of π/2  // cos(s)/sin(s)
///     x² − 4x + 4 beside 2      // s²
struct ShiftedFormula {
  /// A part of a formula.
  private enum Part {
    /// The coefficients of the powers of s, the constant first; none for 0.
    case polynomial([LimitNumber])
    case steps([Instruction])

    var steps: [Instruction] {
      switch self {
      case .polynomial(let coefficients): coefficients.steps
      case .steps(let steps): steps
      }
    }
  }

  /// The steps, of the distance for the variable.
  let steps: [Instruction]

  /// Nil where the place is no number that is known exactly.
  init?(_ body: [Instruction], beside place: [Instruction], isLeft: Bool, _ unit: AngleUnit) {
    guard !place.contains(.variable),
      case .polynomial(let number)? = Self.part(place, variable: [], unit), number.count < 2,
      let shifted = Self.part(
        body,
        variable: [number.first ?? .zero, LimitNumber(isLeft ? -1 : 1)],
        unit
      )
    else { return nil }
    steps = shifted.steps
  }

  private static func part(
    _ body: [Instruction],
    variable: [LimitNumber],
    _ unit: AngleUnit
  ) -> Part? {
    body.withDefinitions.fold { step, operands -> Part? in
      let known = try? known(step, operands, variable, unit)
      return known ?? .steps(operands.flatMap(\.steps) + [step])
    }
  }

  /// A part of which more is known than its steps.
  private static func known(
    _ step: Instruction,
    _ operands: [Part],
    _ variable: [LimitNumber],
    _ unit: AngleUnit
  ) throws(LimitFault) -> Part? {
    let polynomials = operands.compactMap {
      if case .polynomial(let coefficients) = $0 { coefficients } else { nil }
    }
    guard polynomials.count == operands.count else { return nil }
    switch step {
    case .number(let literal):
      return .polynomial([LimitNumber(try Formulas.known(Rational(literal)))])
    case .constant(.pi): return .polynomial([.pi])
    case .constant(.tau): return .polynomial([try .pi * LimitNumber(2)])
    case .constant(.e): return .polynomial([.e])
    case .variable: return .polynomial(variable)
    case .unary(.negate): return .polynomial(try polynomials[0].times([LimitNumber(-1)]))
    case .unary(.squareRoot) where polynomials[0].count == 1:
      return .polynomial([try polynomials[0][0].raised(to: Formulas.known(Rational(1, over: 2)))])
    case .unary(.square): return .polynomial(try polynomials[0].times(polynomials[0]))
    case .unary(let operation):
      guard unit == .radians, let shape = operation.wave else { return nil }
      return try wave(shape, of: polynomials[0]).map(Part.steps)
    case .binary(let operation):
      return try polynomials[0].combined(operation, polynomials[1]).map(Part.polynomial)
    case .local, .parameter, .defined, .abbreviation, .integral, .accumulated, .enclosed: return nil
    }
  }

  /// A ratio of waves whose angle is a multiple of a right angle at the place; nil for all others.
  private static func wave(
    _ shape: (top: Wave?, bottom: Wave?),
    of angle: [LimitNumber]
  ) throws(LimitFault) -> [Instruction]? {
    guard angle.count == 2 else { return nil }
    let (sine, cosine) = (try angle[0].sine, try angle[0].cosine)
    guard sine.isZero || cosine.isZero else { return nil }
    let rest = [LimitNumber.zero, angle[1]].steps
    // sin(φ + u) = sin φ·cos u + cos φ·sin u, of which one is 0.
    func value(_ wave: Wave) throws(LimitFault) -> [Instruction] {
      let (first, second) = wave == .sine ? (sine, cosine) : (cosine, try -sine)
      let factor = first.isZero ? second : first
      return rest + [.unary(first.isZero ? .sin : .cos)]
        + (try factor.sign < 0 ? [.unary(.negate)] : [])
    }
    let top: [Instruction] = try shape.top.map(value) ?? [.whole(1)]
    return try shape.bottom.map(value).map(top.over) ?? top
  }

  fileprivate enum Wave { case sine, cosine }
}

extension UnaryOperation {
  /// What it is as a ratio of a sine and a cosine; nil for all else.
  fileprivate var wave: (top: ShiftedFormula.Wave?, bottom: ShiftedFormula.Wave?)? {
    let known: [UnaryOperation: (ShiftedFormula.Wave?, ShiftedFormula.Wave?)] = [
      .sin: (.sine, nil), .cos: (.cosine, nil), .tan: (.sine, .cosine), .cot: (.cosine, .sine),
      .sec: (nil, .cosine), .csc: (nil, .sine),
    ]
    return known[self]
  }
}

/// A polynomial of the distance, the constant first.
extension [LimitNumber] {
  /// Higher powers are left as they are.
  private static let highest = 8

  /// Without zeros at its end.
  private var trimmed: [LimitNumber] { Array(prefix((lastIndex { !$0.isZero } ?? -1) + 1)) }

  fileprivate func times(_ other: [LimitNumber]) throws(LimitFault) -> [LimitNumber] {
    guard !isEmpty, !other.isEmpty else { return [] }
    guard count + other.count - 2 <= Self.highest else { throw .unknown }
    var product = [LimitNumber](repeating: .zero, count: count + other.count - 1)
    for (power, factor) in enumerated() {
      for (otherPower, otherFactor) in other.enumerated() {
        product[power + otherPower] = try product[power + otherPower] + factor * otherFactor
      }
    }
    return product.trimmed
  }

  /// The sum, difference or product, a quotient by a number, or a whole power; nil for all else.
  fileprivate func combined(
    _ operation: BinaryOperation,
    _ other: [LimitNumber]
  ) throws(LimitFault) -> [LimitNumber]? {
    if operation == .add || operation == .subtract {
      let second = operation == .add ? other : try other.times([LimitNumber(-1)])
      var sum = [LimitNumber](repeating: .zero, count: Swift.max(count, second.count))
      for part in [self, second] {
        for (power, factor) in part.enumerated() { sum[power] = try sum[power] + factor }
      }
      return sum.trimmed
    }
    if operation == .multiply { return try times(other) }
    guard other.count == 1 else { return nil }
    if operation == .divide { return try times([other[0].raised(to: -1)]) }
    guard operation == .power, let exponent = other[0].fraction else { return nil }
    guard exponent.isWhole, exponent.numerator > 0, exponent.numerator <= Self.highest else {
      return count == 1 && exponent.numerator > 0 ? [try self[0].raised(to: exponent)] : nil
    }
    var power = self
    for _ in 1..<Int(exponent.numerator) { power = try power.times(self) }
    return power
  }

  fileprivate var steps: [Instruction] {
    var sum: [Instruction] = []
    for (power, factor) in enumerated() where !factor.isZero {
      let variable: [Instruction] =
        power == 0
        ? [.whole(1)] : power == 1 ? [.variable] : [.variable, .whole(power), .binary(.power)]
      let isFirst = sum.isEmpty
      sum += factor.steps.times(variable)
      if !isFirst { sum.append(.binary(.add)) }
    }
    return sum.isEmpty ? [.whole(0)] : sum
  }
}
