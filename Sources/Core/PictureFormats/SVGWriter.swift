import Drawing

/// Writes a picture as an SVG document; each glyph is defined once.
struct SVGWriter {
  private let picture: VectorPicture
  private let document: [UInt8]?
  private var definitions = ""
  private var content = ""
  private var glyphs: [Outline: Int] = [:]
  private var clips: [Rect: Int] = [:]

  init(_ picture: VectorPicture, document: [UInt8]?) {
    self.picture = picture
    self.document = document
    for mark in picture.marks { write(mark) }
  }

  /// The file.
  var text: String {
    let size = picture.size
    let shown = [size.width, size.height].map {
      DecimalText.text(picture.scale.devicePixels($0))
    }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(shown[0])" height="\(shown[1])" \
      viewBox="0 0 \(DecimalText.text(size.width)) \(DecimalText.text(size.height))">

      """
    if !picture.title.isEmpty { text += "<title>\(XMLText.escaped(picture.title))</title>\n" }
    if let document { text += SVGMetadata.element(document) + "\n" }
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    return text + content + "</svg>\n"
  }

  private mutating func write(_ mark: VectorMark) {
    switch mark {
    case .fill(let outline, let color):
      content += "<path\(paint("fill", color)) d=\"\(SVGPath(outline).text)\"/>\n"
    case .stroke(let outline, let stroke, let color):
      content +=
        "<path fill=\"none\"\(paint("stroke", color))\(style(stroke)) d=\"\(SVGPath(outline).text)\"/>\n"
    case .text(let text, let glyphs, let baseline, let color, let border):
      write(text, glyphs, at: baseline, color, border: border)
    case .clip(let box, let marks):
      content += "<g clip-path=\"url(#c\(number(of: box)))\">\n"
      for mark in marks { write(mark) }
      content += "</g>\n"
    }
  }

  private mutating func write(
    _ text: String,
    _ glyphs: [PlacedGlyph],
    at baseline: Point,
    _ color: Color,
    border: Double
  ) {
    // A border only lies under the text that follows, which has the name.
    let name = border > 0 ? " aria-hidden=\"true\"" : " aria-label=\"\(XMLText.escaped(text))\""
    content += "<g\(name)\(paint("fill", color))"
    if border > 0 { content += paint("stroke", color) + " stroke-linejoin=\"round\"" }
    content += ">"
    for glyph in glyphs where !glyph.outline.steps.isEmpty {
      let scale = DecimalText.fine(glyph.scale)
      let place =
        DecimalText.text(baseline.x + glyph.x) + " " + DecimalText.text(baseline.y)
      content +=
        "<use xlink:href=\"#g\(number(of: glyph.outline))\" transform=\"translate(\(place)) scale(\(scale))\""
      if border > 0 { content += " stroke-width=\"\(DecimalText.text(border / glyph.scale))\"" }
      content += "/>"
    }
    content += "</g>\n"
  }

  private mutating func number(of glyph: Outline) -> Int {
    if let number = glyphs[glyph] { return number }
    let number = glyphs.count + 1
    glyphs[glyph] = number
    definitions += "<path id=\"g\(number)\" d=\"\(SVGPath(glyph).text)\"/>\n"
    return number
  }

  private mutating func number(of clip: Rect) -> Int {
    if let number = clips[clip] { return number }
    let number = clips.count + 1
    clips[clip] = number
    definitions +=
      "<clipPath id=\"c\(number)\"><path d=\"\(SVGPath(Outline(clip)).text)\"/></clipPath>\n"
    return number
  }

  private func paint(_ attribute: String, _ color: Color) -> String {
    func hex(_ byte: UInt8) -> String { String(Int(byte) + 256, radix: 16).suffix(2).lowercased() }
    let paint = " \(attribute)=\"#\(hex(color.red))\(hex(color.green))\(hex(color.blue))\""
    guard color.alpha < 255 else { return paint }
    let share = DecimalText.fine((Double(color.alpha) / 255 * 1000).rounded() / 1000)
    return paint + " \(attribute)-opacity=\"\(share)\""
  }

  private func style(_ stroke: Stroke) -> String {
    var text = " stroke-width=\"\(DecimalText.text(stroke.width))\" stroke-linejoin=\"round\""
    if stroke.cap == .round { text += " stroke-linecap=\"round\"" }
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map(DecimalText.text).joined(separator: " "))\""
      if stroke.dashStart != 0 {
        text += " stroke-dashoffset=\"\(DecimalText.text(stroke.dashStart))\""
      }
    }
    return text
  }
}
