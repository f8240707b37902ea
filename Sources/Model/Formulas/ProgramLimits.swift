import Numerals

/// How large things may get; every limit of the model in one place.
package enum ProgramLimits {
  /// The longest formula that is read, in characters.
  ///
  /// Longer text is a `FormulaError`, and a saved calculator with such a line keeps its history
  /// alone.
  package static let formulaCharacters = 200_000
  /// The longest formula that is entered in a window, in characters: it is read again with every key.
  ///
  /// A document with a longer relation is refused.
  package static let enteredCharacters = 20_000
  /// The most lines that are pasted at once.
  package static let pastedLines = 100
  /// The longest program, in instructions.
  ///
  /// `Program.init` throws `ProgramError.tooLong` beyond it. Abbreviations count as one step each.
  static let instructions = 400_000
  /// The longest program that is graphed, in instructions: a longer one could stop the window.
  ///
  /// A document with a longer one is refused before its steps are read.
  package static let graphedInstructions = 20_000
  /// The longest program that abbreviations are spelt out to, in instructions.
  ///
  /// Also the most steps of a derivative, and of a sum that is written out. A program that would
  /// get longer is made, but its value is unknown.
  package static let spelledOut = 100_000
  /// The longest name of a graphed function, in bytes; nobody reads more of it on a graph.
  package static let nameBytes = 2_000
  /// The longest formula that the memory keeps as it was written, in instructions.
  ///
  /// A longer one is kept as the fraction that it is, if it is one.
  package static let writtenMemory = 60
  /// The longest number, in digits.
  ///
  /// In bytes of its text, so a point and an exponent count as well.
  package static let numberDigits = NumberLiteral.digitLimit
  /// The longest piece of someone's text repeated in a sentence, in characters.
  package static let quotedCharacters = 24
  /// The committed lines that are remembered, and the characters of all of them together.
  package static let historyLines = 100
  /// Counted in bytes of UTF-8.
  package static let historyCharacters = 1_000_000
  /// The values on the RPN stack, and their instructions together.
  package static let stackValues = 1_000
  package static let stackInstructions = 1_000_000
  /// The pieces of all lines that undo remembers together.
  ///
  /// The oldest steps are forgotten beyond it, but one is always left.
  package static let undoPieces = 1_000_000
}
