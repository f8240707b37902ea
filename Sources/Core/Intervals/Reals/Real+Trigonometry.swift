#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Real {
  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.sin(x)
    #else
    Darwin.sin(x)
    #endif
  }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.cos(x)
    #else
    Darwin.cos(x)
    #endif
  }

  /// The tangent of an angle in radians.
  public static func tan(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.tan(x)
    #else
    Darwin.tan(x)
    #endif
  }

  /// The angle in radians whose sine is `x`, NaN outside −1 … 1.
  public static func asin(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.asin(x)
    #else
    Darwin.asin(x)
    #endif
  }

  /// The angle in radians whose cosine is `x`, NaN outside −1 … 1.
  public static func acos(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.acos(x)
    #else
    Darwin.acos(x)
    #endif
  }

  /// The angle in radians whose tangent is `x`.
  public static func atan(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.atan(x)
    #else
    Darwin.atan(x)
    #endif
  }

  /// The secant of an angle in radians.
  public static func sec(_ x: Double) -> Double { divide(1, cos(x)) }

  /// The cosecant of an angle in radians, NaN at 0.
  public static func csc(_ x: Double) -> Double { divide(1, sin(x)) }

  /// The cotangent of an angle in radians, NaN at 0.
  public static func cot(_ x: Double) -> Double { divide(cos(x), sin(x)) }
}
