import Numerals

/// A function that is made of others: its row is its definition, and all that is known about it follows.
package enum DefinedFunction: UInt8, CaseIterable, Sendable {
  case coth
  case sech
  case csch
  case acot
  case asec
  case acsc
  case acoth
  case asech
  case acsch
  case hypot
  case clamp
  /// Towards 0, and what is left.
  case trunc, frac
  /// To so many decimals.
  case roundto
  /// `normalpdf(x, μ, σ)`, `normalcdf(x, μ, σ)`: the density and distribution of the normal distribution.
  case normalpdf, normalcdf
  /// `binompdf(k, n, p)` and `poissonpdf(k, λ)`: the chance of k.
  case binompdf, poissonpdf
  /// The derivative of the logarithm of gamma.
  case digamma
  /// Quantiles of the normal distribution, `invnorm(p, μ, σ)`.
  case invnorm
  /// `tpdf(x, ν)`, `tcdf(x, ν)`, `chisqpdf(x, k)`, `chisqcdf(x, k)`, `poissoncdf(k, λ)`: further densities and
  /// distributions.
  case tpdf, tcdf, chisqpdf, chisqcdf, poissoncdf
  /// `choice(condition, value, else)`: the value where the condition holds.
  case choice

  /// The steps, with parameters for the arguments.
  package var definition: [OperationStep] {
    switch self {
    case .coth: [1, .argument, .unary(.tanh), .binary(.divide)]
    case .sech: [1, .argument, .unary(.cosh), .binary(.divide)]
    case .csch: [1, .argument, .unary(.sinh), .binary(.divide)]
    case .acot:
      // A quarter turn less the arc tangent: from 0 to half a turn, continuous at 0.
      [2, 1, .unary(.atan), .binary(.multiply)]
        + [.argument, .unary(.atan), .binary(.subtract)]
    case .asec: Self.ofReciprocal(.acos)
    case .acsc: Self.ofReciprocal(.asin)
    case .acoth: Self.ofReciprocal(.atanh)
    case .asech: Self.ofReciprocal(.acosh)
    case .acsch: Self.ofReciprocal(.asinh)
    case .hypot:
      [.argument, 2, .binary(.power)]
        + [.argument(1), 2, .binary(.power)]
        + [.binary(.add), .unary(.squareRoot)]
    case .clamp:
      [.argument, .argument(1), .binary(.max), .argument(2), .binary(.min)]
    case .trunc:
      [.argument, .unary(.sign), .argument, .unary(.absolute), .unary(.floor), .binary(.multiply)]
    case .frac: [.argument] + DefinedFunction.trunc.definition + [.binary(.subtract)]
    case .roundto:
      [.argument, 10, .argument(1), .binary(.power), .binary(.multiply), .unary(.round)]
        + [10, .argument(1), .binary(.power), .binary(.divide)]
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
      Self.given(
        2,
        .greaterOrEqual,
        0,
        Self.given(
          2,
          .lessOrEqual,
          1,
          [.argument(1), .argument, .binary(.combinations)]
            + [.argument(2), .argument, .binary(.power), .binary(.multiply)]
            + [1, .argument(2), .binary(.subtract), .argument(1), .argument, .binary(.subtract)]
            + [.binary(.power), .binary(.multiply)]
        )
      )
    case .poissonpdf:
      // Of whole numbers alone.
      Self.given(
        1,
        .greater,
        0,
        [.argument, .argument, .unary(.floor), .binary(.equal)]
          + [.argument(1), .argument, .binary(.power), .argument(1), .unary(.negate), .unary(.exp)]
          + [.binary(.multiply), .argument, .unary(.factorial), .binary(.divide), .binary(.when)]
      )
    case .digamma: [0, .argument, .binary(.polygamma)]
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
    case .choice:
      [.argument, .argument(1), .binary(.when)]
        + [.argument, .unary(.not), .argument(2), .binary(.when), .binary(.either)]
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

  /// A value of numbers from 0 on, and 0 below.
  private static func fromZeroOn(_ value: [OperationStep]) -> [OperationStep] {
    given(0, .greaterOrEqual, 0, value) + given(0, .less, 0, [0]) + [.binary(.either)]
  }

  /// (x − μ)/σ.
  private static let standardized: [OperationStep] = [
    .argument, .argument(1), .binary(.subtract), .argument(2), .binary(.divide),
  ]

  private static func ofReciprocal(_ operation: UnaryOperation) -> [OperationStep] {
    [1, .argument, .binary(.divide), .unary(operation)]
  }

  /// The word under which it is saved and typed.
  package var name: String { String(describing: self) }

  /// The word by which it is called in a formula.
  package var typedName: String { self == .roundto ? UnaryOperation.round.name : name }

  /// How other languages have it; by what it is made of where they do not.
  package var elsewhere: ForeignSpelling {
    switch self {
    case .choice:
      ForeignSpelling(
        latex: "\\begin{cases}$2&$1\\\\$3&\\text{otherwise}\\end{cases}",
        python: "($2 if $1 else $3)",
        spreadsheet: "IF($1,$2,$3)"
      )
    case .chisqpdf:
      ForeignSpelling(
        python: "((math.nan)if #2<=0 else(0)if #1<0 else(#1/2)**(#2/2-1)*math.exp(-#1/2)"
          + "/(2*math.gamma(#2/2)))",
        spreadsheet: "IF(#2<=0,NA(),IF(#1<0,0,(#1/2)^(#2/2-1)*EXP(-#1/2)/(2*GAMMA(#2/2))))"
      )
    default: ForeignSpelling()
    }
  }

  /// How many values it takes.
  package var argumentCount: Int { Set(definition.compactMap(\.argument)).count }

  private static let saved = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The function that is saved under a word.
  package init?(name: String) {
    guard let known = Self.saved[name] else { return nil }
    self = known
  }

  /// The function whose inverse this is.
  package var inverse: DefinedFunction? { DefinedFunction(name: "a" + name) }
}
