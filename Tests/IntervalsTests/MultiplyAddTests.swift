import Intervals
import TestSupport
import Testing

/// x·y + z of intervals, held against that of their ends.
@Suite struct MultiplyAddTests {
  /// A number of any size and sign, often 0 or a small whole number.
  private static func number(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return 0
    case 1: return Double(Int.random(in: -3...3, using: &random))
    case 2: return Double.random(in: -9...9, using: &random)
    default:
      let exponent = Int.random(in: -520...500, using: &random)
      return Double(
        sign: Bool.random(using: &random) ? .plus : .minus,
        exponent: exponent,
        significand: Double.random(in: 1..<2, using: &random)
      )
    }
  }

  private static func interval(_ random: inout SeededGenerator) -> Interval {
    let (a, b) = (number(&random), number(&random))
    return Interval(min(a, b), max(a, b))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `it is as tight as the least and the greatest of its corners`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let (x, y) = (Self.interval(&random), Self.interval(&random))
      let z = Self.interval(&random)
      let corners = [x.lowerBound, x.upperBound].flatMap { a in
        [y.lowerBound, y.upperBound].flatMap { b in
          [z.lowerBound, z.upperBound].map { c in
            Interval.multiplyAdd(Interval(a), Interval(b), Interval(c))
          }
        }
      }
      let result = Interval.multiplyAdd(x, y, z)
      #expect(result.lowerBound == corners.map(\.lowerBound).min(), "\(x)·\(y) + \(z)")
      #expect(result.upperBound == corners.map(\.upperBound).max(), "\(x)·\(y) + \(z)")
    }
  }
}
