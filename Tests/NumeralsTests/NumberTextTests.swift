import Formulas
import Notation
import Numerals
import Testing

@Suite struct `Number text` {
  @Test(
    arguments: [
      (0.1, "0.1"), (3, "3"), (-0.0, "0"), (1e22, "1e+22"), (-2.5, "-2.5"), (1e-300, "1e-300"),
      (1e15, "1000000000000000"),
    ] as [(Double, String)]
  )
  func `is shortest for reading back`(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
    #expect(Double(NumberText.shortest(value)) == value)
  }

  @Test(
    arguments: [
      (0.9092974268256817, "0.9092974268"), (-2.0 / 3, "−0.6666666667"),
      (6.02214076e23, "6.02214076·10²³"),
      (1e-7, "1·10⁻⁷"), (0.000001, "0.000001"), (999_999_999_999, "1·10¹²"), (123_456, "123456"),
      (0.99999999999, "1"), (-4, "−4"), (1.5, "1.5"), (100, "100"), (5e-300, "5·10⁻³⁰⁰"),
    ] as [(Double, String)]
  )
  func `is rounded for people`(value: Double, text: String) {
    #expect(NumberText.rounded(value) == text)
  }

  @Test(arguments: [6.02214076e23, -1.25e-9, 12, -0.5])
  func `can be typed again`(value: Double) throws {
    let again = try FormulaParser.parse(NumberText.rounded(value)).evaluate(at: 0)
    #expect(again.map(NumberText.rounded) == NumberText.rounded(value))
  }
}

@Suite struct `Number text to a decimal` {
  @Test(
    arguments: [
      (0.123456, 3, "0.123"), (0.5, 3, "0.5"), (-24.08304, 4, "−24.0830"), (2, 4, "2"),
      (0.9999, 2, "1.00"), (1e-9, 4, "0"), (123_456, -2, "123500"), (0.05, 1, "0.1"),
      (1.25e15, 2, "1.25·10¹⁵"),
    ] as [(Double, Int, String)]
  )
  func `rounds and keeps its zeros`(value: Double, decimals: Int, text: String) {
    #expect(NumberText.rounded(value, decimals: decimals) == text)
  }

  @Test(
    arguments: [
      (1.5707963, 1.5707964, "1.570796"), (2, 2, "2"), (0.1, 0.1, "0.1"),
      (-3.14161, -3.14158, "−3.1416"), (0.99999, 1.00001, "1.0000"), (1, 2, nil),
      (-1e-17, 1e-17, nil), (1e-20, 3e-20, nil), (149, 151, "1.5·10²"),
      (2990.3, 2994.6, "2.99·10³"), (-1_978_413.4, -1_978_410.1, "−1.97841·10⁶"),
      (2991.2, 2991.4, "2991"),
    ] as [(Double, Double, String?)]
  )
  func `tells the digits that a whole range shares`(low: Double, high: Double, text: String?) {
    #expect(NumberText.certain(low, high) == text)
  }

  @Test func `never tells more digits than asked for`() {
    #expect(NumberText.certain(1.0 / 3, (1.0 / 3).nextUp, decimals: 4) == "0.3333")
    #expect(NumberText.certain(1.0 / 3, (1.0 / 3).nextUp) == "0.333333333333333")
  }

  @Test func `no zero stands for a digit before the point`() {
    #expect(NumberText.certain(123_456_789, 123_456_789, decimals: -4) == "1.2346·10⁸")
    #expect(NumberText.certain(485_165_195.4, 485_165_195.41, decimals: -4) == "4.8517·10⁸")
    #expect(NumberText.certain(2990, 2990, decimals: -1) == "2990")
  }

  @Test func `zero is told where it is certain to the decimals asked for`() {
    #expect(NumberText.certain(0, 4, decimals: 9) == nil)
    #expect(NumberText.certain(-0.4, 0.3, decimals: 2) == nil)
    #expect(NumberText.certain(-1e-17, 1e-17, decimals: 5) == "0")
    #expect(NumberText.certain(0, 0, decimals: 5) == "0")
    #expect(NumberText.certain(0.25, 0.25, decimals: 5) == "0.25")
  }

  @Test(
    arguments: [
      (0.12341, 0.12349, 3, "0.123", "0.124"), (-0.12349, -0.12341, 3, "−0.124", "−0.123"),
      (1e-9, 0.99999, 2, "0", "1"), (-1e-9, 2e-9, 2, "−0.01", "0.01"), (0.5, 2, 3, "0.5", "2"),
      (123, 456, -1, "120", "460"), (3, 4, -2, "0", "100"), (0.1, 0.1, 3, "0.099", "0.101"),
      (9.9996, 99.9996, 3, "9.999", "100"), (-.infinity, 1, 1, "−∞", "1"),
    ] as [(Double, Double, Int, String, String)]
  )
  func `rounds the ends of a range outward`(
    low: Double,
    high: Double,
    decimals: Int,
    lower: String,
    upper: String
  ) {
    let texts = NumberText.outward(low, high, decimals: decimals)
    #expect(texts.lower == lower)
    #expect(texts.upper == upper)
  }

  @Test(
    arguments: [
      ("−6.02214076·10²³", "-6.02214076e23"), ("1·10⁻⁷", "1e-7"), ("−4", "-4"), ("0.5", "0.5"),
      ("1·10¹⁰", "1e10"), ("−2.5·10⁻¹⁰⁰", "-2.5e-100"), ("102", "102"),
    ] as [(String, String)]
  )
  func `is read by programs`(shown: String, data: String) {
    #expect(NumberText.data(shown) == data)
    #expect(Double(data) != nil)
  }
}
