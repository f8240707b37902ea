import Drawing

/// A font in a PDF file, of the glyphs that the picture writes with it.
struct PDFFont {
  /// The font that the glyphs come from.
  let name: String
  private let unitsPerEm: Double
  private var glyphs: [CFFFont.Glyph] = []
  /// What each glyph stands for.
  private var letters: [Character] = []
  private var codes: [Letter: Int] = [:]

  private struct Letter: Hashable {
    var character: Character
    var outline: Outline
  }

  /// No glyphs but these fit into a font whose letters are bytes.
  private static let mostGlyphs = 255

  init(of name: GlyphName) {
    self.name = name.font
    unitsPerEm = name.unitsPerEm
  }

  /// The number of a glyph's letter, from 1; nil where the font is another one, or full.
  mutating func code(of glyph: PlacedGlyph) -> Int? {
    guard glyph.name.font == name, glyph.name.unitsPerEm == unitsPerEm else { return nil }
    let letter = Letter(character: glyph.name.character, outline: glyph.outline)
    if let code = codes[letter] { return code }
    guard glyphs.count < Self.mostGlyphs else { return nil }
    let size = 1000 / unitsPerEm
    glyphs.append(
      CFFFont.Glyph(
        outline: glyph.outline.scaled(by: size),
        advance: Int((glyph.name.advance * size).rounded())
      )
    )
    letters.append(letter.character)
    codes[letter] = glyphs.count
    return glyphs.count
  }

  /// How far a letter goes, in thousandths of the em.
  func advance(of code: Int) -> Int { glyphs[code - 1].advance }

  /// The font itself, given its number among those of the file and that of the object that describes it.
  func dictionary(number: Int, descriptor: Int, unicode: Int) -> String {
    let widths = glyphs.map { String($0.advance) }.joined(separator: " ")
    let names = glyphs.indices.map { "/" + CFFFont.glyphName($0 + 1) }.joined(separator: " ")
    return "<< /Type /Font /Subtype /Type1 /BaseFont /\(tagged(number)) /FirstChar 1"
      + " /LastChar \(glyphs.count) /Widths [\(widths)] /FontDescriptor \(descriptor) 0 R"
      + " /Encoding << /Type /Encoding /Differences [1 \(names)] >> /ToUnicode \(unicode) 0 R >>"
  }

  /// What the font looks like, given the object that holds its file.
  func description(number: Int, file: Int) -> String {
    let box = box.map(String.init).joined(separator: " ")
    return "<< /Type /FontDescriptor /FontName /\(tagged(number)) /Flags 4 /FontBBox [\(box)]"
      + " /ItalicAngle 0 /Ascent \(self.box[3]) /Descent \(self.box[1]) /CapHeight \(self.box[3])"
      + " /StemV 80 /FontFile3 \(file) 0 R >>"
  }

  /// The font's file.
  func file(number: Int) -> [UInt8] { CFFFont.file(named: tagged(number), glyphs) }

  /// What each letter is in Unicode, for those who copy or search the text.
  var unicode: String {
    var text = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CMapName /Letters def
      /CMapType 2 def
      1 begincodespacerange
      <01> <ff>
      endcodespacerange

      """
    for start in stride(from: 0, to: letters.count, by: 100) {
      let part = letters[start...].prefix(100)
      text += "\(part.count) beginbfchar\n"
      for (index, letter) in zip(part.indices, part) {
        let digits = letter.utf16.map { Self.hexadecimal(Int($0), digits: 4) }.joined()
        text += "<\(Self.hexadecimal(index + 1, digits: 2))> <\(digits)>\n"
      }
      text += "endbfchar\n"
    }
    return text + "endcmap\nend\nend\n"
  }

  /// A number of so many digits to the base of 16.
  static func hexadecimal(_ value: Int, digits: Int) -> String {
    String(String(value + 1 << (4 * digits), radix: 16).suffix(digits))
  }

  /// The name with six letters before it, as that of a font that holds only some of its glyphs.
  private func tagged(_ number: Int) -> String {
    let tag = (0..<6).reversed().map { place in
      let digit = (0..<place).reduce(number) { rest, _ in rest / 26 } % 26
      return String(UnicodeScalar(UInt8(65 + digit)))
    }
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return tag.joined() + "+" + (plain.isEmpty ? "Font" : plain)
  }

  /// Left, bottom, right and top of all glyphs.
  private var box: [Int] {
    let points = glyphs.flatMap(\.outline.points)
    let (xs, ys) = (points.map(\.x), points.map { -$0.y })
    return [
      Int((xs.min() ?? 0).rounded(.down)), Int((ys.min() ?? 0).rounded(.down)),
      Int((xs.max() ?? 0).rounded(.up)), Int((ys.max() ?? 0).rounded(.up)),
    ]
  }
}

extension Outline {
  /// All points that the steps name.
  fileprivate var points: [Point] {
    steps.flatMap { step -> [Point] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let point): [control, point]
      case .cubic(let first, let second, let point): [first, second, point]
      case .close: []
      }
    }
  }

  /// The shape, larger by a factor.
  fileprivate func scaled(by factor: Double) -> Outline {
    func scaled(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
    return Outline(
      steps.map { step in
        switch step {
        case .move(let point): .move(scaled(point))
        case .line(let point): .line(scaled(point))
        case .quadratic(let control, let point): .quadratic(scaled(control), scaled(point))
        case .cubic(let first, let second, let point):
          .cubic(scaled(first), scaled(second), scaled(point))
        case .close: .close
        }
      }
    )
  }
}
