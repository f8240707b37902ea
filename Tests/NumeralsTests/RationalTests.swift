import Numerals
import Testing

struct RationalTests {
  @Test(
    arguments: [(7, 2, 3), (-7, 2, -4), (-4, 2, -2), (-1, 3, -1), (0, 1, 0)]
      as [(Int128, Int128, Int128)]
  )
  func `a floor is not above the number`(
    numerator: Int128,
    denominator: Int128,
    floor: Int128
  ) throws {
    let number = try #require(Rational(numerator, over: denominator))
    #expect(number.floor == Rational(floor))
  }

  @Test(arguments: [(-7, 3, 2), (7, -3, -2)])
  func `what is left of a division has the divisor's sign`(x: Int, divisor: Int, rest: Int) {
    #expect(Rational(x).modulo(Rational(divisor)) == Rational(rest))
  }
}
