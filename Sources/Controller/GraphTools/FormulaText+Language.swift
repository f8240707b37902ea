package import Controls
package import GraphModel
package import Words

extension FormulaText {
  /// A kept formula as its language sets it, with the signs of the place.
  package func line(
    _ formula: String,
    in words: Locale,
    by language: any FormulaLanguage
  ) -> TextLine {
    let written = words.mark.written(formula)
    return language.row(of: formula, shown: written).map { line(written, as: $0) } ?? line(written)
  }
}
