/// Sine, cosine and tangent of one angle in degrees, and where they are rational.
///
/// All reductions, 180 − x and 90 − x, are exact where they are used (Sterbenz), so that only a
/// product with π/180 and the library's function are rounded.
enum DegreePoint {
  /// The sine of −180 … 180 degrees.
  static func sine(_ angle: Double) -> Interval {
    let size = angle.magnitude
    let value = firstQuadrantSine(size > 90 ? 180 - size : size)
    return angle < 0 ? -value : value
  }

  /// The cosine of −180 … 180 degrees.
  static func cosine(_ angle: Double) -> Interval {
    let size = angle.magnitude
    if size <= 45 { return cosineUpTo45(size) }
    if size >= 135 { return -cosineUpTo45(180 - size) }
    return size <= 90 ? firstQuadrantSine(90 - size) : -firstQuadrantSine(size - 90)
  }

  /// The tangent of −90 … 90 degrees, an unbounded value at the ends.
  static func tangent(_ angle: Double) -> Interval {
    let size = angle.magnitude
    let value: Interval
    switch size {
    case 0: value = Interval(0)
    case 45: value = Interval(1)
    case 90: value = Interval(.greatestFiniteMagnitude, .infinity)
    default:
      value =
        size < 45
        ? Interval.tan(radians(size)) : Interval.reciprocal(Interval.tan(radians(90 - size)))
    }
    return angle < 0 ? -value : value
  }

  /// The angle whose sine is 0, ±½ or ±1.
  static func exactArcSine(_ value: Double) -> Double? {
    switch value.magnitude {
    case 0: 0
    case 0.5: value * 60
    case 1: value * 90
    default: nil
    }
  }

  /// The angle whose tangent is 0, ±1 or beyond all bounds.
  static func exactArcTangent(_ value: Double) -> Double? {
    switch value.magnitude {
    case 0: 0
    case 1: value * 45
    case .infinity: value > 0 ? 90 : -90
    default: nil
    }
  }

  private static func firstQuadrantSine(_ angle: Double) -> Interval {
    switch angle {
    case 0: Interval(0)
    case 30: Interval(0.5)
    case 90: Interval(1)
    default: angle < 45 ? Interval.sin(radians(angle)) : cosineUpTo45(90 - angle)
    }
  }

  private static func cosineUpTo45(_ angle: Double) -> Interval {
    angle == 0 ? Interval(1) : Interval.cos(radians(angle))
  }

  private static func radians(_ angle: Double) -> Interval {
    Interval(angle) * Interval.radiansPerDegree
  }
}
