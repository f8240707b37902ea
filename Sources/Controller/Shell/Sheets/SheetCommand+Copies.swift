import Formulas
import Notation
import Words

extension SheetCommand {
  /// The languages that a formula can be copied into.
  ///
  /// `text` is the formula as it was typed; without a program it is the only copy.
  static func copies(of text: String, _ program: Program?, _ words: Locale) -> [SheetCommand] {
    // Spreadsheets have commas and semicolons where people here have them; programs never do.
    let copies: [(MenuPhrase, String?)] = [
      (.plainText, words.mark.written(text)),
      (.latex, program?.written(in: .latex)), (.python, program?.written(in: .python)),
      (.spreadsheet, program?.written(in: .spreadsheet).map(words.mark.written)),
    ]
    return copies.compactMap { name, text in text.map { .copy($0, as: name) } }
  }
}
