import CMPFR
import Intervals

/// An operation of ours beside the reference library's.
struct InclusionOperation: Sendable, CustomStringConvertible {
  enum Kind: Sendable {
    case unary(@Sendable (DecoratedInterval) -> DecoratedInterval, ReferenceUnary)
    case binary(
      @Sendable (DecoratedInterval, DecoratedInterval) -> DecoratedInterval,
      ReferenceBinary
    )
    case integerParameter(
      ClosedRange<Int>,
      @Sendable (DecoratedInterval, Int) -> DecoratedInterval,
      @Sendable (Digits, Digits, Int) -> Void
    )
    case fraction
    case multiplyAdd
  }

  let name: String
  let kind: Kind

  var description: String { name }

  private static func unary(
    _ name: String,
    _ ours: @escaping @Sendable (DecoratedInterval) -> DecoratedInterval,
    _ reference: @escaping ReferenceUnary
  ) -> InclusionOperation {
    InclusionOperation(name: name, kind: .unary(ours, reference))
  }

  private static func binary(
    _ name: String,
    _ ours: @escaping @Sendable (DecoratedInterval, DecoratedInterval) -> DecoratedInterval,
    _ reference: @escaping ReferenceBinary
  ) -> InclusionOperation {
    InclusionOperation(name: name, kind: .binary(ours, reference))
  }

  static let all: [InclusionOperation] = arithmetic + exponentials + circular + hyperbolic

  private static let arithmetic: [InclusionOperation] = [
    binary("add", { $0 + $1 }, { mpfr_add($0, $1, $2, MPFR_RNDN) }),
    binary("subtract", { $0 - $1 }, { mpfr_sub($0, $1, $2, MPFR_RNDN) }),
    binary("multiply", { $0 * $1 }, { mpfr_mul($0, $1, $2, MPFR_RNDN) }),
    binary("divide", { $0 / $1 }, { mpfr_div($0, $1, $2, MPFR_RNDN) }),
    InclusionOperation(name: "multiplyAdd", kind: .multiplyAdd),
    unary("reciprocal", { .reciprocal($0) }, { mpfr_ui_div($0, 1, $1, MPFR_RNDN) }),
    unary("square", { .square($0) }, { mpfr_sqr($0, $1, MPFR_RNDN) }),
    unary("sqrt", { .sqrt($0) }, { mpfr_sqrt($0, $1, MPFR_RNDN) }),
    unary("cbrt", { .cbrt($0) }, { mpfr_cbrt($0, $1, MPFR_RNDN) }),
    binary("mod", { .mod($0, $1) }, { referenceModulo($0, $1, $2) }),
    unary("gamma", { .gamma($0) }, { mpfr_gamma($0, $1, MPFR_RNDN) }),
  ]

  private static let exponentials: [InclusionOperation] = [
    InclusionOperation(
      name: "pown",
      kind: .integerParameter(-40...40, { .pown($0, $1) }, { mpfr_pow_si($0, $1, $2, MPFR_RNDN) })
    ),
    InclusionOperation(
      name: "root",
      kind: .integerParameter(
        1...30,
        { .root($1, $0) },
        { mpfr_rootn_ui($0, $1, UInt($2), MPFR_RNDN) }
      )
    ),
    InclusionOperation(name: "rationalPower", kind: .fraction),
    binary(
      "pow",
      { .pow($0, $1) },
      { result, x, y in
        // The standard has no powers of negative numbers, and no 0^0.
        let isOutside = mpfr_sgn_of(x) < 0 || mpfr_sgn_of(x) == 0 && mpfr_sgn_of(y) <= 0
        if isOutside { mpfr_set_nan(result) } else { mpfr_pow(result, x, y, MPFR_RNDN) }
      }
    ),
    binary("power", { .power($0, $1) }, { mpfr_pow($0, $1, $2, MPFR_RNDN) }),
    binary(
      "log to a base",
      { .log(base: $0, $1) },
      { result, base, x in
        guard mpfr_sgn_of(base) > 0, mpfr_cmp_d(base, 1) != 0 else { return mpfr_set_nan(result) }
        let divisor = BigNumber()
        mpfr_log(divisor.pointer, base, MPFR_RNDN)
        mpfr_log(result, x, MPFR_RNDN)
        mpfr_div(result, result, divisor.pointer, MPFR_RNDN)
      }
    ),
    unary("exp", { .exp($0) }, { mpfr_exp($0, $1, MPFR_RNDN) }),
    unary("exp2", { .exp2($0) }, { mpfr_exp2($0, $1, MPFR_RNDN) }),
    unary("exp10", { .exp10($0) }, { mpfr_exp10($0, $1, MPFR_RNDN) }),
    unary("expm1", { .expm1($0) }, { mpfr_expm1($0, $1, MPFR_RNDN) }),
    unary("log", { .log($0) }, { mpfr_log($0, $1, MPFR_RNDN) }),
    unary("log2", { .log2($0) }, { mpfr_log2($0, $1, MPFR_RNDN) }),
    unary("log10", { .log10($0) }, { mpfr_log10($0, $1, MPFR_RNDN) }),
    unary("log1p", { .log1p($0) }, { mpfr_log1p($0, $1, MPFR_RNDN) }),
  ]

  private static let circular: [InclusionOperation] = [
    unary("sin", { .sin($0) }, { mpfr_sin($0, $1, MPFR_RNDN) }),
    unary("cos", { .cos($0) }, { mpfr_cos($0, $1, MPFR_RNDN) }),
    unary("tan", { .tan($0) }, { mpfr_tan($0, $1, MPFR_RNDN) }),
    unary("cot", { .cot($0) }, { mpfr_cot($0, $1, MPFR_RNDN) }),
    unary("sec", { .sec($0) }, { mpfr_sec($0, $1, MPFR_RNDN) }),
    unary("csc", { .csc($0) }, { mpfr_csc($0, $1, MPFR_RNDN) }),
    unary("asin", { .asin($0) }, { mpfr_asin($0, $1, MPFR_RNDN) }),
    unary("acos", { .acos($0) }, { mpfr_acos($0, $1, MPFR_RNDN) }),
    unary("atan", { .atan($0) }, { mpfr_atan($0, $1, MPFR_RNDN) }),
  ]

  private static let hyperbolic: [InclusionOperation] = [
    unary("sinh", { .sinh($0) }, { mpfr_sinh($0, $1, MPFR_RNDN) }),
    unary("cosh", { .cosh($0) }, { mpfr_cosh($0, $1, MPFR_RNDN) }),
    unary("tanh", { .tanh($0) }, { mpfr_tanh($0, $1, MPFR_RNDN) }),
    unary("asinh", { .asinh($0) }, { mpfr_asinh($0, $1, MPFR_RNDN) }),
    unary("acosh", { .acosh($0) }, { mpfr_acosh($0, $1, MPFR_RNDN) }),
    unary("atanh", { .atanh($0) }, { mpfr_atanh($0, $1, MPFR_RNDN) }),
  ]
}
