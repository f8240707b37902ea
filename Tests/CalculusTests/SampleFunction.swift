import Calculus
import Intervals

/// A function of one variable in both arithmetics, to hold the laws against.
struct SampleFunction: Sendable, CustomStringConvertible {
  let description: String
  let decorated: @Sendable (DecoratedInterval) -> DecoratedInterval
  let enclosure: @Sendable (Enclosure) -> Enclosure

  init(
    _ description: String,
    _ decorated: @escaping @Sendable (DecoratedInterval) -> DecoratedInterval,
    _ enclosure: @escaping @Sendable (Enclosure) -> Enclosure
  ) {
    self.description = description
    self.decorated = decorated
    self.enclosure = enclosure
  }

  static let all: [SampleFunction] = elementary + powers + steps + composed

  private static let elementary: [SampleFunction] = [
    SampleFunction("reciprocal", { .reciprocal($0) }, { .reciprocal($0) }),
    SampleFunction("square", { .square($0) }, { .square($0) }),
    SampleFunction("sqrt", { .sqrt($0) }, { .sqrt($0) }),
    SampleFunction("cbrt", { .cbrt($0) }, { .cbrt($0) }),
    SampleFunction("exp", { .exp($0) }, { .exp($0) }),
    SampleFunction("exp2", { .exp2($0) }, { .exp2($0) }),
    SampleFunction("exp10", { .exp10($0) }, { .exp10($0) }),
    SampleFunction("expm1", { .expm1($0) }, { .expm1($0) }),
    SampleFunction("log", { .log($0) }, { .log($0) }),
    SampleFunction("log2", { .log2($0) }, { .log2($0) }),
    SampleFunction("log10", { .log10($0) }, { .log10($0) }),
    SampleFunction("log1p", { .log1p($0) }, { .log1p($0) }),
    SampleFunction("sin", { .sin($0) }, { .sin($0) }),
    SampleFunction("cos", { .cos($0) }, { .cos($0) }),
    SampleFunction("tan", { .tan($0) }, { .tan($0) }),
    SampleFunction("cot", { .cot($0) }, { .cot($0) }),
    SampleFunction("sec", { .sec($0) }, { .sec($0) }),
    SampleFunction("csc", { .csc($0) }, { .csc($0) }),
    SampleFunction("asin", { .asin($0) }, { .asin($0) }),
    SampleFunction("acos", { .acos($0) }, { .acos($0) }),
    SampleFunction("atan", { .atan($0) }, { .atan($0) }),
    SampleFunction("sinh", { .sinh($0) }, { .sinh($0) }),
    SampleFunction("cosh", { .cosh($0) }, { .cosh($0) }),
    SampleFunction("tanh", { .tanh($0) }, { .tanh($0) }),
    SampleFunction("asinh", { .asinh($0) }, { .asinh($0) }),
    SampleFunction("acosh", { .acosh($0) }, { .acosh($0) }),
    SampleFunction("atanh", { .atanh($0) }, { .atanh($0) }),
    SampleFunction("abs", { .abs($0) }, { .abs($0) }),
    SampleFunction("gamma", { .gamma($0) }, { .gamma($0) }),
    SampleFunction("erf", { value($0, Enclosure.erf) }, { .erf($0) }),
    SampleFunction("erfc", { value($0, Enclosure.erfc) }, { .erfc($0) }),
    SampleFunction("sinc", { value($0, Enclosure.sinc) }, { .sinc($0) }),
    SampleFunction("atan2(x, −1)", { value($0, above) }, { above($0) }),
    SampleFunction("atan2(1, x)", { value($0, right) }, { right($0) }),
    SampleFunction("atan2(x, x)", { value($0, diagonal) }, { diagonal($0) }),
  ]

  /// For functions that have no decorated form of their own.
  private static func value(
    _ x: DecoratedInterval,
    _ function: (Enclosure) -> Enclosure
  ) -> DecoratedInterval {
    function(Enclosure(value: x, slope: Interval(1))).value
  }

  private static func above(_ x: Enclosure) -> Enclosure {
    .atan2(x, .constant(Interval(-1)))
  }

  private static func right(_ x: Enclosure) -> Enclosure { .atan2(.constant(Interval(1)), x) }

  private static func diagonal(_ x: Enclosure) -> Enclosure { .atan2(x, x) }

  private static let powers: [SampleFunction] = [
    SampleFunction("x⁵", { .pown($0, 5) }, { .pown($0, 5) }),
    SampleFunction("x⁻²", { .pown($0, -2) }, { .pown($0, -2) }),
    SampleFunction("x⁻³", { .pown($0, -3) }, { .pown($0, -3) }),
    SampleFunction("x^(1/3)", { .rationalPower($0, 1, 3) }, { .rationalPower($0, 1, 3) }),
    SampleFunction("x^(2/3)", { .rationalPower($0, 2, 3) }, { .rationalPower($0, 2, 3) }),
    SampleFunction("x^(−5/3)", { .rationalPower($0, -5, 3) }, { .rationalPower($0, -5, 3) }),
    SampleFunction("x^(3/4)", { .rationalPower($0, 3, 4) }, { .rationalPower($0, 3, 4) }),
    SampleFunction("⁵√x", { .root(5, $0) }, { .root(5, $0) }),
    SampleFunction("⁴√x", { .root(4, $0) }, { .root(4, $0) }),
    SampleFunction("x^0.7", { .power($0, number(0.7)) }, { .power($0, constant(0.7)) }),
    SampleFunction("x^3", { .power($0, number(3)) }, { .power($0, constant(3)) }),
    SampleFunction("x^x", { .power($0, $0) }, { .power($0, $0) }),
    SampleFunction("(−2)^x", { .power(number(-2), $0) }, { .power(constant(-2), $0) }),
    SampleFunction("2^x", { .power(number(2), $0) }, { .power(constant(2), $0) }),
    SampleFunction("log₃ x", { .log(base: number(3), $0) }, { .log(base: constant(3), $0) }),
    SampleFunction("logₓ 3", { .log(base: $0, number(3)) }, { .log(base: $0, constant(3)) }),
  ]

  private static let steps: [SampleFunction] = [
    SampleFunction("sign", { .sign($0) }, { .sign($0) }),
    SampleFunction("floor", { .floor($0) }, { .floor($0) }),
    SampleFunction("ceil", { .ceil($0) }, { .ceil($0) }),
    SampleFunction("trunc", { .trunc($0) }, { .trunc($0) }),
    SampleFunction("round away", { .roundTiesToAway($0) }, { .roundTiesToAway($0) }),
    SampleFunction("round even", { .roundTiesToEven($0) }, { .roundTiesToEven($0) }),
    SampleFunction("mod 0.7", { .mod($0, number(0.7)) }, { .mod($0, constant(0.7)) }),
    SampleFunction("mod −3", { .mod($0, number(-3)) }, { .mod($0, constant(-3)) }),
    SampleFunction("20 mod x", { .mod(number(20), $0) }, { .mod(constant(20), $0) }),
  ]

  private static let composed: [SampleFunction] = [
    SampleFunction("x·sin x", { $0 * .sin($0) }, { $0 * .sin($0) }),
    SampleFunction("sin x / x", { .sin($0) / $0 }, { .sin($0) / $0 }),
    SampleFunction("min(x², x)", { .min(.square($0), $0) }, { .min(.square($0), $0) }),
    SampleFunction(
      "max(x³, 1)",
      { .max(.pown($0, 3), number(1)) },
      {
        .max(.pown($0, 3), constant(1))
      }
    ),
    SampleFunction("√|x − 1|", { .sqrt(.abs($0 - number(1))) }, { .sqrt(.abs($0 - constant(1))) }),
    SampleFunction("cbrt(sin x)", { .cbrt(.sin($0)) }, { .cbrt(.sin($0)) }),
    SampleFunction("e^(−x²)", { .exp(-.square($0)) }, { .exp(-.square($0)) }),
    SampleFunction("x² + x", { .multiplyAdd($0, $0, $0) }, { .multiplyAdd($0, $0, $0) }),
  ]

  private static func number(_ value: Double) -> DecoratedInterval {
    DecoratedInterval(value, value)
  }

  private static func constant(_ value: Double) -> Enclosure { .constant(Interval(value)) }
}
