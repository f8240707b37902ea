import CFreeType
package import Drawing

extension FontLibrary: TextOutliner {
  package func glyphs(of text: String, in font: Font) -> [PlacedGlyph] {
    layout(TextKey(text, in: font)).pieces.flatMap { piece -> [PlacedGlyph] in
      guard let face = outlineFace(piece.file) else { return [] }
      let scale = font.size * piece.file.factor / face.unitsPerEm
      return piece.text.indices.compactMap { index in
        guard let outline = face.outline(of: piece.text[index]) else { return nil }
        let way = advance(of: piece.text[..<index], in: piece.file)
        return PlacedGlyph(outline, x: (piece.offset + way) * font.size, scale: scale)
      }
    }
  }
}

/// A font file opened for the shapes of its glyphs.
final class OutlineFace {
  private let library: FT_Library
  private let face: FT_Face
  private var outlines: [Character: Outline] = [:]

  init?(_ file: FontFile) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  var unitsPerEm: Double { max(1, Double(face.pointee.units_per_EM)) }

  /// The shape of a character in font units, y downwards; nil when it has no ink.
  func outline(of character: Character) -> Outline? {
    if let known = outlines[character] { return known.steps.isEmpty ? nil : known }
    var steps: [Outline.Step] = []
    // Marks above and below a letter have no advance: they lie where they belong.
    for scalar in character.unicodeScalars {
      guard FT_Load_Char(face, FT_ULong(scalar.value), FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
        continue
      }
      steps += self.steps
    }
    outlines[character] = Outline(steps)
    return steps.isEmpty ? nil : Outline(steps)
  }

  /// The steps of the glyph loaded last.
  private var steps: [Outline.Step] {
    var functions = FT_Outline_Funcs()
    functions.move_to = { end, steps in OutlineFace.add(steps) { $0.close(thenMoveTo: end) } }
    functions.line_to = { end, steps in OutlineFace.add(steps) { $0.add(.line(point(end))) } }
    functions.conic_to = { control, end, steps in
      OutlineFace.add(steps) { $0.add(.quadratic(point(control), point(end))) }
    }
    functions.cubic_to = { first, second, end, steps in
      OutlineFace.add(steps) { $0.add(.cubic(point(first), point(second), point(end))) }
    }
    var contours = Contours()
    let failed = withUnsafeMutablePointer(to: &contours) { contours in
      FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, contours)
    }
    return failed == 0 ? contours.closed : []
  }

  private static func add(
    _ contours: UnsafeMutableRawPointer?,
    _ change: (inout Contours) -> Void
  ) -> Int32 {
    guard let contours else { return 1 }
    change(&contours.assumingMemoryBound(to: Contours.self).pointee)
    return 0
  }
}

/// Contours as they come from FreeType, which closes them without saying so.
private struct Contours {
  private var steps: [Outline.Step] = []

  mutating func add(_ step: Outline.Step) { steps.append(step) }

  mutating func close(thenMoveTo end: UnsafePointer<FT_Vector>?) {
    steps = closed
    steps.append(.move(point(end)))
  }

  var closed: [Outline.Step] { steps.isEmpty ? [] : steps + [.close] }
}

private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
  guard let vector else { return .zero }
  return Point(x: Double(vector.pointee.x), y: -Double(vector.pointee.y))
}
