/// A shape as its contours: straight and curved steps from point to point.
///
/// The numbers are points, or font units in a glyph; y grows downwards.
package struct Outline: Hashable, Sendable {
  /// A step of a contour.
  package enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A quadratic curve by way of a control point.
    case quadratic(Point, Point)
    /// A cubic curve by way of two control points.
    case cubic(Point, Point, Point)
    /// Straight back to where the contour began.
    case close
  }

  package var steps: [Step]

  /// A shape from its steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// A polyline, closed or not.
  package init(_ path: [Point], closed: Bool) {
    steps = path.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if closed, !steps.isEmpty { steps.append(.close) }
  }

  /// A box, perhaps with round corners.
  package init(_ rect: Rect, radius: Double = 0) {
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init(
        [
          Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y),
          Point(x: rect.maxX, y: rect.maxY), Point(x: rect.x, y: rect.maxY),
        ],
        closed: true
      )
      return
    }
    // How far a cubic's control points lie from its ends to look like a quarter of a circle.
    let reach = radius * (1 - 0.5522847498)
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    self.init([
      .move(Point(x: left + radius, y: top)),
      .line(Point(x: right - radius, y: top)),
      .cubic(
        Point(x: right - reach, y: top),
        Point(x: right, y: top + reach),
        Point(x: right, y: top + radius)
      ),
      .line(Point(x: right, y: bottom - radius)),
      .cubic(
        Point(x: right, y: bottom - reach),
        Point(x: right - reach, y: bottom),
        Point(x: right - radius, y: bottom)
      ),
      .line(Point(x: left + radius, y: bottom)),
      .cubic(
        Point(x: left + reach, y: bottom),
        Point(x: left, y: bottom - reach),
        Point(x: left, y: bottom - radius)
      ),
      .line(Point(x: left, y: top + radius)),
      .cubic(
        Point(x: left, y: top + reach),
        Point(x: left + reach, y: top),
        Point(x: left + radius, y: top)
      ),
      .close,
    ])
  }
}

/// A glyph's place in a line of text.
package struct PlacedGlyph: Hashable, Sendable {
  /// The shape in font units, from the start of its baseline.
  package var outline: Outline
  /// From the start of the line, in points.
  package var x: Double
  /// Points per font unit.
  package var scale: Double
  /// What it is called in its font.
  package var name: GlyphName

  package init(_ outline: Outline, x: Double, scale: Double, name: GlyphName) {
    self.outline = outline
    self.x = x
    self.scale = scale
    self.name = name
  }
}

/// Which letter of which font a glyph is.
package struct GlyphName: Hashable, Sendable {
  package var character: Character
  /// The font's own name, the same in every program.
  package var font: String
  package var unitsPerEm: Double
  /// How far the next letter stands, in font units.
  package var advance: Double

  package init(_ character: Character, font: String, unitsPerEm: Double, advance: Double) {
    self.character = character
    self.font = font
    self.unitsPerEm = unitsPerEm
    self.advance = advance
  }
}

/// Measures text, and knows the shapes it is written in.
package protocol TextOutliner: TextMeasurer {
  /// The glyphs of a line, those without ink, too.
  func glyphs(of text: String, in font: Font) -> [PlacedGlyph]
}
