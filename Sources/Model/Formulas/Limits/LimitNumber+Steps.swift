import Calculus
import Intervals
import Numerals
import Operations

extension LimitNumber {
  /// The steps that give it.
  var steps: [Instruction] {
    let written = terms.map {
      (steps: Self.steps($0.key, $0.value), isMinus: $0.value.numerator < 0)
    }
    .sorted {
      $0.isMinus != $1.isMinus
        ? !$0.isMinus
        : ($0.steps.count, "\($0.steps)") < ($1.steps.count, "\($1.steps)")
    }
    guard let first = written.first else { return .whole(0) }
    return written.dropFirst().reduce(first.steps + (first.isMinus ? [.unary(.negate)] : [])) {
      $0 + $1.steps + [.binary($1.isMinus ? .subtract : .add)]
    }
  }

  /// The magnitude of a term: what is multiplied over what is divided by.
  private static func steps(_ factors: Factors, _ fraction: Rational) -> [Instruction] {
    var top: [Instruction] = .whole(fraction.numerator.magnitude)
    var bottom: [Instruction] = .whole(fraction.denominator)
    for (factor, exponent) in factors.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      let power = factor.raised(toMagnitudeOf: exponent)
      if exponent.numerator < 0 { bottom = bottom.times(power) } else { top = top.times(power) }
    }
    return bottom == [.whole(1)] ? top : top.over(bottom)
  }

  /// What certainly encloses it; unknown where it might have no value.
  private var enclosure: Interval {
    get throws(LimitFault) { try known(steps.certainNumber) }
  }

  /// 1, 0 or −1; unknown where neither 0 nor another sign is certain.
  var sign: Int {
    get throws(LimitFault) {
      if isZero { return 0 }
      if let fraction { return fraction.numerator > 0 ? 1 : -1 }
      let sign = try enclosure.certainSign
      guard sign != 0 else { throw .unknown }
      return sign
    }
  }

  /// The whole number that it is, or the next one below it; unknown where that is not certain.
  ///
  /// - Returns: Whether it is exactly that, too.
  var floor: (whole: Rational, isExact: Bool) {
    get throws(LimitFault) {
      if let fraction { return (try known(fraction.floor), fraction.isWhole) }
      let values = try enclosure
      let low = values.lowerBound.rounded(.down)
      guard low < values.lowerBound, values.upperBound < low + 1, low.magnitude < 1e15 else {
        throw .unknown
      }
      return (Rational(Int(low)), false)
    }
  }
}
