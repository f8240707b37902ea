import Calculus
import Intervals
import Numerals

/// Distributions and their quantiles, after their parameter or a pair of two.
extension BinaryFunction {
  /// The share of the gamma function's integral up to a number, and from there on.
  static let gammaBelow = special(
    "gammap",
    "gamma_below",
    SmoothFunction.gammaBelow,
    isIncreasing: true,
    limit: { $0.y.isUpward ? .finite(Interval(1)) : .unknown },
    isDefined: { try $0.sign(of: $1) > 0 && $0.sign(of: $2) >= 0 },
    slope: gammaDensity
  )
  static let gammaAbove = special(
    "gammaq",
    "gamma_above",
    SmoothFunction.gammaAbove,
    isIncreasing: false,
    limit: { $0.y.isUpward ? .finite(Interval(0)) : .unknown },
    isDefined: { try $0.sign(of: $1) > 0 && $0.sign(of: $2) >= 0 },
    slope: gammaDensity + [.unary(.negate)]
  )

  /// The share of Student's t distribution below a number.
  static let student = special(
    "student",
    "student",
    SmoothFunction.student,
    spelling: .never,
    breaks: nil,
    isIncreasing: true,
    limit: {
      guard case .infinite(let isUpward) = $0.y else { return .unknown }
      return .finite(Interval(isUpward ? 1 : 0))
    },
    isDefined: { arithmetic, freedom, _ in try arithmetic.sign(of: freedom) > 0 },
    slope: DefinedFunction.tpdf.definition.map {
      $0 == .argument ? .argument(1) : $0 == .argument(1) ? .argument : $0
    }
  )

  /// The regularised incomplete beta function, after the pair of its parameters.
  static let betaBelow = special(
    "betabelow",
    "beta_below",
    SmoothFunction.betaBelow,
    spelling: .never,
    breaks: bothEnds,
    mostParameter: 0x1p53,
    isIncreasing: true,
    limit: { _ in .unknown },
    isDefined: { try $0.sign(of: $2) >= 0 && $0.sign(of: $0.subtract($0.number(1), $2)) >= 0 },
    // x^(a − 1)·(1 − x)^(b − 1)/B(a, b).
    slope: [.argument(1)] + firstOfPair + [1, .binary(.subtract), .binary(.power)]
      + [1, .argument(1), .binary(.subtract)] + secondOfPair
      + [1, .binary(.subtract), .binary(.power), .binary(.multiply)]
      + sizeOfBeta + [.binary(.divide)]
  )

  /// The number below which the share of the gamma function's integral is p.
  static let gammaInverse = quantile(
    "gammainverse",
    "gamma_inverse",
    SmoothFunction.gammaInverse,
    // Γ(a)·y^(1 − a)·e^y.
    slope: [.argument, .unary(.gamma), .argument, .argument(1), .binary(.gammaInverse)]
      + [1, .argument, .binary(.subtract), .binary(.power), .binary(.multiply)]
      + [.argument, .argument(1), .binary(.gammaInverse), .unary(.exp), .binary(.multiply)]
  )

  /// x/(1 − x) of the number below which the share of the beta distribution is p, after a pair.
  static let betaOdds = quantile(
    "betaodds",
    "beta_odds",
    SmoothFunction.betaOdds,
    mostParameter: 0x1p53,
    // B(a, b)·y^(1 − a)·(1 + y)^(a + b).
    slope: sizeOfBeta
      + [.argument, .argument(1), .binary(.betaOdds), 1] + firstOfPair
      + [.binary(.subtract), .binary(.power), .binary(.multiply)]
      + [.argument, .argument(1), .binary(.betaOdds), 1, .binary(.add)]
      + firstOfPair + secondOfPair + [.binary(.add), .binary(.power), .binary(.multiply)]
  )

  /// The number below which the share of Student's t distribution is p.
  static let studentInverse = quantile(
    "studentinverse",
    "student_inverse",
    SmoothFunction.studentInverse,
    atZero: .infinite(isPositive: false),
    // The reciprocal of the density there.
    slope: [1]
      + DefinedFunction.tpdf.definition.flatMap { step -> [OperationStep] in
        step == .argument
          ? [.argument, .argument(1), .binary(.studentInverse)]
          : [step == .argument(1) ? .argument : step]
      }
      + [.binary(.divide)]
  )

  /// One more than the number of events that p is the chance to have at most, where some are expected;
  /// between whole numbers by the integral.
  static let poissonInverse = quantile(
    "poissoninverse",
    "poisson_inverse",
    SmoothFunction.poissonInverse
  )

  /// The same of a number of trials and the chance of each, after the pair of these.
  static let binomialInverse: BinaryFunction = {
    var row = quantile(
      "binomialinverse",
      "binomial_inverse",
      SmoothFunction.binomialInverse,
      mostParameter: 0x1p53,
      atOne: .unknown
    )
    let enclosed = row.precise
    row.precise = { arithmetic, pair, p in
      guard let place = try enclosed?(arithmetic, pair, p) else { throw ExactFault.unknown }
      // Where it is a whole number no digits tell, but the chances, which are fractions, do.
      let half = try arithmetic.divide(arithmetic.number(1), arithmetic.number(2))
      let whole = try arithmetic.apply(.floor, arithmetic.add(place, half))
      let chance = try arithmetic.chance(below: whole, of: pair)
      guard let chance, try arithmetic.sign(of: arithmetic.subtract(chance, p)) == 0 else {
        return place
      }
      return whole
    }
    return row
  }()

  private static func quantile(
    _ name: String,
    _ exactName: String,
    _ family: @escaping @Sendable (Interval) -> SmoothFunction?,
    mostParameter: Double = 1e6,
    atZero: Limit = .finite(Interval(0)),
    atOne: Limit = .infinite(isPositive: true),
    slope: [OperationStep]? = nil
  ) -> BinaryFunction {
    special(
      name,
      exactName,
      family,
      spelling: .never,
      breaks: bothEnds,
      mostParameter: mostParameter,
      isIncreasing: true,
      limit: {
        guard case .finite(let place) = $0.y, place.isSingleton else { return .unknown }
        return place == Interval(0) ? atZero : place == Interval(1) ? atOne : .unknown
      },
      isDefined: {
        try $0.sign(of: $1) > 0 && $0.sign(of: $2) > 0
          && $0.sign(of: $0.subtract($0.number(1), $2)) > 0
      },
      slope: slope
    )
  }

  /// B(a, b) of the pair that comes first.
  private static let sizeOfBeta: [OperationStep] =
    firstOfPair + [.unary(.loggamma)] + secondOfPair + [.unary(.loggamma), .binary(.add)]
    + firstOfPair + secondOfPair
    + [.binary(.add), .unary(.loggamma), .binary(.subtract), .unary(.exp)]

  private static let firstOfPair: [OperationStep] =
    [.argument] + ParameterPair.thousandths.base
    + [.binary(.divide), .unary(.floor), 1_000, .binary(.divide)]

  private static let secondOfPair: [OperationStep] =
    [.argument] + ParameterPair.thousandths.base + [.binary(.mod), 1_000, .binary(.divide)]

  private static let bothEnds = SingularSet.values([Interval(0), Interval(1)])

  /// x^(a − 1)·e^(−x)/Γ(a).
  private static let gammaDensity: [OperationStep] = [
    .argument(1), .argument, 1, .binary(.subtract), .binary(.power), .argument(1), .unary(.negate),
    .unary(.exp), .binary(.multiply), .argument, .unary(.gamma), .binary(.divide),
  ]
}

extension ExactArithmetic {
  /// The chance of less than a whole number, where trials and their chance come as a pair; nil where there
  /// are too many.
  fileprivate func chance(below bound: ExactNumber, of pair: ExactNumber) throws -> ExactNumber? {
    let base = number(1 << 30)
    let trials = try apply(.floor, divide(pair, base))
    let share = try divide(subtract(pair, multiply(trials, base)), number(1_000_000_000))
    let rest = try subtract(number(1), share)
    guard try sign(of: subtract(trials, number(1_000))) < 0 else { return nil }
    var sum = number(0)
    var count = number(0)
    while try sign(of: subtract(count, bound)) < 0 {
      let ways = try join(.combinations, trials, count)
      let powers = try multiply(
        join(.power, share, count),
        join(.power, rest, subtract(trials, count))
      )
      sum = try add(sum, multiply(ways, powers))
      count = try add(count, number(1))
    }
    return sum
  }
}

extension Limit {
  var isUpward: Bool { self == .infinite(isPositive: true) }
}
