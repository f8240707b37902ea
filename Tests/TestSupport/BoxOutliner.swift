package import Drawing

/// Writes every character but a space as a box of half an em.
package final class BoxOutliner: TextOutliner {
  package init() {}

  package func glyphs(of text: String, in font: Font) -> [PlacedGlyph] {
    text.enumerated().filter { $0.element != " " }.map { index, character in
      let height = character.isUppercase ? 700.0 : 500
      return PlacedGlyph(
        Outline(Rect(x: 50, y: -height, width: 400, height: height)),
        x: Double(index) * font.size / 2,
        scale: font.size / 1000
      )
    }
  }

  package func width(of text: String, in font: Font) -> Double {
    Double(text.count) * font.size / 2
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    Rect(x: 0, y: -font.size, width: width(of: text, in: font), height: font.size)
  }
  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(capHeight: font.size * 0.7, xHeight: font.size / 2, ascent: font.size, descent: 0)
  }
}
