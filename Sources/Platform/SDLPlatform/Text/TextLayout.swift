import Drawing

/// A stretch of text in one file, or one digit in its cell, placed in ems.
struct TextPiece {
  var text: String
  var file: FontFile
  /// From the start of the line to the start of the piece, in ems.
  var offset: Double
}

/// A line of text, independent of its size.
struct TextLayout {
  var pieces: [TextPiece]
  /// Advance width in ems.
  var width: Double
  /// The box of the ink in ems, relative to the start of the baseline, y downwards.
  var ink: Rect
}

/// Everything about a line but its size.
struct TextKey: Hashable {
  var text: String
  var face: Font.Face
  var isDisplay: Bool
  var isTabular: Bool

  init(_ text: String, in font: Font) {
    self.text = text
    face = font.face
    isDisplay = font.size >= 24
    isTabular = font.hasTabularDigits
  }
}
