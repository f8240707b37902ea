/// How far the C library's results may be from the exact ones, in units in the last place.
///
/// Each number is a whole number of ulps, at least one and a half times the largest error known:
/// the larger of the two sources below, for glibc 2.28 … 2.41 on x86-64 and AArch64. The table
/// with both sources' numbers is in `Documentation/interval-conformance.md`.
///
/// Sources: The GNU C Library Reference Manual, "Known Maximum Errors in Math Functions";
/// Gladman, Innocente, Mather, Zimmermann, "Accuracy of Mathematical Functions in Single, Double,
/// Double Extended, and Quadruple Precision".
enum LibmError {
  static var sin: Double { 1 }
  static var cos: Double { 1 }
  static var tan: Double { 1 }
  static var asin: Double { 1 }
  static var acos: Double { 1 }
  static var atan: Double { 1 }
  static var sinh: Double { 4 }
  static var cosh: Double { 4 }
  static var tanh: Double { 4 }
  static var asinh: Double { 4 }
  static var acosh: Double { 4 }
  static var atanh: Double { 4 }
  static var exp: Double { 1 }
  static var exp2: Double { 1 }
  static var expm1: Double { 2 }
  static var log: Double { 1 }
  static var log2: Double { 1 }
  static var log10: Double { 3 }
  static var log1p: Double { 2 }
  static var pow: Double { 1 }
  static var tgamma: Double { 20 }
}

extension Double {
  /// The unit in the last place of this finite number, or of one slightly larger.
  @inline(__always)
  private var outwardUnit: Double {
    let larger = magnitude * 1.0000000000000142
    let power = Double(bitPattern: larger.bitPattern & 0x7FF0_0000_0000_0000)
    return Swift.max(power * 0x1p-52, .leastNonzeroMagnitude)
  }

  /// A lower bound of what a function with an error of `ulps` rounded to this number.
  @inline(__always)
  func lowered(by ulps: Double) -> Double {
    if magnitude < .infinity { return self - ulps * outwardUnit }
    // Where the library overflows, the exact value is finite.
    let largest = Double.greatestFiniteMagnitude
    return self > 0 ? largest - ulps * largest.ulp : -.infinity
  }

  /// An upper bound of what a function with an error of `ulps` rounded to this number.
  @inline(__always)
  func raised(by ulps: Double) -> Double {
    -(-self).lowered(by: ulps)
  }
}
