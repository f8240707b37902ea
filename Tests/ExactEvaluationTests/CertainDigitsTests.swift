import Formulas
import Operations
import Testing
import Words

@Suite struct CertainDigitsTests {
  private static func digits(
    _ digits: String,
    _ exponent: Int,
    _ certainty: CertainDigits.Certainty,
    isNegative: Bool = false
  ) -> CertainDigits {
    CertainDigits(
      isNegative: isNegative,
      digits: digits,
      exponent: exponent,
      certainty: certainty
    )
  }

  @Test(arguments: [
    (digits("125", -2, .exact), "0.0125"), (digits("125", 5, .exact), "125000"),
    (digits("125", 50, .exact), "1.25e50"), (digits("1", -21, .exact), "0.000000000000000000001"),
    (digits("1", -22, .exact), "1e-22"), (digits("314", 0, .truncated), "3.14"),
    // The last digit is never the last of a whole number that is not known.
    (digits("314", 2, .truncated), "3.14e2"), (digits("314", 1, .truncated), "31.4"),
    (digits("3", 0, .truncated), "3e0"), (digits("5", 0, .exact, isNegative: true), "-5"),
  ])
  func `digits are plain where that is short and claims nothing`(
    digits: CertainDigits,
    text: String
  ) {
    #expect(digits.text == text)
  }

  /// Each is smaller than what the first balls of 512 bits can tell from 0.
  @Test(arguments: [
    ("cos(1e-200)-1", "-4.9999999999999999e-401"), ("sqrt(1+1e-400)-1", "4.9999999999999999e-401"),
    ("exp(1e-300)-1-1e-300", "5.0000000000000000e-601"),
    ("tan(1e-200)-1e-200", "3.3333333333333333e-601"),
    ("ln(1+1e-250)-1e-250", "-4.9999999999999999e-501"),
  ])
  func `a number is not 0 because it is small`(formula: String, text: String) throws {
    #expect(try exactAnswer(formula).text == text)
  }

  @Test(arguments: [
    (digits("125", 0, .exact), "1.25", "1.25"), (digits("129", 0, .truncated), "1.29", "1.30"),
    (digits("999", 0, .truncated), "9.99", "10.00"), (digits("100", 0, .near), "0.99", "1.01"),
    (digits("1", 0, .near, isNegative: true), "-2e0", "0"),
    (digits("129", 0, .truncated, isNegative: true), "-1.30", "-1.29"),
  ])
  func `the bounds are a unit of the last digit away`(
    digits: CertainDigits,
    lower: String,
    upper: String
  ) {
    #expect(digits.lowerBound == lower && digits.upperBound == upper)
  }

  @Test(arguments: [
    (digits("123", 5, .truncated), "≈ 1.23…·10⁵"),
    (digits("123456", 5, .truncated), "≈ 1.23456…·10⁵"),
    (digits("1234567", 5, .truncated), "≈ 123456.7…"),
    (digits("10000000000000", 0, .near), "≈ 1.000000000"), (digits("5", -3, .near), "≈ 0.005"),
    (digits("31415926535897", 0, .truncated), "≈ 3.141592653…"), (digits("3", -1, .exact), "= 0.3"),
    (digits("18446744073709551616", 19, .exact), "≈ 1.844674407…·10¹⁹"),
    (digits("1", 30, .exact), "= 1·10³⁰"), (digits("12", 3, .exact), "= 1200"),
  ])
  func `a number is shown by its first digits, and never by some of a whole part`(
    number: CertainDigits,
    line: String
  ) {
    #expect(number.shown(upTo: 10).line == line)
  }

  @Test(arguments: [
    ExactAnswer.number(digits("314", 0, .truncated)),
    .number(digits("5", -3, .near, isNegative: true)),
    .undefined(nil),
    .undefined(.undefined(operation: "tan", place: "π/2")), .overflow(nil),
    .underflow("10^(−4.3·10^30)"), .undecided(.whole), .undecided(.nearZero(power: -1_000)),
  ])
  func `an answer comes back from its line`(answer: ExactAnswer) {
    #expect(ExactAnswer(line: answer.line) == answer)
  }

  @Test(arguments: [
    "", "number", "number + 1 x exact", "number + 1 0 sure", "maybe", "undecided", "undecided why",
  ])
  func `another line is no answer`(line: String) {
    #expect(ExactAnswer(line: line) == nil)
  }

  @Test func `a question comes back from its line`() {
    var question = ExactQuestion(
      formula: Instruction.all("x 1e-400 power sin"),
      place: Instruction.all("pi 3 divide"),
      angleUnit: .degrees,
      digits: 30,
      wantsForm: true,
      milliseconds: 1_000
    )
    question.decides = false
    #expect(question.formula.count == 4 && question.place?.count == 3)
    #expect(ExactQuestion(line: question.line) == question)
  }

  @Test(arguments: [
    "", "30 1000 form decides radians", "30 1000 form decides radians foo", "a b c d e f",
  ])
  func `another line is no question`(line: String) {
    #expect(ExactQuestion(line: line) == nil)
  }
}

extension Instruction {
  fileprivate static func all(_ words: String) -> [Instruction] {
    words.split(separator: " ").compactMap { Instruction(name: String($0)) }
  }
}
