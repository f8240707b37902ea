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
}
