import Intervals

extension Enclosure {
  /// The angle of the point (x, y).
  ///
  /// In radians, from −π to π; it jumps across the negative x axis, and has no value at the origin.
  public static func atan2(_ y: Enclosure, _ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.atan2(y.value, x.value)
    guard value.decoration >= .definedAndContinuous else {
      return Enclosure(value: value, slope: .entire)
    }
    // (x·dy − y·dx)/(x² + y²)
    let size = Interval.square(x.interval) + Interval.square(y.interval)
    let turn = x.interval * y.slope - y.interval * x.slope
    return Enclosure(value: value, slope: turn / size)
  }
}

extension Jet {
  /// The angle of the point (x, y) above the x axis, or below it where y is negative.
  public static func atan2(_ y: Jet, _ x: Jet, isAbove: Bool) -> Jet {
    let half = Interval.pi / Interval(2)
    return .constant(isAbove ? half : -half) - .atan(x / y)
  }
}

extension SeriesModel {
  /// The angle of the point (x, y); nil where it may be on the negative x axis.
  package static func atan2(_ y: SeriesModel, _ x: SeriesModel) -> SeriesModel? {
    if x.range.lowerBound > 0 { return (y / x).map(atan) }
    guard y.range.certainSign != 0 else { return nil }
    let quarter = Interval.pi / Interval(y.range.certainSign > 0 ? 2 : -2)
    return (x / y).map { y.constant(quarter) - atan($0) }
  }
}
