extension Interval {
  /// The tightest interval around π/180, an angle of one degree in radians.
  public static var radiansPerDegree: Interval {
    Interval(uncheckedLower: 0x1.1df46a2529d39p-6, upper: 0x1.1df46a2529d3ap-6)
  }

  /// The tightest interval around 180/π, an angle of one radian in degrees.
  public static var degreesPerRadian: Interval {
    Interval(uncheckedLower: 0x1.ca5dc1a63c1f7p5, upper: 0x1.ca5dc1a63c1f8p5)
  }

  /// The sine of angles in degrees, within 3 ulps; exact where it is 0, ±½ or ±1.
  public static func sinDegrees(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    guard let turn = x.reduced(by: 360) else { return Interval(-1, 1) }
    let values = x.endHull(DegreePoint.sine)
    return values.reaching(
      top: turn.contains(90) || turn.contains(450),
      bottom: turn.contains(-90) || turn.contains(270)
    )
  }

  /// The cosine of angles in degrees, within 3 ulps; exact where it is 0, ±½ or ±1.
  public static func cosDegrees(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    guard let turn = x.reduced(by: 360) else { return Interval(-1, 1) }
    let values = x.endHull(DegreePoint.cosine)
    return values.reaching(
      top: turn.contains(0) || turn.contains(360),
      bottom: turn.contains(-180) || turn.contains(180)
    )
  }

  /// The tangent of angles in degrees, within 5 ulps; exact where it is 0 or ±1.
  ///
  /// The whole line where a pole is a member, empty at a pole alone.
  public static func tanDegrees(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    guard x.avoidsDegreePoles else {
      return x.isSingleton ? .empty : .entire
    }
    return Interval(
      uncheckedLower: DegreePoint.tangent(x.lowerBound.remainder(dividingBy: 180)).lowerBound,
      upper: DegreePoint.tangent(x.upperBound.remainder(dividingBy: 180)).upperBound
    )
  }

  /// Whether no member is 90 degrees or a whole number of half turns from there.
  package var avoidsDegreePoles: Bool {
    guard let turn = reduced(by: 180) else { return isEmpty }
    return turn.lowerBound > -90 && !turn.contains(90)
  }

  /// The arc sine in degrees, within 3 ulps; exact at 0, ±½ and ±1.
  public static func asinDegrees(_ x: Interval) -> Interval {
    (asin(x) * degreesPerRadian).with(
      lower: DegreePoint.exactArcSine(Swift.max(x.lowerBound, -1)),
      upper: DegreePoint.exactArcSine(Swift.min(x.upperBound, 1)),
      clampedTo: Interval(-90, 90)
    )
  }

  /// The arc cosine in degrees, within 3 ulps; exact at 0, ±½ and ±1.
  public static func acosDegrees(_ x: Interval) -> Interval {
    (acos(x) * degreesPerRadian).with(
      lower: DegreePoint.exactArcSine(Swift.min(x.upperBound, 1)).map { 90 - $0 },
      upper: DegreePoint.exactArcSine(Swift.max(x.lowerBound, -1)).map { 90 - $0 },
      clampedTo: Interval(0, 180)
    )
  }

  /// The arc tangent in degrees, within 3 ulps; exact at 0 and ±1.
  public static func atanDegrees(_ x: Interval) -> Interval {
    (atan(x) * degreesPerRadian).with(
      lower: DegreePoint.exactArcTangent(x.lowerBound),
      upper: DegreePoint.exactArcTangent(x.upperBound),
      clampedTo: Interval(-90, 90)
    )
  }

  /// The interval moved by whole periods until it starts in [−period/2, period/2]; nil if longer.
  private func reduced(by period: Double) -> Interval? {
    let width = upperBound - lowerBound
    guard width >= 0, width < period else { return nil }
    let low = lowerBound.remainder(dividingBy: period)
    let high = upperBound.remainder(dividingBy: period)
    let turns = ((width - (high - low)) / period).rounded()
    return Interval(low, Rounding.addUp(high, turns * period))
  }

  private func endHull(_ value: (Double) -> Interval) -> Interval {
    let left = value(lowerBound.remainder(dividingBy: 360))
    if isSingleton { return left }
    return left.convexHull(with: value(upperBound.remainder(dividingBy: 360)))
  }

  private func reaching(top: Bool, bottom: Bool) -> Interval {
    Interval(uncheckedLower: bottom ? -1 : lowerBound, upper: top ? 1 : upperBound)
  }

  private func with(lower: Double?, upper: Double?, clampedTo range: Interval) -> Interval {
    if isEmpty { return .empty }
    return Interval(
      uncheckedLower: lower ?? Swift.max(lowerBound, range.lowerBound),
      upper: upper ?? Swift.min(upperBound, range.upperBound)
    )
  }
}
