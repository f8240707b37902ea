import Numerals
import Testing

@Suite struct DecimalDigitsTests {
  @Test(arguments: [
    ("0.1", "0.2", "0.3"), ("1", "-1", "0"), ("99999", "1", "100000"),
    ("1e-51", "-1", "-0.999999999999999999999999999999999999999999999999999"),
    ("3e40", "1", "30000000000000000000000000000000000000001e0"), ("-0.25", "0.05", "-0.2"),
    ("0", "-7e-9", "-7e-9"), ("1e-300", "1e-300", "2e-300"),
  ])
  func `sums are exact`(first: String, second: String, sum: String) throws {
    let (x, y) = (
      try #require(DecimalDigits(decimal: first)), try #require(DecimalDigits(decimal: second))
    )
    #expect((x + y).decimalText == sum || (x + y) == DecimalDigits(decimal: sum))
    #expect(x + y == y + x)
    #expect((x + y) + -y == x)
  }

  @Test(arguments: ["0", "1", "-1", "0.000001", "12345.678", "-7e-300", "1e300", "20"])
  func `a decimal is read as it is written`(text: String) throws {
    let digits = try #require(DecimalDigits(decimal: text))
    #expect(DecimalDigits(decimal: digits.decimalText) == digits)
    #expect(Double(digits.decimalText) == Double(text))
  }

  @Test(arguments: ["", "-", "1.2.3", "pi", "--1", "1e"])
  func `what is no decimal is not read`(text: String) {
    #expect(DecimalDigits(decimal: text)?.decimalText != text)
  }

  @Test func `the shortest decimal within a distance is the first that is near enough`() throws {
    let digits = try #require(DecimalDigits(decimal: "3.14159265"))
    #expect(digits.shortest(within: 0.2).decimalText == "3")
    #expect(digits.shortest(within: 0.01).decimalText == "3.14")
    #expect(digits.shortest(within: 0).decimalText == "3.14159265")
    #expect(digits.shortest(within: 10).decimalText == "0")
  }
}
