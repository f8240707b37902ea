import Calculus
import Intervals
import Numerals
import Words

/// How tightly the signs bind that stand between what is compared, and between what is to hold.
enum Precedence {
  static let comparison = 0
  static let negation = -1
  static let conjunction = -2
  static let exclusion = -3
  static let disjunction = -4
}

/// What conditions are joined by, and what depends on them. A condition is 1 or 0.
extension BinaryFunction {
  static let and = BinaryFunction(
    name: "and",
    writing: Writing(
      spelling: .sign("and", precedence: Precedence.conjunction),
      isStatement: true,
      elsewhere: ForeignSpelling(
        latex: "$1\\land $2",
        python: "(#1 and #2)",
        spreadsheet: "AND($1,$2)"
      )
    ),
    real: { $0 * $1 },
    enclosure: { $0 * $1 },
    series: { $0 * $1 },
    jet: { x, y, _, _ in x * y },
    limit: { $0.x * $0.y },
    exact: { $0.multiplied(by: $1) },
    precise: { try $0.multiply($1, $2) }
  )

  /// Not neither.
  static let or = BinaryFunction(
    name: "or",
    writing: Writing(
      spelling: .sign("or", precedence: Precedence.disjunction),
      isStatement: true,
      elsewhere: ForeignSpelling(
        latex: "$1\\lor $2",
        python: "(#1 or #2)",
        spreadsheet: "OR($1,$2)"
      )
    ),
    real: { 1 - (1 - $0) * (1 - $1) },
    enclosure: { UnaryFunction.opposite(UnaryFunction.opposite($0) * UnaryFunction.opposite($1)) },
    series: { x, y in
      let one = x.constant(Interval(1))
      return one - (one - x) * (one - y)
    },
    jet: { x, y, _, _ in
      let one = Jet.constant(Interval(1))
      return one - (one - x) * (one - y)
    },
    limit: { at in
      let one = Limit.finite(Interval(1))
      return one + -((one + -at.x) * (one + -at.y))
    },
    exact: { x, y in x.numerator != 0 ? x : y },
    precise: { try $0.sign(of: $1) != 0 ? $1 : $2 }
  )

  /// The one and not the other, or the other way round.
  static let xor = BinaryFunction(
    name: "xor",
    writing: Writing(
      spelling: .sign("xor", precedence: Precedence.exclusion),
      isStatement: true,
      elsewhere: ForeignSpelling(
        latex: "$1\\oplus $2",
        python: "(#1 != #2)",
        spreadsheet: "XOR($1,$2)"
      )
    ),
    real: { 1 - (1 - $0 * (1 - $1)) * (1 - $1 * (1 - $0)) },
    enclosure: { x, y in
      let not = UnaryFunction.opposite
      return not(not(x * not(y)) * not(y * not(x)))
    },
    series: { x, y in
      let one = x.constant(Interval(1))
      return one - (one - x * (one - y)) * (one - y * (one - x))
    },
    jet: { x, y, _, _ in
      let one = Jet.constant(Interval(1))
      return one - (one - x * (one - y)) * (one - y * (one - x))
    },
    limit: { at in
      let one = Limit.finite(Interval(1))
      return one + -((one + -(at.x * (one + -at.y))) * (one + -(at.y * (one + -at.x))))
    },
    exact: { x, y in
      x.numerator == 0 ? y : y.numerator == 0 ? x : Rational(0)
    },
    precise: { arithmetic, x, y in
      try arithmetic.sign(of: x) == 0
        ? y : try arithmetic.sign(of: y) == 0 ? x : arithmetic.number(0)
    }
  )

  /// The second operand where the first, a condition, holds.
  static let when = conditional(
    "when",
    Writing(
      spelling: .condition,
      elsewhere: ForeignSpelling(
        latex: "$2\\;\\left\\{$1\\right\\}",
        python: "($2 if $1 else (math.nan))",
        spreadsheet: "IF($1,$2,NA())"
      )
    ),
    elsewhere: .nowhere,
    fault: .undefined
  ) { condition, _ in
    condition.value.interval == Interval(0) || condition.value.interval.isEmpty ? .absent : nil
  }

  /// The second operand where the first, a condition, holds; elsewhere, at single places, it may have any
  /// value that it comes near to, or none.
  static let known = conditional(
    "known",
    Writing(spelling: .never),
    elsewhere: .scattered,
    fault: .unknown
  ) { condition, x in
    condition.value.interval.contains(0) && x.value.interval.isEmpty ? .unknown : nil
  }

  /// The second operand where the first is not 0; `special` is what it is where that does not say it.
  private static func conditional(
    _ name: String,
    _ writing: Writing,
    elsewhere: DomainStatus,
    fault: ExactFault,
    special: @escaping @Sendable (_ condition: Enclosure, _ x: Enclosure) -> Enclosure?
  ) -> BinaryFunction {
    BinaryFunction(
      name: name,
      writing: writing,
      real: { $0 == 0 || $0.isNaN ? .nan : $1 },
      enclosure: { condition, x in
        if let special = special(condition, x) { return special }
        let known = Swift.min(x.value.decoration, condition.value.decoration)
        let mayFail = condition.value.interval.contains(0)
        return Enclosure(
          value: DecoratedInterval(x.value.interval, mayFail ? .trivial : known),
          slope: x.slope
        )
      },
      series: { condition, x in condition.range.contains(0) ? nil : x.known(with: condition) },
      jet: { _, x, _, _ in x },
      singular: Singularities(
        breaks: [Break(.first, .zero)],
        domain: { gap, _, _ in gap.isPoint ? elsewhere : .everywhere }
      ),
      limit: { $0.y },
      exact: { $0.numerator == 0 ? nil : $1 },
      precise: {
        guard try $0.sign(of: $1) != 0 else { throw fault }
        return $2
      }
    )
  }

  /// The first operand, or the second where the first has no value.
  static let either = BinaryFunction(
    name: "either",
    writing: Writing(spelling: .never),
    real: { $0.isNaN ? $1 : $0 },
    enclosure: Enclosure.either,
    intervalUnion: IntervalUnion.either,
    jet: { _, _, _, _ in .unknown },
    limit: { _ in .unknown },
    shape: Shape(takesWhatIsThere: true)
  )
}

extension UnaryFunction {
  static let not = UnaryFunction(
    name: "not",
    writing: Writing(
      spelling: .prefix("not "),
      isStatement: true,
      elsewhere: ForeignSpelling(latex: "\\lnot #1", python: "(not #1)", spreadsheet: "NOT($1)")
    ),
    real: { 1 - $0 },
    enclosure: opposite,
    series: { $0.constant(Interval(1)) - $0 },
    jet: { u, _ in .constant(Interval(1)) - u },
    limit: { .infinite(isPositive: !$0) },
    exact: { Rational.one.subtracting($0) },
    precise: .formula { try $0.subtract($0.number(1), $1) }
  )

  fileprivate static func opposite(_ condition: Enclosure) -> Enclosure {
    .constant(Interval(1)) - condition
  }
}

extension Enclosure {
  /// No value anywhere.
  static var absent: Enclosure {
    Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .entire)
  }

  /// The first, or the second where the first has no value.
  @Sendable static func either(_ first: Enclosure, _ second: Enclosure) -> Enclosure {
    if first.value.interval.isEmpty { return second }
    if second.value.interval.isEmpty || first.value.decoration >= .defined { return first }
    let values = first.value.interval.convexHull(with: second.value.interval)
    return Enclosure(value: DecoratedInterval(values, .trivial), slope: .entire)
  }
}

extension IntervalUnion {
  /// The first, or the second where the first has no value.
  @Sendable static func either(_ first: IntervalUnion, _ second: IntervalUnion) -> IntervalUnion {
    let isAbsent = { (union: IntervalUnion) in union.pieces.allSatisfy(\.interval.isEmpty) }
    if isAbsent(first) { return second }
    if isAbsent(second) || first.pieces.allSatisfy({ $0.decoration >= .defined }) { return first }
    return IntervalUnion(
      (first.pieces + second.pieces).map { DecoratedInterval($0.interval, .trivial) }
    )
  }
}
