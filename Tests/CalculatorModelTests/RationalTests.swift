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

  @Test func `what is left of a division has the divisor's sign`() throws {
    let (three, minusSeven) = (try #require(Rational(3)), try #require(Rational(-7)))
    #expect(minusSeven.modulo(three) == Rational(2))
    #expect(try #require(Rational(7)).modulo(try #require(Rational(-3))) == Rational(-2))
  }
}
