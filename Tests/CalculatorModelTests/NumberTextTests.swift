import CalculatorModel
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
