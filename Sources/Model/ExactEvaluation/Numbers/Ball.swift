import CFlint

/// A real number known within a radius, computed with a number of bits.
///
/// It certainly holds every number that its operands could have led to; where there may be none, as
/// for the logarithm of a ball around 0, it is not finite.
package final class Ball {
  /// Never changed after it is shared.
  let value: OpaquePointer

  init(_ fill: (OpaquePointer) -> Void) {
    value = cf_ball_new()
    fill(value)
  }

  package convenience init(_ fraction: Fraction, bits: Int) {
    self.init { cf_ball_set($0, fraction.value, bits) }
  }

  deinit { cf_ball_free(value) }

  package static func pi(bits: Int) -> Ball { Ball { cf_ball_pi($0, bits) } }

  /// −1, 0 or 1 where that is certain.
  package var sign: Int? {
    let sign = Int(cf_ball_sign(value))
    return sign == 2 ? nil : sign
  }

  package var isFinite: Bool { cf_ball_is_finite(value) != 0 }
  /// How many bits of it are certain; negative where none is.
  package var accuracy: Int { cf_ball_accuracy(value) }
  /// Its size is certainly below 2 to this power; the least number of all for 0.
  package var upperExponent: Int { cf_ball_upper_exponent(value) }
  /// Its size is certainly at least 2 to this power; the least number of all where it may be 0.
  package var lowerExponent: Int { cf_ball_lower_exponent(value) }

  /// The whole number at or below all of it, where there is only one and it is not too long.
  package var floor: Fraction? {
    var isKnown = false
    let floor = Fraction { isKnown = cf_ball_floor($0, value) != 0 }
    return isKnown ? floor : nil
  }

  /// The whole number nearest to its middle, where that is not too long.
  package var nearestWhole: Fraction? {
    var isKnown = false
    let whole = Fraction { isKnown = cf_ball_nearest($0, value) != 0 }
    return isKnown ? whole : nil
  }

  /// The whole number in it, where there is only one.
  package var onlyWhole: Fraction? {
    var isKnown = false
    let whole = Fraction { isKnown = cf_ball_whole($0, value) != 0 }
    return isKnown ? whole : nil
  }

  /// A few digits of its middle.
  package func text(digits: Int) -> String {
    guard let text = cf_ball_text(value, digits) else { return "" }
    defer { cf_text_free(text) }
    return String(cString: text)
  }

  package func applying(_ function: NumberFunction, bits: Int) -> Ball {
    Ball { function.ball($0, value, bits) }
  }

  package func joined(_ function: NumberOperation, with other: Ball, bits: Int) -> Ball {
    Ball { function.ball($0, value, other.value, bits) }
  }

  /// A power of a number that is not negative, or for a whole exponent of any.
  package func power(_ exponent: Fraction, bits: Int) -> Ball {
    Ball { cf_ball_rational_power($0, value, exponent.value, bits) }
  }

  /// The incomplete beta function of it, as a share of the whole one.
  package func beta(_ a: Ball, _ b: Ball, bits: Int) -> Ball {
    Ball { cf_ball_beta($0, value, a.value, b.value, bits) }
  }

  /// Its middle, exactly.
  package var middle: Ball { Ball { cf_ball_middle($0, value) } }

  /// Everything between two.
  package func hull(with other: Ball, bits: Int) -> Ball {
    Ball { cf_ball_hull($0, value, other.value, bits) }
  }

  /// The doubles around it times 2^exponent; infinite where it is not finite, or too large.
  package func ends(scaledBy exponent: Int = 0) -> (lower: Double, upper: Double) {
    guard isFinite else { return (-.infinity, .infinity) }
    var (lower, upper) = (0.0, 0.0)
    cf_ball_ends(&lower, &upper, value, exponent)
    return (lower, upper)
  }

  /// The radius times 2^exponent, rounded up.
  package func radius(scaledBy exponent: Int) -> Double {
    isFinite ? cf_ball_radius(value, exponent) : .infinity
  }

  /// The number times a power of ten.
  package func scaled(by exponent: Int, bits: Int) -> Ball {
    Ball { cf_ball_scale($0, value, exponent, bits) }
  }
}
