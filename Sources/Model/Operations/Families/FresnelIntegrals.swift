import Calculus
import Intervals
import Numerals

/// Fresnel's integrals.
extension UnaryFunction {
  static let fresnelS = special(
    "FresnelS",
    .fresnelSine,
    limit: Limit.odd(Interval(0.5)),
    precise: .function(ExactFunction("fresnel_s", atZero: 0, sign: .ofOperand, isBelowOne: true)),
    zeros: .operand,
    derivative: halfTurnsOfSquare + halfTurnsOfSquare + [.unary(.sinc), .binary(.multiply)]
  )

  static let fresnelC = special(
    "FresnelC",
    .fresnelCosine,
    limit: Limit.odd(Interval(0.5)),
    precise: .function(ExactFunction("fresnel_c", atZero: 0, sign: .ofOperand, isBelowOne: true)),
    zeros: .operand,
    derivative: halfTurnsOfSquare + [.unary(.sinc)] + halfTurnsOfSquare + [1] + halfTurnsOfSquare
      + [.binary(.sincSlope), .binary(.multiply), .binary(.add)]
  )

  /// v = πu²/2, of which sin v is v·sinc v, and cos v is sinc v + v·sinc′ v, whatever angles are in.
  private static let halfTurnsOfSquare: [OperationStep] = [
    .constant(.pi), .argument, 2, .binary(.power), .binary(.multiply), 2, .binary(.divide),
  ]
}
