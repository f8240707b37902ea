import Calculus
import Intervals
import Testing

@Suite struct `Self powers` {
  @Test func `are lowest at 1 over e and 1 at 0`() {
    let unit = Enclosure.selfPower(.variable(over: Interval(0, 1)))
    #expect(unit.value.interval.upperBound == 1)
    #expect(unit.value.interval.lowerBound <= 0.6922006275553464)
    #expect(unit.value.interval.lowerBound >= 0.6922006275553460)
    #expect(unit.isCertainlyContinuous)
    #expect(Interval.selfPower(Interval(0)) == Interval(1))
    #expect(Interval.selfPower(Interval(2, 3)) == Interval(4, 27))
    #expect(Interval.selfPower(Interval(0.5)).contains(0.5.squareRoot()))
  }

  @Test func `have values at whole numbers below 0`() {
    #expect(Interval.selfPower(Interval(-2)) == Interval(0.25))
    #expect(Interval.selfPower(Interval(-2.5, -1.5)) == Interval(0.25))
    #expect(Interval.selfPower(Interval(-0.5, -0.25)).isEmpty)
    #expect(Interval.selfPower(Interval(-9, -1)) == Interval(-1, 1))
  }

  @Test func `rise and fall certainly where they do`() {
    #expect(Enclosure.selfPower(.variable(over: Interval(0.4, 2))).slope.lowerBound > 0)
    #expect(Enclosure.selfPower(.variable(over: Interval(0, 0.3))).slope.upperBound < 0)
  }

  @Test func `A sign without 0 has two values`() {
    let around = Enclosure.signOfNonzero(.variable(over: Interval(-1, 2)))
    #expect(around.value == DecoratedInterval(Interval(-1, 1), .trivial))
    #expect(Enclosure.signOfNonzero(.variable(over: Interval(1, 2))).value.interval == Interval(1))
    #expect(Enclosure.signOfNonzero(.constant(Interval(0))).value.interval.isEmpty)
  }

  @Test func `Roots of any degree have the real roots of negative numbers`() {
    let cube = Enclosure.root(.constant(Interval(3)), .variable(over: Interval(-8, 27)))
    #expect(cube.value.interval == Interval(-2, 3))
    let odd = Enclosure.root(.constant(Interval(2.5, 3.5)), .constant(Interval(-8)))
    #expect(odd.value.interval.contains(-2))
    #expect(odd.value.decoration == .trivial)
    let even = Enclosure.root(.constant(Interval(2.5)), .constant(Interval(-8)))
    #expect(even.value.interval.isEmpty)
  }
}
