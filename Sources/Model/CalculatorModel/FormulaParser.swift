/// Reads typed formulas.
///
///     try FormulaParser.parse("sin²(x) + 2x").description  // "sin(x)²+2·x"
///
/// A minus before a power waits for it (−2² = −4), powers are joined from the right, things side by
/// side are multiplied as with ×, and a function without brackets takes the product that follows:
/// `sin 2x` is sin(2·x), but `sin x cos x` and `sin x/2` end the argument at cos and /.
package enum FormulaParser {
  /// The program a text stands for.
  ///
  /// - Throws: `FormulaError`, which says whether more typing could help.
  package static func parse(
    _ text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) -> Program {
    guard text.utf8.count <= 8 * ProgramLimits.formulaCharacters else {
      throw FormulaError(.tooLong, at: 0..<0)
    }
    let characters = Array(text)
    guard characters.count <= ProgramLimits.formulaCharacters else {
      throw FormulaError(.tooLong, at: ProgramLimits.formulaCharacters..<characters.count)
    }
    var reader = FormulaReader(characters)
    let instructions = try reader.read()
    do {
      return try Program(instructions, angleUnit: angleUnit)
    } catch {
      throw FormulaError(.tooLong, at: 0..<characters.count)
    }
  }
}
