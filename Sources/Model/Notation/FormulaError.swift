import Expressions
package import Words

/// Why a formula cannot be read, and where.
///
///     FormulaParser.parse("2+") // throws "unfinished: + needs a right side" at 1..<2
package struct FormulaError: Error, Equatable, Sendable {
  /// What is the matter.
  package enum Kind: Equatable, Sendable {
    // Pending: typing more can make it right.
    case empty
    case needsRightSide(String)
    case needsLeftSide(String)
    /// Typing `closers` at the end would close everything that is open.
    case notClosed(String, closers: String)
    case needsArgument(String)
    case needsArguments(String, Int)
    case exponentMissing
    case digitMissing(String)
    case unfinishedName(String)
    case emptyBracket(String, String)
    // Wrong: something has to go.
    case wrongClosing(String)
    case noOpening(String, String)
    case numberBeforeExponentMissing
    case unknownName(String)
    case unexpectedCharacter(String)
    case tooManyArguments(String, Int)
    case operatorMissing(String)
    case secondPoint
    case numberTooLarge
    case numberTooLong
    case tooLong
  }

  package let kind: Kind
  /// The place, counted in characters of the text.
  package let range: Range<Int>

  /// The error of a number that is written soundly and can't be read.
  package init(numberAt range: Range<Int>) {
    let isTooLong = range.count > ProgramLimits.numberDigits
    self.init(isTooLong ? .numberTooLong : .numberTooLarge, at: range)
  }

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// Whether more typing could make the formula right.
  package var isPending: Bool {
    switch kind {
    case .empty, .needsRightSide, .needsLeftSide, .notClosed, .needsArgument, .needsArguments,
      .exponentMissing, .digitMissing, .unfinishedName, .emptyBracket:
      true
    case .wrongClosing, .noOpening, .numberBeforeExponentMissing, .unknownName,
      .unexpectedCharacter, .tooManyArguments, .operatorMissing, .secondPoint, .numberTooLarge,
      .numberTooLong, .tooLong:
      false
    }
  }
}

extension FormulaError: CustomStringConvertible {
  /// The reason in English.
  package var description: String { Idiom()(sentence) }

  /// The reason as a person is told it.
  package var sentence: Sentence {
    switch kind {
    case .empty: .typeAFormula
    case .needsRightSide(let sign): .needsRightSide(sign)
    case .needsLeftSide(let sign): .needsLeftSide(sign)
    case .notClosed(let bracket, _), .wrongClosing(let bracket): .notClosed(bracket)
    case .needsArgument(let name): .needsArgument(name)
    case .needsArguments(let name, let count): .needsArguments(name, count)
    case .exponentMissing: .exponentMissing
    case .digitMissing(let sign): .digitMissing(sign)
    case .unfinishedName(let letters): .unfinishedName(letters)
    case .emptyBracket(let open, let close): .emptyBracket(open, close)
    case .noOpening(let open, let close): .noOpening(open, close)
    case .numberBeforeExponentMissing: .numberBeforeExponentMissing
    case .unknownName(let name): .unknownName(name)
    case .unexpectedCharacter(let character): .unexpectedCharacter(character)
    case .tooManyArguments(let name, let count): .tooManyArguments(name, count)
    case .operatorMissing(let number): .operatorMissing(number)
    case .secondPoint: .secondPoint
    case .numberTooLarge: .numberTooLarge
    case .numberTooLong: .numberTooLong(limit: ProgramLimits.numberDigits)
    case .tooLong: .formulaTooLong(limit: ProgramLimits.formulaCharacters)
    }
  }
}
