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
}
