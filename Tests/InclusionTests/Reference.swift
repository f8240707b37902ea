import CMPFR

/// A number of 220 binary digits, freed with its owner.
final class BigNumber {
  let pointer: UnsafeMutablePointer<__mpfr_struct>

  init(precision: Int = 220) {
    pointer = .allocate(capacity: 1)
    mpfr_init2(pointer, mpfr_prec_t(precision))
  }

  deinit {
    mpfr_clear(pointer)
    pointer.deallocate()
  }
}

typealias Digits = UnsafeMutablePointer<__mpfr_struct>

/// A function of one argument, by the reference library: result, argument.
typealias ReferenceUnary = @Sendable (Digits, Digits) -> Void
/// A function of two arguments, by the reference library: result, arguments.
typealias ReferenceBinary = @Sendable (Digits, Digits, Digits) -> Void

/// The remainder with the sign of the divisor.
func referenceModulo(_ result: Digits, _ a: Digits, _ b: Digits) {
  mpfr_fmod(result, a, b, MPFR_RNDN)
  if mpfr_sgn_of(result) * mpfr_sgn_of(b) < 0 { mpfr_add(result, result, b, MPFR_RNDN) }
}

/// x^(p/q), with the real root of negative numbers; q odd.
func referenceRationalPower(_ result: Digits, _ x: Digits, _ p: Int, _ q: UInt) {
  let power = BigNumber(precision: 1200)
  mpfr_pow_si(power.pointer, x, p, MPFR_RNDN)
  mpfr_rootn_ui(result, power.pointer, q, MPFR_RNDN)
}
