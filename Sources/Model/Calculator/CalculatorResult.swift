package import Formulas
import Numerals
import Operations
package import Words

/// What is known of the value of what is entered.
package struct CalculatorResult: Equatable, Sendable {
  package var reply: ExactReply
  /// Whether the formula is written with decimals, so that a fraction says nothing new of a decimal.
  private let holdsDecimals: Bool
  /// How many digits an exact arithmetic was asked for; 0 as long as it has not answered.
  package var askedDigits = 0

  /// How many digits are shown unless more are asked for.
  package static let restingDigits = 10
  /// So many are computed at once: enough for all places before the point of what is written plainly.
  static let firstDigits = 15
  /// The most digits that can be asked for.
  package static let mostDigits = 100_000

  /// What is known at once of a program without parameters.
  init(_ program: Program) {
    holdsDecimals = program.instructions.contains(where: \.isDecimal)
    let isFinal = program.isEnclosedOnly
    reply = ExactReply(ExactAnswer(program, digits: Self.firstDigits, mayRound: isFinal))
    if isFinal { askedDigits = .max }
    guard let fraction = program.code.exactValue else { return }
    reply.form =
      "\(fraction.numerator)" + (fraction.isWhole ? "" : "/\(fraction.denominator)")
    if let digits { askedDigits = digits.isExact ? .max : digits.digits.utf8.count }
  }

  /// Whether all that can be known with the digits asked for is known.
  package var isSettled: Bool { askedDigits > 0 }

  /// The digits, where there are any.
  package var digits: CertainDigits? {
    if case .number(let digits) = reply.answer { digits } else { nil }
  }

  /// The closed form, where it says more than the digits.
  package var form: String? {
    guard let form = reply.form?.replacing("-", with: "−"), let digits else { return nil }
    // All digits of a whole number are its digits.
    if form.allSatisfy({ $0.isNumber || $0 == "−" }) { return nil }
    return digits.isExact && holdsDecimals ? nil : form
  }

  /// Why there are no digits: that there is no value, or none that can be written or settled.
  package var reason: Message? {
    switch reply.answer {
    case .number: nil
    case .undefined(let fault): .noValue(fault ?? .noValue)
    case .overflow(let size): .result(.tooLarge(size))
    case .underflow(let size): .result(.tooSmall(size))
    case .undecided(let doubt): isSettled ? .result(.undecided(doubt)) : .result(.working)
    }
  }

  /// The line in full: "= 42", "≈ 0.9092974268…", "= √3/2 ≈ 0.8660254037…", or the reason.
  package func text(in words: Locale) -> String {
    if let reason { return words(reason) }
    return [form.map { "= " + $0 }, shown.map { words.mark.written($0.line) }]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// The digits that are shown: all of a number that ends.
  package var shown: ShownNumber? {
    let count = digits.map { $0.isExact ? $0.digits.utf8.count : 0 } ?? 0
    return digits?.shown(upTo: max(count, Self.restingDigits))
  }
}

extension Instruction {
  /// Whether it is a number written with a point or a power of ten, or in hundredths.
  fileprivate var isDecimal: Bool {
    if case .number(let literal) = self { return literal.text.contains { !$0.isNumber } }
    return self == .unary(.percent)
  }
}
