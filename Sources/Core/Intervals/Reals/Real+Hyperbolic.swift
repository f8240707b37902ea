extension Real {
  /// The hyperbolic sine.
  public static func sinh(_ x: Double) -> Double { libm(sinh: x) }

  /// The hyperbolic cosine.
  public static func cosh(_ x: Double) -> Double { libm(cosh: x) }

  /// The hyperbolic tangent.
  public static func tanh(_ x: Double) -> Double { libm(tanh: x) }

  /// The inverse hyperbolic sine.
  public static func asinh(_ x: Double) -> Double { libm(asinh: x) }

  /// The inverse hyperbolic cosine, NaN below 1.
  public static func acosh(_ x: Double) -> Double { libm(acosh: x) }

  /// The inverse hyperbolic tangent, NaN from ±1 outwards.
  public static func atanh(_ x: Double) -> Double { Swift.abs(x) < 1 ? libm(atanh: x) : .nan }
}
