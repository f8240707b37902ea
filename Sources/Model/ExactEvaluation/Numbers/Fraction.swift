import CFlint

/// A fraction of whole numbers of any length.
///
///     (Fraction(1) / Fraction(3) + Fraction(1) / Fraction(6)).text  // "1/2"
package final class Fraction {
  /// In lowest terms, and never changed after it is shared.
  let value: OpaquePointer

  init(_ fill: (OpaquePointer) -> Void) {
    value = cf_fraction_new()
    fill(value)
  }

  package convenience init(_ whole: Int) { self.init { cf_fraction_set($0, whole) } }

  /// Decimal digits, perhaps with a minus before them; nil for anything else.
  package init?(digits: String) {
    value = cf_fraction_new()
    if cf_fraction_read(value, digits) == 0 { return nil }
  }

  deinit { cf_fraction_free(value) }

  package static var zero: Fraction { Fraction(0) }
  package static var one: Fraction { Fraction(1) }

  /// −1, 0 or 1.
  package var sign: Int { Int(cf_fraction_sign(value)) }
  package var isWhole: Bool { cf_fraction_is_whole(value) != 0 }
  /// The bits of both whole numbers together.
  package var bits: Int { cf_fraction_bits(value) }
  package var numerator: Fraction { Fraction { cf_fraction_numerator($0, value) } }
  package var denominator: Fraction { Fraction { cf_fraction_denominator($0, value) } }
  package var floor: Fraction { Fraction { cf_fraction_floor($0, value) } }
  package var magnitude: Fraction { sign < 0 ? -self : self }

  /// Every digit: "-5/6".
  package var text: String {
    guard let text = cf_fraction_text(value) else { return "" }
    defer { cf_text_free(text) }
    return String(cString: text)
  }

  /// The value where it is whole and fits.
  package var whole: Int? {
    var whole = 0
    return cf_fraction_get(&whole, value) != 0 ? whole : nil
  }

  /// A power; nil for 0 to one below 0.
  package func power(_ exponent: Int) -> Fraction? {
    if sign == 0 { return exponent > 0 ? .zero : exponent == 0 ? .one : nil }
    return Fraction { cf_fraction_power($0, value, exponent) }
  }

  /// The root of a number that is not negative, where it is a fraction.
  package func root(_ degree: UInt) -> Fraction? {
    var isExact = false
    let root = Fraction { isExact = cf_fraction_root($0, value, degree) != 0 }
    return isExact ? root : nil
  }

  package static func factorial(_ n: UInt) -> Fraction { Fraction { cf_fraction_factorial($0, n) } }

  package static func binomial(_ n: UInt, _ k: UInt) -> Fraction {
    Fraction { cf_fraction_binomial($0, n, k) }
  }

  /// Of whole numbers; never negative.
  package static func gcd(_ x: Fraction, _ y: Fraction) -> Fraction {
    Fraction { cf_fraction_gcd($0, x.value, y.value) }
  }

  /// Of whole numbers; never negative.
  package static func lcm(_ x: Fraction, _ y: Fraction) -> Fraction {
    Fraction { cf_fraction_lcm($0, x.value, y.value) }
  }

  /// A power of whole numbers, with an exponent above 0, over a whole number above 0: what is left.
  static func power(_ base: Fraction, _ exponent: Fraction, modulo: Fraction) -> Fraction {
    Fraction { cf_fraction_power_modulo($0, base.value, exponent.value, modulo.value) }
  }
}

extension Fraction: Comparable {
  package static func == (x: Fraction, y: Fraction) -> Bool {
    cf_fraction_compare(x.value, y.value) == 0
  }

  package static func < (x: Fraction, y: Fraction) -> Bool {
    cf_fraction_compare(x.value, y.value) < 0
  }
}

extension Fraction {
  package static prefix func - (x: Fraction) -> Fraction { zero - x }

  package static func + (x: Fraction, y: Fraction) -> Fraction {
    Fraction { cf_fraction_add($0, x.value, y.value) }
  }

  package static func - (x: Fraction, y: Fraction) -> Fraction {
    Fraction { cf_fraction_subtract($0, x.value, y.value) }
  }

  package static func * (x: Fraction, y: Fraction) -> Fraction {
    Fraction { cf_fraction_multiply($0, x.value, y.value) }
  }

  /// The divisor must not be 0.
  package static func / (x: Fraction, y: Fraction) -> Fraction {
    precondition(y.sign != 0, "No fraction is divided by 0.")
    return Fraction { cf_fraction_divide($0, x.value, y.value) }
  }
}
