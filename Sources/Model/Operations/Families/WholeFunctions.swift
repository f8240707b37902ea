import Numerals
import Calculus
import Intervals

/// Divisors, multiples and counts: functions of whole numbers.
extension BinaryFunction {
  static let gcd = whole("gcd", .gcd, exactly: .gcd, inCells: "GCD(ABS($1),ABS($2))")
  static let lcm = whole("lcm", .lcm, exactly: .lcm, inCells: "LCM(ABS($1),ABS($2))")
  static let combinations = whole(
    "nCr",
    .combinations,
    exactly: .combinations,
    inPython: "math.comb($1, $2)",
    inCells: "IF($1<$2,IF($1<0,NA(),0),COMBIN($1,$2))"
  )
  static let permutations = whole(
    "nPr",
    .permutations,
    exactly: .permutations,
    inPython: "math.perm($1, $2)",
    inCells: "IF($1<$2,IF($1<0,NA(),0),PERMUT($1,$2))"
  )

  private static func whole(
    _ name: String,
    _ function: WholeFunction,
    exactly operation: ExactOperation,
    inPython python: String? = nil,
    inCells cells: String
  ) -> BinaryFunction {
    BinaryFunction(
      name: name,
      writing: Writing(
        elsewhere: ForeignSpelling(
          python: python,
          // Cells would cut off what comes after the point.
          spreadsheet: "IF(INT($1)+INT($2)=$1+$2,\(cells),NA())"
        )
      ),
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
