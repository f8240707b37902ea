extension DecoratedInterval {
  /// The gamma function, with poles at 0 and the negative integers.
  public static func gamma(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.gamma(x.interval), x, isDefined: x.interval.avoidsGammaPoles)
  }

  /// n!, defined at whole numbers not below 0 only.
  public static func factorial(_ x: DecoratedInterval) -> DecoratedInterval {
    let value = Interval.factorial(x.interval)
    let isDefined = x.interval.isSingleton && !value.isEmpty
    return DecoratedInterval(
      value,
      local: isDefined ? .definedAndContinuous : .trivial,
      inherited: x.decoration
    )
  }
}
