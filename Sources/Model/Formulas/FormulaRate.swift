import Calculus
import Intervals
import Operations

/// The right side of y′ = f(x, y), given by a formula.
struct FormulaRate: Rate {
  private let code: IntervalCode
  private let plane: PlaneCode
  private let ordinate: Int32
  /// The coefficients of the powers of y; nil where it is no polynomial in y.
  private let powers: [Int: Program]?

  /// Of a formula in which everything is spelled out, with no parameter but y.
  init(_ body: [Instruction], _ angleUnit: AngleUnit) {
    let program = ProgramCode(checked: body, angleUnit: angleUnit)
    code = program.intervalCode
    plane = PlaneCode(code)
    ordinate = plane.ordinate
    powers = PowersOfY(body)?.coefficients.reduce(into: [:]) { powers, power in
      powers[power.key] = try? Program(power.value, angleUnit: angleUnit)
    }
  }

  func enclosure(x: Interval, y: Interval) -> Enclosure { plane.enclosureAlongY(x: x, y: y) }

  func series(x: SeriesModel, y: SeriesModel) -> SeriesModel? {
    guard !code.operations.contains(.binary(.either)) else { return nil }
    return code.series(code.operations.indices, of: x, ordinate: (ordinate, y))
  }

  func leading(
    x: Interval,
    u: Interval,
    isNegative: Bool
  ) -> (degree: Int, values: Interval)? {
    guard let powers, let degree = powers.keys.max() else { return nil }
    var sum = Interval(0)
    for (power, coefficient) in powers {
      let value = coefficient.enclosure(over: x).value
      guard value.decoration >= .definedAndContinuous else { return nil }
      let isTurned = isNegative && power & 1 == 0
      sum = sum + (isTurned ? -value.interval : value.interval) * Interval.pown(u, degree - power)
    }
    return sum.isBounded ? (degree, sum) : nil
  }
}
