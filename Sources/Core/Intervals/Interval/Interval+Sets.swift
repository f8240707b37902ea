extension Interval {
  /// The numbers in both.
  @inlinable
  public func intersection(_ other: Interval) -> Interval {
    Interval(
      Swift.max(lowerBound, other.lowerBound),
      Swift.min(upperBound, other.upperBound)
    )
  }

  /// The numbers in both, or these where rounding leaves nothing.
  @inlinable
  package func narrowed(by other: Interval) -> Interval {
    let both = intersection(other)
    return both.isEmpty ? self : both
  }

  /// The smallest interval that contains both.
  @inlinable
  public func convexHull(with other: Interval) -> Interval {
    Interval(
      uncheckedLower: Swift.min(lowerBound, other.lowerBound),
      upper: Swift.max(upperBound, other.upperBound)
    )
  }

  /// Whether every member is a member of the other.
  @inlinable
  public func isSubset(of other: Interval) -> Bool {
    lowerBound >= other.lowerBound && upperBound <= other.upperBound
  }

  /// Whether the interval lies in the topological interior of the other.
  @inlinable
  public func isInterior(to other: Interval) -> Bool {
    if isEmpty { return true }
    let below = other.lowerBound < lowerBound || other.lowerBound == -.infinity
    let above = upperBound < other.upperBound || other.upperBound == .infinity
    return below && above && !other.isEmpty
  }

  /// Whether the two have no member in common.
  @inlinable
  public func isDisjoint(from other: Interval) -> Bool {
    isEmpty || other.isEmpty || upperBound < other.lowerBound || other.upperBound < lowerBound
  }

  /// Whether each end is at most the other's ("less" in the standard).
  @inlinable
  public func isLess(than other: Interval) -> Bool {
    if isEmpty || other.isEmpty { return isEmpty && other.isEmpty }
    return lowerBound <= other.lowerBound && upperBound <= other.upperBound
  }

  /// Whether each end is below the other's; equal infinite ends count as below.
  @inlinable
  public func isStrictlyLess(than other: Interval) -> Bool {
    if isEmpty || other.isEmpty { return isEmpty && other.isEmpty }
    let below =
      lowerBound < other.lowerBound
      || other.lowerBound == -.infinity
        && lowerBound == -.infinity
    let above =
      upperBound < other.upperBound
      || upperBound == .infinity
        && other.upperBound == .infinity
    return below && above
  }

  /// Whether the interval is to the left of the other, perhaps touching.
  @inlinable
  public func precedes(_ other: Interval) -> Bool {
    isEmpty || other.isEmpty || upperBound <= other.lowerBound
  }

  /// Whether the interval is to the left of the other, not touching.
  @inlinable
  public func strictlyPrecedes(_ other: Interval) -> Bool {
    isEmpty || other.isEmpty || upperBound < other.lowerBound
  }
}
