import NumericCore

extension Interval {
  /// The number in the middle half of the interval that needs the fewest binary digits: 0 if it is
  /// there, then whole numbers, halves …
  ///
  /// Cutting there lands on the places where formulas have their poles, jumps and holes.
  var roundestInterior: Double {
    let quarter = upperBound / 4 - lowerBound / 4
    let (low, high) = (lowerBound + quarter, upperBound - quarter)
    guard low < high else { return midpoint }
    if low <= 0, high >= 0 { return 0 }
    if high < 0 { return -Self.roundest(-high, -low) }
    return Self.roundest(low, high)
  }

  /// The roundest of the positive numbers between two.
  private static func roundest(_ low: Double, _ high: Double) -> Double {
    let difference = low.bitPattern ^ high.bitPattern
    guard difference != 0 else { return high }
    let shift = UInt64(63 - difference.leadingZeroBitCount)
    return Double(bitPattern: (high.bitPattern >> shift) << shift)
  }
}
