import ExactEvaluation
import Testing

@Suite struct FractionTests {
  @Test func `fractions are in lowest terms, however long`() {
    let third = Fraction(1) / Fraction(3)
    #expect((third + Fraction(1) / Fraction(6)).text == "1/2")
    #expect((third * Fraction(-3)).text == "-1")
    #expect(Fraction(10).power(30)?.text == "1" + String(repeating: "0", count: 30))
    #expect(Fraction(-2).power(-3)?.text == "-1/8")
    #expect(Fraction(0).power(-1) == nil)
    #expect(Fraction.factorial(20).text == "2432902008176640000")
    #expect(Fraction.binomial(50, 25).text == "126410606437752")
  }

  @Test func `a root is one only where it is exact`() {
    #expect((Fraction(8) / Fraction(27)).root(3)?.text == "2/3")
    #expect(Fraction(2).root(2) == nil)
    #expect((Fraction(4) / Fraction(3)).root(2) == nil)
  }

  @Test(arguments: [("-7", "-7"), ("007", "7"), ("", nil), ("1.5", nil), ("x", nil)])
  func `digits are read`(digits: String, text: String?) {
    #expect(Fraction(digits: digits)?.text == text)
  }

  @Test func `a floor is below, also of what is negative`() {
    #expect((Fraction(-1) / Fraction(2)).floor == Fraction(-1))
    #expect((Fraction(7) / Fraction(2)).floor == Fraction(3))
  }

  @Test func `a ball holds its number, and says no more than it knows`() {
    let third = Ball(Fraction(1) / Fraction(3), bits: 64)
    #expect(third.sign == 1 && third.floor == .zero && third.accuracy >= 60)
    let nothing = third.joined(.subtract, with: third, bits: 64)
    #expect(nothing.sign == nil && nothing.floor == nil && nothing.onlyWhole == .zero)
    #expect(!nothing.applying(.log, bits: 64).isFinite)
    #expect(Ball.pi(bits: 64).text(digits: 5) == "3.1416")
  }

  @Test func `a closed number is decided, or is not`() {
    let field = ClosedNumber.Field()
    let root = field.number(Fraction(2)).power(Fraction(1) / Fraction(2))
    let difference = root.power(Fraction(2)).joined(.subtract, with: field.number(Fraction(2)))
    #expect(difference?.isZero == true)
    #expect(field.pi.isZero == false && field.pi.fraction == nil)
    #expect(root.quadratic?.c == Fraction(2))
    #expect(field.pi.applying(.absolute) == nil)
  }
}
