package import Drawing

/// Writes every character as a box in half an em, a space as nothing.
package final class BoxOutliner: TextOutliner {
  package init() {}

  package func glyphs(of text: String, in font: Font) -> [PlacedGlyph] {
    text.enumerated().map { index, character in
      let height = character.isUppercase ? 700.0 : 500
      let box = Outline(Rect(x: 50, y: -height, width: 400, height: height))
      return PlacedGlyph(
        character == " " ? Outline() : box,
        x: Double(index) * font.size / 2,
        scale: font.size / 1000,
        name: GlyphName(character, font: "Box-\(font.face)", unitsPerEm: 1000, advance: 500)
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
