extension Interval {
  /// Whether no number is a member.
  @inlinable
  @inline(__always)
  public var isEmpty: Bool { lowerBound > upperBound }

  /// Whether every real number is a member.
  @inlinable
  @inline(__always)
  public var isEntire: Bool { lowerBound == -.infinity && upperBound == .infinity }

  /// Whether exactly one number is a member.
  @inlinable
  @inline(__always)
  public var isSingleton: Bool { lowerBound == upperBound }

  /// Whether the interval is bounded and not empty ("common" in the standard).
  @inlinable
  @inline(__always)
  public var isCommon: Bool { isBounded }

  /// Whether both ends are finite; the empty set is not bounded here.
  @inlinable
  @inline(__always)
  public var isBounded: Bool {
    lowerBound.magnitude < .infinity && upperBound.magnitude < .infinity
  }

  /// Whether the number is a member; an infinity or NaN never is.
  @inlinable
  @inline(__always)
  public func contains(_ value: Double) -> Bool {
    lowerBound <= value && value <= upperBound && value.magnitude < .infinity
  }

  /// A finite number in the middle, rounded to nearest; NaN for the empty set.
  ///
  /// 0 for the whole line, and ±greatestFiniteMagnitude where one end is infinite.
  @inlinable
  public var midpoint: Double {
    if isEmpty { return .nan }
    if lowerBound == -.infinity {
      return upperBound == .infinity ? 0 : -.greatestFiniteMagnitude
    }
    if upperBound == .infinity { return .greatestFiniteMagnitude }
    let sum = lowerBound + upperBound
    return sum.magnitude < .infinity ? sum * 0.5 + 0 : lowerBound * 0.5 + upperBound * 0.5
  }

  /// The smallest distance from `midpoint` that reaches both ends, rounded up; NaN when empty.
  @inlinable
  public var radius: Double {
    if isEmpty { return .nan }
    guard isBounded else { return .infinity }
    let middle = midpoint
    return Swift.max(
      Rounding.subtractUp(middle, lowerBound),
      Rounding.subtractUp(upperBound, middle)
    )
  }

  /// The distance between the ends, rounded up; NaN for the empty set.
  @inlinable
  public var width: Double {
    isEmpty ? .nan : Rounding.subtractUp(upperBound, lowerBound)
  }

  /// The largest magnitude of a member; NaN for the empty set.
  @inlinable
  public var magnitude: Double {
    isEmpty ? .nan : Swift.max(lowerBound.magnitude, upperBound.magnitude)
  }

  /// The smallest magnitude of a member ("mignitude"); NaN for the empty set.
  @inlinable
  public var mignitude: Double {
    if isEmpty { return .nan }
    if lowerBound <= 0, upperBound >= 0 { return 0 }
    return Swift.min(lowerBound.magnitude, upperBound.magnitude)
  }

  /// 1 or −1 where all members have that sign, else 0.
  package var certainSign: Int { isEmpty ? 0 : lowerBound > 0 ? 1 : upperBound < 0 ? -1 : 0 }
}
