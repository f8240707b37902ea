import Calculus
import Intervals
import Numerals
import Operations

/// What a formula is beside a place: at a distance w a power of w, times a factor with bounds.
struct LeadingPower {
  let exponent: Rational
  /// All factors at distances above 0 up to `reach`.
  let factor: Interval
  let reach: Double

  private func with(_ exponent: Rational?, _ factor: Interval) -> LeadingPower? {
    guard let exponent, !factor.isEmpty, factor.isBounded else { return nil }
    return LeadingPower(exponent: exponent, factor: factor, reach: reach)
  }

  /// All powers of distances, of an exponent that is not negative.
  private func powers(_ exponent: Rational) -> Interval? {
    guard let p = Int(exactly: exponent.numerator), let q = Int(exactly: exponent.denominator),
      p >= 0
    else { return nil }
    return p == 0 ? Interval(1) : .rationalPower(Interval(0, reach), p, q)
  }

  private var values: Interval? { powers(exponent).map { $0 * factor } }

  private func raised(_ p: Int, _ q: Int) -> LeadingPower? {
    let exponent = Rational(Int128(p), over: Int128(q)).flatMap { self.exponent.multiplied(by: $0) }
    return with(exponent, .rationalPower(factor, p, q))
  }

  private func sum(_ other: LeadingPower) -> LeadingPower? {
    guard let isFirst = exponent.isLess(than: other.exponent) else { return nil }
    let (low, high) = isFirst ? (self, other) : (other, self)
    let less = high.exponent.subtracting(low.exponent).flatMap(powers)
    return less.flatMap { with(low.exponent, low.factor + high.factor * $0) }
  }

  /// What an operation makes of it; nil where that is no power.
  func after(_ step: CodeStep, _ second: LeadingPower?) -> LeadingPower? {
    switch (step, second) {
    case (.unary(.negate), _): with(exponent, -factor)
    case (.unary(.absolute), _): with(exponent, .abs(factor))
    case (.unary(.square), _): raised(2, 1)
    case (.unary(.squareRoot), _): factor.lowerBound > 0 ? raised(1, 2) : nil
    case (.unary(.cubeRoot), _): raised(1, 3)
    case (.power(let p, let q), _):
      p > 0 || !factor.contains(0) ? raised(Int(p), Int(q)) : nil
    case (.unary(let operation), _): after(operation)
    case (.binary(.add), let other?): sum(other)
    case (.binary(.subtract), let other?):
      other.with(other.exponent, -other.factor).flatMap(sum)
    case (.binary(.multiply), let other?):
      with(exponent.adding(other.exponent), factor * other.factor)
    case (.binary(.divide), let other?):
      other.factor.contains(0)
        ? nil : with(exponent.subtracting(other.exponent), factor / other.factor)
    default: nil
    }
  }

  /// A function that is 0 at 0 keeps the power, as it lies between two lines; of another all values are known.
  private func after(_ operation: UnaryOperation) -> LeadingPower? {
    guard let values else { return nil }
    let all = operation.enclosure(of: .variable(over: values.convexHull(with: Interval(0))))
    let zero = operation.enclosure(of: .constant(Interval(0))).value.interval
    if zero == Interval(0), exponent.numerator > 0, all.slope.isBounded {
      return with(exponent, factor * all.slope)
    }
    return all.isCertainlyContinuous ? with(.zero, all.value.interval) : nil
  }
}

extension FormulaRate {
  /// Whether several solutions go through a point, proven; false says nothing.
  ///
  /// y is a constant solution where f is 0 at it for all x. Where beside it f = wᵉ·c at a distance w, with
  /// e < 1 and c bounded away from 0, that of w′ = c·wᵉ leaves it, and a solution does that lies beyond.
  /// Source: Walter, Gewöhnliche Differentialgleichungen, 7th ed., § 9.
  func parts(at place: Interval, _ value: Double) -> Bool {
    let width = Swift.max(place.magnitude, 1) * 0x1p-10
    let around = place + Interval(-width, width)
    let zero = self.value(x: around, y: Interval(value))
    guard zero.interval == Interval(0), zero.decoration >= .definedAndContinuous else {
      return false
    }
    // Beside the point itself a factor such as x may be 0.
    let sides = [
      Interval(around.lowerBound, place.lowerBound - width / 2),
      Interval(place.upperBound + width / 2, around.upperBound),
    ]
    return zip(sides, [-1.0, 1]).contains { x, direction in
      [-1.0, 1].contains { side in
        guard let power = power(beside: value, side, x),
          power.exponent.isLess(than: .one) ?? false
        else { return false }
        let away = power.factor * Interval(side * direction)
        return away.lowerBound > 0
      }
    }
  }

  /// f beside a value of y, above or below it, at places x; nil where it is no power, or not continuous.
  private func power(beside y: Double, _ side: Double, _ x: Interval) -> LeadingPower? {
    let reach = Swift.max(y.magnitude, 1) * 0x1p-10
    let values = Interval(between: y, y + side * reach)
    typealias Known = (power: LeadingPower?, start: Interval, whole: Enclosure)
    func constant(_ value: Interval) -> LeadingPower {
      LeadingPower(exponent: .zero, factor: value, reach: reach)
    }
    let found = code.operations.fold(depth: code.stackDepth) {
      _,
      step,
      first,
      second -> Known? in
      var known: Known
      switch step {
      case .number(plane.ordinate):
        known = (constant(values), Interval(y), .variable(over: values))
      case .number(let index):
        let number = code.numbers[Int(index)]
        known = (constant(number), number, .constant(number))
      case .variable: known = (constant(x), x, .constant(x))
      default:
        let start = code.enclosure(
          of: step,
          first.map { .constant($0.start) },
          second.map { .constant($0.start) },
          over: x
        )
        known = (
          first?.power?.after(step, second?.power), start.value.interval,
          code.enclosure(of: step, first?.whole, second?.whole, over: x)
        )
      }
      // What is 0 at y, and smooth beside it, is the distance times a slope.
      let slope = known.whole.slope
      if known.start == Interval(0), slope.isBounded, !slope.contains(0) {
        known.power = LeadingPower(
          exponent: .one,
          factor: slope * Interval(side),
          reach: reach
        )
      }
      return known
    }
    guard let found, found.whole.value.decoration >= .definedAndContinuous else { return nil }
    return found.power
  }
}
