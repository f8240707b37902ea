import Calculus
import Intervals

extension ColumnSolver {
  /// Looks for the least and the largest value of a continuous part, until they reach the rows that
  /// its enclosure allows.
  ///
  /// Samples first, more of them where the function turns more often, then climbs from the best one.
  /// The search may be clumsy: only values that were enclosed count.
  ///
  /// - `box`: The part, on which the function is certainly continuous.
  /// - `travel`: A bound on how far the values go up and down, all ways together.
  /// - `values`: All values, as distances from the top.
  /// - `low`: A value that is taken; replaced by a lower one, if any is found.
  /// - `high`: A value that is taken; replaced by a higher one, if any is found.
  /// - Complexity: At most 96 values and 28 steps of two values each.
  mutating func findExtremes(
    in box: Interval,
    travel: Double,
    values: Interval,
    low: inout Interval,
    high: inout Interval
  ) {
    let (a, b) = (box.lowerBound, box.upperBound)
    let span = max(values.width, grid.unitsPerRow)
    let turns = travel / span
    // A part that a few cuts make monotone is better cut.
    guard turns.isFinite ? turns > 3 : true else { return }
    let count = turns.isFinite ? min(96, max(12, Int(min(turns, 1e3)) * 4)) : 96
    // A plain value is worth about a quarter of an enclosure; climbing takes up to 56.
    budget.charge(count / 4 + 14)
    let step = (b - a) / Double(count)
    var least = (x: a, y: Double.infinity)
    var largest = (x: a, y: -Double.infinity)
    for index in 1..<count {
      // Uneven places: an even comb could march in step with the function.
      let x = a + step * (Double(index) + 0.37 * Double((index * 7) % 5 - 2) / 2)
      guard let y = function.y(at: x) else { continue }
      if y < least.y { least = (x, y) }
      if y > largest.y { largest = (x, y) }
    }
    guard least.y.isFinite, largest.y.isFinite else { return }
    let turnWidth = (b - a) / max(turns.isFinite ? turns : 1e6, 1)
    let reach = min(step, turnWidth)
    let x0 = climb(from: least.x, reach: reach, box: box, sign: -1)
    let x1 = climb(from: largest.x, reach: reach, box: box, sign: 1)
    if let y = value(at: x0), y.upperBound < low.upperBound { low = y }
    if let y = value(at: x1), y.lowerBound > high.lowerBound { high = y }
  }

  /// The place of a larger value (or smaller, by sign) near a first one.
  private func climb(from start: Double, reach: Double, box: Interval, sign: Double) -> Double {
    var x = start
    var best = sign * (function.y(at: x) ?? -.infinity * sign)
    var step = reach / 2
    for _ in 0..<14 {
      var improved = false
      for candidate in [x - step, x + step]
      where candidate >= box.lowerBound && candidate <= box.upperBound {
        guard let y = function.y(at: candidate), sign * y > best else { continue }
        best = sign * y
        x = candidate
        improved = true
        break
      }
      if !improved { step /= 2 }
    }
    return x
  }
}
