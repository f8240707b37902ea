extension DecoratedInterval {
  /// The gamma function, with poles at 0 and the negative integers.
  public static func gamma(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.gamma(x.interval), x, isDefined: x.interval.avoidsGammaPoles)
  }
}
