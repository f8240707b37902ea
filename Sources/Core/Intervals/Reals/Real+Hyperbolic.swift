#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Real {
  /// The hyperbolic sine.
  public static func sinh(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.sinh(x)
    #else
    Darwin.sinh(x)
    #endif
  }

  /// The hyperbolic cosine.
  public static func cosh(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.cosh(x)
    #else
    Darwin.cosh(x)
    #endif
  }

  /// The hyperbolic tangent.
  public static func tanh(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.tanh(x)
    #else
    Darwin.tanh(x)
    #endif
  }

  /// The inverse hyperbolic sine.
  public static func asinh(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.asinh(x)
    #else
    Darwin.asinh(x)
    #endif
  }

  /// The inverse hyperbolic cosine, NaN below 1.
  public static func acosh(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.acosh(x)
    #else
    Darwin.acosh(x)
    #endif
  }

  /// The inverse hyperbolic tangent, NaN from ±1 outwards.
  public static func atanh(_ x: Double) -> Double {
    guard Swift.abs(x) < 1 else { return .nan }
    #if canImport(Glibc)
    return Glibc.atanh(x)
    #else
    return Darwin.atanh(x)
    #endif
  }
}
