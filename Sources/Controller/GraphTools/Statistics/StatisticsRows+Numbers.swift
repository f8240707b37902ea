import GraphKit
import Intervals
import Numerals
import Words

/// Numbers as the rows tell them.
extension StatisticsRows {
  func bounds(
    _ interval: Interval,
    decimals: Int,
    _ measure: Viewport.Measure
  ) -> StatisticsPhrase {
    func written(_ number: String) -> String {
      measure == .value ? viewport.short(number, .y) : viewport.written(number, measure)
    }
    guard interval.isBounded else { return .unbounded }
    let shared = NumberText.certain(interval.lowerBound, interval.upperBound, decimals: decimals)
    if shared == "0", interval != Interval(0) {
      // Only 0 itself is told as 0: else how near to it the number certainly is, or its first digits.
      let power = NumberText.decimals(1.001 * interval.magnitude) - 1
      guard interval.contains(0) else { return bounds(interval, decimals: power + 4, measure) }
      let size = -power + (viewport.exponent(of: measure) ?? 0)
      return .value("0 ± 10" + NumberText.superscript(size))
    }
    // Bounds nearer than a thousandth of the number share digits, but perhaps not their last one.
    if let shared, shared == "0" || interval.width <= interval.magnitude * 1e-3 {
      return .value(written(shared))
    }
    let ends = NumberText.outward(interval.lowerBound, interval.upperBound, decimals: decimals)
    return .between(written(ends.lower), written(ends.upper))
  }

  func text(_ place: Interval) -> String {
    (countsPi ? found.multiplesOfPi[place] : nil) ?? text(place, decimals: across, .x)
  }

  func text(ofY value: Interval) -> String { text(value, decimals: up, .y) }

  func text(_ place: Interval, decimals: Int, _ axis: Coordinate) -> String {
    if let text = NumberText.certain(place.lowerBound, place.upperBound, decimals: decimals) {
      return viewport.short(text, axis)
    }
    let ends = NumberText.outward(place.lowerBound, place.upperBound, decimals: decimals)
    return "\(viewport.short(ends.lower, axis)) … \(viewport.short(ends.upper, axis))"
  }

  func text(_ place: Double) -> String {
    viewport.short(NumberText.rounded(place, decimals: across), .x)
  }

  var letter: String { viewport.shortLetter(.x) }
}
