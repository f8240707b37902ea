extension Interval {
  /// The number in the middle half of the interval that needs the fewest binary digits.
  ///
  /// That is 0 if it is there, then whole numbers, then halves and so on.
  /// Cutting there lands on the places where formulas have their poles, jumps and holes.
  package var roundestInterior: Double {
    let quarter = upperBound / 4 - lowerBound / 4
    let (low, high) = (lowerBound + quarter, upperBound - quarter)
    return low < high ? Self.roundest(from: low, to: high) : midpoint
  }

  /// The number from `low` to `high`, both included, that needs the fewest binary digits.
  package static func roundest(from low: Double, to high: Double) -> Double {
    if low <= 0, high >= 0 { return 0 }
    if high < 0 { return -roundest(from: -high, to: -low) }
    // The lower end itself may be the rounder one: only its last bits tell.
    let difference = low.bitPattern ^ high.bitPattern
    guard difference != 0 else { return high }
    let shift = UInt64(63 - difference.leadingZeroBitCount)
    let candidate = Double(bitPattern: (high.bitPattern >> shift) << shift)
    return low.bitPattern.trailingZeroBitCount > candidate.bitPattern.trailingZeroBitCount
      ? low : candidate
  }
}
