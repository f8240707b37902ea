import CFlint

/// A number in closed form, of which it can often be decided whether it is 0.
///
/// Deciding may take any time and memory, and may end the process: ask in one that may die.
package final class ClosedNumber {
  /// Where closed numbers live that may meet.
  package final class Field {
    fileprivate let value: OpaquePointer

    package init() { value = cf_field_new() }
    deinit { cf_field_free(value) }

    package var pi: ClosedNumber { ClosedNumber(self) { cf_closed_pi($0, value) } }

    package func number(_ fraction: Fraction) -> ClosedNumber {
      ClosedNumber(self) { cf_closed_set($0, fraction.value, value) }
    }
  }

  /// Never changed after it is shared.
  private let value: OpaquePointer
  private let field: Field

  private init(_ field: Field, _ fill: (OpaquePointer) -> Void) {
    self.field = field
    value = cf_closed_new(field.value)
    fill(value)
  }

  deinit { cf_closed_free(value, field.value) }

  /// Whether it is 0; nil where that could not be decided.
  package var isZero: Bool? {
    switch cf_closed_is_zero(value, field.value) {
    case 0: false
    case 1: true
    default: nil
    }
  }

  /// The value where it is known to be a fraction.
  package var fraction: Fraction? {
    var isKnown = false
    let fraction = Fraction { isKnown = cf_closed_fraction($0, value, field.value) != 0 }
    return isKnown ? fraction : nil
  }

  /// A real number (a + b√c)/d with whole a, b, c above 1 and d above 0.
  package struct Quadratic {
    package let a: Fraction
    package let b: Fraction
    package let c: Fraction
    package let d: Fraction
  }

  /// What it is where it is known to be a real root of a quadratic equation.
  package var quadratic: Quadratic? {
    var isKnown = false
    let (b, c, d) = (Fraction(0), Fraction(0), Fraction(0))
    let a = Fraction {
      isKnown = cf_closed_quadratic($0, b.value, c.value, d.value, value, field.value) != 0
    }
    return isKnown && b.sign != 0 ? Quadratic(a: a, b: b, c: c, d: d) : nil
  }

  /// The mean of all four roots of the equation of which it is one; nil for a number of another degree.
  package var quarticMean: Fraction? {
    var isKnown = false
    let mean = Fraction { isKnown = cf_closed_quartic_mean($0, value, field.value) != 0 }
    return isKnown ? mean : nil
  }

  /// Nil where closed numbers do not know the function.
  package func applying(_ function: NumberFunction) -> ClosedNumber? {
    function.closed.map { call in ClosedNumber(field) { call($0, value, field.value) } }
  }

  /// Nil where closed numbers do not know the function.
  package func joined(_ function: NumberOperation, with other: ClosedNumber) -> ClosedNumber? {
    function.closed.map { call in
      ClosedNumber(field) { call($0, value, other.value, field.value) }
    }
  }

  /// A power of a number that is not negative, or for a whole exponent of any.
  package func power(_ exponent: Fraction) -> ClosedNumber {
    ClosedNumber(field) { cf_closed_rational_power($0, value, exponent.value, field.value) }
  }
}
