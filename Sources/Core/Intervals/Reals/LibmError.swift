/// How far the C library's results may be from the exact ones, in units in the last place.
///
/// Whole numbers at least as large as the manual's, which are rounded up themselves, with room above
/// them for the less exact functions: glibc 2.28 and later, x86-64 and AArch64. The table is in
/// `Documentation/interval-conformance.md`.
///
/// Source: The GNU C Library Reference Manual, "Known Maximum Errors in Math Functions".
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
  static var log2: Double { 3 }
  static var log10: Double { 3 }
  static var log1p: Double { 2 }
  static var pow: Double { 1 }
  static var tgamma: Double { 20 }
  static var erf: Double { 2 }
  static var erfc: Double { 8 }
}
