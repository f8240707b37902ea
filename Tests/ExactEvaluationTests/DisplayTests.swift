import Calculator
import Formulas
import ExactEvaluation
import Notation
import Foundation
import Operations
import Testing
import Words

/// What the value line shows of a typed formula is what `ordinate eval` prints, and true.
@Suite struct DisplayTests {
  /// A formula with its value as it is known from elsewhere.
  struct TrueNumber: Sendable, CustomTestStringConvertible {
    let formula: String
    let angleUnit: AngleUnit
    /// Nil where there is no value.
    let value: (isNegative: Bool, digits: String, exponent: Int)?

    var testDescription: String { formula }

    init?(line: Substring) {
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2, let sign = parts[1].range(of: " = ", options: .backwards) else {
        return nil
      }
      angleUnit = parts[0] == "deg" ? .degrees : .radians
      formula = String(parts[1][..<sign.lowerBound])
      let words = parts[1][sign.upperBound...].split(separator: " ").map(String.init)
      if words == ["undefined"] {
        value = nil
      } else {
        let exponent: Int = words.count > 1 ? Int(words[1]) ?? 0 : 0
        let digits = words[0].replacingOccurrences(of: "-", with: "")
        value = (isNegative: words[0].hasPrefix("-"), digits: digits, exponent: exponent)
      }
    }

    /// Whether an answer does not contradict the value.
    func allows(_ answer: ExactAnswer) -> Bool {
      switch (answer, value) {
      case (.undecided, _): return true
      case (.undefined, let value): return value == nil
      case (.overflow, let value?), (.underflow, let value?):
        return value.exponent.magnitude > 1_000
      case (.number(let told), let value?):
        guard told.digits != "0" else { return value.digits.allSatisfy { $0 == "0" } }
        if told.certainty == .near { return true }
        let count = min(told.digits.utf8.count, value.digits.utf8.count)
        let rest = String(value.digits.dropFirst(told.digits.utf8.count))
        guard told.isNegative == value.isNegative, told.exponent == value.exponent,
          String(told.digits.prefix(count)) == String(value.digits.prefix(count))
        else { return false }
        return !told.isExact || rest.allSatisfy { $0 == "0" }
      default: return false
      }
    }
  }

  static let numbers = TrueNumbers.lines.split(separator: "\n").compactMap(TrueNumber.init)

  @Test func `there are formulas to try`() {
    #expect(Self.numbers.count >= 200)
    #expect(Self.numbers.count { $0.value == nil } >= 5)
  }

  @Test(arguments: numbers) func `shows what the command prints`(number: TrueNumber) throws {
    let (shown, printed) = try Self.answers(to: number)
    #expect(number.allows(shown) && number.allows(printed), "\(shown), \(printed)")
    #expect(Self.text(shown) == Self.text(printed))
  }

  /// What the brain knows after typing and asking, and what the command is answered.
  static func answers(to number: TrueNumber) throws -> (ExactAnswer, ExactAnswer) {
    var brain = CalculatorBrain()
    if number.angleUnit == .degrees { brain.toggleAngleUnit() }
    brain.type(number.formula)
    let first = answer(of: brain)
    // So many are asked for as may be in sight.
    if let question = brain.question(digits: 60) {
      let evaluation = ExactCalculation(question)
      brain.settle(ExactReply(evaluation.answer, form: evaluation.form), for: question)
    }
    let shown = answer(of: brain)
    // What was said at once is not taken back.
    if case .number(let early)? = first {
      #expect(number.allows(.number(early)), "at once: \(early)")
    }
    let program = try FormulaParser.parse(number.formula, angleUnit: number.angleUnit)
    let printed = ExactCalculation(
      ExactQuestion(
        formula: program.plain,
        place: nil,
        angleUnit: number.angleUnit,
        digits: 17,
        wantsForm: false,
        milliseconds: 20_000
      )
    ).answer
    let known = try #require(shown, "\(brain.line): \(brain.status.text(in: Locale()))")
    return (known, printed)
  }

  private static func answer(of brain: CalculatorBrain) -> ExactAnswer? {
    switch brain.status {
    case .value(let result): result.reply.answer
    case .noValue(.noValue(let fault)): .undefined(fault)
    default: nil
    }
  }

  /// The value as the display has it, of either.
  static func text(_ answer: ExactAnswer) -> String {
    guard case .number(let digits) = answer else { return answer.status }
    return digits.shown(upTo: CalculatorResult.restingDigits).line
  }
}
