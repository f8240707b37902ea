import Analysis
import Intervals
import Testing

@Suite struct `Exact forms` {
  private static let two = Interval(2)

  @Test(arguments: [
    (Interval.pi / two, "π/2"), (-Interval.pi * Interval(3) / Interval(4), "−3π/4"),
    (Interval.sqrt(two), "√2"), (Interval.sqrt(two) / two, "√2/2"),
    (Interval.sqrt(Interval(12)), "2√3"), (-Interval.sqrt(Interval(6)) / Interval(3), "−√6/3"),
    (Interval.e, "e"), (Interval.reciprocal(.e), "1/e"), (Interval.log(two), "ln 2"),
    ((Interval(1) + Interval.sqrt(Interval(5))) / two, "(1 + √5)/2"),
    ((Interval(3) - Interval.sqrt(Interval(5))) / two, "(3 − √5)/2"),
    (Interval(1) / Interval(3), "1/3"), (Interval(-5) / Interval(7), "−5/7"),
    (Interval.cbrt(two), "∛2"), (Interval.exp(Interval(1.5)), "e^(3/2)"),
  ])
  func `are found as matches within narrow bounds`(value: Interval, text: String) {
    let form = ExactForm(matching: value)
    #expect(form?.text == text)
    #expect(form?.isProven == false)
  }

  @Test(arguments: [(0.0, "0"), (-3, "−3"), (0.75, "3/4"), (2.125, "17/8")])
  func `are certain of a single number`(value: Double, text: String) {
    let form = ExactForm(matching: Interval(value))
    #expect(form?.text == text)
    #expect(form?.isProven == true)
  }

  @Test(arguments: [
    Interval(0.333333333333, 0.333333333334), Interval(0.3333333333333333), Interval(3.14, 3.15),
    Interval(0.1234567890123, 0.1234567890124), .entire, .empty, Interval(-1e-300, 1e-300 * 2),
  ])
  func `are not guessed`(value: Interval) {
    let form = ExactForm(matching: value)
    #expect(form == nil || form?.text == "0" || form?.text == "1/3" && !value.isSingleton)
  }
}
