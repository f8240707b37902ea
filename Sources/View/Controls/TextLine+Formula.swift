package import Drawing
package import Typesetting

/// Formulas in lines of text, set as in a book.
extension TextLine {
  /// What of a run is a formula rather than its text.
  package struct Formula: Hashable, Sendable {
    package var row: MathRow
    package var variableColor: Color
    /// No letter gets smaller.
    package var least: Double

    package init(_ row: MathRow, variableColor: Color, least: Double = 13) {
      (self.row, self.variableColor, self.least) = (row, variableColor, least)
    }
  }

  /// How far the line reaches above its baseline, and below it.
  package func reach(_ measurer: any TextMeasurer) -> (ascent: Double, descent: Double) {
    runs.reduce((0, 0)) { reach, run in
      guard let picture = run.picture(measurer) else { return reach }
      return (max(reach.0, picture.ascent), max(reach.1, picture.descent))
    }
  }

  /// Its width, and the height its formulas need.
  package func size(_ measurer: any TextMeasurer) -> Size {
    Size(width: width(measurer), height: height(measurer))
  }

  /// The height it needs beside words of the same size.
  package func height(_ measurer: any TextMeasurer) -> Double {
    let reach = reach(measurer)
    return reach.ascent + reach.descent
  }

  /// The line, or with its formulas as they are typed where it is higher than its room.
  package func fitted(height: Double, _ measurer: any TextMeasurer) -> TextLine {
    self.height(measurer) <= height ? self : flat
  }

  /// How far below a middle line its baseline has to be; nil where it is no higher than words.
  func drop(_ measurer: any TextMeasurer) -> Double? {
    let pictures = runs.compactMap { $0.picture(measurer) }
    guard pictures.contains(where: \.isTall) else { return nil }
    let reach = reach(measurer)
    return (reach.ascent - reach.descent) / 2
  }

  /// The line with its formulas as they are typed, which can be cut.
  var flat: TextLine {
    guard runs.contains(where: { $0.formula != nil }) else { return self }
    return TextLine(
      runs.flatMap { run -> [Run] in
        guard let formula = run.formula else { return [run] }
        var text = FormulaText(
          size: run.font.size,
          color: run.color,
          variableColor: formula.variableColor
        )
        text.face = run.font.face
        return text.line(run.text).runs
      }
    )
  }
}

extension TextLine.Run {
  /// The formula as it is set; nil for words, and where it would be larger than any window.
  func picture(_ measurer: any TextMeasurer) -> MathPicture? {
    guard let formula else { return nil }
    let size = measurer.type.font(font).size
    let style = MathStyle(size: size, least: formula.least, face: font.face)
    return MathPicture(formula.row, style: style, measurer.plainMeasurer)
  }

  func width(_ measurer: any TextMeasurer) -> Double {
    picture(measurer)?.width ?? measurer.width(of: text, in: font)
  }

  func draw(on canvas: any Canvas, at baseline: Point) -> Double {
    if let formula, let picture = picture(canvas) {
      let colors = MathColors(color, variable: formula.variableColor)
      picture.draw(on: canvas.plainType, at: baseline, in: colors)
      return picture.width
    }
    canvas.drawText(text, at: baseline, in: font, with: color)
    return canvas.width(of: text, in: font)
  }
}

extension FormulaText {
  /// A longer formula stays a line: no window shows it all.
  private static let longest = 1000

  /// The formula set as in a book.
  package func line(_ text: String, as row: @autoclosure () -> MathRow) -> TextLine {
    guard text.utf8.count <= Self.longest else { return line(text) }
    var run = TextLine.Run(text, Font(face, size), color)
    run.formula = TextLine.Formula(row(), variableColor: variableColor, least: least)
    return TextLine([run])
  }
}
