import Calculus
import Intervals
import Numerals

extension ExactFunction {
  fileprivate static let erf = ExactFunction("erf", atZero: 0, sign: .ofOperand, isBelowOne: true)
  fileprivate static let erfc = ExactFunction("erfc", atZero: 1, sign: .positive)
}

/// The error function and its complement.
extension UnaryFunction {
  static let erf = UnaryFunction(
    name: "erf",
    real: Real.erf,
    enclosure: Enclosure.erf,
    series: SeriesModel.erf,
    jet: { u, _ in .erf(u) },
    limit: Limit.odd(Interval(1)),
    precise: .function(.erf),
    shape: Shape(
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [
        2, .constant(.pi), .unary(.squareRoot), .binary(.divide), .argument, 2, .binary(.power),
        .unary(.negate), .unary(.exp), .binary(.multiply),
      ]
    )
  )

  static let erfc = UnaryFunction(
    name: "erfc",
    real: Real.erfc,
    enclosure: Enclosure.erfc,
    series: SeriesModel.erfc,
    jet: { u, _ in .erfc(u) },
    limit: { .finite(Interval($0 ? 0 : 2)) },
    precise: .function(.erfc),
    shape: Shape(
      // It is below e^(−u²) above 0.
      growth: { u, width in
        guard u.sign > 0 else { return nil }
        var bell = (-(u * u)).exponential(upTo: width)
        bell.least = nil
        return bell
      },
      zeros: .nowhere,
      monotonicity: .decreasing,
      derivative: [
        2, .constant(.pi), .unary(.squareRoot), .binary(.divide), .argument, 2, .binary(.power),
        .unary(.negate), .unary(.exp), .binary(.multiply), .unary(.negate),
      ]
    )
  )
}
