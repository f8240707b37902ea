/// ψ = Γ′/Γ at one number that is not a pole, enclosed.
enum Digamma {
  /// ψ(x), to about 1e−14.
  ///
  /// Source: DLMF 5.5.2 (recurrence), 5.5.4 (reflection), 5.11.2 (asymptotic series, whose error
  /// is below the first term left out and has its sign).
  static func point(_ x: Double) -> Interval {
    if x == .infinity { return Interval(uncheckedLower: 700, upper: .infinity) }
    if x > 0 { return positive(Interval(x)) }
    // ψ(x) = ψ(1 − x) − π·cot(πx), and the cotangent only sees the distance to an integer.
    let part = Interval(x - x.rounded())
    return positive(Interval(1) - Interval(x)) - .pi * Interval.cot(.pi * part)
  }

  private static func positive(_ x: Interval) -> Interval {
    var argument = x
    var sum = Interval(0)
    while argument.lowerBound < 12 {
      sum = sum + Interval.reciprocal(argument)
      argument = argument + Interval(1)
    }
    let inverse = Interval.reciprocal(argument)
    let square = Interval.square(inverse)
    // Bernoulli terms: 1/12, −1/120, 1/252, −1/240, 1/132; the next is at most 691/32760·z^−12.
    var series = term(1, 132)
    series = series * square - term(1, 240)
    series = series * square + term(1, 252)
    series = series * square - term(1, 120)
    series = series * square + term(1, 12)
    series = series * square
    let rest = Interval.pown(inverse, 12) * Interval(uncheckedLower: -0.022, upper: 0.022)
    return Interval.log(argument) - inverse * Interval(0.5) - series + rest - sum
  }

  private static func term(_ top: Double, _ bottom: Double) -> Interval {
    Interval(top) / Interval(bottom)
  }
}
