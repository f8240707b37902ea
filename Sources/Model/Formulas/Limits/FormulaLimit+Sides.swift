import Calculus
import Intervals
import Numerals
import Operations

/// From where a place is approached.
extension FormulaLimit {
  static func value(
    of body: [Instruction],
    at place: [Instruction],
    from side: Side,
    _ unit: AngleUnit
  ) -> Result<LimitValue, LimitFault> {
    Result { () throws(LimitFault) in
      let sign = place.infiniteSign
      if sign != 0 {
        let far = Expansion(LimitNumber(Rational(Int(sign))), times: -1)
        do throws(LimitFault) {
          return try value(of: body, where: far, unit)
        } catch .unknown {
          let upward = sign > 0 ? body : body.at([.variable, .unary(.negate)])
          return try known(FarLimit(upward, unit).far)
        }
      }
      let number = try number(place, unit)
      func beside(_ sign: Int) throws(LimitFault) -> LimitValue? {
        let way = Expansion(LimitNumber(Rational(sign)), times: .one)
        do throws(LimitFault) {
          return try Self.value(of: body, where: Expansion(number) + way, unit)
        } catch .absent {
          return nil
        } catch .unknown where number.isZero {
          let upward = sign > 0 ? body : body.at([.variable, .unary(.negate)])
          return try known(FarLimit(upward.ofReciprocal.withQuotients(), unit).far)
        }
      }
      let left = side == .right ? nil : try beside(-1)
      let right = side == .left ? nil : try beside(1)
      guard let first = left ?? right else { throw .absent }
      guard let left, let right else { return first }
      if left == .swinging || right == .swinging { return .swinging }
      guard try LimitValue.isSame(left, right) else { throw .sides(left, right) }
      return left
    }
  }

  /// What a formula of the variable tends to as that grows beyond all bounds; nil where nothing is known.
  static func far(_ body: [Instruction], _ unit: AngleUnit) -> LimitValue? {
    try? value(of: body, where: Expansion(.one, times: -1), unit)
  }

  /// Whether a formula certainly is one number as soon as the variable is large enough.
  static func isNumberFarOut(_ body: [Instruction], _ unit: AngleUnit) -> Bool {
    let far = OneSidedLimit(variable: Expansion(.one, times: -1), unit: unit)
    return (try? far.expansion(of: body))?.number != nil
  }

  private static func value(
    of body: [Instruction],
    where variable: Expansion,
    _ unit: AngleUnit
  ) throws(LimitFault) -> LimitValue {
    try LimitValue(of: OneSidedLimit(variable: variable, unit: unit).expansion(of: body))
  }

  /// The place as a number, of which the variable around may be a part.
  private static func number(
    _ place: [Instruction],
    _ unit: AngleUnit
  ) throws(LimitFault) -> LimitNumber {
    let around = place.map { $0 == .variable ? .outer : $0 }
    return try known(OneSidedLimit(variable: .zero, unit: unit).expansion(of: around).number)
  }

  /// The value at the place of what certainly is continuous around it; nil where that is not so.
  static func continuous(
    _ body: [Instruction],
    at place: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard !body.contains(.outer), !place.contains(.variable), place.infiniteSign == 0,
      let number = try? Program(place, angleUnit: unit).enclosure(over: Interval(0)).value,
      number.decoration >= .defined, number.interval.isBounded,
      let program = try? Program(body, angleUnit: unit)
    else { return nil }
    let around = Interval(number.interval.lowerBound.nextDown, number.interval.upperBound.nextUp)
    guard program.enclosure(over: around).value.decoration >= .definedAndContinuous else {
      return nil
    }
    return body.at(place)
  }
}
