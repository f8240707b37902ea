import Calculus
import Intervals
import Numerals

/// Bessel functions of a real order, which comes first.
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
}
