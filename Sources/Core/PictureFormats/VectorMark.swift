package import Drawing

/// One thing in a picture made of shapes; later ones cover earlier ones.
package enum VectorMark: Hashable, Sendable {
  case fill(Outline, Color)
  case stroke(Outline, Stroke, Color)
  /// A line of text from the start of its baseline, with a border of a width around its glyphs.
  case text(String, [PlacedGlyph], at: Point, Color, border: Double)
  indirect case clip(Rect, [VectorMark])
}

/// A whole picture made of shapes.
package struct VectorPicture: Hashable, Sendable {
  /// Width and height in points.
  package var size: Size
  /// How large a point is to be shown: device pixels of the picture it stands for.
  package var scale: ContentScale
  package var marks: [VectorMark]
  /// What it shows, for those who cannot see it.
  package var title: String
}
