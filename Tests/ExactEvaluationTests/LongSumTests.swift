import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

/// Sums and products of more terms than are written out.
@Suite struct LongSumTests {
  @Test(arguments: [
    ("sum(1/k^2,k,1,10000)", "1.644834071848059769806081833310310903537"),
    ("sum(k^2,k,1,2^60)", "5.10831846955296286784063006942560997850303488302514176e53"),
    ("sum(abs(k-7),k,1,9500)", "45063292"), ("sum(ln(k-5),k,1,10000)", "undefined"),
    ("sum(1/(k-5000),k,1,20000)", "undefined"),
    ("sum({k<9000: 1, 0},k,1,20000)", "8999"),
    ("sum(1/k^2,k,1,1999)-sum(1/k^2,k,1,1998)", "0.0000002502501876250781719023593837939479995125"),
    ("sum(sin(k),k,1,1200)", "-0.040566028764504132295226323"),
  ])
  func `are known to every digit`(formula: String, text: String) throws {
    let digits = try exactAnswer(formula, digits: 60).text
    #expect(digits.hasPrefix(text), "\(digits)")
  }

  @Test(arguments: [
    ("sum(1/k,k,1,10^6)", 14.392_726_722_865_723_6, 1e-12),
    ("prod(1+1/k^2,k,1,10^5)", 3.676_041_149_963_479, 1e-8),
    ("sum((-1)^k/k,k,1,10^6)", -0.693_146_680_560, 1e-10),
  ])
  func `are enclosed up to a million terms`(formula: String, value: Double, room: Double) throws {
    let enclosure = try FormulaParser.parse(formula).enclosure(over: Interval(0)).value
    #expect(enclosure.decoration >= .defined)
    #expect(abs(enclosure.interval.midpoint - value) < room && enclosure.interval.width < room)
  }

  /// A generator's terms, in one sum and in parts that are written out.
  @Test(arguments: 0..<60)
  func `are the sum of their parts`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let term = Self.term(&generator, depth: 2)
    let low = Int.random(in: -4000...4000, using: &generator)
    let whole = try FormulaParser.parse("sum(\(term), k, \(low), \(low + 2_999))")
    let parts = (0..<3).map { "sum(\(term), k, \(low + 1000 * $0), \(low + 1000 * $0 + 999))" }
    let sum = try FormulaParser.parse(parts.joined(separator: "+"))
    let (first, second) = (
      whole.enclosure(over: Interval(0)).value, sum.enclosure(over: Interval(0)).value
    )
    #expect(first.interval.isEmpty == second.interval.isEmpty, "\(term): \(first) \(second)")
    guard !first.interval.isEmpty else { return }
    #expect(first.decoration >= .defined && second.decoration >= .defined)
    #expect(!first.interval.isDisjoint(from: second.interval), "\(term): \(first) \(second)")
    #expect(first.interval.width <= second.interval.width * 2, "\(term)")
  }

  private static func term(_ generator: inout SeededGenerator, depth: Int) -> String {
    let number = Int.random(in: 1...9, using: &generator)
    guard depth > 0 else { return Bool.random(using: &generator) ? "k" : "\(number)" }
    let first = term(&generator, depth: depth - 1)
    let second = term(&generator, depth: depth - 1)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return "(\(first)+\(second))"
    case 1: return "(\(first)-\(second))"
    case 2: return "sin(\(first))"
    case 3: return "(\(first)/(k^2+\(number)))"
    case 4: return "abs(\(first)-\(number))"
    case 5: return "{k<\(number): \(first), \(second)}"
    default: return "√(abs(\(first))+\(number))"
    }
  }

  @Test func `are asked as one line`() throws {
    let program = try FormulaParser.parse("2·sum(1/k^2,k,1,10000)+prod(1+1/k,k,1,2000)")
    let question = ExactQuestion(
      formula: program.plain,
      place: nil,
      angleUnit: .radians,
      digits: 30,
      wantsForm: false,
      milliseconds: 1000
    )
    #expect(ExactQuestion(line: question.line) == question)
  }

  @Test(arguments: [
    ("int(abs(sin(t)),t,0,2pi)", "4.0000000000", 4.0),
    ("int(abs(t^2-3t),t,-15,15)", "2259.00000000", 2259),
    ("int(t·e^t,t,0,1)", "1.0000000000", 1), ("int(⌊t⌋,t,0,101)", "5050", 5050),
  ])
  func `whole numbers show the zeros that are certain`(
    formula: String,
    text: String,
    value: Double
  ) throws {
    let answer = ExactAnswer(try FormulaParser.parse(formula), digits: 17, mayRound: true)
    #expect(answer.text.hasPrefix(text), "\(answer.text)")
    guard case .number(let digits) = answer else { return }
    let (low, high) = (
      try #require(Double(digits.lowerBound)), try #require(Double(digits.upperBound))
    )
    #expect(low <= value && value <= high)
  }
}
