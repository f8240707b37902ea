import Intervals

extension Jet {
  /// The gamma function, between two poles.
  ///
  /// With ψ = Γ′/Γ: Γ″ = Γ(ψ² + ψ′), Γ‴ = Γ(ψ³ + 3ψψ′ + ψ″).
  public static func gamma(_ u: Jet) -> Jet {
    let value = Interval.gamma(u.c0)
    let psi = Interval.digamma(u.c0)
    let first = Interval.polygamma(u.c0, order: 1)
    let second = Interval.polygamma(u.c0, order: 2)
    let square = Interval.square(psi)
    return compose(
      u,
      value,
      value * psi,
      Interval(0.5) * (value * (square + first)),
      value * (psi * (square + Interval(3) * first) + second) / Interval(6)
    )
  }
}

extension Interval {
  /// ψ′ (order 1) or ψ″ (order 2), anywhere but at the poles.
  ///
  /// ψ′(x) = Σ 1/(x + k)², ψ″(x) = −2·Σ 1/(x + k)³. The sum from n on lies between the integrals
  /// from n and from n − 1.
  static func polygamma(_ x: Interval, order: Int) -> Interval {
    if x.upperBound < -8, let reflected = reflectedPolygamma(x, order: order) { return reflected }
    let power = order + 1
    var sum = Interval(0)
    var argument = x
    var steps = 0
    while argument.lowerBound < 40 {
      guard steps < 400 else { return order == 1 ? Interval(0, .infinity) : .entire }
      sum = sum + Interval.reciprocal(Interval.pown(argument, power))
      argument = argument + Interval(1)
      steps += 1
    }
    // Σ f(z + k) = ∫f + f(z)/2 − f′(z)/12 + …, here with an error below the last term.
    let inverse = Interval.reciprocal(argument)
    let integral = Interval.pown(inverse, order) / Interval(Double(order))
    let half = Interval.pown(inverse, power) * Interval(0.5)
    let next = Interval.pown(inverse, power + 1) * Interval(Double(power)) / Interval(12)
    let tail = integral + half + next * Interval(0, 1)
    return order == 1 ? sum + tail : Interval(-2) * (sum + tail)
  }

  /// ψ′(x) = π²/sin²πx − ψ′(1 − x), ψ″(x) = ψ″(1 − x) − 2π³·cos πx/sin³πx, between two poles or up
  /// to them; nil elsewhere.
  private static func reflectedPolygamma(_ x: Interval, order: Int) -> Interval? {
    let pole = x.lowerBound.rounded(.down)
    guard x.upperBound <= pole + 1, pole > -0x1p50 else { return nil }
    // Measured from the nearer pole, the sine keeps its accuracy.
    let isNearNext = x.lowerBound - pole >= 0.5
    let angle = .pi * (isNearNext ? Interval(pole + 1) - x : x - Interval(pole))
    let sine = Interval.sin(angle).intersection(Interval(0, 1))
    let cosine = Interval.cos(angle)
    let rest = polygamma(Interval(1) - x, order: order)
    if order == 1 { return Interval.square(.pi / sine) - rest }
    let cube = Interval.pown(.pi / sine, 3) * Interval(2) * cosine
    return isNearNext ? rest + cube : rest - cube
  }
}
