import Controls
import Notation
import Words

extension FormulaText {
  /// A kept formula as a book writes it, with the signs of the place.
  func line(_ formula: String, in words: Locale) -> TextLine {
    let written = words.mark.written(formula)
    guard !TextbookReader.isPlainName(formula) else { return line(written) }
    return line(written, as: TextbookReader.row(of: formula, shown: written))
  }
}
