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
  /// `beta(a, b)`, and `betainc(x, a, b)`, the share of its integral up to x.
  case beta, betainc
  /// `fpdf(x, d, e)`, `fcdf(x, d, e)`, `binomcdf(k, n, p)`.
  case fpdf, fcdf, binomcdf
  /// Quantiles: `invt(p, ν)`, `invchisq(p, k)`, `invf(p, d, e)`, `invpoisson(p, λ)`, `invbinom(p, n, q)`.
  case invt, invchisq, invf, invpoisson, invbinom
  /// `LambertW(k, x)`, of the branches 0 and −1.
  case lambertwof
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
    case .digamma: [0, .argument, .binary(.polygamma)]
    case .choice:
      [.argument, .argument(1), .binary(.when)]
        + [.argument, .unary(.not), .argument(2), .binary(.when), .binary(.either)]
    case .lambertwof:
      [.argument, 0, .binary(.equal), .argument(1), .unary(.lambertW), .binary(.when)]
        + [.argument, 1, .unary(.negate), .binary(.equal), .argument(1), .unary(.lowerLambertW)]
        + [.binary(.when), .binary(.either)]
    case .normalpdf, .normalcdf, .binompdf, .poissonpdf, .invnorm, .tpdf, .tcdf, .chisqpdf,
      .chisqcdf,
      .poissoncdf, .beta, .betainc, .fpdf, .fcdf, .binomcdf, .invt, .invchisq, .invf, .invpoisson,
      .invbinom:
      distribution
    }
  }

  private static func ofReciprocal(_ operation: UnaryOperation) -> [OperationStep] {
    [1, .argument, .binary(.divide), .unary(operation)]
  }

  /// The word under which it is saved and typed.
  package var name: String { String(describing: self) }

  /// The function of one value whose name it shares.
  private var namesake: UnaryOperation? {
    switch self {
    case .roundto: .round
    case .lambertwof: .lambertW
    default: nil
    }
  }

  /// The function of two values that shares the name of one of one value.
  package static func ofTwo(_ operation: UnaryOperation) -> DefinedFunction? {
    allCases.first { $0.namesake == operation }
  }

  /// The word by which it is called in a formula.
  package var typedName: String { namesake?.name ?? name }

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
    case .binompdf:
      ForeignSpelling(
        python: "((math.nan)if #3<0 or #3>1 or #2<0 or #2%1!=0 or #1%1!=0 else(0)if #1<0 or #1>#2 "
          + "else(math.comb(int(#2), int(#1)))*#3**#1*(1-#3)**(#2-#1))",
        spreadsheet: "IF(OR(#3<0,#3>1),NA(),IF(#2<0,NA(),IF(MOD(#2,1)=0,IF(MOD(#1,1)=0,"
          + "IF(OR(#1<0,#2<#1),0,COMBIN($2,$1)*#3^#1*(1-#3)^(#2-#1)),NA()),NA())))"
      )
    case .poissonpdf:
      ForeignSpelling(
        python: "((math.nan)if #2<=0 or #1%1!=0 else(0)if #1<0 "
          + "else #2**#1*math.exp(-#2)/math.gamma(#1+1))",
        spreadsheet: "IF(#2<=0,NA(),IF(MOD(#1,1)=0,"
          + "IF(#1<0,0,#2^#1*EXP(-#2)/GAMMA(#1+1)),NA()))"
      )
    case .betainc, .invt, .invchisq, .invf, .invpoisson, .invbinom: .unknown
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
