import Intervals
import TestSupport

extension SeededGenerator {
  /// A box of everyday size: about a number in (−reach, reach), often with an integer as an end.
  mutating func box(reach: Double) -> Interval {
    var center = Double.random(in: -reach...reach, using: &self)
    if next() & 3 == 0 { center = center.rounded() }
    let width = [0, 1e-12, 1e-6, 1e-2, 0.3, 1, 3][Int(next() % 7)]
    return next() & 1 == 0 ? Interval(center, center + width) : Interval(center - width, center)
  }

  /// A member of a bounded box.
  mutating func member(of box: Interval) -> Double {
    switch next() & 7 {
    case 0: box.lowerBound
    case 1: box.upperBound
    default: Double.random(in: box.lowerBound...box.upperBound, using: &self)
    }
  }
}
