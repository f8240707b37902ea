import Calculus
package import Intervals
import Numerals
import Operations

extension Program {
  /// What encloses a length by which the function certainly repeats, its domain as well; nil where
  /// none is known.
  ///
  /// Sines and tangents of straight lines repeat, and so does all that is made of these and of numbers
  /// alone.
  package var period: Interval? {
    let whole = plain.fold { RepeatingForm($0, $1, angleUnit) }
    guard case .wave(let length) = whole else { return nil }
    return length.interval
  }

  /// Whether it certainly repeats, and is not 0 over a stretch: its integral up to x then grows, or swings.
  var isRepeatingWithoutIntegral: Bool {
    guard let length = period?.midpoint, length > 0, length.isFinite else { return false }
    return (0..<7).contains { part in
      let place = length * Double(part) / 7
      let value = enclosure(over: Interval(place, place + length * 0x1p-20)).value
      return value.decoration >= .defined && value.interval.isBounded && !value.interval.contains(0)
    }
  }

  /// Whether it certainly takes two values again and again, however far out.
  var isRepeatingWithoutLimit: Bool {
    guard let length = period?.midpoint, length > 0, length.isFinite else { return false }
    let values = (0..<7).compactMap { part -> Interval? in
      let value = enclosure(over: Interval(length * Double(part) / 7)).value
      return value.decoration >= .defined && value.interval.isBounded ? value.interval : nil
    }
    return values.contains { first in values.contains { $0.isDisjoint(from: first) } }
  }
}

/// What a part of a program is in x.
private enum RepeatingForm {
  /// A number, if known.
  case fixed(PiMultiple?)
  /// A straight line of this slope.
  case line(PiMultiple)
  /// A function that repeats after so much.
  case wave(PiMultiple)

  init?(_ instruction: Instruction, _ operands: [RepeatingForm], _ angleUnit: AngleUnit) {
    let found: RepeatingForm? =
      switch instruction {
      case .number(let literal): .fixed(Rational(literal).map { PiMultiple(factor: $0) })
      case .constant(.pi): .fixed(PiMultiple(factor: .one, power: 1))
      case .constant(.tau): .fixed(PiMultiple(factor: 2, power: 1))
      case .constant(.e), .accumulated: .fixed(nil)
      case .variable: .line(PiMultiple(factor: .one))
      case .parameter, .local, .abbreviation, .integral, .enclosed: nil
      case .unary(let operation): Self.applied(operation, to: operands[0], angleUnit)
      case .binary(let operation): Self.applied(operation.row.algebra, operands[0], operands[1])
      case .defined: Self.joined(operands)
      }
    guard let found else { return nil }
    self = found
  }

  private static func applied(
    _ operation: UnaryOperation,
    to operand: RepeatingForm,
    _ angleUnit: AngleUnit
  ) -> RepeatingForm? {
    if operation == .negate {
      return applied(.product, operand, .fixed(PiMultiple(factor: -1)))
    }
    guard case .line(let slope) = operand else { return joined([operand]) }
    guard operation.row.shape.isPeriodic else { return nil }
    let turn =
      angleUnit == .degrees ? PiMultiple(factor: 360) : PiMultiple(factor: 2, power: 1)
    return turn.divided(by: slope)?.magnitude.map { .wave($0) }
  }

  private static func applied(
    _ algebra: BinaryFunction.Algebra?,
    _ first: RepeatingForm,
    _ second: RepeatingForm
  ) -> RepeatingForm? {
    switch (algebra, first, second) {
    case (.product, .fixed(let x), .fixed(let y)):
      return .fixed(y.flatMap { x?.times($0) })
    case (.quotient, .fixed(let x), .fixed(let y)):
      return .fixed(y.flatMap { x?.divided(by: $0) })
    case (.sum, .line, .fixed), (.difference, .line, .fixed): return first
    case (.sum, .fixed, .line): return second
    case (.difference, .fixed, .line): return applied(.negate, to: second, .radians)
    case (.product, .line(let slope), .fixed(let factor)),
      (.product, .fixed(let factor), .line(let slope)):
      return factor.flatMap { slope.times($0) }.map { .line($0) }
    case (.quotient, .line(let slope), .fixed(let divisor)):
      return divisor.flatMap { slope.divided(by: $0) }.map { .line($0) }
    default: return joined([first, second])
    }
  }

  /// Any function of these values and of nothing else.
  private static func joined(_ operands: [RepeatingForm]) -> RepeatingForm? {
    var length: PiMultiple?
    for operand in operands {
      switch operand {
      case .fixed: continue
      case .line: return nil
      case .wave(let other):
        guard let first = length else {
          length = other
          continue
        }
        guard let common = first.leastCommonMultiple(other) else { return nil }
        length = common
      }
    }
    return length.map { .wave($0) } ?? .fixed(nil)
  }
}

/// A fraction times a power of π.
private struct PiMultiple {
  var factor: Rational
  var power = 0

  var magnitude: PiMultiple? { factor.magnitude.map { PiMultiple(factor: $0, power: power) } }

  var interval: Interval {
    let powerOfPi = Interval.pown(.pi, Swift.abs(power))
    return power < 0 ? Interval(around: factor) / powerOfPi : Interval(around: factor) * powerOfPi
  }

  func times(_ other: PiMultiple) -> PiMultiple? {
    factor.multiplied(by: other.factor).map { PiMultiple(factor: $0, power: power + other.power) }
  }

  /// The quotient; nil where the divisor is 0.
  func divided(by other: PiMultiple) -> PiMultiple? {
    other.factor.reciprocal.flatMap { times(PiMultiple(factor: $0, power: -other.power)) }
  }

  func leastCommonMultiple(_ other: PiMultiple) -> PiMultiple? {
    guard power == other.power else { return nil }
    let divisor = Rational.greatestCommonDivisor(factor.numerator, other.factor.numerator)
    let bottom = Rational.greatestCommonDivisor(factor.denominator, other.factor.denominator)
    return Rational.product(factor.numerator / divisor, other.factor.numerator)
      .flatMap { Rational($0, over: bottom) }
      .map { PiMultiple(factor: $0, power: power) }
  }
}
