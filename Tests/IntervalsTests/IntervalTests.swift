import Intervals
import Testing

@Suite struct IntervalTests {
  @Test func `Ends out of order or no numbers give the empty set`() {
    #expect(Interval(2, 1).isEmpty)
    #expect(Interval(.nan, 1).isEmpty)
    #expect(Interval(.infinity).isEmpty)
    #expect(Interval(-.infinity, -.infinity).isEmpty)
    #expect(DecoratedInterval(2, 1) == .notAnInterval)
    #expect(Interval(-.infinity, .infinity) == .entire)
  }

  @Test func `An interval reads as the standard writes it`() {
    #expect(Interval(1, 2).description == "[1.0, 2.0]")
    #expect(Interval.empty.description == "[empty]")
    #expect(DecoratedInterval(.entire).description == "[entire]_dac")
    #expect(DecoratedInterval.notAnInterval.description == "[nai]")
  }

  @Test func `A sum steps outward only where it was rounded`() {
    #expect(Interval(1) + Interval(2) == Interval(3))
    let sum = Interval(1) + Interval(0x1p-60)
    #expect(sum == Interval(1, 1.0.nextUp))
    let largest = Interval(.greatestFiniteMagnitude)
    #expect(largest + largest == Interval(.greatestFiniteMagnitude, .infinity))
  }

  @Test func `Products and quotients that underflow keep their exact side`() {
    let tiny = Interval(.leastNonzeroMagnitude)
    #expect(tiny * Interval(0.5) == Interval(0, .leastNonzeroMagnitude))
    #expect(tiny * Interval(-0.25) == Interval(-.leastNonzeroMagnitude, 0))
    #expect(tiny * Interval(3) == Interval(3 * .leastNonzeroMagnitude))
    #expect(tiny / Interval(2) == Interval(0, .leastNonzeroMagnitude))
    let normal = Interval(0x1p-1022)
    #expect(normal / Interval(4) == Interval(0x1p-1024))
    #expect(Interval.sqrt(tiny) == Interval(0x1p-537))
  }

  @Test(arguments: [
    (Interval.exp(Interval(0)), 1.0),
    (.log(Interval(1)), 0),
    (.sin(Interval(0)), 0),
    (.cos(Interval(0)), 1),
    (.exp2(Interval(-1074)), 0x1p-1074),
    (.exp10(Interval(22)), 1e22),
    (.log2(Interval(0x1p-1074)), -1074),
    (.log10(Interval(1e22)), 22),
    (.cbrt(Interval(-343)), -7),
    (.root(5, Interval(0x1p-1070)), 0x1p-214),
    (.pow(Interval(4), Interval(1.5)), 8),
    (.pow(Interval(81), Interval(-0.25)).intersection(Interval(0, 1)), 1.0 / 3),
    (.pown(Interval(-3), 33), -5_559_060_566_555_523),
    (.rationalPower(Interval(-8), 2, 3), 4),
    (.rationalPower(Interval(-32), -3, 5), -0.125),
    (.log(base: Interval(3), Interval(81)), 4),
    (.log(base: Interval(2), Interval(0.125)), -3),
    (.gamma(Interval(23)), 1_124_000_727_777_607_680_000),
    (.gamma(Interval(6)), 120),
    (.gamma(Interval(1)), 1),
    (.erf(Interval(0)), 0),
    (.erfc(Interval(0)), 1),
    (.sinc(Interval(0)), 1),
    (.asin(Interval(0)), 0),
    (.acos(Interval(1)), 0),
    (.acosh(Interval(1)), 0),
    (.cosh(Interval(0)), 1),
  ])
  func `Exact results are one number`(_ result: Interval, _ value: Double) {
    if value == 1.0 / 3 {
      #expect(result.contains(value) && result.width <= value.ulp)
    } else {
      #expect(result == Interval(value))
    }
  }

  @Test func `Sine stays narrow for huge arguments`() {
    let result = Interval.sin(Interval(1e15, 1e15 + 0.125))
    #expect(result.width < 0.13)
    #expect(Interval.sin(Interval(1e300)).width < 1e-15)
    #expect(Interval.sin(Interval(1e300, 1e300.nextUp)) == Interval(-1, 1))
    #expect(Interval.sin(Interval(0, 10)) == Interval(-1, 1))
    #expect(Interval.tan(Interval(1.57, 1.58)) == .entire)
  }

  @Test func `Modulo is tight inside one cell`() {
    #expect(Interval.mod(Interval(7, 8), Interval(3)) == Interval(1, 2))
    #expect(Interval.mod(Interval(-8, -7), Interval(3)) == Interval(1, 2))
    #expect(Interval.mod(Interval(7, 8), Interval(-3)) == Interval(-2, -1))
    #expect(Interval.mod(Interval(7, 10), Interval(3)) == Interval(0, 3))
    #expect(
      DecoratedInterval.mod(DecoratedInterval(7, 8), DecoratedInterval(3, 3)).decoration == .common
    )
    #expect(
      DecoratedInterval.mod(DecoratedInterval(6, 8), DecoratedInterval(3, 3)).decoration
        == .definedAndContinuous
    )
    #expect(Interval.mod(Interval(5), Interval(0)).isEmpty)
  }

  @Test func `The calculator's powers reach left of 0 at integers only`() {
    let negative = DecoratedInterval(-2, -2)
    let range = DecoratedInterval.power(negative, DecoratedInterval(1.5, 3.5))
    #expect(range.interval.contains(4) && range.interval.contains(-8))
    #expect(range.decoration == .trivial)
    #expect(DecoratedInterval.power(negative, DecoratedInterval(0.5, 0.5)).interval.isEmpty)
    #expect(DecoratedInterval.power(negative, DecoratedInterval(3, 3)) == DecoratedInterval(-8, -8))
    let zero = DecoratedInterval(0, 0)
    #expect(DecoratedInterval.power(zero, zero) == DecoratedInterval(1, 1))
    #expect(
      DecoratedInterval.power(DecoratedInterval(0, 1), DecoratedInterval(0, 1)).decoration
        == .defined
    )
  }

  @Test func `Gamma keeps the side of its pole, and its lowest values`() {
    #expect(Interval.gamma(Interval(0, 1)).lowerBound == 1)
    #expect(Interval.gamma(Interval(-0.5, 0.5)) == .entire)
    #expect(Interval.gamma(Interval(-1, 0)).upperBound < -3.5)
    #expect(Interval.gamma(Interval(1, 2)).lowerBound > 0.8856)
    #expect(Interval.gamma(Interval(-2)).isEmpty)
  }
}
