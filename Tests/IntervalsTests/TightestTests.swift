import Intervals
import TestSupport
import Testing

/// Operations that promise the tightest result: between neighbours, for single numbers.
@Suite struct TightestTests {
  private static let operations: [@Sendable (Interval, Interval) -> Interval] = [
    { $0 + $1 },
    { $0 - $1 },
    { $0 * $1 },
    { $0 / $1 },
    { .multiplyAdd($0, $1, $0) },
    { x, _ in .square(x) },
    { x, _ in .reciprocal(x) },
    { x, _ in .sqrt(x) },
    { x, _ in .cbrt(x) },
    { x, _ in .root(5, x) },
    { x, _ in .root(4, x) },
  ]

  @Test(arguments: operations.indices)
  func `Single numbers give neighbours at most`(_ index: Int) {
    let operation = TightestTests.operations[index]
    var generator = SeededGenerator(seed: 5)
    var numbers = 0
    for _ in 0..<20_000 {
      let everyday = Double.random(in: -100...100, using: &generator)
      let any = Double(bitPattern: generator.next())
      let isAny = generator.next() & 1 == 0 && any.isFinite
      let x = Interval(isAny ? any : everyday)
      let y = Interval(Double.random(in: -9...9, using: &generator))
      let result = operation(x, y)
      guard !result.isEmpty else { continue }
      numbers += 1
      #expect(result.lowerBound.nextUp >= result.upperBound, "\(x), \(y)")
    }
    #expect(numbers > 5_000, "\(numbers)")
  }

  /// Ends among which are equal products, zeros, infinities and numbers that underflow.
  private static func end(_ generator: inout SeededGenerator) -> Double {
    let some = [0, 1, -1, 2, -2, 3, -3, 0.1, -0.1, 0x1p-600, -0x1p-600, 1e300, -1e300]
    let number = some[Int.random(in: some.indices, using: &generator)]
    let isEveryday = generator.next() & 1 == 0
    return isEveryday ? Double.random(in: -9...9, using: &generator) : number
  }

  private static func interval(_ generator: inout SeededGenerator) -> Interval {
    let (a, b) = (end(&generator), end(&generator))
    return Interval(min(a, b), max(a, b))
  }

  @Test func `a product is the hull of those of its ends`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let (x, y) = (Self.interval(&generator), Self.interval(&generator))
      let ends = [x.lowerBound, x.upperBound].flatMap { a in
        [y.lowerBound, y.upperBound].map { Interval(a) * Interval($0) }
      }
      let hull = ends.reduce(Interval.empty) { $0.convexHull(with: $1) }
      #expect(x * y == hull, "\(x) × \(y)")
      if y.upperBound > 0 {
        #expect(x.scaled(by: y.upperBound) == x * Interval(y.upperBound), "\(x) × \(y.upperBound)")
      }
    }
  }
}
