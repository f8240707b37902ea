import Drawing

/// Shapes in PDF's drawing language, and the glyphs and opacities they speak of.
struct PDFContent {
  private(set) var text = ""
  /// The path of every glyph used.
  private(set) var glyphs: [String] = []
  private var numbers: [Glyph: Int] = [:]
  private var opacities: Set<UInt8> = []

  private struct Glyph: Hashable {
    var outline: Outline
    var hasBorder: Bool
  }

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
        "\(DecimalText.text(stroke.width)) w \(stroke.cap == .round ? 1 : 0) J [\(dash)] 0 d\n"
      paint(color) { "\($0) RG " + style + Self.path(outline) + "S\n" }
    case .text(_, let placed, let baseline, let color, let border):
      let forms = placed.map { glyph in
        let width = border > 0 ? DecimalText.text(border / glyph.scale) + " w " : ""
        let scale = DecimalText.fine(glyph.scale)
        let place =
          DecimalText.text(baseline.x + glyph.x) + " " + DecimalText.text(baseline.y)
        let number = number(of: Glyph(outline: glyph.outline, hasBorder: border > 0))
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

  private mutating func number(of glyph: Glyph) -> Int {
    if let number = numbers[glyph] { return number }
    let number = glyphs.count
    numbers[glyph] = number
    glyphs.append(Self.path(glyph.outline) + (glyph.hasBorder ? "B" : "f"))
    return number
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
        let share = 2.0 / 3
        write(
          [place + (control - place) * share, point + (control - point) * share, point],
          "c"
        )
      case .cubic(let first, let second, let point): write([first, second, point], "c")
      case .close: text += "h\n"
      }
    }
    return text
  }
}
