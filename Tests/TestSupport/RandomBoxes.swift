package import Intervals

/// Stretches of x for tests that have to hold on all of them.
package enum RandomBoxes {
  /// A box of any width from a single number up, often with a whole number inside or at an end.
  package static func box(using generator: inout SeededGenerator) -> Interval {
    let whole = Double(Int.random(in: -6...6, using: &generator))
    let center =
      Bool.random(using: &generator) ? whole : Double.random(in: -8...8, using: &generator)
    let widths: [Double] = [0, 1e-12, 1e-6, 0.01, 0.5, 3, 200]
    let width = widths.randomElement(using: &generator) ?? 1
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return Interval(center, center + width)
    case 1: return Interval(center - width, center)
    default: return Interval(center - width, center + width)
    }
  }

  /// A number in a box, sometimes an end.
  package static func point(in box: Interval, using generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: box.lowerBound
    case 1: box.upperBound
    default: Double.random(in: box.lowerBound...box.upperBound, using: &generator)
    }
  }
}
