package import Calculus
package import Intervals

extension ProgramCode {
  /// What is certain of the function over `x`: its values and the slopes of its chords.
  ///
  /// The values are those of exact real arithmetic; they contain every value `value(at:)` gives on
  /// `x` up to that one's own rounding.
  @inline(__always)
  package func enclosure(over x: Interval) -> Enclosure {
    intervalCode.enclosure(over: x)
  }
}

extension Program {
  /// What is certain of the function over `x`: its values and the slopes of its chords.
  package func enclosure(over x: Interval) -> Enclosure {
    code.enclosure(over: x)
  }
}
