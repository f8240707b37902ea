import Calculus
import Intervals
import Numerals
import Operations

/// Special functions far out, beside their poles, and by their derivatives elsewhere.
///
/// Source: DLMF 5.11, 6.6, 6.12, 7.6, 7.12, 10.17, 10.40, 25.2.
extension OneSidedLimit {
  func special(_ operation: UnaryOperation, _ u: Expansion) throws(LimitFault) -> Expansion {
    if try u.isEndless { return try far(operation, u) }
    guard u.growth.isEmpty, try u.converges else { throw .unknown }
    let number = u.terms.first { $0.order == .constant }?.factor ?? .zero
    let place = try known(number.steps.certainNumber)
    let meets = operation.row.singular?.targets.possible(in: place, atMost: 4) ?? []
    guard meets.isEmpty else { return try beside(operation, u, number) }
    return try smooth([.variable, .unary(operation)], u, around: number)
  }

  /// As the operand grows beyond all bounds.
  private func far(_ operation: UnaryOperation, _ u: Expansion) throws(LimitFault) -> Expansion {
    let isUp = try u.sign > 0
    let inverse = try u.reciprocal
    let half = try known(Rational(1, over: 2))
    switch operation {
    case .si:
      let end = try LimitNumber.pi * LimitNumber(half)
      return try within(inverse, of: isUp ? end : -end)
    case .fresnelS, .fresnelC:
      return try within(inverse, of: isUp ? LimitNumber(half) : -LimitNumber(half))
    case .ci:
      guard isUp else { throw .absent }
      return try within(inverse, of: .zero)
    case .ei:
      return try u.exponential * inverse * series(inverse, [1, 1, 2, 6])
    case .li:
      guard isUp else { throw .absent }
      return try far(.ei, u.naturalLogarithm)
    case .erfi:
      let root = try Expansion(LimitNumber.pi.raised(to: half))
      let square = try inverse * inverse
      let factors = try Expansion.one + Expansion(half) * square
      return try (u * u).exponential * inverse * cut(factors, square * square) / root
    case .loggamma:
      guard isUp, !u.jumps, u.growth.isEmpty else { throw .unknown }
      return try logarithmOfGamma(u)
    case .zeta:
      guard isUp else { throw .unknown }
      return try within(inverse.raised(to: 8), of: .one)
    case .erfinv, .erfcinv: throw .absent
    default: throw .unknown
    }
  }

  /// Beside a place where it is not smooth.
  private func beside(
    _ operation: UnaryOperation,
    _ u: Expansion,
    _ number: LimitNumber
  ) throws(LimitFault) -> Expansion {
    let gamma = Expansion(
      LimitNumber(steps: [.whole(0), .whole(1), .binary(.polygamma), .unary(.negate)])
    )
    switch operation {
    case .ei where number.isZero:
      let size = try u.sign < 0 ? -u : u
      return try cut(gamma + size.naturalLogarithm + u, u * u)
    case .ci where number.isZero:
      guard try u.sign > 0 else { throw .absent }
      return try cut(gamma + u.naturalLogarithm, u * u)
    case .li where number == .one: return try beside(.ei, u.naturalLogarithm, .zero)
    case .zeta where number == .one:
      let distance = try u - Expansion.one
      return try cut(distance.reciprocal + gamma, distance)
    case .loggamma where number.isZero:
      guard try u.sign > 0 else { throw .absent }
      return try self.gamma(u).naturalLogarithm
    default: throw .unknown
    }
  }

  /// Of a parameter that is a number.
  func special(
    _ operation: BinaryOperation,
    _ parameter: Expansion,
    _ u: Expansion
  ) throws(LimitFault) -> Expansion {
    let number = try known(parameter.number)
    guard try u.isEndless else {
      guard u.growth.isEmpty, try u.converges else { throw .unknown }
      let place = u.terms.first { $0.order == .constant }?.factor ?? .zero
      let isBesidePole = try operation == .polygamma ? place.floor.isExact : true
      let isSmooth =
        operation == .student
        || (operation == .besselJ || operation == .besselI) && number.fraction?.isWhole ?? false
      if !isSmooth, isBesidePole, try place.sign <= 0 { throw .unknown }
      return try smooth(number.steps + [.variable, .binary(operation)], u, around: place)
    }
    guard try u.sign > 0 || operation == .student else { throw .unknown }
    let inverse = try u.reciprocal
    let half = try known(Rational(1, over: 2))
    switch operation {
    case .besselJ, .besselY: return try within(inverse.raised(to: half), of: .zero)
    case .besselI, .besselK:
      let turn = try Expansion(
        LimitNumber.pi * LimitNumber(operation == .besselI ? Rational(2) : half)
      )
      let power = try (operation == .besselI ? u : -u).exponential
      let root = try (operation == .besselI ? inverse / turn : inverse * turn).raised(to: half)
      return try power * root * cut(Expansion.one, inverse)
    case .gammaBelow, .gammaAbove:
      guard try number.sign > 0 else { throw .absent }
      let rest = try within(inverse.raised(to: 8), of: .zero)
      return operation == .gammaAbove ? rest : try Expansion.one + rest
    case .student:
      // What is left falls like the power of as many degrees of freedom.
      let freedom = try known(number.fraction)
      guard freedom.numerator > 0 else { throw .absent }
      let isUp = try u.sign > 0
      let size = isUp ? inverse : try -inverse
      return try within(size.raised(to: freedom), of: isUp ? .one : .zero)
    case .polygamma where number.isZero:
      let half = Expansion(half)
      return try cut(u.naturalLogarithm - half * inverse, inverse * inverse)
    default: throw .unknown
    }
  }

  /// A number, and a rest that vanishes like something.
  private func within(
    _ rest: Expansion,
    of number: LimitNumber
  ) throws(LimitFault) -> Expansion {
    try cut(Expansion(number), rest)
  }

  /// Terms with a rest that vanishes at least like something.
  private func cut(_ terms: Expansion, _ rest: Expansion) throws(LimitFault) -> Expansion {
    guard rest.growth.isEmpty else { throw .unknown }
    var result = terms
    result.rest = Expansion.larger(result.rest, rest.top)
    return try result.normal()
  }

  /// Numbers times powers of what vanishes, up to the order of the next.
  private func series(_ x: Expansion, _ factors: [Int]) throws(LimitFault) -> Expansion {
    var (sum, power) = (Expansion.zero, Expansion.one)
    for factor in factors {
      sum = try sum + Expansion(Rational(factor)) * power
      power = try power * x
    }
    return try cut(sum, power)
  }
}
