import Calculus
import Intervals
import Numerals

/// Bessel functions of a real order, which comes first, and distributions after their parameter.
extension BinaryFunction {
  static let besselJ = bessel("BesselJ", .j, .besselJ, slope: (.besselJ, .subtract), .wholeBesselJ)
  static let besselY = bessel("BesselY", .y, .besselY, slope: (.besselY, .subtract))
  static let besselI = bessel("BesselI", .i, .besselI, slope: (.besselI, .add), .wholeBesselI)
  static let besselK = bessel("BesselK", .k, .besselK, slope: (.besselK, .add))

  /// Of whole orders, smooth everywhere.
  static let wholeBesselJ = besselJ.smooth("besselJOfWholeOrder")
  static let wholeBesselI = besselI.smooth("besselIOfWholeOrder")

  private func smooth(_ name: String) -> BinaryFunction {
    var row = self
    row.name = name
    row.writing.spelling = .never
    row.shape.ofWholeParameter = nil
    row.singular = Singularities()
    return row
  }

  /// The share of the gamma function's integral up to a number, and from there on.
  static let gammaBelow = special(
    "gammap",
    "gamma_below",
    SmoothFunction.gammaBelow,
    limit: { $0.y.isUpward ? .finite(Interval(1)) : .unknown },
    isDefined: { try $0.sign(of: $1) > 0 && $0.sign(of: $2) >= 0 },
    slope: gammaDensity
  )
  static let gammaAbove = special(
    "gammaq",
    "gamma_above",
    SmoothFunction.gammaAbove,
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
    begins: false,
    limit: {
      guard case .infinite(let isUpward) = $0.y else { return .unknown }
      return .finite(Interval(isUpward ? 1 : 0))
    },
    isDefined: { arithmetic, freedom, _ in try arithmetic.sign(of: freedom) > 0 },
    slope: DefinedFunction.tpdf.definition.map {
      $0 == .argument ? .argument(1) : $0 == .argument(1) ? .argument : $0
    }
  )

  private static func bessel(
    _ name: String,
    _ function: BesselFunction,
    _ operation: BinaryOperation,
    slope: (operation: BinaryOperation, join: BinaryOperation),
    _ whole: BinaryOperation? = nil
  ) -> BinaryFunction {
    let hasZero = function == .j || function == .i
    // (f of the order before ∓ that of the order behind)/2, for K with the other sign.
    let order: [OperationStep] = [
      .argument, 1, .binary(.subtract), .argument(1), .binary(operation),
    ]
    let next: [OperationStep] = [.argument, 1, .binary(.add), .argument(1), .binary(operation)]
    let halved: [OperationStep] = [.binary(slope.join), 2, .binary(.divide)]
    var row = special(
      name,
      name.lowercased(),
      { function.ofOrder($0) },
      isPositive: false,
      limit: {
        if !hasZero, $0.end(0, $0.y) == true, ($0.x.value?.lowerBound ?? -1) >= 0 {
          return .infinite(isPositive: function == .k)
        }
        guard $0.y.isUpward else { return .unknown }
        return function == .i ? .infinite(isPositive: true) : .finite(Interval(0))
      },
      isDefined: { arithmetic, order, x in
        let side = try arithmetic.sign(of: x)
        if side > 0 || !hasZero { return side > 0 }
        if side == 0, try arithmetic.sign(of: order) >= 0 { return true }
        let whole = try arithmetic.apply(.floor, order)
        return try arithmetic.sign(of: arithmetic.subtract(order, whole)) == 0
      },
      slope: order + next + halved + (function == .k ? [.unary(.negate)] : [])
    )
    row.shape.ofWholeParameter = whole
    return row
  }

  /// x^(a − 1)·e^(−x)/Γ(a).
  private static let gammaDensity: [OperationStep] = [
    .argument(1), .argument, 1, .binary(.subtract), .binary(.power), .argument(1), .unary(.negate),
    .unary(.exp), .binary(.multiply), .argument, .unary(.gamma), .binary(.divide),
  ]

  /// A row of which all arithmetics follow from the function that it is of one parameter, which may have
  /// to be above 0.
  private static func special(
    _ name: String,
    _ exactName: String,
    _ family: @escaping @Sendable (Interval) -> SmoothFunction,
    spelling: Spelling = .name,
    begins: Bool = true,
    isPositive: Bool = true,
    limit: @escaping @Sendable (OneSidedOperands) -> Limit,
    isDefined:
      @escaping @Sendable (any ExactArithmetic, ExactNumber, ExactNumber) throws -> Bool,
    slope: [OperationStep]
  ) -> BinaryFunction {
    /// Nil where the parameter may be whole, and what is on the other side of 0 hangs on that, or where
    /// it may be one for which there are values.
    @Sendable func function(_ parameter: Interval, of x: Interval = .entire) -> SmoothFunction? {
      guard parameter.isBounded, parameter.magnitude < 1e6,
        !isPositive || parameter.lowerBound > 0 || parameter.upperBound <= 0
      else { return nil }
      let mayBeWhole = parameter.lowerBound.rounded(.up) <= parameter.upperBound
      return !parameter.isSingleton && mayBeWhole && x.lowerBound <= 0 ? nil : family(parameter)
    }
    var row = BinaryFunction(
      name: name,
      writing: Writing(spelling: spelling, elsewhere: .unknown),
      real: { function(Interval($0))?.real($1) ?? .nan },
      enclosure: { parameter, x in
        guard parameter.isCertainlyContinuous,
          let function = function(parameter.value.interval, of: x.value.interval)
        else { return .unknown }
        let values = function.enclosure(x)
        let isConstant = parameter.slope == Interval(0)
        return isConstant ? values : Enclosure(value: values.value, slope: .entire)
      },
      jet: { parameter, u, _, _ in
        guard parameter.isConstant else { return .unknown }
        return function(parameter.c0)?.jet(u) ?? .unknown
      },
      singular: !begins
        ? Singularities()
        : Singularities(
          breaks: [Break(.last, .zero)] + (isPositive ? [Break(.first, .zero)] : []),
          domain: { gap, slot, operands in
            if slot == 1 { return .where(gap.lower != nil && !gap.isPoint) }
            guard let parameter = operands.first, let function = function(parameter) else {
              return .scattered
            }
            return .where(function.isDefined(in: gap))
          }
        ),
      limit: { at in
        let known = limit(at)
        guard known == .unknown, let parameter = at.x.value, case .finite(let place) = at.y,
          let function = function(parameter)
        else { return known }
        let values = function.range(place)
        return values.isEmpty ? .unknown : Limit(values)
      },
      shape: Shape(derivative: slope + [.secondSlope, .binary(.multiply)]),
      precise: { arithmetic, parameter, x in
        guard try isDefined(arithmetic, parameter, x) else { throw ExactFault.undefined }
        return try arithmetic.join(.special(exactName), parameter, x)
      }
    )
    row.series = { parameter, u in
      parameter.isConstant ? function(parameter.range)?.series(u) : nil
    }
    return row
  }
}

extension Limit {
  fileprivate var isUpward: Bool { self == .infinite(isPositive: true) }
}
