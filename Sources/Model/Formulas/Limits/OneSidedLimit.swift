import Calculus
import Intervals
import Numerals
import Operations

/// A formula beside a place, as its variable tends to it from one side.
struct OneSidedLimit {
  /// What the variable is, by the distance t from the place: a + t, a − t, 1/t or −1/t.
  let variable: Expansion
  let unit: AngleUnit

  /// How a formula behaves; absent where it has no values there.
  ///
  /// Abbreviations have to be spelled out before.
  func expansion(of steps: [Instruction]) throws(LimitFault) -> Expansion {
    let plain = steps.withDefinitions { step in
      if case .defined(let function) = step { function.definition } else { nil }
    }
    let found = try plain.withRoots.fold {
      (step: Instruction, operands: [Expansion?]) throws(LimitFault) -> Expansion?? in
      do throws(LimitFault) {
        return .some(try value(step, operands))
      } catch .absent {
        return .some(nil)
      }
    }
    guard let whole = found ?? nil else { throw found == nil ? .unknown : .absent }
    return whole
  }

  private func value(
    _ step: Instruction,
    _ operands: [Expansion?]
  ) throws(LimitFault) -> Expansion {
    if step == .binary(.either) {
      guard let first = operands[0] ?? operands[1] else { throw .absent }
      return first
    }
    // What is not known may have a value.
    if step == .binary(.known), let condition = operands[0], condition.isZero { throw .unknown }
    let present = operands.compactMap { $0 }
    guard present.count == operands.count else { throw .absent }
    switch step {
    case .number(let literal): return Expansion(try known(Rational(literal)))
    case .constant(.pi): return Expansion(.pi)
    case .constant(.tau): return Expansion(try .pi * LimitNumber(2))
    case .constant(.e): return Expansion(.e)
    case .variable: return variable
    case .unary(let operation): return try value(operation.reading(unit), present[0])
    case .binary(let operation): return try value(operation, present[0], present[1])
    case .outer, .accumulated, .enclosed: return Expansion(LimitNumber(steps: [step]))
    case .local, .parameter, .defined, .abbreviation, .integral: throw .unknown
    }
  }

  // MARK: One operand

  private func value(
    _ operation: UnaryOperation,
    _ u: Expansion
  ) throws(LimitFault) -> Expansion {
    let one = Expansion.one
    switch operation {
    case .negate: return try -u
    case .percent: return try u / Expansion(100)
    case .degrees: return unit == .degrees ? u : try u * Self.degree
    case .absolute: return try u.sign < 0 ? -u : u
    case .sign: return Expansion(LimitNumber(Rational(try u.sign)))
    case .signOfNonzero:
      guard try u.sign != 0 else { throw .absent }
      return Expansion(LimitNumber(Rational(try u.sign)))
    case .floor: return try u.floor
    case .ceil: return try -(-u).floor
    case .round:
      let half = Expansion(try known(Rational(1, over: 2)))
      return try u.sign < 0 ? -(half - u).floor : (u + half).floor
    case .square: return try u * u
    case .squareRoot:
      guard try u.sign >= 0 else { throw .absent }
      return try u.raised(to: known(Rational(1, over: 2)))
    case .cubeRoot:
      let third = try known(Rational(1, over: 3))
      return try u.sign < 0 ? -(-u).raised(to: third) : u.raised(to: third)
    case .sin: return try u.wave.sine
    case .cos: return try u.wave.cosine
    case .tan: return try u.wave.sine / u.wave.cosine
    case .cot: return try angle(u).wave.cosine / angle(u).wave.sine
    case .sec: return try angle(u).wave.cosine.reciprocal
    case .csc: return try angle(u).wave.sine.reciprocal
    case .sinc: return u.isZero ? one : try u.wave.sine / u
    case .sinDegrees: return try (u * Self.degree).wave.sine
    case .cosDegrees: return try (u * Self.degree).wave.cosine
    case .tanDegrees: return try value(.tan, u * Self.degree)
    case .asinDegrees: return try u.arcsine / Self.degree
    case .acosDegrees: return try value(.acos, u) / Self.degree
    case .atanDegrees: return try u.arctangent / Self.degree
    case .asin: return try u.arcsine
    case .acos: return try Expansion(.pi / LimitNumber(2)) - u.arcsine
    case .atan: return try u.arctangent
    case .sinh: return try (u.exponential - (-u).exponential) / Expansion(2)
    case .cosh: return try (u.exponential + (-u).exponential) / Expansion(2)
    case .tanh: return try value(.sinh, u) / value(.cosh, u)
    case .asinh:
      guard try u.sign >= 0 else { return try -value(.asinh, -u) }
      return try (u + value(.squareRoot, u * u + one)).naturalLogarithm
    case .acosh:
      guard try (u - one).sign >= 0 else { throw .absent }
      return try (u + value(.squareRoot, u * u - one)).naturalLogarithm
    case .atanh: return try ((one + u) / (one - u)).naturalLogarithm / Expansion(2)
    case .exp: return try u.exponential
    case .ln: return try u.naturalLogarithm
    case .log10: return try u.naturalLogarithm / Expansion(LimitNumber(10).logarithm)
    case .log2: return try u.naturalLogarithm / Expansion(LimitNumber(2).logarithm)
    case .selfPower: return try u.raised(to: u)
    case .gamma: return try gamma(u)
    case .factorial: return try gamma(u + one)
    case .erf: return try one - complement(u)
    case .erfc: return try complement(u)
    case .si, .ci, .ei, .li, .erfi, .erfinv, .erfcinv, .fresnelS, .fresnelC, .loggamma, .lambertW,
      .lowerLambertW, .zeta:
      return try special(operation, u)
    case .not: return try Self.truth(!Self.holds(u))
    }
  }

  /// An operand in radians, of operations that have no other reading in degrees.
  private func angle(_ u: Expansion) throws(LimitFault) -> Expansion {
    unit == .degrees ? try u * Self.degree : u
  }

  /// π/180.
  private static var degree: Expansion {
    get throws(LimitFault) { Expansion(try .pi / LimitNumber(180)) }
  }

  // MARK: Two operands

  private func value(
    _ operation: BinaryOperation,
    _ u: Expansion,
    _ v: Expansion
  ) throws(LimitFault) -> Expansion {
    switch operation {
    case .add: return try u + v
    case .subtract: return try u - v
    case .multiply: return try u * v
    case .divide: return try u / v
    case .power:
      if u.number?.fraction == -1, try v.isEndless { return try v.alternation }
      return try u.raised(to: v)
    case .logarithm: return try v.naturalLogarithm / u.naturalLogarithm
    case .root:
      let power = try Expansion.one / u
      let isOdd = u.number?.fraction.map { $0.isWhole && $0.numerator % 2 != 0 } ?? false
      guard isOdd, try v.sign < 0 else { return try v.raised(to: power) }
      return try -(-v).raised(to: power)
    case .mod: return try u - v * (u / v).floor
    case .min: return try (u - v).sign < 0 ? u : v
    case .max: return try (u - v).sign < 0 ? v : u
    case .less: return Self.truth(try (u - v).sign < 0)
    case .lessOrEqual: return Self.truth(try (u - v).sign <= 0)
    case .greater: return Self.truth(try (u - v).sign > 0)
    case .greaterOrEqual: return Self.truth(try (u - v).sign >= 0)
    case .equal: return Self.truth(try (u - v).sign == 0)
    case .unequal: return Self.truth(try (u - v).sign != 0)
    case .and: return Self.truth(try Self.holds(u) ? Self.holds(v) : false)
    case .or: return Self.truth(try Self.holds(u) ? true : Self.holds(v))
    case .xor: return Self.truth(try Self.holds(u) != Self.holds(v))
    case .when:
      guard try Self.holds(u) else { throw .absent }
      return v
    case .known:
      guard try Self.holds(u) else { throw .unknown }
      return v
    case .either, .atan2, .gcd, .lcm, .combinations, .permutations, .sincSlope, .betaBelow,
      .betaOdds,
      .gammaInverse, .studentInverse, .poissonInverse, .binomialInverse:
      throw .unknown
    case .polygamma, .besselJ, .besselY, .besselI, .besselK, .gammaBelow, .gammaAbove, .student,
      .wholeBesselJ, .wholeBesselI:
      return try special(operation, u, v)
    }
  }

  private static func truth(_ holds: Bool) -> Expansion {
    holds ? Expansion.one : .zero
  }

  private static func holds(_ statement: Expansion) throws(LimitFault) -> Bool {
    try known(statement.number?.fraction) != .zero
  }
}

extension LimitNumber {
  /// The value of a formula of one number at another; unknown where it might have none.
  static func value(
    of steps: [Instruction],
    at number: LimitNumber
  ) throws(LimitFault) -> LimitNumber {
    let written = steps.at(number.steps)
    let value = try known(written.certainNumber)
    if value.isSingleton, let fraction = Rational(value.lowerBound) {
      return LimitNumber(fraction)
    }
    return LimitNumber(steps: written)
  }
}

extension Rational {
  /// A whole number that a Double is; nil for others.
  fileprivate init?(_ value: Double) {
    guard value == value.rounded(), value.magnitude < 0x1p53 else { return nil }
    self.init(Int(value))
  }
}
