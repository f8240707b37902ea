import Calculus
import Intervals

/// Divisors, multiples and counts: functions of whole numbers.
extension BinaryFunction {
  static let gcd = whole("gcd", .gcd, exactly: .gcd)
  static let lcm = whole("lcm", .lcm, exactly: .lcm)
  static let combinations = whole("nCr", .combinations, exactly: .combinations)
  static let permutations = whole("nPr", .permutations, exactly: .permutations)

  private static func whole(
    _ name: String,
    _ function: WholeFunction,
    exactly operation: ExactOperation
  ) -> BinaryFunction {
    BinaryFunction(
      name: name,
      real: { function($0, $1) },
      enclosure: { function($0, $1) },
      series: { x, y in
        guard x.isConstant, y.isConstant else { return nil }
        let value = function(.constant(x.range), .constant(y.range)).value
        return value.decoration >= .defined ? x.constant(value.interval) : nil
      },
      jet: { x, y, _, _ in
        guard x.isConstant, y.isConstant else { return .constant(.empty) }
        return .constant(function(.constant(x.c0), .constant(y.c0)).value.interval)
      },
      singular: Singularities(
        breaks: [Break(.first, .all()), Break(.last, .all())],
        domain: { gap, _, _ in gap.isPoint ? .scattered : .nowhere }
      ),
      precise: { try $0.join(operation, $1, $2) }
    )
  }
}
