/// How many digits a length can distinguish.
extension NumberText {
  /// How many decimals a length justifies: the first power of ten not above it.
  package static func decimals(_ length: Double) -> Int {
    var (decimals, power) = (0, 1.0)
    while decimals < 320, power * length < 1 {
      power *= 10
      decimals += 1
    }
    while decimals > -320, power * length >= 10 {
      power /= 10
      decimals -= 1
    }
    return decimals
  }

  /// The number with the fewest decimals in a stretch, its upper end not included.
  package static func roundest(from lower: Double, to upper: Double) -> Double {
    let finest = decimals(upper - lower) + 1
    // The ends are rounded themselves: a number on one shall not fall off by that.
    let slack = (upper - lower) * 1e-6
    let (lower, upper) = (lower - slack, upper - slack)
    guard abs(finest) < 300 else { return lower + (upper - lower) / 2 }
    for decimals in stride(from: min(finest - 4, 0), through: finest, by: 1) {
      var power = 1.0
      for _ in 0..<abs(decimals) { power *= 10 }
      let rounded =
        decimals >= 0 ? (lower * power).rounded(.up) / power : (lower / power).rounded(.up) * power
      if rounded >= lower, rounded < upper { return rounded == 0 ? 0 : rounded }
    }
    return lower + (upper - lower) / 2
  }
}
