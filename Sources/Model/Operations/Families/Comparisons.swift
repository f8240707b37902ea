import Calculus
import Intervals
import Numerals
import Words

/// Comparisons: 1 where they hold and 0 where they do not.
extension BinaryFunction {
  static let less = comparison("less", "<", Outcomes(less: true, equal: false, greater: false))
  static let lessOrEqual = comparison(
    "lessOrEqual",
    "≤",
    Outcomes(less: true, equal: true, greater: false)
  )
  static let greater = comparison(
    "greater",
    ">",
    Outcomes(less: false, equal: false, greater: true)
  )
  static let greaterOrEqual = comparison(
    "greaterOrEqual",
    "≥",
    Outcomes(less: false, equal: true, greater: true)
  )
  static let equal = comparison("equal", "=", Outcomes(less: false, equal: true, greater: false))
  static let unequal = comparison("unequal", "≠", Outcomes(less: true, equal: false, greater: true))

  /// Whether a comparison holds, by how its operands are ordered.
  struct Outcomes {
    let less, equal, greater: Bool

    func holds(_ difference: Double) -> Bool {
      difference < 0 ? less : difference == 0 ? equal : greater
    }

    /// By the sign of the difference of the operands, in a gap between its zeros.
    func holds(in difference: Gap) -> Bool {
      difference.isPoint ? equal : difference.lower != nil ? greater : less
    }

    /// What it may be, as numbers.
    func values(_ x: Interval, _ y: Interval) -> Interval {
      guard !x.isEmpty, !y.isEmpty else { return .empty }
      var possible: [Bool] = []
      if x.lowerBound < y.upperBound { possible.append(less) }
      if x.upperBound > y.lowerBound { possible.append(greater) }
      if !x.isDisjoint(from: y) { possible.append(equal) }
      return Interval(possible.contains(false) ? 0 : 1, possible.contains(true) ? 1 : 0)
    }

    /// Continuous where there is one of them.
    func values(_ x: DecoratedInterval, _ y: DecoratedInterval) -> DecoratedInterval {
      let values = values(x.interval, y.interval)
      let known = Swift.min(x.decoration, y.decoration)
      return DecoratedInterval(values, values.isSingleton ? known : Swift.min(known, .defined))
    }
  }

  private static func comparison(
    _ name: String,
    _ sign: String,
    _ outcomes: Outcomes
  ) -> BinaryFunction {
    BinaryFunction(
      name: name,
      writing: Writing(
        spelling: .sign(sign, precedence: Precedence.comparison),
        isStatement: true,
        elsewhere: ForeignSpelling.comparison(sign)
      ),
      real: {
        $0.isNaN || $1.isNaN ? .nan : outcomes.holds($0 < $1 ? -1 : $0 == $1 ? 0 : 1) ? 1 : 0
      },
      enclosure: {
        Enclosure(value: outcomes.values($0.value, $1.value), slope: Interval(0))
      },
      intervalUnion: { x, y in
        x.flatMap(with: y) { DecoratedInterval.steps(outcomes.values($0, $1)) }
      },
      series: { x, y in
        let value = outcomes.values((x - y).range, Interval(0))
        return value.isSingleton ? x.known(with: y).constant(value) : nil
      },
      jet: { _, _, gap, _ in
        gap.map { .constant(Interval(outcomes.holds(in: $0) ? 1 : 0)) } ?? .unknown
      },
      singular: Singularities(breaks: [Break(.difference, .zero)]),
      limit: { at in
        at.first.map { .finite(Interval(outcomes.holds(in: $0) ? 1 : 0)) } ?? .unknown
      },
      shape: Shape(atEquality: Interval(outcomes.equal ? 1 : 0)),
      exact: { x, y in
        x.subtracting(y).flatMap { Rational(outcomes.holds(Double($0.numerator.signum())) ? 1 : 0) }
      },
      precise: { arithmetic, x, y in
        let sign = try arithmetic.sign(of: arithmetic.subtract(x, y))
        return arithmetic.number(outcomes.holds(Double(sign)) ? 1 : 0)
      }
    )
  }
}

extension ForeignSpelling {
  /// A sign that compares, as Python and spreadsheets have it.
  fileprivate static func comparison(_ sign: String) -> ForeignSpelling {
    let python = ["=": "==", "≠": "!=", "≤": "<=", "≥": ">="][sign] ?? sign
    let sheet = ["=": "=", "≠": "<>", "≤": "<=", "≥": ">="][sign] ?? sign
    let latex = ["≠": "\\neq ", "≤": "\\leq ", "≥": "\\geq "][sign] ?? sign
    return ForeignSpelling(
      latex: "$1\(latex)$2",
      python: "(#1 \(python) #2)",
      spreadsheet: "(#1\(sheet)#2)"
    )
  }
}
