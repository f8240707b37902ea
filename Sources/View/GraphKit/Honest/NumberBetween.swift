import NumericCore

/// Round numbers between two others.
enum NumberBetween {
  /// The number from `low` to `high`, both included, with the fewest binary digits.
  static func roundest(_ low: Double, _ high: Double) -> Double {
    guard low < high else { return low }
    let half = high / 2 - low / 2
    return Interval(low - half, high + half).roundestInterior
  }
}
