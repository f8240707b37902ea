package import Expressions
package import Operations
import Words

/// Reads typed formulas.
///
///     try FormulaParser.parse("sin²(x) + 2x").description  // "sin(x)²+2·x"
///
/// A minus before a power waits for it (−2² = −4), powers are joined from the right, things side by
/// side are multiplied as with ×, and a function without brackets takes the product that follows:
/// `sin 2x` is sin(2·x), but `sin x cos x` and `sin x/2` end the argument at cos and /.
///
/// A comma separates the arguments of a function that takes several, elsewhere it is a decimal comma.
/// Where a semicolon separates arguments, every comma is a decimal comma: `log(2; 1,5)`.
package enum FormulaParser {
  /// The program a text stands for.
  ///
  /// With an ordinate, y is a variable beside x; with other variables, they stand for x.
  ///
  /// - Throws: `FormulaError`, which says whether more typing could help.
  package static func parse(
    _ text: String,
    angleUnit: AngleUnit = .radians,
    withOrdinate readsOrdinate: Bool = false,
    variables: [String]? = nil
  ) throws(FormulaError) -> Program {
    let instructions = try instructions(
      of: text,
      withOrdinate: readsOrdinate,
      variables: variables
    )
    do {
      return try Program(instructions, angleUnit: angleUnit)
    } catch {
      throw FormulaError(.formulaTooLong, at: 0..<text.count)
    }
  }

  /// A text with the brackets closed at its end that may be left open.
  package static func closed(_ text: String) -> String {
    do {
      _ = try instructions(of: text)
      return text
    } catch {
      guard case .notClosed(_, let closers) = error.kind else { return text }
      return text + closers
    }
  }

  /// The steps a text stands for, in postfix order; takes time in proportion to the text.
  package static func instructions(
    of text: String,
    withOrdinate readsOrdinate: Bool = false,
    variables: [String]? = nil
  ) throws(FormulaError) -> [Instruction] {
    guard text.utf8.count <= 8 * ProgramLimits.formulaCharacters else {
      throw FormulaError(.formulaTooLong, at: 0..<0)
    }
    let characters = Array(withPlainArguments(text))
    guard characters.count <= ProgramLimits.formulaCharacters else {
      throw FormulaError(.formulaTooLong, at: ProgramLimits.formulaCharacters..<characters.count)
    }
    var reader = FormulaReader(characters)
    reader.scanner.refusesGroups = true
    reader.scanner.readsOrdinate = readsOrdinate
    reader.scanner.variables = variables
    let instructions = try reader.read()
    try FormulaReader.refuseOtherBars(of: characters, reader.bars)
    return instructions
  }

  /// The text with points before decimals and commas between arguments, character by character.
  package static func kept(_ text: String) -> String {
    let plain = withPlainArguments(text)
    guard plain.contains(",") else { return plain }
    var characters = Array(plain)
    var reader = FormulaReader(characters)
    _ = try? reader.read()
    for place in reader.scanner.decimalCommas { characters[place] = "." }
    return String(characters)
  }

  /// The text with commas between arguments if it has semicolons there; outside of brackets they stay,
  /// and are an error.
  private static func withPlainArguments(_ text: String) -> String {
    guard let first = text.firstIndex(of: ";"), text[..<first].contains("(") else { return text }
    return DecimalMark.comma.kept(text)
  }
}
