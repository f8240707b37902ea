package import Controls
import Drawing
package import Words

extension TextLine {
  /// A phrase as a line: its words in one font, formulas in it set as formulas.
  ///
  /// A quiet line has its formulas in the colour of its words.
  package init<P: Phrase>(
    _ phrase: P,
    in words: Locale,
    size: Double,
    theme: Theme,
    isQuiet: Bool = false
  ) {
    let formula = FormulaText(
      size: size,
      color: isQuiet ? theme.secondaryText : theme.text,
      variableColor: isQuiet ? theme.secondaryText : theme.accent.text
    )
    self = words.pieces(of: phrase).reduce(TextLine()) { line, piece in
      switch piece {
      case .words(let text): line + TextLine(text, Font(.regular, size), theme.secondaryText)
      case .formula(let text): line + formula.line(text)
      }
    }
  }
}
