import Calculus
import Intervals
import Operations

/// Terms f(n) that are a power series in 1/n, from a number on.
///
///     // 1 − cos(1/n): 1/(2n²) − 1/(24n⁴) + …
struct ReciprocalSeries {
  /// From that of n⁰ on; the last one holds for all that is left out.
  private let factors: [Interval]
  private let start: Int

  /// Nil where no series is known.
  ///
  /// - `terms`: A formula of the variable, which stands for n.
  /// - `start`: The first n, above 0: the larger, the sharper.
  init?(_ terms: [Instruction], from start: Int, _ unit: AngleUnit) {
    let end = (1 / Double(start)).nextUp
    guard
      let code = try? Program(terms.ofReciprocal.withQuotients(byPowers: true), angleUnit: unit)
        .code.intervalCode,
      let model = code.taylorModel(
        of: code.operations.indices,
        around: 0,
        over: Interval(0, end)
      )
    else { return nil }
    (factors, self.start) = (model.coefficients + [model.remainder], start)
  }

  /// How many of the first factors are 0.
  private var order: Int { factors.prefix { $0 == Interval(0) }.count }

  /// What all terms are together; nil where that may not exist.
  var sum: Interval? { order < 2 ? nil : joined(Self.rest) }

  /// What they are together with signs in turn, of which the first is + or −.
  func alternating(isUp: Bool) -> Interval? {
    guard order >= 1, let sum = joined(Self.alternatingRest) else { return nil }
    return isUp ? sum : -sum
  }

  private func joined(_ rest: (Int, Int) -> Interval) -> Interval? {
    let last = factors.count - 1
    var sum = Interval(0)
    for power in order..<Swift.max(order, last) { sum = sum + factors[power] * rest(power, start) }
    // Each n has its own number from the last enclosure.
    let size = (Interval(factors[last].magnitude) * Self.rest(last, start)).upperBound
    let whole = sum + Interval(-size, size)
    return whole.isBounded ? whole : nil
  }

  /// Σ 1/nˢ from N on, s at least 2: N¹⁻ˢ/(s − 1) + N⁻ˢ/2 + s·N⁻ˢ⁻¹/12 − s(s + 1)(s + 2)·N⁻ˢ⁻³/720 and less
  /// than the next term (Euler and Maclaurin).
  static func rest(_ s: Int, _ start: Int) -> Interval {
    let power = powers(s, start)
    let head = power(-1, 1) / Interval(Double(s - 1)) + power(0, 2) + power(1, 12) - power(3, 720)
    return head + Interval(0, power(5, 30_240).upperBound)
  }

  /// 1/Nˢ − 1/(N + 1)ˢ + …: N⁻ˢ/2 + s·N⁻ˢ⁻¹/4 − s(s + 1)(s + 2)·N⁻ˢ⁻³/48 and less than the next term
  /// (Boole).
  private static func alternatingRest(_ s: Int, _ start: Int) -> Interval {
    let power = powers(s, start)
    return power(0, 2) + power(1, 4) - power(3, 48) + Interval(0, power(5, 480).upperBound)
  }

  /// The k-th derivative of 1/nˢ but for its sign, over a number; −1 and 0 for a power without factors.
  private static func powers(_ s: Int, _ start: Int) -> (Int, Double) -> Interval {
    let n = Interval(Double(start))
    return { k, divisor in
      let factor = (0..<Swift.max(k, 0)).reduce(Interval(1)) { $0 * Interval(Double(s + $1)) }
      return factor * .pown(n, -s - k) / Interval(divisor)
    }
  }
}
