import Drawing
import SDLPlatform
import TestSupport
import Testing
import Words

extension SDLTests {
  @Suite struct FontTests {
    @Test func `without any font there is a sentence`() {
      let error = #expect(throws: SystemFault.self) {
        try FontLibrary(finder: FontFinder { _ in nil })
      }
      #expect(
        error?.description
          == "No font was found; install the Debian packages fonts-inter and fonts-dejavu-core."
      )
    }

    @Test func `large text uses the display cut`() throws {
      let library = try FontLibrary()
      #expect(library.files(of: .medium, isDisplay: false)[0].path.hasSuffix("/Inter-Medium.otf"))
      #expect(
        library.files(of: .medium, isDisplay: true)[0].path.hasSuffix("/InterDisplay-Medium.otf")
      )
      #expect(
        library.files(of: .italic, isDisplay: false)[0].path.hasSuffix("/DejaVuSerif-Italic.ttf")
      )
    }

    @Test func `without Inter DejaVu Sans stands in, smaller`() throws {
      let system = FontFinder.system()
      let library = try FontLibrary(
        finder: FontFinder { query in
          query.family?.hasPrefix("Inter") == true ? nil : system.find(query)
        }
      )
      let file = library.files(of: .regular, isDisplay: false)[0]
      #expect(file.path.hasSuffix("/DejaVuSans.ttf"))
      #expect(file.factor == 0.9)
    }

    @Test func `widths scale exactly`() throws {
      let library = try FontLibrary()
      let small = library.width(of: "sinh(x) = 12", in: Font(.regular, 10))
      let large = library.width(of: "sinh(x) = 12", in: Font(.regular, 20))
      #expect(abs(large - 2 * small) < 1e-9)
      #expect(small > 40 && small < 80)
    }

    @Test func `tabular digits are all as wide`() throws {
      let library = try FontLibrary()
      let font = Font(.medium, 20, tabular: true)
      let widths = (0...9).map { library.width(of: "\($0)\($0)", in: font) }
      #expect(widths.someAndAllSatisfy { $0 == widths[0] })
      #expect(
        library.width(of: "11", in: Font(.medium, 20)) < library.width(of: "00", in: font)
      )
    }

    @Test func `heights are those of the glyphs`() throws {
      let heights = try FontLibrary().metrics(of: Font(.regular, 20))
      #expect(abs(heights.capHeight - 14.55) < 0.1)
      #expect(abs(heights.xHeight - 10.9) < 0.2)
      #expect(heights.ascent > heights.capHeight && heights.descent > 2)
    }

    @Test(arguments: ["⌫", "∛", "⌊", "⌋", "√", "π", "−", "×", "÷"])
    func `every sign of a key has ink and room`(sign: String) throws {
      let library = try FontLibrary()
      let font = Font(.regular, 20)
      let ink = library.inkBounds(of: sign, in: font)
      #expect(ink.width > 3 && ink.height > 1)
      #expect(ink.x > -2 && ink.maxX < library.width(of: sign, in: font) + 2)
    }

    @Test(arguments: ["H", "fg", "⌫ a", "−1.25"], [1, 1.25, 2.0])
    func `ink lies where it was promised`(text: String, scale: Double) throws {
      let library = try FontLibrary()
      let picture = try PictureCanvas(
        width: 300,
        height: 200,
        scale: ContentScale(scale),
        fonts: library
      )
      let font = Font(.regular, 40)
      picture.draw { $0.drawText(text, at: Point(x: 20, y: 60), in: font, with: Color(0)) }
      var found = (left: 999, top: 999, right: -1, bottom: -1)
      for y in 0..<200 {
        for x in 0..<300 where (picture.color(x: x, y: y)?.red ?? 255) < 128 {
          found = (
            min(found.left, x), min(found.top, y), max(found.right, x + 1), max(found.bottom, y + 1)
          )
        }
      }
      let ink = library.inkBounds(of: text, in: font)
      #expect(abs(Double(found.left) - (20 + ink.x) * scale) < 2)
      #expect(abs(Double(found.right) - (20 + ink.maxX) * scale) < 2)
      #expect(abs(Double(found.top) - (60 + ink.y) * scale) < 2)
      #expect(abs(Double(found.bottom) - (60 + ink.maxY) * scale) < 2)
    }

    @Test func `a halo surrounds the glyphs evenly`() throws {
      let picture = try PictureCanvas(width: 60, height: 60, fonts: FontLibrary())
      let font = Font(.semibold, 30)
      picture.draw {
        $0.drawText(
          "I",
          at: Point(x: 25, y: 45),
          in: font,
          with: Color(0x0000FF),
          halo: Color(0xFF0000)
        )
      }
      let row = (0..<60).compactMap { picture.color(x: $0, y: 35) }
      let left = row.prefix { $0.blue > 128 && $0.red > 128 }.count
      let right = row.reversed().prefix { $0.blue > 128 && $0.red > 128 }.count
      let glyph = row.indices.filter { row[$0].blue > 128 && row[$0].red < 128 }
      let before = (glyph.first ?? 0) - left
      let after = 59 - right - (glyph.last ?? 0)
      #expect((2...4).contains(before) && (2...4).contains(after))
    }

    @Test(arguments: [Font.Face.regular, .semibold, .italic])
    func `the outlines of a line lie where its ink is`(face: Font.Face) throws {
      let library = try FontLibrary()
      let font = Font(face, 20)
      let glyphs = library.glyphs(of: "Ag x√²", in: font)
      #expect(glyphs.map(\.name.character) == Array("Ag x√²"))
      var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, 0.0)
      for glyph in glyphs {
        for step in glyph.outline.steps {
          guard let point = step.end else { continue }
          left = min(left, glyph.x + point.x * glyph.scale)
          right = max(right, glyph.x + point.x * glyph.scale)
          top = min(top, point.y * glyph.scale)
          bottom = max(bottom, point.y * glyph.scale)
        }
      }
      let ink = library.inkBounds(of: "Ag x√²", in: font)
      // Curves may reach a little farther than their ends.
      #expect(abs(left - ink.x) < 2 && abs(right - ink.maxX) < 2)
      #expect(abs(top - ink.y) < 2)
      #expect(library.glyphs(of: "  ", in: font).allSatisfy { $0.outline.steps.isEmpty })
    }
  }
}

extension Outline.Step {
  /// Where it ends; nil for the way back.
  fileprivate var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
