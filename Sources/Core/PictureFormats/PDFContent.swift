import Drawing

/// Shapes in PDF's drawing language, and the fonts, glyphs and opacities they speak of.
struct PDFContent {
  private(set) var text = ""
  private(set) var fonts: [PDFFont] = []
  /// The path of every glyph that only lies beneath text: fonts are for what is read.
  private(set) var glyphs: [String] = []
  private var numbers: [Outline: Int] = [:]
  private var opacities: Set<UInt8> = []

  init(_ marks: [VectorMark]) {
    for mark in marks { write(mark) }
  }

  /// The opacities as entries of a resource dictionary.
  var opacityNames: String {
    opacities.sorted().map { alpha in
      let share = DecimalText.fine((Double(alpha) / 255 * 1000).rounded() / 1000)
      return "/A\(alpha) << /ca \(share) /CA \(share) >>"
    }
    .joined(separator: " ")
  }

  /// The fonts as entries of a resource dictionary, each of so many objects, the first of all having a
  /// number.
  func fontNames(from first: Int, each count: Int) -> String {
    fonts.indices.map { "/F\($0) \(first + count * $0) 0 R" }.joined(separator: " ")
  }

  /// The glyphs as entries of a resource dictionary, the first being the object with a number.
  func glyphNames(from first: Int) -> String {
    glyphs.indices.map { "/G\($0) \(first + $0) 0 R" }.joined(separator: " ")
  }

  private mutating func write(_ mark: VectorMark) {
    switch mark {
    case .fill(let outline, let color):
      paint(color) { "\($0) rg\n" + Self.path(outline) + "f\n" }
    case .stroke(let outline, let stroke, let color):
      let dash = stroke.dash.map(DecimalText.text).joined(separator: " ")
      let style =
        "\(DecimalText.text(stroke.width)) w \(stroke.cap == .round ? 1 : 0) J "
        + "[\(dash)] \(DecimalText.text(stroke.dashStart)) d\n"
      paint(color) { "\($0) RG " + style + Self.path(outline) + "S\n" }
    case .text(_, let placed, let baseline, let color, border: 0):
      let letters = letters(placed, at: baseline)
      paint(color) { "\($0) rg\n" + letters }
    case .text(_, let placed, let baseline, let color, let border):
      let forms = placed.filter { !$0.outline.steps.isEmpty }.map { glyph in
        let width = DecimalText.text(border / glyph.scale) + " w "
        let scale = DecimalText.fine(glyph.scale)
        let place =
          DecimalText.text(baseline.x + glyph.x) + " " + DecimalText.text(baseline.y)
        let number = number(of: glyph.outline)
        return "q \(scale) 0 0 \(scale) \(place) cm \(width)/G\(number) Do Q\n"
      }
      paint(color) { "\($0) rg \($0) RG\n" + forms.joined() }
    case .clip(let box, let marks):
      text += "q\n" + Self.path(Outline(box)) + "W n\n"
      for mark in marks { write(mark) }
      text += "Q\n"
    }
  }

  /// Adds what draws in a colour, given its three parts; a light colour lasts only for that.
  private mutating func paint(_ color: Color, _ content: (String) -> String) {
    let parts = [color.red, color.green, color.blue]
      .map { DecimalText.fine((Double($0) / 255 * 1000).rounded() / 1000) }
      .joined(separator: " ")
    if color.alpha == 255 {
      text += content(parts)
    } else {
      opacities.insert(color.alpha)
      text += "q /A\(color.alpha) gs " + content(parts) + "Q\n"
    }
  }

  private mutating func number(of glyph: Outline) -> Int {
    if let number = numbers[glyph] { return number }
    let number = glyphs.count
    numbers[glyph] = number
    glyphs.append(Self.path(glyph) + "B")
    return number
  }

  /// Text from the start of its baseline, letter by letter where the canvas placed them.
  private mutating func letters(_ placed: [PlacedGlyph], at baseline: Point) -> String {
    var text = ""
    var rest = placed[...]
    while let first = rest.first {
      let (font, _) = letter(of: first)
      let size = first.scale * first.name.unitsPerEm
      let place = DecimalText.text(baseline.x + first.x) + " " + DecimalText.text(baseline.y)
      text += "BT /F\(font) \(DecimalText.fine(size)) Tf 1 0 0 -1 \(place) Tm ["
      // In thousandths of the em: where the next letter comes by itself.
      var pen = 0
      while let glyph = rest.first, glyph.scale == first.scale {
        let (other, code) = letter(of: glyph)
        guard other == font else { break }
        let wanted = ((glyph.x - first.x) / size * 1000).rounded()
        let back = pen - Int(min(max(wanted, -1e6), 1e6))
        if back != 0 { text += String(back) }
        text += "<\(PDFFont.hexadecimal(code, digits: 2))>"
        pen += fonts[font].advance(of: code) - back
        rest.removeFirst()
      }
      text += "] TJ ET\n"
    }
    return text
  }

  /// The number of a glyph's font, and of its letter in that.
  private mutating func letter(of glyph: PlacedGlyph) -> (font: Int, code: Int) {
    for index in fonts.indices {
      if let code = fonts[index].code(of: glyph) { return (index, code) }
    }
    fonts.append(PDFFont(of: glyph.name))
    return (fonts.count - 1, fonts[fonts.count - 1].code(of: glyph) ?? 1)
  }

  /// A path's steps; curves of one control point become ones of two.
  private static func path(_ outline: Outline) -> String {
    var text = ""
    var place = Point.zero
    func write(_ points: [Point], _ letter: String) {
      for point in points {
        text += DecimalText.text(point.x) + " " + DecimalText.text(point.y) + " "
        place = point
      }
      text += letter + "\n"
    }
    for step in outline.steps {
      switch step {
      case .move(let point): write([point], "m")
      case .line(let point): write([point], "l")
      case .quadratic(let control, let point):
        write(Outline.cubic(from: place, by: control, to: point), "c")
      case .cubic(let first, let second, let point): write([first, second, point], "c")
      case .close: text += "h\n"
      }
    }
    return text
  }
}
