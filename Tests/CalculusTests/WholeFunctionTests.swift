import Calculus
import Intervals
import Testing

@Suite struct WholeFunctionTests {
  @Test func `Functions of whole numbers are defined there only`() {
    let six = Enclosure.constant(Interval(6))
    let wide = Enclosure.variable(over: Interval(2.5, 4.5))
    #expect(WholeFunction.gcd(wide, six).value == DecoratedInterval(Interval(0, 6), .trivial))
    #expect(WholeFunction.gcd(.variable(over: Interval(2.5, 2.75)), six).value.interval.isEmpty)
    #expect(WholeFunction.gcd(.constant(Interval(4)), six).value == DecoratedInterval(2, 2))
    #expect(WholeFunction.combinations(six, .constant(Interval(-1))).value.interval.isEmpty)
  }

  @Test(arguments: [
    (WholeFunction.gcd(12, 18), 6), (WholeFunction.gcd(0, 0), 0), (WholeFunction.gcd(-4, 6), 2),
    (WholeFunction.lcm(4, 6), 12), (WholeFunction.lcm(0, 6), 0),
    (WholeFunction.combinations(5, 2), 10), (WholeFunction.combinations(3, 5), 0),
    (WholeFunction.combinations(60, 30), 118_264_581_564_861_424),
    (WholeFunction.permutations(5, 2), 20), (WholeFunction.permutations(4, 0), 1),
    (WholeFunction.combinations(1e6, 5e5), .infinity),
    (WholeFunction.permutations(1e9, 1e9), .infinity),
  ])
  func `Whole numbers give whole numbers`(result: Double, expected: Double) {
    #expect(result == expected)
  }
}
