import Formulas
package import Words

/// What the value line says.
package enum CalculatorStatus: Equatable, Sendable {
  case empty
  case value(CalculatorResult)
  case functionOfX
  /// A number that hangs on letters that nobody gave a value.
  case functionOfLetters([String])
  case relation
  /// A moving point, a list or a model of data.
  case figure(Message)
  /// Values for a letter.
  case letter(String)
  /// A number that hangs on what will be kept in the memory.
  case functionOfMemory
  case unfinished(Message)
  /// There is proven to be no value.
  case noValue(Message)

  /// The line in full: "= 42", "≈ 0.9092974268…", "a function of x", or the reason.
  package func text(in words: Locale) -> String {
    switch self {
    case .empty: ""
    case .value(let result): result.text(in: words)
    default: sentence.map { words($0) } ?? ""
    }
  }

  /// What is said, where that is no value.
  package var sentence: Message? {
    switch self {
    case .empty, .value: nil
    case .functionOfX: .functionOfX
    case .functionOfLetters(let letters): .functionOfLetters(letters)
    case .relation: .relation
    case .figure(let kind): kind
    case .letter(let name): .letterIsSet(name)
    case .functionOfMemory: .functionOfMemory
    case .unfinished(let reason), .noValue(let reason): reason
    }
  }

  /// What a program is worth, as far as is known at once.
  init(_ program: Program) {
    let letters = program.parameters.map(\.rawValue)
    self =
      program.usesVariable
      ? .functionOfX
      : letters.isEmpty ? Self(CalculatorResult(program)) : .functionOfLetters(letters)
  }

  init(_ result: CalculatorResult) {
    if case .undefined = result.reply.answer, let reason = result.reason {
      self = .noValue(reason)
    } else {
      self = .value(result)
    }
  }
}

/// Whether Graph would do something now.
package enum GraphReadiness: Equatable, Sendable {
  case ready
  case notPossible(Message)
}
