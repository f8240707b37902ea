import Intervals

extension Jet {
  /// The gamma function, between two poles.
  ///
  /// With ψ = Γ′/Γ: Γ″ = Γ(ψ² + ψ′), Γ‴ = Γ(ψ³ + 3ψψ′ + ψ″).
  public static func gamma(_ u: Jet) -> Jet {
    let value = Interval.gamma(u.c0)
    let psi = Interval.polygamma(0, u.c0)
    let first = Interval.polygamma(1, u.c0)
    let second = Interval.polygamma(2, u.c0)
    let square = Interval.square(psi)
    return compose(
      u,
      value,
      value * psi,
      Interval(0.5) * (value * (square + first)),
      value * (psi * (square + Interval(3) * first) + second) / Interval(6)
    )
  }

  /// ψ⁽ⁿ⁾, the n-th derivative of ψ = Γ′/Γ, between two poles.
  package static func polygamma(_ order: Int, _ u: Jet) -> Jet {
    compose(
      u,
      .polygamma(order, u.c0),
      .polygamma(order + 1, u.c0),
      half * .polygamma(order + 2, u.c0),
      sixth * .polygamma(order + 3, u.c0)
    )
  }
}

extension Enclosure {
  /// ψ⁽ⁿ⁾, the n-th derivative of ψ = Γ′/Γ.
  package static func polygamma(_ order: Int, _ x: Enclosure) -> Enclosure {
    chain(.polygamma(order, x.value), .polygamma(order + 1, x.interval), x)
  }
}
