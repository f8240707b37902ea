import NumericCore

/// A source of random numbers that is the same on every run.
///
/// SplitMix64. Source: Steele, Lea, Flood, Fast Splittable Pseudorandom Number Generators, 2014.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

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
