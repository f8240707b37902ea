/// The derivatives of digamma, and the sums that they are.
extension Interval {
  /// ψ⁽ⁿ⁾(x), the n-th derivative of ψ = Γ′/Γ, of members between two poles or up to them.
  ///
  /// ψ⁽ⁿ⁾(x) = (−1)ⁿ⁺¹·n!·ζ(n + 1, x); the whole line around a pole, nothing at one.
  ///
  /// Source: DLMF 5.15.1, 25.11.12.
  package static func polygamma(_ order: Int, _ x: Interval) -> Interval {
    guard !x.isEmpty else { return .empty }
    if x.isSingleton, x.isGammaPole { return .empty }
    if order == 0 { return x.staysBetweenGammaPoles ? digamma(x) : .entire }
    let size = factorial(order) * zeta(order + 1, from: x)
    return order & 1 == 1 ? size : -size
  }

  /// ζ(s, x) = Σ 1/(x + k)ˢ for whole s above 1; the whole line, or for even s what is not negative,
  /// around a pole.
  package static func zeta(_ s: Int, from x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    if x.lowerBound >= 0 { return falling(s, x) }
    guard x.staysBetweenGammaPoles else { return s & 1 == 0 ? .nonNegative : .entire }
    // The terms above 0 begin at the distance from the pole below, those beneath at that from the next.
    let pole = x.lowerBound.rounded(.down)
    let unit = Interval(0, 1)
    let above = (x - Interval(pole)).intersection(unit)
    let beneath = (Interval(pole + 1) - x).intersection(unit)
    let rest = falling(s, beneath) - falling(s, Interval(1) - x)
    return s & 1 == 0 ? falling(s, above) + rest : falling(s, above) - rest
  }

  /// Whether no pole of gamma lies inside; at the ends there may be one.
  private var staysBetweenGammaPoles: Bool {
    lowerBound >= 0 || lowerBound > -.infinity && upperBound <= lowerBound.rounded(.down) + 1
  }

  private var isGammaPole: Bool { lowerBound <= 0 && lowerBound.rounded() == lowerBound }

  private static func factorial(_ n: Int) -> Interval {
    (0..<n).reduce(Interval(1)) { $0 * Interval(Double($1 + 1)) }
  }

  /// ζ(s, x) of x from 0 on, where it falls.
  private static func falling(_ s: Int, _ x: Interval) -> Interval {
    let low = zeta(s, at: x.upperBound)
    let high = x.isSingleton ? low : zeta(s, at: x.lowerBound)
    return Interval(low.lowerBound, high.upperBound)
  }

  /// Source: Euler and Maclaurin; what is left out is less than its first term.
  private static func zeta(_ s: Int, at x: Double) -> Interval {
    if x == .infinity { return Interval(0, .leastNonzeroMagnitude) }
    if x == 0 { return Interval(.greatestFiniteMagnitude, .infinity) }
    var (sum, place) = (Interval(0), Interval(x))
    while place.lowerBound < Double(Swift.max(12, s)) {
      sum = sum + reciprocal(pown(place, s))
      place = place + Interval(1)
    }
    let inverse = reciprocal(place)
    let first = pown(inverse, s)
    sum = sum + place * first / Interval(Double(s - 1)) + first.scaled(by: 0.5)
    var power = first * inverse
    var rising = Interval(Double(s))
    for (index, divisor) in bernoulliDivisors.enumerated() {
      let term = power * rising / divisor
      sum = sum + (index == bernoulliDivisors.count - 1 ? term * Interval(0, 1) : term)
      power = power * square(inverse)
      let next = Interval(Double(s + 2 * index + 1))
      rising = rising * next * (next + Interval(1))
    }
    return sum
  }

  /// (2j)!/B₂ⱼ.
  private static let bernoulliDivisors: [Interval] = [
    Interval(12), Interval(-720), Interval(30240), Interval(-1_209_600), Interval(47_900_160),
    Interval(-1_307_674_368_000) / Interval(691), Interval(74_724_249_600),
  ]
}
