import CLanes
package import Calculus
import Intervals
import Numerals
import Words

/// Powers, roots and logarithms of two values.
extension BinaryFunction {
  static let power = BinaryFunction(
    name: "power",
    writing: Writing(spelling: .sign("^", precedence: 4)),
    real: Real.power,
    enclosure: Enclosure.power,
    intervalUnion: IntervalUnion.power,
    series: SeriesModel.power,
    jet: { base, exponent, gap, _ in
      guard gap?.isPoint == true else { return .power(base.clipped(to: gap), exponent) }
      return .constant(
        Enclosure.power(.constant(Interval(0)), .constant(exponent.c0)).value.interval
      )
    },
    singular: Singularities(
      breaks: [Break(.first, .zero)],
      domain: { gap, _, operands in
        if gap.lower != nil, !gap.isPoint { return .everywhere }
        guard let exponent = operands.second else { return .scattered }
        if gap.isPoint { return .where(exponent.lowerBound >= 0) }
        return exponent.lowerBound.rounded(.up) > exponent.upperBound ? .nowhere : .scattered
      }
    ),
    limit: { .power($0.x, $0.y, isZero: $0.end(0, $0.x) != nil, $0.first) },
    shape: Shape(
      monotonicity: {
        if let base = $0.first, base.lowerBound > 0, !base.contains(1) {
          return (.second, base.lowerBound > 1)
        }
        guard $0.firstGap?.lower != nil, let exponent = $0.second, exponent.mignitude > 0 else {
          return nil
        }
        return (.first, exponent.lowerBound > 0)
      }
    ),
    exact: { $0.raised(to: $1) },
    precise: { try $0.join(.power, $1, $2) },
    loops: Loops(
      sample: { builder, x, y in
        guard let exponent = builder.value(of: y).flatMap({ Int32(exactly: $0) }),
          1...8 ~= exponent.magnitude
        else { return builder.kernel(.power, x, y) }
        return builder.wholePower(x, exponent)
      },
      enclosing: { $0.power($1, to: $2) }
    ),
    fault: { base, exponent in
      if base.sign == 0 { return .divisionByZero }
      guard base.sign != nil, let text = base.text, let exponent = exponent.text else {
        return nil
      }
      let isPlain = exponent.allSatisfy { $0.isNumber || $0 == "." }
      return .noRealValue(
        operation: isPlain ? "^\(exponent)" : "^(\(exponent))",
        operand: text
      )
    },
    algebra: .power
  )

  static let logarithm = BinaryFunction(
    name: "logarithm",
    writing: Writing(
      spelling: .call("log"),
      elsewhere: ForeignSpelling(
        latex: "\\log_{$1}\\left($2\\right)",
        python: "math.log($2, $1)",
        spreadsheet: "LOG($2,$1)"
      )
    ),
    real: Real.log,
    enclosure: { .log(base: $0, $1) },
    series: { .log(base: $0, $1) },
    jet: { base, x, first, second in
      .log(x.clipped(to: second)) / .log(base.clipped(to: first))
    },
    singular: Singularities(
      breaks: [Break(.first, .values([Interval(0), Interval(1)])), Break(.last, .zero)],
      domain: { gap, _, _ in .where(gap.lower != nil && !gap.isPoint) }
    ),
    limit: { at in
      func logarithm(_ x: Limit, _ end: Bool?) -> Limit {
        let gap = Gap(between: Interval(0), and: nil)
        return UnaryOperation.ln.limit(of: x, end: end == true ? true : nil, in: gap)
      }
      let top = logarithm(at.y, at.end(1, at.y))
      let end = at.end(0, at.x)
      let isAboveOne = at.first?.lower == Interval(1)
      let isNearOne = end != nil && end == isAboveOne
      let bottom = isNearOne ? .finite(Interval(0)) : logarithm(at.x, end)
      return top * .reciprocal(bottom, isPositive: isAboveOne, isZero: isNearOne)
    },
    shape: Shape(
      meaning: [.argument(1), .unary(.ln), .argument, .unary(.ln), .binary(.divide)],
      monotonicity: {
        guard let base = $0.first, base.lowerBound > 0, !base.contains(1) else { return nil }
        return (.second, base.lowerBound > 1)
      }
    ),
    precise: { try $0.logarithm(base: $1, $2) },
    loops: Loops(
      sample: { builder, base, x in
        switch builder.value(of: base) {
        case 10: builder.kernel(.log10, x)
        case 2: builder.kernel(.log2, x)
        default: nil
        }
      },
      enclosing: { $0.logarithm(base: $1, $2) }
    ),
    fault: { base, x in
      guard let sign = base.sign, let isOne = base.isOne else { return nil }
      return sign <= 0 || isOne
        ? base.text.map { .noLogarithm(base: $0) }
        : x.text.map { .noRealValue(operation: "log", operand: $0) }
    }
  )

  static let root = BinaryFunction(
    name: "root",
    writing: Writing(
      elsewhere: ForeignSpelling(
        latex: "\\sqrt[$1]{$2}",
        python:
          "(lambda n, u: math.copysign(math.pow(abs(u) if n % 2 == 1 else u, 1/n), u))($1, $2)",
        spreadsheet: "IF(#2<0,IF(MOD($1,2)=1,-((-#2)^(1/#1)),NA()),#2^(1/#1))"
      )
    ),
    real: Real.root,
    enclosure: Enclosure.root,
    series: SeriesModel.root,
    jet: { degree, x, first, second in
      if x.isConstant, x.c0 == Interval(0) { return .constant(Interval(0)) }
      if let n = degree.wholeConstant { return .rationalPower(x.clipped(to: second), 1, n) }
      return .power(x.clipped(to: second), .reciprocal(degree.clipped(to: first)))
    },
    singular: Singularities(
      breaks: [Break(.first, .zero), Break(.last, .zero)],
      domain: { gap, slot, operands in
        if slot == 0 { return .where(!gap.isPoint) }
        guard let degree = operands.first, degree.isSingleton else {
          return gap.lower != nil && !gap.isPoint ? .everywhere : .scattered
        }
        if gap.isPoint { return .where(degree.lowerBound > 0) }
        if gap.lower != nil { return .everywhere }
        return .where(degree.lowerBound.remainder(dividingBy: 2).magnitude == 1)
      }
    ),
    limit: { at in
      if case .finite(let degree) = at.x, degree.isSingleton,
        let size = Int(exactly: degree.lowerBound.magnitude), size != 0
      {
        let sign = degree.lowerBound > 0 ? 1 : -1
        return .power(sign, size, of: at.y, end: at.end(1, at.y), at.second)
      }
      let exponent = Limit.reciprocal(
        at.x,
        // A number meets no break.
        isPositive: at.first.map { $0.lower != nil } ?? (at.x.interval.lowerBound > 0),
        isZero: at.end(0, at.x) != nil
      )
      return .power(at.y, exponent, isZero: at.end(1, at.y) != nil, at.second)
    },
    shape: Shape(
      meaning: [.argument(1), 1, .argument, .binary(.divide), .binary(.power)],
      monotonicity: {
        guard let degree = $0.first?.lowerBound, $0.first?.isSingleton == true,
          degree == degree.rounded(), degree.magnitude < 0x1p20, degree != 0
        else { return nil }
        return (.second, degree > 0)
      }
    ),
    exact: {
      $0.isWhole && $0.numerator > 0 && $0.numerator < 127 ? $1.root(Int($0.numerator)) : nil
    },
    precise: { try $0.join(.root, $1, $2) },
    loops: Loops(
      sample: { builder, degree, x in
        switch builder.value(of: degree) {
        case 2: builder.kernel(.sqrt, x)
        case 3: builder.kernel(.cbrt, x)
        default: nil
        }
      },
      enclosing: { $0.root($1, $2) }
    ),
    fault: { degree, x in
      guard let first = degree.sign, let second = x.sign else { return nil }
      return first * second == 0
        ? .divisionByZero : x.text.map { .noRealValue(operation: "root", operand: $0) }
    }
  )
}

extension Jet {
  /// The same function with its values held to a gap in which they are known to stay.
  package func clipped(to gap: Gap?) -> Jet {
    guard let gap else { return self }
    return gap.isPoint ? .constant(gap.hull) : clipped(to: gap.hull)
  }

  func clipped(to hull: Interval) -> Jet {
    if c0.isSubset(of: hull) { return self }
    let values = c0.intersection(hull)
    return values.isEmpty ? .constant(.empty) : Jet(values, c1, c2, c3)
  }

  /// The value, if it is one whole number everywhere.
  fileprivate var wholeConstant: Int? {
    guard isConstant, c0.isSingleton, c0.magnitude <= 0x1p20 else { return nil }
    return Int(exactly: c0.lowerBound)
  }
}
