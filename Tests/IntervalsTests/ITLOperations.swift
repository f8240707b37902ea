import Intervals

/// An operation in both arithmetics.
struct PairedOperation<Bare, Decorated>: Sendable where Bare: Sendable, Decorated: Sendable {
  let bare: Bare
  let decorated: Decorated

  init(_ bare: Bare, _ decorated: Decorated) {
    self.bare = bare
    self.decorated = decorated
  }
}

typealias Unary = PairedOperation<
  @Sendable (Interval) -> Interval, @Sendable (DecoratedInterval) -> DecoratedInterval
>
typealias Binary = PairedOperation<
  @Sendable (Interval, Interval) -> Interval,
  @Sendable (DecoratedInterval, DecoratedInterval) -> DecoratedInterval
>
typealias Comparison = @Sendable (Interval, Interval) -> Bool

/// The test language's names of our operations.
enum ITLOperations {
  static let unary: [String: Unary] = [
    "pos": Unary({ $0 }, { $0 }),
    "neg": Unary({ -$0 }, { -$0 }),
    "recip": Unary({ .reciprocal($0) }, { .reciprocal($0) }),
    "sqr": Unary({ .square($0) }, { .square($0) }),
    "sqrt": Unary({ .sqrt($0) }, { .sqrt($0) }),
    "cbrt": Unary({ .cbrt($0) }, { .cbrt($0) }),
    "exp": Unary({ .exp($0) }, { .exp($0) }),
    "exp2": Unary({ .exp2($0) }, { .exp2($0) }),
    "exp10": Unary({ .exp10($0) }, { .exp10($0) }),
    "expm1": Unary({ .expm1($0) }, { .expm1($0) }),
    "log": Unary({ .log($0) }, { .log($0) }),
    "log2": Unary({ .log2($0) }, { .log2($0) }),
    "log10": Unary({ .log10($0) }, { .log10($0) }),
    "log1p": Unary({ .log1p($0) }, { .log1p($0) }),
    "logp1": Unary({ .log1p($0) }, { .log1p($0) }),
    "sin": Unary({ .sin($0) }, { .sin($0) }),
    "cos": Unary({ .cos($0) }, { .cos($0) }),
    "tan": Unary({ .tan($0) }, { .tan($0) }),
    "sec": Unary({ .sec($0) }, { .sec($0) }),
    "csc": Unary({ .csc($0) }, { .csc($0) }),
    "cot": Unary({ .cot($0) }, { .cot($0) }),
    "asin": Unary({ .asin($0) }, { .asin($0) }),
    "acos": Unary({ .acos($0) }, { .acos($0) }),
    "atan": Unary({ .atan($0) }, { .atan($0) }),
    "sinh": Unary({ .sinh($0) }, { .sinh($0) }),
    "cosh": Unary({ .cosh($0) }, { .cosh($0) }),
    "tanh": Unary({ .tanh($0) }, { .tanh($0) }),
    "asinh": Unary({ .asinh($0) }, { .asinh($0) }),
    "acosh": Unary({ .acosh($0) }, { .acosh($0) }),
    "atanh": Unary({ .atanh($0) }, { .atanh($0) }),
    "sign": Unary({ .sign($0) }, { .sign($0) }),
    "floor": Unary({ .floor($0) }, { .floor($0) }),
    "ceil": Unary({ .ceil($0) }, { .ceil($0) }),
    "trunc": Unary({ .trunc($0) }, { .trunc($0) }),
    "roundTiesToAway": Unary({ .roundTiesToAway($0) }, { .roundTiesToAway($0) }),
    "roundTiesToEven": Unary({ .roundTiesToEven($0) }, { .roundTiesToEven($0) }),
    "abs": Unary({ .abs($0) }, { .abs($0) }),
    "gamma": Unary({ .gamma($0) }, { .gamma($0) }),
    // What the language makes of others.
    "sech": Unary({ .reciprocal(.cosh($0)) }, { .reciprocal(.cosh($0)) }),
    "csch": Unary({ .reciprocal(.sinh($0)) }, { .reciprocal(.sinh($0)) }),
    "coth": Unary({ .reciprocal(.tanh($0)) }, { .reciprocal(.tanh($0)) }),
    "acoth": Unary({ .atanh(.reciprocal($0)) }, { .atanh(.reciprocal($0)) }),
    "acot": Unary({ quarterTurn - .atan($0) }, { DecoratedInterval(quarterTurn) - .atan($0) }),
  ]

  private static let quarterTurn = Interval.pi * Interval(0.5)

  static let binary: [String: Binary] = [
    "add": Binary({ $0 + $1 }, { $0 + $1 }),
    "sub": Binary({ $0 - $1 }, { $0 - $1 }),
    "mul": Binary({ $0 * $1 }, { $0 * $1 }),
    "div": Binary({ $0 / $1 }, { $0 / $1 }),
    "pow": Binary({ .pow($0, $1) }, { .pow($0, $1) }),
    "atan2": Binary({ .atan2($0, $1) }, { .atan2($0, $1) }),
    "hypot": Binary(
      { .sqrt(.square($0) + .square($1)) },
      { .sqrt(.square($0) + .square($1)) }
    ),
    "min": Binary({ .min($0, $1) }, { .min($0, $1) }),
    "max": Binary({ .max($0, $1) }, { .max($0, $1) }),
    "cancelPlus": Binary({ $0.cancelPlus($1) }, { $0.cancelPlus($1) }),
    "cancelMinus": Binary({ $0.cancelMinus($1) }, { $0.cancelMinus($1) }),
    "intersection": Binary({ $0.intersection($1) }, { $0.intersection($1) }),
    "convexHull": Binary({ $0.convexHull(with: $1) }, { $0.convexHull(with: $1) }),
  ]

  static let comparisons: [String: Comparison] = [
    "equal": { $0 == $1 },
    "subset": { $0.isSubset(of: $1) },
    "interior": { $0.isInterior(to: $1) },
    "less": { $0.isLess(than: $1) },
    "strictLess": { $0.isStrictlyLess(than: $1) },
    "strictlyLess": { $0.isStrictlyLess(than: $1) },
    "precedes": { $0.precedes($1) },
    "strictPrecedes": { $0.strictlyPrecedes($1) },
    "strictlyPrecedes": { $0.strictlyPrecedes($1) },
    "disjoint": { $0.isDisjoint(from: $1) },
  ]

  static let properties: [String: @Sendable (Interval) -> Bool] = [
    "isEmpty": { $0.isEmpty },
    "isEntire": { $0.isEntire },
    "isSingleton": { $0.isSingleton },
    "isCommonInterval": { $0.isCommon },
  ]

  static let numbers: [String: @Sendable (Interval) -> [Double]] = [
    "inf": { [$0.lowerBound] },
    "sup": { [$0.upperBound] },
    "mid": { [$0.midpoint] },
    "rad": { [$0.radius] },
    "midRad": { [$0.midpoint, $0.radius] },
    "wid": { [$0.width] },
    "mag": { [$0.magnitude] },
    "mig": { [$0.mignitude] },
  ]
}
