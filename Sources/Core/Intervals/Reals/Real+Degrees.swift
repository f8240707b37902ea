extension Real {
  /// The sine of an angle in degrees, exact where it is rational: `Real.sinDegrees(30) == 0.5`.
  public static func sinDegrees(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let turned = x.remainder(dividingBy: 360)
    let value = firstQuadrantSine(Swift.abs(turned))
    return turned < 0 && value != 0 ? -value : value
  }

  /// The cosine of an angle in degrees: `Real.cosDegrees(90) == 0`.
  public static func cosDegrees(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    // cos x = sin(90 − |x|); the difference is exact where it matters, next to 90.
    let turned = Swift.abs(x.remainder(dividingBy: 360))
    if turned <= 45 { return cosineUpTo45(turned) }
    if turned >= 135 { return -cosineUpTo45(180 - turned) }
    let complement = 90 - turned
    let value = firstQuadrantSine(Swift.abs(complement))
    return complement < 0 && value != 0 ? -value : value
  }

  /// The tangent of an angle in degrees, NaN at 90 and every half turn from there.
  public static func tanDegrees(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let turned = x.remainder(dividingBy: 180)
    let size = Swift.abs(turned)
    let value: Double
    switch size {
    case 0: return 0
    case 90: return .nan
    case 45: value = 1
    case 30: value = 1 / sqrt(3)
    case 60: value = sqrt(3)
    default:
      value = size < 45 ? tan(size * radiansPerDegree) : 1 / tan((90 - size) * radiansPerDegree)
    }
    return turned < 0 ? -value : value
  }

  /// The angle in degrees whose sine is `x`: `Real.asinDegrees(0.5) == 30`.
  public static func asinDegrees(_ x: Double) -> Double {
    let size = Swift.abs(x)
    let angle: Double
    switch size {
    case 0.5: angle = 30
    case sqrt(0.5): angle = 45
    case sqrt(0.75): angle = 60
    case 1: angle = 90
    default: angle = asin(size) / radiansPerDegree
    }
    return x < 0 ? -angle : angle
  }

  /// The angle in degrees whose cosine is `x`: `Real.acosDegrees(0.5) == 60`.
  public static func acosDegrees(_ x: Double) -> Double {
    switch Swift.abs(x) {
    case 0, 0.5, sqrt(0.5), sqrt(0.75), 1: 90 - asinDegrees(x)
    default: acos(x) / radiansPerDegree
    }
  }

  /// The angle in degrees whose tangent is `x`: `Real.atanDegrees(1) == 45`.
  public static func atanDegrees(_ x: Double) -> Double {
    let size = Swift.abs(x)
    let angle: Double
    switch size {
    case 1: angle = 45
    case 1 / sqrt(3): angle = 30
    case sqrt(3): angle = 60
    default: angle = atan(size) / radiansPerDegree
    }
    return x < 0 ? -angle : angle
  }

  /// An angle in degrees, in radians.
  public static func radians(fromDegrees x: Double) -> Double { x * radiansPerDegree }

  private static var radiansPerDegree: Double { 0x1.1df46a2529d39p-6 }

  /// The sine of 0 … 180 degrees.
  private static func firstQuadrantSine(_ angle: Double) -> Double {
    let folded = angle > 90 ? 180 - angle : angle
    switch folded {
    case 0: return 0
    case 30: return 0.5
    case 45: return sqrt(0.5)
    case 60: return sqrt(0.75)
    case 90: return 1
    default:
      return folded < 45
        ? sin(folded * radiansPerDegree)
        : cos((90 - folded) * radiansPerDegree)
    }
  }

  private static func cosineUpTo45(_ angle: Double) -> Double {
    switch angle {
    case 0: 1
    case 30: sqrt(0.75)
    case 45: sqrt(0.5)
    default: cos(angle * radiansPerDegree)
    }
  }
}
