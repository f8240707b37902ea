import Drawing

/// Writes a picture as a PDF document of one page, with the fonts that its text is written in.
struct PDFWriter {
  private let picture: VectorPicture
  private var content: PDFContent
  /// Bodies of the objects, the first with number 1.
  private var objects: [[UInt8]] = []

  /// Length of a device pixel on paper, in PDF's 72nds of an inch.
  private static let pixel = 0.75

  init(_ picture: VectorPicture, document: [UInt8]?) {
    self.picture = picture
    content = PDFContent(picture.marks)
    // Catalogue, pages and page come first; what they speak of follows.
    let shown = [picture.size.width, picture.size.height].map {
      picture.scale.devicePixels($0) * Self.pixel
    }
    let scale = DecimalText.fine(picture.scale.devicePixels(1) * Self.pixel)
    let negative = scale.hasPrefix("-") ? scale : "-" + scale
    let page =
      "\(scale) 0 0 \(negative) 0 \(DecimalText.text(shown[1])) cm 1 j\n" + content.text
    let firstGlyph = 6
    let firstFont = firstGlyph + content.glyphs.count
    var attachment = ""
    if document != nil {
      let number = firstFont + Self.objectsOfFont * content.fonts.count
      attachment =
        " /Names << /EmbeddedFiles << /Names [(document.ordinate) \(number) 0 R] >> >>"
    }
    add("<< /Type /Catalog /Pages 2 0 R\(attachment) >>")
    add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    let box = shown.map(DecimalText.text).joined(separator: " ")
    add(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(box)] /Contents 4 0 R"
        + " /Resources << /ExtGState << \(content.opacityNames) >>"
        + " /Font << \(content.fontNames(from: firstFont, each: Self.objectsOfFont)) >>"
        + " /XObject << \(content.glyphNames(from: firstGlyph)) >> >> >>"
    )
    addPacked("<< ", Array(page.utf8))
    add("<< /Title \(Self.string(picture.title)) /Creator (Ordinate) >>")
    // Room for every glyph and its border, in font units.
    let room = "/BBox [-8192 -8192 8192 8192]"
    for path in content.glyphs {
      addPacked("<< /Type /XObject /Subtype /Form \(room) ", Array(path.utf8))
    }
    for (number, font) in content.fonts.enumerated() { add(font, number: number) }
    if let document {
      add(
        "<< /Type /Filespec /F (document.ordinate) /UF (document.ordinate)"
          + " /EF << /F \(objects.count + 2) 0 R >> >>"
      )
      add("<< /Type /EmbeddedFile \(PDFAttachment.type) ", document)
    }
  }

  /// The file.
  var bytes: [UInt8] {
    // The second line tells programs that look that the file is not plain text.
    var bytes = Array("%PDF-1.4\n%".utf8) + [0xC3, 0xA4, 0xC3, 0xB6, 0x0A]
    var places: [Int] = []
    for (index, body) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    let table = bytes.count
    var end = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      end += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    end += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 5 0 R >>\n"
    return bytes + Array((end + "startxref\n\(table)\n%%EOF\n").utf8)
  }

  private mutating func add(_ body: String) { objects.append(Array(body.utf8)) }

  /// The objects that a font takes: itself, its description, its file, its letters in Unicode.
  private static let objectsOfFont = 4

  private mutating func add(_ font: PDFFont, number: Int) {
    let first = objects.count + 1
    add(font.dictionary(number: number, descriptor: first + 1, unicode: first + 3))
    add(font.description(number: number, file: first + 2))
    addPacked("<< /Subtype /Type1C ", font.file(number: number))
    addPacked("<< ", Array(font.unicode.utf8))
  }

  /// Adds a stream that is packed.
  private mutating func addPacked(_ dictionary: String, _ stream: [UInt8]) {
    add(dictionary + "/Filter /FlateDecode ", Deflater.packed(stream))
  }

  /// Adds a stream; its dictionary still lacks the length and the end.
  private mutating func add(_ dictionary: String, _ stream: [UInt8]) {
    let head = dictionary + "/Length \(stream.count) >>\nstream\n"
    objects.append(Array(head.utf8) + stream + Array("\nendstream".utf8))
  }

  /// Text as a string of UTF-16 digits.
  private static func string(_ text: String) -> String {
    let digits = text.utf16.map { String(Int($0) + 0x10000, radix: 16).suffix(4) }
    return "<feff" + digits.joined() + ">"
  }
}
