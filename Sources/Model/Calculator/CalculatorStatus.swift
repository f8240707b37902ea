import Expressions
import Numerals
package import Words

/// What the value line says.
package enum CalculatorStatus: Equatable, Sendable {
  case empty
  /// A number: exact, or rounded to 10 digits.
  case value(text: String, isExact: Bool)
  case functionOfX
  case unfinished(Sentence)
  case noValue(Sentence)

  /// The line in full: "= 42", "≈ 0.9092974268", "a function of x", or the reason.
  package func text(in words: Idiom) -> String {
    switch self {
    case .empty: ""
    case .value(let text, let isExact): (isExact ? "= " : "≈ ") + words.mark.written(text)
    case .functionOfX: words(Sentence.functionOfX)
    case .unfinished(let reason), .noValue(let reason): words(reason)
    }
  }

  /// What a program is worth.
  init(_ program: Program) {
    if program.usesVariable {
      self = .functionOfX
    } else if let exact = program.code.exactValue.flatMap(NumberText.exact) {
      self = .value(text: exact, isExact: true)
    } else if let value = program.evaluate(at: 0) {
      self = .value(text: NumberText.rounded(value), isExact: false)
    } else {
      self = .noValue((program.fault(at: 0) ?? .tooLarge).sentence)
    }
  }
}

/// Whether Graph would do something now.
package enum GraphReadiness: Equatable, Sendable {
  case ready
  case notPossible(Sentence)
}
