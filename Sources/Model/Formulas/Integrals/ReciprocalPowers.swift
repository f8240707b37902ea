import Numerals
import Operations

/// A formula of t = 1/s that is made of powers, sums, products and roots, as sᵉ·r(s) for s above 0.
///
/// r has a value other than 0 at s = 0 wherever nothing cancels, so that e tells how the formula grows.
struct ReciprocalPowers {
  private let exponent: Rational
  /// Of the variable, which is s.
  private let rest: [Instruction]

  private init(_ exponent: Rational, _ rest: [Instruction]) {
    (self.exponent, self.rest) = (exponent, rest)
  }

  /// Nil for a formula with anything else in it.
  init?(_ formula: [Instruction], _ unit: AngleUnit) {
    let tree = StepTree(formula)
    var stack: [ReciprocalPowers] = []
    for (end, step) in formula.enumerated() {
      let operands = Array(stack.suffix(step.operandCount))
      stack.removeLast(step.operandCount)
      let value: ReciprocalPowers?
      if !tree.varies[end] {
        value = ReciprocalPowers(.zero, tree.part(end))
      } else if step == .binary(.power), !tree.varies[tree.operands[end][1]] {
        let written = tree.part(tree.operands[end][1])
        let exponent = (try? Program(written, angleUnit: unit))?.code.exactValue
        value = exponent.flatMap { operands[0].raised(to: $0, by: written + [step]) }
      } else {
        value = Self.value(of: step, operands)
      }
      guard let value else { return nil }
      stack.append(value)
    }
    guard stack.count == 1 else { return nil }
    self = stack[0]
  }

  /// The formula over s², which is the integrand of s.
  var integrand: [Instruction]? {
    exponent.subtracting(2).map { rest.times(Self.power($0)) }
  }

  private static func value(
    of step: Instruction,
    _ operands: [ReciprocalPowers]
  ) -> ReciprocalPowers? {
    switch step {
    case .variable: ReciprocalPowers(-1, [.whole(1)])
    case .unary(.negate): ReciprocalPowers(operands[0].exponent, operands[0].rest + [step])
    case .unary(.squareRoot):
      Rational(1, over: 2).flatMap { operands[0].raised(to: $0, by: [step]) }
    case .binary(.add), .binary(.subtract): operands[0].joined(step, operands[1])
    case .binary(.multiply):
      operands[0].exponent.adding(operands[1].exponent).map {
        ReciprocalPowers($0, operands[0].rest.times(operands[1].rest))
      }
    case .binary(.divide):
      operands[0].exponent.subtracting(operands[1].exponent).map {
        ReciprocalPowers($0, operands[0].rest.over(operands[1].rest))
      }
    default: nil
    }
  }

  /// The power with the steps that it was written with, on which its values below 0 hang.
  private func raised(to power: Rational, by steps: [Instruction]) -> ReciprocalPowers? {
    exponent.multiplied(by: power).map {
      ReciprocalPowers($0, rest == [.whole(1)] ? rest : rest + steps)
    }
  }

  /// A sum or a difference, by the lesser of both exponents.
  private func joined(_ step: Instruction, _ other: ReciprocalPowers) -> ReciprocalPowers? {
    let least = exponent.isLess(than: other.exponent) ?? true ? exponent : other.exponent
    guard let first = exponent.subtracting(least), let second = other.exponent.subtracting(least)
    else { return nil }
    let terms = [rest.times(Self.power(first)), other.rest.times(Self.power(second))]
    return ReciprocalPowers(least, terms[0] + terms[1] + [step])
  }

  /// sᵉ; nothing for e = 0, which is a factor 1.
  private static func power(_ exponent: Rational) -> [Instruction]? {
    if exponent.numerator == 0 { return nil }
    return exponent == .one ? [.variable] : [.variable] + .fraction(exponent) + [.binary(.power)]
  }
}
