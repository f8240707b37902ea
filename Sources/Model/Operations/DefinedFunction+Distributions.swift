import Calculus
import Numerals

/// Distributions: densities, shares and quantiles.
extension DefinedFunction {
  /// The steps; none for what is no distribution.
  var distribution: [OperationStep] {
    switch self {
    case .normalpdf:
      Self.given(
        2,
        .greater,
        0,
        Self.standardized + [
          2, .binary(.power), .unary(.negate), 2, .binary(.divide), .unary(.exp),
        ]
          + [.argument(2), 2, .constant(.pi), .binary(.multiply), .unary(.squareRoot)]
          + [.binary(.multiply), .binary(.divide)]
      )
    case .normalcdf:
      // Of what is far below the mean no digit is lost.
      Self.given(
        2,
        .greater,
        0,
        Self.standardized
          + [.unary(.negate), 2, .unary(.squareRoot), .binary(.divide)]
          + [.unary(.erfc), 2, .binary(.divide)]
      )
    case .binompdf:
      Self.chances(
        [.argument, 0, .binary(.less), .argument, .argument(1), .binary(.greater), .binary(.or)]
          + Self.isWhole + [.binary(.and), 0, .binary(.when)]
          + [.argument, 0, .binary(.greaterOrEqual)]
          + [.argument, .argument(1), .binary(.lessOrEqual), .binary(.and)]
          + [.argument(1), .argument, .binary(.combinations)]
          + [.argument(2), .argument, .binary(.power), .binary(.multiply)]
          + [1, .argument(2), .binary(.subtract), .argument(1), .argument, .binary(.subtract)]
          + [.binary(.power), .binary(.multiply), .binary(.when), .binary(.either)]
      )
    case .poissonpdf:
      // Of whole numbers alone.
      Self.given(
        1,
        .greater,
        0,
        Self.fromZeroOn(
          Self.isWhole
            + [.argument(1), .argument, .binary(.power)]
            + [.argument(1), .unary(.negate), .unary(.exp), .binary(.multiply)]
            + [.argument, .unary(.factorial), .binary(.divide), .binary(.when)],
          below: Self.isWhole + [0, .binary(.when)]
        )
      )
    case .invnorm:
      // By the complement no digit of a small share is lost.
      Self.given(
        2,
        .greater,
        0,
        [.argument(1), .argument(2), 2, .unary(.squareRoot), .binary(.multiply)]
          + [2, .argument, .binary(.multiply), .unary(.erfcinv), .binary(.multiply)]
          + [.binary(.subtract)]
      )
    case .tpdf:
      [.argument(1), 1, .binary(.add), 2, .binary(.divide), .unary(.loggamma)]
        + [.argument(1), 2, .binary(.divide), .unary(.loggamma), .binary(.subtract), .unary(.exp)]
        + [.argument(1), .constant(.pi), .binary(.multiply), .unary(.squareRoot), .binary(.divide)]
        + [1, .argument, 2, .binary(.power), .argument(1), .binary(.divide), .binary(.add)]
        + [.argument(1), 1, .binary(.add), 2, .binary(.divide), .unary(.negate), .binary(.power)]
        + [.binary(.multiply)]
    case .tcdf:
      Self.given(1, .greater, 0, [.argument(1), .argument, .binary(.student)])
    case .chisqpdf:
      // x^(k/2 − 1)·e^(−x/2)/(2^(k/2)·Γ(k/2)).
      Self.given(
        1,
        .greater,
        0,
        Self.fromZeroOn(
          [
            .argument, 2, .binary(.divide), .argument(1), 2, .binary(.divide), 1,
            .binary(.subtract),
          ]
            + [.binary(.power)]
            + [.argument, 2, .binary(.divide), .unary(.negate), .unary(.exp), .binary(.multiply)]
            + [2, .argument(1), 2, .binary(.divide), .unary(.gamma), .binary(.multiply)]
            + [.binary(.divide)]
        )
      )
    case .chisqcdf:
      Self.given(
        1,
        .greater,
        0,
        Self.fromZeroOn(
          [.argument(1), 2, .binary(.divide), .argument, 2, .binary(.divide), .binary(.gammaBelow)])
      )
    case .poissoncdf:
      Self.given(
        1,
        .greater,
        0,
        Self.fromZeroOn(
          [.argument, .unary(.floor), 1, .binary(.add), .argument(1), .binary(.gammaAbove)])
      )
    case .beta:
      Self.given(
        0,
        .greater,
        0,
        Self.given(
          1,
          .greater,
          0,
          [.argument, .unary(.gamma), .argument(1), .unary(.gamma), .binary(.multiply)]
            + [.argument, .argument(1), .binary(.add), .unary(.gamma), .binary(.divide)]
        )
      )
    case .betainc:
      Self.given(
        1,
        .greater,
        0,
        Self.given(
          2,
          .greater,
          0,
          Self.of(.thousandths, [.argument(1)], [.argument(2)], [.argument], .betaBelow)
        )
      )
    case .fpdf:
      // By logarithms of gamma no digit is lost far out.
      Self.given(1, .greater, 0, Self.given(2, .greater, 0, Self.fromZeroOn(Self.fisherDensity)))
    case .fcdf:
      Self.given(
        1,
        .greater,
        0,
        Self.given(
          2,
          .greater,
          0,
          Self.fromZeroOn(
            Self.of(
              .thousandths,
              Self.half(1),
              Self.half(2),
              [.argument(1), .argument, .binary(.multiply)]
                + [.argument(1), .argument, .binary(.multiply), .argument(2), .binary(.add)]
                + [.binary(.divide)],
              .betaBelow
            )
          )
        )
      )
    case .binomcdf:
      Self.chances(
        [.argument, 0, .binary(.less), 0, .binary(.when)]
          + [.argument, .argument(1), .binary(.greaterOrEqual), 1, .binary(.when)]
          + [.binary(.either)]
          + [.argument, 0, .binary(.greaterOrEqual)]
          + [.argument, .argument(1), .binary(.less), .binary(.and)]
          + Self.of(
            .thousandths,
            [.argument(1), .argument, .unary(.floor), .binary(.subtract)],
            [.argument, .unary(.floor), 1, .binary(.add)],
            [1, .argument(2), .binary(.subtract)],
            .betaBelow
          )
          + [.binary(.when), .binary(.either)]
      )
    case .invt: Self.given(1, .greater, 0, [.argument(1), .argument, .binary(.studentInverse)])
    case .invchisq:
      Self.given(
        1,
        .greater,
        0,
        [2] + Self.half(1) + [.argument, .binary(.gammaInverse), .binary(.multiply)]
      )
    case .invf:
      Self.given(
        1,
        .greater,
        0,
        Self.given(
          2,
          .greater,
          0,
          Self.of(.thousandths, Self.half(1), Self.half(2), [.argument], .betaOdds)
            + [.argument(2), .argument(1), .binary(.divide), .binary(.multiply)]
        )
      )
    case .invpoisson:
      Self.given(
        1,
        .greater,
        0,
        [.argument(1), .argument, .binary(.poissonInverse), .unary(.ceil), 1, .binary(.subtract)]
      )
    case .invbinom:
      // A certain outcome is that of every share, and the last one that of 1.
      Self.chances(
        Self.isShare + Self.mean + [0, .binary(.equal), .binary(.and), 0, .binary(.when)]
          + Self.isShare + Self.mean + [0, .binary(.greater), .binary(.and)]
          + [.argument(2), 1, .binary(.equal), .argument, 1, .binary(.equal), .binary(.or)]
          + [.binary(.and), .argument(1), .binary(.when), .binary(.either)]
          + Self.mean + [0, .binary(.greater), .argument(2), 1, .binary(.less), .binary(.and)]
          + [.argument, 1, .binary(.less), .binary(.and)]
          + Self.of(
            .countAndChance,
            [.argument(1)],
            [.argument(2)],
            [.argument],
            .binomialInverse
          )
          + [.unary(.ceil), 1, .binary(.subtract), .binary(.when), .binary(.either)]
      )
    case .coth, .sech, .csch, .acot, .asec, .acsc, .acoth, .asech, .acsch, .hypot, .clamp, .trunc,
      .frac, .roundto, .digamma, .lambertwof, .choice:
      []
    }
  }

  /// A value where a parameter compares so with a number.
  private static func given(
    _ place: Int,
    _ comparison: BinaryOperation,
    _ number: OperationStep,
    _ value: [OperationStep]
  ) -> [OperationStep] {
    [.argument(place), number, .binary(comparison)] + value + [
      .binary(.when)
    ]
  }

  /// A value of numbers from 0 on, and another one below.
  private static func fromZeroOn(
    _ value: [OperationStep],
    below: [OperationStep] = [0]
  ) -> [OperationStep] {
    given(0, .greaterOrEqual, 0, value) + given(0, .less, 0, below) + [.binary(.either)]
  }

  /// Whether the number is a share above 0.
  private static let isShare: [OperationStep] = [
    .argument, 0, .binary(.greater), .argument, 1, .binary(.lessOrEqual), .binary(.and),
  ]

  /// That of a binomial distribution: trials times chance.
  private static let mean: [OperationStep] = [.argument(1), .argument(2), .binary(.multiply)]

  private static let isWhole: [OperationStep] = [
    .argument, .argument, .unary(.floor), .binary(.equal),
  ]

  /// (x − μ)/σ.
  private static let standardized: [OperationStep] = [
    .argument, .argument(1), .binary(.subtract), .argument(2), .binary(.divide),
  ]

  /// Half of a parameter.
  private static func half(_ place: Int) -> [OperationStep] {
    [.argument(place), 2, .binary(.divide)]
  }

  /// What is said of a whole number of trials, and a chance.
  private static func chances(_ value: [OperationStep]) -> [OperationStep] {
    [.argument(1), .argument(1), .unary(.floor), .binary(.equal)]
      + given(1, .greaterOrEqual, 0, given(2, .greaterOrEqual, 0, given(2, .lessOrEqual, 1, value)))
      + [.binary(.when)]
  }

  /// An operation on a number after a pair of parameters above 0; nothing is known where the pair does not
  /// hold both exactly.
  private static func of(
    _ pair: ParameterPair,
    _ first: [OperationStep],
    _ second: [OperationStep],
    _ value: [OperationStep],
    _ operation: BinaryOperation
  ) -> [OperationStep] {
    let whole = [first + pair.firstUnit, second + pair.secondUnit]
    let fits = whole.map {
      $0 + $0 + [.unary(.round), .binary(.equal)] + $0 + pair.base
        + [.binary(.less), .binary(.and)]
    }
    let fitting = fits[0] + fits[1] + [.binary(.and)]
    // 1, or anything: what is known of another pair is never told.
    let factor = fitting + [1, .binary(.when)] + unknown + [.binary(.either)]
    return fitting
      + whole[0] + [.unary(.round)] + pair.base + [.binary(.multiply)]
      + whole[1] + [.unary(.round), .binary(.add)]
      + value + [.binary(operation)] + factor + [.binary(.multiply), .binary(.known)]
  }

  /// What may have any value, or none: known where 1 < 0, and without a value.
  private static let unknown: [OperationStep] =
    [1, 0, .binary(.less)] + [1, 0, .binary(.less), 1, .binary(.when)] + [.binary(.known)]

  /// exp(ln Γ((d + e)/2) − ln Γ(d/2) − ln Γ(e/2))·(d/e)^(d/2)·x^(d/2 − 1)·(1 + d·x/e)^(−(d + e)/2).
  private static let fisherDensity: [OperationStep] =
    [.argument(1), .argument(2), .binary(.add), 2, .binary(.divide), .unary(.loggamma)]
    + half(1) + [.unary(.loggamma), .binary(.subtract)]
    + half(2) + [.unary(.loggamma), .binary(.subtract), .unary(.exp)]
    + [.argument(1), .argument(2), .binary(.divide)] + half(1)
    + [.binary(.power), .binary(.multiply)]
    + [.argument] + half(1) + [1, .binary(.subtract), .binary(.power), .binary(.multiply)]
    + [1, .argument(1), .argument, .binary(.multiply), .argument(2), .binary(.divide)]
    + [.binary(.add), .argument(1), .argument(2), .binary(.add), 2, .binary(.divide)]
    + [.unary(.negate), .binary(.power), .binary(.multiply)]
}

/// How two parameters become one number, and two again, in steps.
extension ParameterPair {
  var firstUnit: [OperationStep] {
    self == .thousandths ? [1_000, .binary(.multiply)] : []
  }
  var secondUnit: [OperationStep] {
    self == .thousandths
      ? [1_000, .binary(.multiply)] : [10, 9, .binary(.power), .binary(.multiply)]
  }
  var base: [OperationStep] { [2, self == .thousandths ? 26 : 30, .binary(.power)] }
}
