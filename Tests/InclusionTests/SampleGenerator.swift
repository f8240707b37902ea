/// Random intervals and points in them, the same on every run of a seed.
///
/// Arguments come from many places at once: everyday numbers, all magnitudes of binary64,
/// subnormal numbers, integers, ±1, and the neighbourhood of multiples of π/2.
struct SampleGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  ///
  /// Source: Steele, Lea, Flood, Fast Splittable Pseudorandom Number Generators, 2014.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number in [0, 1).
  mutating func unit() -> Double {
    Double(bits() >> 11) * 0x1p-53
  }

  /// A number in [−limit, limit).
  mutating func signed(_ limit: Double) -> Double {
    (unit() * 2 - 1) * limit
  }

  /// An integer of a range.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.count))
  }

  /// A finite number from anywhere.
  mutating func number() -> Double {
    switch bits() & 15 {
    case 0, 1, 2, 3: return signed(10)
    case 4, 5: return signed(800)
    case 6: return signed(1)
    case 7: return anyMagnitude()
    case 8:
      return Double(sign: bits() & 1 == 0 ? .plus : .minus, exponent: -1074, significand: 1)
        * Double(bits() & 0xFFFF_FFFF)
    case 9: return nudged(Double(integer(-40...40)))
    case 10: return nudged(bits() & 1 == 0 ? 1 : -1)
    case 11: return nudged(Double(integer(-1000...1000)) * 1.5707963267948966)
    case 12: return nudged(Double(integer(-(1 << 45)...(1 << 45))) * 1.5707963267948966)
    case 13: return signed(1e16)
    case 14: return nudged(Double(integer(-2000...2000)) / 2)
    default: return nudged(0)
    }
  }

  /// A number around `center`: itself, a few neighbours away, or close by.
  private mutating func nudged(_ center: Double) -> Double {
    switch bits() & 3 {
    case 0: return center
    case 1: return center + center.ulp * Double(integer(-4...4))
    case 2: return center + signed(0x1p-20) * (1 + center.magnitude * 0x1p-30)
    default: return center + signed(0.1)
    }
  }

  private mutating func anyMagnitude() -> Double {
    let value = Double(bitPattern: bits())
    return value.isFinite ? value : 1
  }

  /// Ends in order, finite: one number, a few neighbours, narrow or wide.
  mutating func ends() -> (lower: Double, upper: Double) {
    let first = number()
    let second: Double
    switch bits() & 7 {
    case 0, 1: second = first
    case 2: second = first + first.ulp * Double(integer(1...8))
    case 3, 4: second = first + unit() * first.magnitude * 0x1p-20
    case 5: second = first + unit()
    case 6: second = first + unit() * 8
    default: second = number()
    }
    let other = second.isFinite ? second : first
    return (Swift.min(first, other), Swift.max(first, other))
  }

  /// A member: an end, or between.
  mutating func member(of ends: (lower: Double, upper: Double)) -> Double {
    switch bits() & 3 {
    case 0: return ends.lower
    case 1: return ends.upper
    default:
      let t = unit()
      let point = ends.lower * (1 - t) + ends.upper * t
      return Swift.min(Swift.max(point, ends.lower), ends.upper)
    }
  }
}
