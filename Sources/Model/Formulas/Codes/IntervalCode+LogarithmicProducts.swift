import Calculus
import Intervals
import Operations

/// Products such as x·ln x beside the place where one factor is 0 and the other infinite: intervals know
/// nothing of them, but a logarithm grows more slowly than any power.
extension IntervalCode {
  /// A value as a power of another that changes about as x does.
  private struct PowerFactor {
    /// Where the other value ends.
    ///
    /// The index of that value's last step.
    var end: Int
    /// Above 0.
    var exponent = 1.0
  }

  /// A logarithm to a power.
  private struct LogarithmFactor {
    /// What the logarithm is taken of, as a power: ln(x²) is that of x with the exponent 2.
    var argument: PowerFactor
    /// At most 16 where powers are written around it.
    var power = 1
    /// What the power of the natural logarithm is multiplied with.
    var factor: Interval
  }

  /// What encloses a product of which one factor is a logarithm and the other is 0 at the same place;
  /// nil where it is not known to be so.
  ///
  /// `index` is that of the step that multiplies. The result is symmetric around 0, and contains 0,
  /// though at the place itself the product has no value. x·ln x over [0, 2⁻¹⁰]:
  ///
  ///     [−0.0067…, 0.0067…]  // where the factors alone give (−∞, 0]
  ///
  /// - Complexity: Up to eight walks over all steps.
  func logarithmicProduct(at index: Int, over x: Interval) -> Interval? {
    let second = index - 1
    let first = start(ofValueEndingAt: second) - 1
    guard first >= 0 else { return nil }
    for (zero, other) in [(first, second), (second, first)] {
      guard let logarithm = logarithm(endingAt: other) else { continue }
      if let bound = product(of: power(endingAt: zero), logarithm, over: x) { return bound }
    }
    return nil
  }

  /// |u|^r·|ln(|w|^n)|^k where u and w are 0 at one place: |u| ≤ K·|w| there, and t^r·|ln t|^k rises up to
  /// e^(−k/r).
  ///
  /// Nil where u or w is not certainly continuous, the slopes of w may be 0, they are not certainly
  /// 0 together, or |w| goes beyond e^(−k/r) in the stretch, from where on the bound falls again.
  private func product(
    of zero: PowerFactor,
    _ logarithm: LogarithmFactor,
    over x: Interval
  ) -> Interval? {
    guard let values = values(over: x) else { return nil }
    let (u, w) = (values[zero.end], values[logarithm.argument.end])
    guard u.isCertainlyContinuous, w.isCertainlyContinuous, u.slope.isBounded,
      w.slope.mignitude > 0, vanish([zero.end, logarithm.argument.end], in: x)
    else { return nil }
    let (r, k) = (Interval(zero.exponent), Interval(Double(logarithm.power)))
    let reach = Interval(w.value.interval.magnitude)
    let log = Interval.log(reach)
    guard (log + k / r).upperBound <= 0 else { return nil }
    let ratio = Interval(u.slope.magnitude) / Interval(w.slope.mignitude)
    let size =
      .pow(ratio * reach, r)
      * Interval.pown(Interval(logarithm.argument.exponent) * -log, logarithm.power)
    let bound = size * Interval(logarithm.factor.magnitude)
    return Interval(-bound.upperBound, bound.upperBound)
  }

  /// Whether values are all exactly 0 at one place of a stretch, its roundest one or an end.
  ///
  /// Three places are tried; a common zero elsewhere is not found.
  private func vanish(_ ends: [Int], in x: Interval) -> Bool {
    [Interval.roundest(from: x.lowerBound, to: x.upperBound), x.lowerBound, x.upperBound]
      .contains { place in
        guard let values = values(over: Interval(place)) else { return false }
        return ends.allSatisfy { values[$0].value.interval == Interval(0) }
      }
  }

  /// A value without the powers and signs around it.
  private func power(endingAt end: Int) -> PowerFactor {
    var factor = PowerFactor(end: end)
    while factor.end > 0, let exponent = exponent(of: operations[factor.end]) {
      factor.exponent *= exponent
      factor.end -= 1
    }
    return factor
  }

  /// The power to which a step takes the size of its operand.
  ///
  /// Nil for any other step, such as a power with a negative or a fractional exponent.
  private func exponent(of step: CodeStep) -> Double? {
    switch step {
    case .unary(.negate), .unary(.absolute): 1
    case .unary(.square): 2
    case .unary(.squareRoot): 0.5
    case .power(let p, 1) where p > 0: Double(p)
    case .number, .variable, .unary, .binary, .power, .saturation, .integral: nil
    }
  }

  /// A value that is a logarithm, with factors, powers and signs around it.
  ///
  /// Nil where it is something else, or the power comes to more than 16.
  private func logarithm(endingAt end: Int) -> LogarithmFactor? {
    guard end > 0 else { return nil }
    if let (inner, factor) = scaled(endingAt: end) {
      guard var found = logarithm(endingAt: inner) else { return nil }
      found.factor = found.factor * factor
      return found
    }
    if let exponent = exponent(of: operations[end]), let whole = Int(exactly: exponent) {
      guard var found = logarithm(endingAt: end - 1), found.power * whole <= 16 else { return nil }
      found.power *= whole
      found.factor = .pown(found.factor, whole)
      return found
    }
    guard case .unary(let operation) = operations[end], let base = operation.base else {
      return nil
    }
    return LogarithmFactor(
      argument: power(endingAt: end - 1),
      factor: base.map { Interval(1) / .log(Interval($0)) } ?? Interval(1)
    )
  }

  /// A value that is another times a number.
  private func scaled(endingAt end: Int) -> (inner: Int, factor: Interval)? {
    func number(_ index: Int) -> Interval? {
      guard index >= 0, case .number(let number) = operations[index] else { return nil }
      return numbers[Int(number)]
    }
    switch operations[end] {
    case .binary(.divide): return number(end - 1).map { (end - 2, Interval(1) / $0) }
    case .binary(.multiply):
      if let factor = number(end - 1) { return (end - 2, factor) }
      return number(start(ofValueEndingAt: end - 1) - 1).map { (end - 1, $0) }
    default: return nil
    }
  }

  /// Where the steps begin that give a value.
  ///
  /// - Complexity: O(length of the value).
  private func start(ofValueEndingAt end: Int) -> Int {
    var (index, open) = (end, 1)
    while index >= 0 {
      open += operations[index].operandCount - 1
      if open == 0 { return index }
      index -= 1
    }
    return 0
  }
}

extension UnaryOperation {
  /// The base of a logarithm, nil inside for e; nil for another operation.
  fileprivate var base: Double?? {
    switch self {
    case .ln: .some(nil)
    case .log10: 10
    case .log2: 2
    default: nil
    }
  }
}
