import CMPFR

/// What the reference library says of each operation, by the word under which it is saved.
enum TableReference {
  static let unary: [String: ReferenceUnary] = [
    "negate": { mpfr_neg($0, $1, MPFR_RNDN) },
    "percent": { mpfr_div_ui($0, $1, 100, MPFR_RNDN) },
    "not": { mpfr_ui_sub($0, 1, $1, MPFR_RNDN) },
    "factorial": { result, x in
      mpfr_add_ui(result, x, 1, MPFR_RNDN)
      mpfr_gamma(result, result, MPFR_RNDN)
    },
    "degrees": { result, x in
      let pi = BigNumber()
      mpfr_const_pi(pi.pointer, MPFR_RNDN)
      mpfr_mul(result, x, pi.pointer, MPFR_RNDN)
      mpfr_div_ui(result, result, 180, MPFR_RNDN)
    },
    "absolute": { mpfr_abs($0, $1, MPFR_RNDN) },
    "sign": { mpfr_set_si($0, Int(mpfr_sgn_of($1)), MPFR_RNDN) },
    "floor": { mpfr_rint_floor($0, $1, MPFR_RNDN) },
    "ceil": { mpfr_rint_ceil($0, $1, MPFR_RNDN) },
    "round": { mpfr_rint_round($0, $1, MPFR_RNDN) },
    "squareRoot": { mpfr_sqrt($0, $1, MPFR_RNDN) },
    "cubeRoot": { mpfr_cbrt($0, $1, MPFR_RNDN) },
    "sin": { mpfr_sin($0, $1, MPFR_RNDN) },
    "cos": { mpfr_cos($0, $1, MPFR_RNDN) },
    "tan": { mpfr_tan($0, $1, MPFR_RNDN) },
    "sec": { mpfr_sec($0, $1, MPFR_RNDN) },
    "csc": { mpfr_csc($0, $1, MPFR_RNDN) },
    "cot": { mpfr_cot($0, $1, MPFR_RNDN) },
    "asin": { mpfr_asin($0, $1, MPFR_RNDN) },
    "acos": { mpfr_acos($0, $1, MPFR_RNDN) },
    "atan": { mpfr_atan($0, $1, MPFR_RNDN) },
    "sinh": { mpfr_sinh($0, $1, MPFR_RNDN) },
    "cosh": { mpfr_cosh($0, $1, MPFR_RNDN) },
    "tanh": { mpfr_tanh($0, $1, MPFR_RNDN) },
    "asinh": { mpfr_asinh($0, $1, MPFR_RNDN) },
    "acosh": { mpfr_acosh($0, $1, MPFR_RNDN) },
    "atanh": { mpfr_atanh($0, $1, MPFR_RNDN) },
    "exp": { mpfr_exp($0, $1, MPFR_RNDN) },
    "ln": { mpfr_log($0, $1, MPFR_RNDN) },
    "log10": { mpfr_log10($0, $1, MPFR_RNDN) },
    "log2": { mpfr_log2($0, $1, MPFR_RNDN) },
    "gamma": { mpfr_gamma($0, $1, MPFR_RNDN) },
    "erf": { mpfr_erf($0, $1, MPFR_RNDN) },
    "erfc": { mpfr_erfc($0, $1, MPFR_RNDN) },
    "Ei": { mpfr_eint($0, $1, MPFR_RNDN) },
    "li": { result, x in
      guard mpfr_sgn_of(x) != 0 else { return _ = mpfr_set_si(result, 0, MPFR_RNDN) }
      mpfr_log(result, x, MPFR_RNDN)
      mpfr_eint(result, result, MPFR_RNDN)
    },
    "loggamma": { result, x in
      guard mpfr_sgn_of(x) > 0 else { return mpfr_set_nan(result) }
      mpfr_lngamma(result, x, MPFR_RNDN)
    },
    "zeta": { mpfr_zeta($0, $1, MPFR_RNDN) },
    "sinc": { result, x in
      guard mpfr_sgn_of(x) != 0 else { return _ = mpfr_set_si(result, 1, MPFR_RNDN) }
      mpfr_sin(result, x, MPFR_RNDN)
      mpfr_div(result, result, x, MPFR_RNDN)
    },
  ]

  static let binary: [String: ReferenceBinary] = [
    "add": { mpfr_add($0, $1, $2, MPFR_RNDN) },
    "subtract": { mpfr_sub($0, $1, $2, MPFR_RNDN) },
    "multiply": { mpfr_mul($0, $1, $2, MPFR_RNDN) },
    "divide": { mpfr_div($0, $1, $2, MPFR_RNDN) },
    "power": { mpfr_pow($0, $1, $2, MPFR_RNDN) },
    "logarithm": { result, base, x in
      guard mpfr_sgn_of(base) > 0, mpfr_cmp_d(base, 1) != 0 else { return mpfr_set_nan(result) }
      let divisor = BigNumber()
      mpfr_log(divisor.pointer, base, MPFR_RNDN)
      mpfr_log(result, x, MPFR_RNDN)
      mpfr_div(result, result, divisor.pointer, MPFR_RNDN)
    },
    "root": { result, degree, x in
      // Odd whole degrees have roots of negative numbers, too.
      guard mpfr_sgn_of(degree) != 0 else { return mpfr_set_nan(result) }
      let size = mpfr_get_d(degree, MPFR_RNDN)
      if size == size.rounded(), size.magnitude < 0x1p20 {
        mpfr_rootn_si(result, x, Int(size), MPFR_RNDN)
      } else {
        let exponent = BigNumber()
        mpfr_ui_div(exponent.pointer, 1, degree, MPFR_RNDN)
        if mpfr_sgn_of(x) < 0 { return mpfr_set_nan(result) }
        mpfr_pow(result, x, exponent.pointer, MPFR_RNDN)
      }
    },
    "mod": { referenceModulo($0, $1, $2) },
    "min": { mpfr_min($0, $1, $2, MPFR_RNDN) },
    "max": { mpfr_max($0, $1, $2, MPFR_RNDN) },
    "atan2": { result, y, x in
      guard mpfr_sgn_of(x) != 0 || mpfr_sgn_of(y) != 0 else { return mpfr_set_nan(result) }
      let above = BigNumber()
      // There is one 0 here, not two.
      mpfr_add_ui(above.pointer, y, 0, MPFR_RNDN)
      mpfr_setsign(above.pointer, above.pointer, mpfr_sgn_of(y) < 0 ? 1 : 0, MPFR_RNDN)
      mpfr_atan2(result, above.pointer, x, MPFR_RNDN)
    },
    "gcd": { whole($0, $1, $2) { $2 == 0 ? $1.magnitude : divisor($1, $2) } },
    "lcm": {
      whole($0, $1, $2) { result, a, b in
        let shared = divisor(a, b)
        if shared == 0 { return 0 }
        mpfr_set_d(result, a.magnitude / shared, MPFR_RNDN)
        mpfr_mul_d(result, result, b.magnitude, MPFR_RNDN)
        return nil
      }
    },
    "nCr": { choose($0, $1, $2, isOrdered: false) },
    "nPr": { choose($0, $1, $2, isOrdered: true) },
    "less": { comparison($0, $1, $2) { $0 < 0 } },
    "lessOrEqual": { comparison($0, $1, $2) { $0 <= 0 } },
    "greater": { comparison($0, $1, $2) { $0 > 0 } },
    "greaterOrEqual": { comparison($0, $1, $2) { $0 >= 0 } },
    "equal": { comparison($0, $1, $2) { $0 == 0 } },
    "unequal": { comparison($0, $1, $2) { $0 != 0 } },
    // Of what is neither 0 nor 1, these are what the formulas of chance make of them.
    "and": { mpfr_mul($0, $1, $2, MPFR_RNDN) },
    "or": { result, x, y in
      let (first, second) = (BigNumber(), BigNumber())
      mpfr_ui_sub(first.pointer, 1, x, MPFR_RNDN)
      mpfr_ui_sub(second.pointer, 1, y, MPFR_RNDN)
      mpfr_mul(result, first.pointer, second.pointer, MPFR_RNDN)
      mpfr_ui_sub(result, 1, result, MPFR_RNDN)
    },
    "xor": { result, x, y in
      let (first, second, other) = (BigNumber(), BigNumber(), BigNumber())
      mpfr_ui_sub(other.pointer, 1, y, MPFR_RNDN)
      mpfr_mul(first.pointer, x, other.pointer, MPFR_RNDN)
      mpfr_ui_sub(first.pointer, 1, first.pointer, MPFR_RNDN)
      mpfr_ui_sub(other.pointer, 1, x, MPFR_RNDN)
      mpfr_mul(second.pointer, y, other.pointer, MPFR_RNDN)
      mpfr_ui_sub(second.pointer, 1, second.pointer, MPFR_RNDN)
      mpfr_mul(result, first.pointer, second.pointer, MPFR_RNDN)
      mpfr_ui_sub(result, 1, result, MPFR_RNDN)
    },
    "when": { result, condition, x in
      guard mpfr_sgn_of(condition) != 0 else { return mpfr_set_nan(result) }
      mpfr_set(result, x, MPFR_RNDN)
    },
  ]

  /// 1 where the order of two numbers is as asked, else 0.
  private static func comparison(
    _ result: Digits,
    _ x: Digits,
    _ y: Digits,
    _ holds: (Int32) -> Bool
  ) {
    mpfr_set_d(result, holds(mpfr_cmp(x, y)) ? 1 : 0, MPFR_RNDN)
  }

  /// A function of two whole numbers, undefined elsewhere; nil when the result has been set.
  private static func whole(
    _ result: Digits,
    _ x: Digits,
    _ y: Digits,
    _ function: (Digits, Double, Double) -> Double?
  ) {
    let (first, second) = (mpfr_get_d(x, MPFR_RNDN), mpfr_get_d(y, MPFR_RNDN))
    guard first == first.rounded(), second == second.rounded(), first.magnitude <= 0x1p53,
      second.magnitude <= 0x1p53
    else { return mpfr_set_nan(result) }
    if let value = function(result, first, second) { mpfr_set_d(result, value, MPFR_RNDN) }
  }

  private static func divisor(_ a: Double, _ b: Double) -> Double {
    var (larger, smaller) = (Int64(a.magnitude), Int64(b.magnitude))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Double(larger)
  }

  /// By gamma's logarithm, which is not the way the program counts.
  private static func choose(_ result: Digits, _ n: Digits, _ k: Digits, isOrdered: Bool) {
    whole(result, n, k) { result, n, k in
      guard n >= 0, k >= 0 else { return .nan }
      if k > n { return 0 }
      func logarithm(_ value: Double) -> BigNumber {
        let number = BigNumber()
        mpfr_set_d(number.pointer, value, MPFR_RNDN)
        mpfr_add_ui(number.pointer, number.pointer, 1, MPFR_RNDN)
        mpfr_lngamma(number.pointer, number.pointer, MPFR_RNDN)
        return number
      }
      let numbers = [logarithm(n), logarithm(n - k), logarithm(isOrdered ? 0 : k)]
      withExtendedLifetime(numbers) {
        mpfr_sub(result, numbers[0].pointer, numbers[1].pointer, MPFR_RNDN)
        mpfr_sub(result, result, numbers[2].pointer, MPFR_RNDN)
      }
      mpfr_exp(result, result, MPFR_RNDN)
      // The result is a whole number; where it is short, rounding finds it.
      if mpfr_cmp_d(result, 0x1p60) < 0 { mpfr_rint_round(result, result, MPFR_RNDN) }
      return nil
    }
  }
}
