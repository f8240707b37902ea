import CFreeType
package import Drawing

extension FontLibrary: TextOutliner {
  package func glyphs(of text: String, in font: Font) -> [PlacedGlyph] {
    layout(TextKey(text, in: font)).pieces.flatMap { piece -> [PlacedGlyph] in
      guard let face = outlineFace(piece.file) else { return [] }
      let scale = font.size * piece.file.factor / face.unitsPerEm
      return piece.text.indices.map { index in
        let way = advance(of: piece.text[..<index], in: piece.file)
        let (outline, name) = face.glyph(of: piece.text[index])
        return PlacedGlyph(outline, x: (piece.offset + way) * font.size, scale: scale, name: name)
      }
    }
  }
}

/// A font file opened for the shapes of its glyphs.
final class OutlineFace {
  private let library: FT_Library
  private let face: FT_Face
  private var glyphs: [Character: (Outline, GlyphName)] = [:]

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

  /// The shape of a character in font units, y downwards, and its name.
  func glyph(of character: Character) -> (outline: Outline, name: GlyphName) {
    if let known = glyphs[character] { return known }
    var steps: [Outline.Step] = []
    var advance = 0.0
    // Marks above and below a letter have no advance: they lie where they belong.
    for scalar in character.unicodeScalars {
      guard FT_Load_Char(face, FT_ULong(scalar.value), FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
        continue
      }
      steps += self.steps
      advance = max(advance, Double(face.pointee.glyph.pointee.metrics.horiAdvance))
    }
    let name = GlyphName(character, font: name, unitsPerEm: unitsPerEm, advance: advance)
    glyphs[character] = (Outline(steps), name)
    return (Outline(steps), name)
  }

  /// What the font calls itself.
  private var name: String { FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "" }

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
