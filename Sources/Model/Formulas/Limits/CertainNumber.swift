import Calculus
import Intervals
import Numerals
import Operations

extension [Instruction] {
  /// What certainly encloses the number that the steps give, which may hold the variable of the formula around;
  /// nil where they might give none.
  var certainNumber: Interval? { certainNumber(in: .radians) }

  /// The same of steps with angles in a unit.
  func certainNumber(in unit: AngleUnit) -> Interval? {
    // That may be anything.
    let steps = map { $0 == .outer ? .variable : $0 }
    let program = try? Program(steps, angleUnit: unit)
    let value = program?.enclosure(over: steps.contains(.variable) ? .entire : Interval(0)).value
    return value.flatMap { $0.decoration >= .defined ? $0.interval : nil }
  }

  /// What encloses the values of a formula from a number on; nil where it may have none somewhere.
  func values(from start: Double, _ unit: AngleUnit) -> Interval? {
    let program = try? Program(self, angleUnit: unit)
    let value = program?.enclosure(over: Interval(start, .infinity)).value
    return value.flatMap { $0.decoration >= .defined ? $0.interval : nil }
  }

  /// The steps of a number that was found in radians, with the variable around it, for a formula in a unit.
  func told(in unit: AngleUnit) -> [Instruction] {
    let turn: [Instruction] = [.whole(180), .binary(.multiply), .constant(.pi), .binary(.divide)]
    let back: [Instruction] = [.constant(.pi), .binary(.multiply), .whole(180), .binary(.divide)]
    return flatMap { step -> [Instruction] in
      switch step {
      case .outer: [.variable]
      case .unary(.sin) where unit == .degrees, .unary(.cos) where unit == .degrees: turn + [step]
      case .unary(.atan) where unit == .degrees: [step] + back
      default: [step]
      }
    }
  }

  func raised(toMagnitudeOf exponent: Rational) -> [Instruction] {
    guard let size = exponent.magnitude, size != .one else { return self }
    if size.numerator == 1, size.denominator == 2 { return self + [.unary(.squareRoot)] }
    if self == [.constant(.e)] { return .fraction(size) + [.unary(.exp)] }
    return self + .fraction(size) + [.binary(.power)]
  }
}
