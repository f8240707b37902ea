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

extension Interval {
  /// The least multiple in it of the largest power of two of which it holds one: 0 if that is there; of an
  /// interval that is not bounded the middle.
  package var simplest: Double {
    if contains(0) { return 0 }
    let size = magnitude
    guard size.isFinite, size > 0 else { return midpoint }
    var unit = Double(sign: .plus, exponent: size.exponent, significand: 1)
    // At least the end nearer to 0 is a multiple of its own last digit.
    while unit > 0 {
      let place = (lowerBound / unit).rounded(.up) * unit
      if place <= upperBound { return place }
      unit /= 2
    }
    return midpoint
  }
}
