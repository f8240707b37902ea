package import Calculus
package import Intervals

extension Program {
  /// What is certain of the function over `x`: its values and the slopes of its chords.
  ///
  /// The values are those of exact real arithmetic; they contain every value `value(at:)` gives on
  /// `x` up to that one's own rounding.
  package func enclosure(over x: Interval) -> Enclosure {
    code.intervalCode.enclosure(over: x)
  }

  /// Whether a formula without the variable has a value; nil where fractions and enclosures do not
  /// tell.
  package var hasValue: Bool? {
    if code.exactValue != nil { return true }
    let value = enclosure(over: Interval(0)).value
    return value.interval.isEmpty ? false : value.decoration >= .defined ? true : nil
  }
}
