import Analysis
import Calculus
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
    // What has no bounds here may have some.
    guard interval.isBounded else { return .notKnown }
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

  /// A place as it is listed: `1`, `≈ 0.333`, `0.2 … 0.4`.
  func text(_ place: Interval) -> String {
    (countsPi ? found.multiplesOfPi[place] : nil) ?? text(place, decimals: across, .x)
  }

  /// `= 1`, `≈ 0.333`.
  func at(_ place: Interval) -> String {
    let text = text(place)
    guard !text.hasPrefix("≈") else { return text }
    return (text.contains("…") ? "≈\u{A0}" : "= ") + text
  }

  /// `(1, 2)`, `(≈ 1.571, 1)`.
  func point(_ x: Interval, _ y: Interval?) -> String {
    "(\(text(x)), \(y.map { text($0, decimals: up, .y) } ?? "…"))"
  }

  /// A number with so many decimals: `2`, `≈ 0.333`, `0.2 … 0.4`.
  func text(_ number: Interval, decimals: Int, _ axis: Coordinate) -> String {
    if let text = NumberText.certain(number.lowerBound, number.upperBound, decimals: decimals) {
      return (isExact(number, decimals: decimals) ? "" : "≈\u{A0}") + viewport.short(text, axis)
    }
    let ends = NumberText.outward(number.lowerBound, number.upperBound, decimals: decimals)
    return "\(viewport.short(ends.lower, axis)) … \(viewport.short(ends.upper, axis))"
  }

  /// An end of a stretch of x: `1`, `≈ 0.333`.
  ///
  /// The ends of what is looked at are as they are written.
  func text(ofEnd end: Double) -> String {
    let view = found.statistics.stretch
    let place = found.features.first { $0.x.contains(end) }?.x
    if let place, let multiple = countsPi ? found.multiplesOfPi[place] : nil { return multiple }
    let isKnown =
      place.map { isExact($0, decimals: across) }
      ?? (end == view.lowerBound || end == view.upperBound)
    let text = viewport.short(NumberText.rounded(end, decimals: across), .x)
    return (isKnown ? "" : "≈\u{A0}") + text
  }

  /// Whether the digits that are shown are all of a number: not 0.333 of 1/3.
  private func isExact(_ number: Interval, decimals: Int) -> Bool {
    let text = NumberText.rounded(number.lowerBound, decimals: decimals)
    return Interval(decimal: text.replacing("−", with: "-")) == number
  }

  var letter: String { viewport.shortLetter(.x) }

  /// Whether the curve has no value at an end of a stretch of its domain.
  func isOpen(_ end: Double) -> Bool {
    found.features.contains { $0.value == .undefined && $0.x.contains(end) }
  }
}
