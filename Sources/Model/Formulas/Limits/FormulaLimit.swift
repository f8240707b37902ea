import Calculus
import Intervals
import Numerals
package import Operations
package import Words

/// The limit of a formula at a place, from one side or from both.
///
/// The body has the variable for its own letter, and `.outer` for the variable around it.
package struct FormulaLimit: Abbreviating {
  /// From where the place is approached.
  package enum Side: Hashable, Sendable { case left, right, both }

  package let body: [Instruction]
  /// A number, a formula of the variable around, or ∞ with a sign.
  package let place: [Instruction]
  /// What people call what tends to the place.
  package let letter: String
  package let side: Side

  package init(
    of body: [Instruction],
    over letter: String,
    at place: [Instruction],
    from side: Side
  ) {
    (self.body, self.letter, self.place, self.side) = (body, letter, place, side)
  }

  package var operandCount: Int { 0 }
  package var parts: [[Instruction]] { [body, place] }

  package func with(_ parts: [[Instruction]]) -> FormulaLimit {
    FormulaLimit(of: parts[0], over: letter, at: parts[1], from: side)
  }

  /// The steps of the number that it is.
  ///
  /// - Returns: `.nothing` where there certainly is no limit, or it is infinite; nil where nothing is known.
  package func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]? {
    let (body, place) = (try body.spelled(in: unit), try place.spelled(in: unit))
    switch Self.value(of: body, at: place, from: side, unit) {
    case .success(.number(let number)):
      return number.steps.map { $0 == .outer ? .variable : $0 }
    case .failure(.unknown): return Self.continuous(body, at: place, unit)
    case .success(.infinite), .success(.swinging), .failure(.absent), .failure(.sides):
      return .nothing
    }
  }

  package func absence(in unit: AngleUnit) -> ProgramFault? {
    guard let body = try? body.spelled(in: unit), let place = try? place.spelled(in: unit) else {
      return nil
    }
    return switch Self.value(of: body, at: place, from: side, unit) {
    case .success(.infinite(let isPositive)): .growing(isUp: isPositive)
    case .success(.swinging): .swinging
    case .failure(.sides(let left, let right)): .sides(left: left.text, right: right.text)
    case .failure(.absent): .nothingBeside
    case .success(.number), .failure(.unknown): nil
    }
  }

  // MARK: Sides

  private static func value(
    of body: [Instruction],
    at place: [Instruction],
    from side: Side,
    _ unit: AngleUnit
  ) -> Result<LimitValue, LimitFault> {
    Result { () throws(LimitFault) in
      let sign = place.infiniteSign
      if sign != 0 {
        let far = Expansion(LimitNumber(Rational(Int(sign))), times: -1)
        return try value(of: body, where: far, unit)
      }
      let number = try number(place, unit)
      func beside(_ sign: Int) throws(LimitFault) -> LimitValue? {
        let way = Expansion(LimitNumber(Rational(sign)), times: .one)
        do throws(LimitFault) {
          return try Self.value(of: body, where: Expansion(number) + way, unit)
        } catch .absent {
          return nil
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
  private static func continuous(
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
