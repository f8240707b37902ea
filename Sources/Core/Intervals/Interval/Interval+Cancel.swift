extension Interval {
  /// The tightest z with self ⊆ other + z, where there is one; the whole line otherwise.
  ///
  /// Source: IEEE 1788-2015, 10.5.6.
  public func cancelMinus(_ other: Interval) -> Interval {
    if isEmpty { return other.isEmpty || other.isBounded ? .empty : .entire }
    guard isBounded, other.isBounded, isAtLeastAsWide(as: other) else { return .entire }
    return Interval(
      uncheckedLower: Rounding.subtractDown(lowerBound, other.lowerBound),
      upper: Rounding.subtractUp(upperBound, other.upperBound)
    )
  }

  /// `cancelMinus` of the opposite.
  public func cancelPlus(_ other: Interval) -> Interval {
    cancelMinus(-other)
  }

  /// Whether the width is at least the other's, exactly; false where that is out of reach.
  private func isAtLeastAsWide(as other: Interval) -> Bool {
    let largest = Swift.max(magnitude, other.magnitude)
    let scale = largest > 0x1p1000 ? 0x1p-8 : 1
    let (a, b) = (lowerBound * scale, upperBound * scale)
    let (c, d) = (other.lowerBound * scale, other.upperBound * scale)
    guard a / scale == lowerBound, b / scale == upperBound,
      c / scale == other.lowerBound, d / scale == other.upperBound
    else { return false }
    return Rounding.signOfSum(b, -a, -d, c) >= 0
  }
}
