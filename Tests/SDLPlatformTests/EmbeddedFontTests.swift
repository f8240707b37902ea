import CFreeType
import Drawing
import PictureFormats
import SDLPlatform
import TestSupport
import Testing

extension SDLTests {
  /// The fonts in PDF files, read by FreeType.
  @Suite struct EmbeddedFontTests {
    @Test(arguments: [Font.Face.regular, .semibold, .italic])
    func `a font in a PDF has the shapes and widths of the one it came from`(
      face: Font.Face
    ) throws {
      let fonts = try FontLibrary()
      let text = "Ag x√²−0,5π"
      let font = Font(face, 20)
      let canvas = VectorCanvas(
        size: Size(width: 200, height: 40),
        scale: .one,
        fonts: fonts
      )
      canvas.drawText(text, at: Point(x: 5, y: 30), in: font, with: Color(0))
      let streams = pdfStreams(of: canvas.picture(title: "").file(.pdf))
      // A font's file begins with the format's version and the length of its header.
      let files = streams.filter { $0.starts(with: [1, 0, 4, 4]) }
      var shapes: [Shape] = []
      for file in files { shapes += try Self.shapes(in: file) }
      let glyphs = Set(fonts.glyphs(of: text, in: font))
      #expect(shapes.count == glyphs.count)
      for glyph in glyphs {
        let size = 1000 / glyph.name.unitsPerEm
        let wanted = Shape(
          advance: glyph.name.advance * size,
          bounds: Self.bounds(of: glyph.outline, size: size)
        )
        #expect(shapes.contains { $0.isNear(wanted) })
      }
    }

    private struct Shape {
      var advance: Double
      /// Left, bottom, right, top; empty without ink.
      var bounds: [Double]

      func isNear(_ other: Shape) -> Bool {
        abs(advance - other.advance) <= 1 && bounds.count == other.bounds.count
          && zip(bounds, other.bounds).allSatisfy { abs($0 - $1) <= 1 }
      }
    }

    /// The bounds of all points that steps name, y upwards.
    private static func bounds(of outline: Outline, size: Double) -> [Double] {
      var points: [Point] = []
      var current = Point.zero
      for step in outline.steps {
        switch step {
        case .move(let point), .line(let point):
          points.append(point)
          current = point
        case .quadratic(let control, let point):
          points += [
            current + (control - current) * (2.0 / 3), point + (control - point) * (2.0 / 3),
          ]
          points.append(point)
          current = point
        case .cubic(let first, let second, let point):
          points += [first, second, point]
          current = point
        case .close: break
        }
      }
      let (xs, ys) = (points.map { $0.x * size }, points.map { -$0.y * size })
      guard let left = xs.min(), let bottom = ys.min(), let right = xs.max(), let top = ys.max()
      else { return [] }
      return [left, bottom, right, top]
    }

    /// The glyphs of a font's file behind the first, which stands for none.
    private static func shapes(in file: [UInt8]) throws -> [Shape] {
      var library: FT_Library?
      try #require(FT_Init_FreeType(&library) == 0)
      defer { FT_Done_FreeType(library) }
      return try file.withUnsafeBufferPointer { bytes in
        var face: FT_Face?
        try #require(
          FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), 0, &face) == 0
        )
        let font = try #require(face)
        defer { FT_Done_Face(font) }
        #expect(font.pointee.units_per_EM == 1000)
        return try (1..<FT_UInt(font.pointee.num_glyphs)).map { index in
          try #require(FT_Load_Glyph(font, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0)
          let glyph = font.pointee.glyph.pointee
          var box = FT_BBox()
          var outline = glyph.outline
          FT_Outline_Get_CBox(&outline, &box)
          let edges = [box.xMin, box.yMin, box.xMax, box.yMax].map { Double($0) }
          return Shape(
            advance: Double(glyph.metrics.horiAdvance),
            bounds: outline.n_points == 0 ? [] : edges
          )
        }
      }
    }
  }
}
