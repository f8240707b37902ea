import Calculus
import Intervals
import Testing

@Suite struct EnclosureTests {
  @Test func `The variable has slope 1, a constant 0`() {
    #expect(Enclosure.variable(over: Interval(1, 2)).slope == Interval(1))
    #expect(Enclosure.constant(Interval(1, 2)).slope == Interval(0))
    #expect(Enclosure.unknown.value == DecoratedInterval(.entire, .trivial))
    #expect(Enclosure.unknown.slope == .entire)
  }

  @Test func `Slopes at kinks and branch points cover every chord`() {
    let around = Enclosure.variable(over: Interval(-1, 1))
    let right = Enclosure.variable(over: Interval(0, 1))
    #expect(Enclosure.abs(around).slope == Interval(-1, 1))
    #expect(Enclosure.abs(right).slope == Interval(1))
    #expect(Enclosure.sqrt(right).slope == Interval(0.5, .infinity))
    #expect(Enclosure.cbrt(around).slope.upperBound == .infinity)
    #expect(Enclosure.cbrt(around).slope.lowerBound > 0.33)
    #expect(Enclosure.rationalPower(around, 2, 3).slope == .entire)
  }

  @Test func `A step is flat inside a cell and unknown across a jump`() {
    #expect(Enclosure.floor(.variable(over: Interval(0.25, 0.75))).slope == Interval(0))
    #expect(Enclosure.floor(.variable(over: Interval(0.25, 1))).slope == .entire)
    let modulo = Enclosure.mod(.variable(over: Interval(7, 8)), .constant(Interval(3)))
    #expect(modulo.slope == Interval(1))
  }

  @Test func `Rising and falling are certain where they hold`() {
    let x = Enclosure.variable(over: Interval(1, 1.5))
    #expect(Enclosure.exp(x).slope.lowerBound > 0)
    #expect(Enclosure.sin(x).slope.lowerBound > 0)
    #expect(Enclosure.reciprocal(x).slope.upperBound < 0)
    #expect((Enclosure.constant(Interval(1)) / x).slope.upperBound < 0)
    #expect(Enclosure.tan(x).slope.lowerBound >= 1)
    #expect(Enclosure.power(x, x).slope.lowerBound > 0)
  }
}
