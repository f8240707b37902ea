import CLanes
import Calculus
import Intervals
import Numerals
import Words

/// Sums, differences, products and quotients.
extension BinaryFunction {
  static let add = BinaryFunction(
    name: "add",
    writing: Writing(spelling: .sign("+", precedence: 1)),
    real: { $0 + $1 },
    enclosure: { $0 + $1 },
    series: { $0 + $1 },
    jet: { x, y, _, _ in x + y },
    limit: { $0.x + $0.y },
    shape: Shape(
      isTotal: true,
      derivative: [.firstSlope, .secondSlope, .binary(.add)],
      monotonicity: {
        if $0.second != nil { return (.first, true) }
        return $0.first == nil ? nil : (.second, true)
      }
    ),
    exact: { $0.adding($1) },
    precise: { try $0.join(.add, $1, $2) },
    loops: Loops(
      sample: { $0.kernel(.add, $1, $2) },
      enclosing: { builder, x, y in
        if let number = builder.interval(of: x) { return builder.add(y, number) }
        if let number = builder.interval(of: y) { return builder.add(x, number) }
        return builder.kernel(.add, x, y)
      }
    ),
    algebra: .sum
  )

  static let subtract = BinaryFunction(
    name: "subtract",
    writing: Writing(spelling: .sign("−", precedence: 1)),
    real: { $0 - $1 },
    enclosure: { $0 - $1 },
    series: { $0 - $1 },
    jet: { x, y, _, _ in x - y },
    limit: { $0.x + -$0.y },
    shape: Shape(
      isTotal: true,
      derivative: [.firstSlope, .secondSlope, .binary(.subtract)],
      monotonicity: {
        if $0.second != nil { return (.first, true) }
        return $0.first == nil ? nil : (.second, false)
      }
    ),
    exact: { $0.subtracting($1) },
    precise: { try $0.join(.subtract, $1, $2) },
    loops: Loops(
      sample: { $0.kernel(.subtract, $1, $2) },
      enclosing: { builder, x, y in
        if let number = builder.interval(of: y) { return builder.add(x, -number) }
        if let number = builder.interval(of: x) {
          return builder.add(builder.kernel(.negate, y), number)
        }
        return builder.kernel(.subtract, x, y)
      }
    ),
    algebra: .difference
  )

  static let multiply = BinaryFunction(
    name: "multiply",
    writing: Writing(spelling: .sign("×", precedence: 2)),
    real: { $0 * $1 },
    enclosure: { $0 * $1 },
    series: { $0 * $1 },
    jet: { x, y, _, _ in x * y },
    limit: {
      let product = $0.x * $0.y
      return product == .unknown && $0.vanishes() ? .finite(Interval(0)) : product
    },
    shape: Shape(
      isTotal: true,
      derivative: [
        .firstSlope, .argument(1), .binary(.multiply), .argument, .secondSlope, .binary(.multiply),
        .binary(.add),
      ],
      monotonicity: {
        if let factor = $0.second, factor.mignitude > 0 { return (.first, factor.lowerBound > 0) }
        guard let factor = $0.first, factor.mignitude > 0 else { return nil }
        return (.second, factor.lowerBound > 0)
      }
    ),
    exact: { $0.multiplied(by: $1) },
    precise: { try $0.join(.multiply, $1, $2) },
    loops: Loops(sample: { $0.kernel(.multiply, $1, $2) }, enclosing: { $0.multiply($1, $2) }),
    algebra: .product
  )

  static let divide = BinaryFunction(
    name: "divide",
    writing: Writing(spelling: .sign("÷", precedence: 2)),
    real: Real.divide,
    enclosure: { $0 / $1 },
    intervalUnion: { $0 / $1 },
    series: { $0 / $1 },
    jet: { x, y, gap, _ in x / y.clipped(to: gap) },
    singular: Singularities(
      breaks: [Break(.last, .zero)],
      domain: { gap, _, _ in .where(!gap.isPoint) }
    ),
    limit: quotient,
    shape: Shape(
      derivative: [
        .firstSlope, .argument(1), .binary(.divide), .argument, .secondSlope, .binary(.multiply),
        .argument(1), 2, .binary(.power), .binary(.divide), .binary(.subtract),
      ],
      monotonicity: {
        if let divisor = $0.second, divisor.mignitude > 0 {
          return (.first, divisor.lowerBound > 0)
        }
        guard let dividend = $0.first, dividend.mignitude > 0 else { return nil }
        return (.second, dividend.lowerBound < 0)
      }
    ),
    exact: { $0.divided(by: $1) },
    precise: { try $0.join(.divide, $1, $2) },
    loops: Loops(sample: { $0.kernel(.divide, $1, $2) }, enclosing: { $0.divide($1, $2) }),
    fault: { _, _ in .divisionByZero },
    algebra: .quotient
  )

  /// A quotient; 0/0 by what both are next to the place.
  @Sendable private static func quotient(_ at: OneSidedOperands) -> Limit {
    let isZero = at.first != nil && at.end(0, at.y) != nil
    let isPositive = at.first.map { $0.lower != nil } ?? (at.y.interval.lowerBound > 0)
    if at.startsWithZero { return .finite(Interval(0)) }
    if isZero, case .finite(let top) = at.x, top.contains(0) {
      let limit = at.quotientOfZeros()
      if at.isAtOneNumber || limit != .unknown { return limit }
    }
    return at.x * .reciprocal(at.y, isPositive: isPositive, isZero: isZero)
  }
}
