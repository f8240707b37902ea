import Controls
import Formulas
import Notation
import Words

/// A formula in the languages that it can be copied into.
struct FormulaCopies {
  /// A language, what its row says, and the text.
  struct Copy: Hashable {
    let name: MenuPhrase
    let text: String
  }

  let copies: [Copy]

  /// `text` is the formula as it was typed; without a program it is the only copy.
  init(_ text: String, _ program: Program?, _ words: Locale) {
    // Spreadsheets have commas and semicolons where people here have them; programs never do.
    let others: [(MenuPhrase, String?)] = [
      (.latex, program?.written(in: .latex)), (.python, program?.written(in: .python)),
      (.spreadsheet, program?.written(in: .spreadsheet).map(words.mark.written)),
    ]
    copies =
      [Copy(name: .plainText, text: words.mark.written(text))]
      + others.compactMap { name, text in text.map { Copy(name: name, text: $0) } }
  }

  func rows(_ words: Locale) -> [SheetContent.Row] {
    copies.map { .init(icon: .copy, title: words($0.name), note: $0.text) }
  }
}
