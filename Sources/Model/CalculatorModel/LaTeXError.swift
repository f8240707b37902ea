/// Why a piece of LaTeX is no formula of ours.
package enum LaTeXError: Error, Equatable, CustomStringConvertible, Sendable {
  case unknownCommand(String)
  case unexpected(String)
  case notClosed(String)
  case needsArgument(String)
  case nestedTooDeeply
  case tooLong

  package var description: String {
    switch self {
    case .unknownCommand(let name): Sentence.unknownCommand(name).text
    case .unexpected(let text): Sentence.unexpectedCharacter(text).text
    case .notClosed(let bracket): Sentence.notClosed(bracket).text
    case .needsArgument(let name): Sentence.needsArgument(name).text
    case .nestedTooDeeply: Sentence.nestedTooDeeply.text
    case .tooLong: Sentence.formulaTooLong.text
    }
  }
}
