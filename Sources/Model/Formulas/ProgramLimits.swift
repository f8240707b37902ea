import Numerals

/// How large things may get; every limit of the model in one place.
package enum ProgramLimits {
  /// The longest formula that is read, in characters.
  package static let formulaCharacters = 200_000
  /// The longest formula that is entered in a window, in characters: it is read again with every key.
  package static let enteredCharacters = 20_000
  /// The most lines that are pasted at once.
  package static let pastedLines = 100
  /// The longest program, in instructions.
  static let instructions = 400_000
  /// The longest program that is graphed, in instructions: a longer one could stop the window.
  package static let graphedInstructions = 20_000
  /// The longest program that abbreviations are spelt out to, in instructions.
  package static let spelledOut = 100_000
  /// The longest name of a graphed function, in bytes; nobody reads more of it on a graph.
  package static let nameBytes = 2_000
  /// The longest formula that the memory keeps as it was written, in instructions.
  package static let writtenMemory = 60
  /// The longest number, in digits.
  package static let numberDigits = NumberLiteral.digitLimit
  /// The longest piece of someone's text repeated in a sentence, in characters.
  package static let quotedCharacters = 24
  /// The committed lines that are remembered, and the characters of all of them together.
  package static let historyLines = 100
  package static let historyCharacters = 1_000_000
  /// The values on the RPN stack, and their instructions together.
  package static let stackValues = 1_000
  package static let stackInstructions = 1_000_000
  /// The pieces of all lines that undo remembers together.
  package static let undoPieces = 4_000_000
}
