import Expressions
package import Words

/// Why a piece of LaTeX is no formula of ours.
package enum LaTeXError: Error, Equatable, CustomStringConvertible, Sendable {
  case unknownCommand(String)
  case unexpected(String)
  case notClosed(String)
  case needsArgument(String)
  case nestedTooDeeply
  case tooLong

  /// The reason in English.
  package var description: String { Idiom()(sentence) }

  /// The reason as a person is told it.
  package var sentence: Sentence {
    switch self {
    case .unknownCommand(let name): .unknownCommand(name)
    case .unexpected(let text): .unexpectedCharacter(text)
    case .notClosed(let bracket): .notClosed(bracket)
    case .needsArgument(let name): .needsArgument(name)
    case .nestedTooDeeply: .nestedTooDeeply
    case .tooLong: .formulaTooLong(limit: ProgramLimits.formulaCharacters)
    }
  }
}
