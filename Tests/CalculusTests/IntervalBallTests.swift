import Calculus
import Intervals
import TestSupport
import Testing

/// Sums by balls, held to sums of whole numbers, which are exact.
@Suite struct IntervalBallTests {
  /// A random whole number, and an interval around it that is a point as often as not.
  private static func term(using generator: inout SeededGenerator) -> (number: Double, Interval) {
    let number = Double(Int.random(in: -1_000_000...1_000_000, using: &generator))
    let (below, above) = (
      Double.random(in: 0...1e3, using: &generator), Double.random(in: 0...1e3, using: &generator)
    )
    let isPoint = Bool.random(using: &generator)
    return (number, isPoint ? Interval(number) : Interval(number - below, number + above))
  }

  @Test func `a polynomial's value lies in what is found`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let terms = (0..<3).map { _ in Self.term(using: &generator) }
      let place = Double(Int.random(in: -1000...1000, using: &generator)) / 64
      // Less than 53 bits: no rounding.
      let exact = (terms[2].number * place + terms[1].number) * place + terms[0].number
      let found = try #require(IntervalBall.value(of: terms.map(\.1), at: place))
      #expect(found.contains(exact))
      let slow = terms.reversed().reduce(Interval(0)) { $0 * Interval(place) + $1.1 }
      #expect(found.width <= 1.01 * slow.width + 1e-2)
    }
  }

  @Test func `a ball holds its interval`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let box = RandomBoxes.box(using: &generator)
      guard box.isBounded, !box.isEmpty, box.magnitude < 1e300 else { continue }
      let ball = IntervalBall(box)
      let all = Interval(ball.middle) + Interval(-ball.radius, ball.radius)
      #expect(box.isSubset(of: all))
    }
  }

  @Test(arguments: [[Interval(0x1p-1000)], [Interval(-.infinity, 1)], [.empty], [Interval(0)]])
  func `what is too small or too large is left to intervals`(terms: [Interval]) {
    #expect(IntervalBall.value(of: terms, at: 1) == nil)
  }
}
