import Intervals
import TestSupport
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0.5", Interval(0.5)),
    ("0.1", Interval(0.1.nextDown, 0.1)),
    ("-0.1", Interval(-0.1, -(0.1.nextDown))),
    ("0.3", Interval(0.3, 0.3.nextUp)),
    (".5", Interval(0.5)),
    ("12.", Interval(12)),
    ("1e22", Interval(1e22)),
    ("1e23", Interval(1e23, 1e23.nextUp)),
    ("+1.5E+3", Interval(1500)),
    ("0", Interval(0)),
    ("-0.000e99", Interval(0)),
    ("1e400", Interval(.greatestFiniteMagnitude, .infinity)),
    ("-1e400", Interval(-.infinity, -.greatestFiniteMagnitude)),
    ("1e-400", Interval(0, .leastNonzeroMagnitude)),
    ("1e999999999999999999", Interval(.greatestFiniteMagnitude, .infinity)),
    (
      "1.7976931348623157e308",
      Interval(Double.greatestFiniteMagnitude.nextDown, .greatestFiniteMagnitude)
    ),
    ("9007199254740993", Interval(9_007_199_254_740_992, 9_007_199_254_740_994)),
    ("9007199254740992.00000000000000000000", Interval(9_007_199_254_740_992)),
    ("0.1000000000000000055511151231257827021181583404541015625", Interval(0.1)),
    ("2.5e-324", Interval(0, .leastNonzeroMagnitude)),
    ("5e-324", Interval(.leastNonzeroMagnitude, 2 * .leastNonzeroMagnitude)),
  ])
  func `A literal is the tightest interval around it`(_ text: String, _ expected: Interval) {
    #expect(Interval(decimal: text) == expected)
  }

  @Test(arguments: ["", ".", "-", "e5", "1e", "1e+", "1.2.3", "0x10", "1,5", " 1", "1 ", "nan"])
  func `Other text is refused`(_ text: String) {
    #expect(Interval(decimal: text) == nil)
  }

  @Test func `A Double's own digits enclose it in neighbours at most`() {
    var generator = SeededGenerator(seed: 4)
    var numbers = 0
    for _ in 0..<2000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      numbers += 1
      let interval = Interval(decimal: "\(value)")
      #expect(interval?.contains(value) == true)
      #expect((interval?.width ?? .infinity) <= value.ulp)
    }
    #expect(numbers > 1_900)
  }
}
