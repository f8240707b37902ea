#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The C library's functions under names that no method of ours hides.
enum Libm {
  #if canImport(Glibc)
  @inline(__always) static func sin(_ x: Double) -> Double { Glibc.sin(x) }
  @inline(__always) static func cos(_ x: Double) -> Double { Glibc.cos(x) }
  @inline(__always) static func tan(_ x: Double) -> Double { Glibc.tan(x) }
  @inline(__always) static func asin(_ x: Double) -> Double { Glibc.asin(x) }
  @inline(__always) static func acos(_ x: Double) -> Double { Glibc.acos(x) }
  @inline(__always) static func atan(_ x: Double) -> Double { Glibc.atan(x) }
  @inline(__always) static func sinh(_ x: Double) -> Double { Glibc.sinh(x) }
  @inline(__always) static func cosh(_ x: Double) -> Double { Glibc.cosh(x) }
  @inline(__always) static func tanh(_ x: Double) -> Double { Glibc.tanh(x) }
  @inline(__always) static func asinh(_ x: Double) -> Double { Glibc.asinh(x) }
  @inline(__always) static func acosh(_ x: Double) -> Double { Glibc.acosh(x) }
  @inline(__always) static func atanh(_ x: Double) -> Double { Glibc.atanh(x) }
  @inline(__always) static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  @inline(__always) static func exp2(_ x: Double) -> Double { Glibc.exp2(x) }
  @inline(__always) static func expm1(_ x: Double) -> Double { Glibc.expm1(x) }
  @inline(__always) static func log(_ x: Double) -> Double { Glibc.log(x) }
  @inline(__always) static func log2(_ x: Double) -> Double { Glibc.log2(x) }
  @inline(__always) static func log10(_ x: Double) -> Double { Glibc.log10(x) }
  @inline(__always) static func log1p(_ x: Double) -> Double { Glibc.log1p(x) }
  @inline(__always) static func pow(_ x: Double, _ y: Double) -> Double { Glibc.pow(x, y) }
  @inline(__always) static func cbrt(_ x: Double) -> Double { Glibc.cbrt(x) }
  @inline(__always) static func fmod(_ x: Double, _ y: Double) -> Double { Glibc.fmod(x, y) }
  @inline(__always) static func tgamma(_ x: Double) -> Double { Glibc.tgamma(x) }
  @inline(__always) static func erf(_ x: Double) -> Double { Glibc.erf(x) }
  @inline(__always) static func erfc(_ x: Double) -> Double { Glibc.erfc(x) }
  @inline(__always) static func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
  #elseif canImport(Darwin)
  @inline(__always) static func sin(_ x: Double) -> Double { Darwin.sin(x) }
  @inline(__always) static func cos(_ x: Double) -> Double { Darwin.cos(x) }
  @inline(__always) static func tan(_ x: Double) -> Double { Darwin.tan(x) }
  @inline(__always) static func asin(_ x: Double) -> Double { Darwin.asin(x) }
  @inline(__always) static func acos(_ x: Double) -> Double { Darwin.acos(x) }
  @inline(__always) static func atan(_ x: Double) -> Double { Darwin.atan(x) }
  @inline(__always) static func sinh(_ x: Double) -> Double { Darwin.sinh(x) }
  @inline(__always) static func cosh(_ x: Double) -> Double { Darwin.cosh(x) }
  @inline(__always) static func tanh(_ x: Double) -> Double { Darwin.tanh(x) }
  @inline(__always) static func asinh(_ x: Double) -> Double { Darwin.asinh(x) }
  @inline(__always) static func acosh(_ x: Double) -> Double { Darwin.acosh(x) }
  @inline(__always) static func atanh(_ x: Double) -> Double { Darwin.atanh(x) }
  @inline(__always) static func exp(_ x: Double) -> Double { Darwin.exp(x) }
  @inline(__always) static func exp2(_ x: Double) -> Double { Darwin.exp2(x) }
  @inline(__always) static func expm1(_ x: Double) -> Double { Darwin.expm1(x) }
  @inline(__always) static func log(_ x: Double) -> Double { Darwin.log(x) }
  @inline(__always) static func log2(_ x: Double) -> Double { Darwin.log2(x) }
  @inline(__always) static func log10(_ x: Double) -> Double { Darwin.log10(x) }
  @inline(__always) static func log1p(_ x: Double) -> Double { Darwin.log1p(x) }
  @inline(__always) static func pow(_ x: Double, _ y: Double) -> Double { Darwin.pow(x, y) }
  @inline(__always) static func cbrt(_ x: Double) -> Double { Darwin.cbrt(x) }
  @inline(__always) static func fmod(_ x: Double, _ y: Double) -> Double { Darwin.fmod(x, y) }
  @inline(__always) static func tgamma(_ x: Double) -> Double { Darwin.tgamma(x) }
  @inline(__always) static func erf(_ x: Double) -> Double { Darwin.erf(x) }
  @inline(__always) static func erfc(_ x: Double) -> Double { Darwin.erfc(x) }
  @inline(__always) static func atan2(_ y: Double, _ x: Double) -> Double { Darwin.atan2(y, x) }
  #endif
}
