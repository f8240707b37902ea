import Calculator
import Testing
import Words

/// Percentages that are added, as desk calculators take them.
@Suite struct PercentTests {
  @Test(arguments: [
    ("200+10%", "200·(1+10%)", "= 220"), ("200-10%", "200·(1−10%)", "= 180"),
    ("80+25%-50%", "80·(1+25%)·(1−50%)", "= 50"), ("3(200+10%)", "3·(200·(1+10%))", "= 660"),
    ("(150+50)+2.5%", "(150+50)·(1+2.5%)", "= 205"),
    ("19.99+19%", "19.99·(1+19%)", "= 23.7881"),
  ])
  func `they are offered as parts of what stands before them`(
    typed: String,
    formula: String,
    value: String
  ) throws {
    var brain = CalculatorBrain()
    brain.type(typed)
    let before = brain.status.text(in: Locale())
    let reading = try #require(brain.percentReading)
    #expect(reading.result.text(in: Locale()) == value)
    brain.takePercentReading()
    #expect(brain.status.text(in: Locale()) == value && before != value)
    #expect(brain.percentReading == nil)
    #expect(brain.line == formula)
  }

  @Test(arguments: [
    "10%", "200·10%", "5%+10%", "x+10%", "200+", "200+10", "a+10%", "200+1/2%", "√2+10%", "",
  ])
  func `nothing is offered where there is one meaning, or no certain value`(typed: String) {
    var brain = CalculatorBrain()
    brain.type(typed)
    #expect(brain.percentReading == nil)
    let line = brain.line
    brain.takePercentReading()
    #expect(brain.line == line)
  }
}
