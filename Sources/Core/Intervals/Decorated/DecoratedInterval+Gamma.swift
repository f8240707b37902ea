extension DecoratedInterval {
  /// The gamma function, with poles at 0 and the negative integers.
  public static func gamma(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.gamma(x.interval), x, isDefined: x.interval.avoidsGammaPoles)
  }

  /// ψ⁽ⁿ⁾, the n-th derivative of ψ = Γ′/Γ, with the same poles.
  package static func polygamma(_ order: Int, _ x: DecoratedInterval) -> DecoratedInterval {
    partial(.polygamma(order, x.interval), x, isDefined: x.interval.avoidsGammaPoles)
  }
}
