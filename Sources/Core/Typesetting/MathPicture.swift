package import Drawing

/// A formula set as in a book, ready to be drawn and to be typed in.
///
/// Places are in points from the start of its baseline; y grows downwards.
package struct MathPicture: Sendable {
  package private(set) var width = 0.0
  package private(set) var ascent = 0.0
  package private(set) var descent = 0.0
  package private(set) var marks: [MathMark] = []
  package private(set) var stops: [MathStop] = []
  package private(set) var slots: [MathSlot] = []
  package private(set) var spans: [MathSpan] = []
  /// The size of its largest letters.
  package let size: Double

  /// Sets a formula; the size is final.
  package init(_ row: MathRow, style: MathStyle, _ measurer: any TextMeasurer) {
    size = style.size
    let setter = MathSetter(style: style, measurer: measurer)
    let box = setter.whole(row)
    (width, ascent, descent) = (box.width, box.ascent, box.descent)
    place(box, at: Point(x: 0, y: 0), in: nil)
    stops.sort { $0.offset < $1.offset }
  }

  /// Whether it is higher than a line of letters.
  package var isTall: Bool { ascent > 1.05 * size || descent > 0.42 * size }

  /// How far below a middle line its baseline has to be.
  package func drop(_ line: FontMetrics) -> Double {
    isTall ? (ascent - descent) / 2 : line.wordOffset
  }

  private mutating func place(_ box: MathBox, at origin: Point, in slot: Int?) {
    var slot = slot
    if let range = box.slot {
      slots.append(
        MathSlot(
          frame: box.frame(at: origin),
          range: range,
          size: box.size,
          isEmpty: box.isEmpty,
          parent: slot
        )
      )
      slot = slots.count - 1
    }
    if let range = box.range, !range.isEmpty {
      spans.append(MathSpan(range: range, frame: box.frame(at: origin), box: slot ?? 0))
    }
    for item in box.items {
      switch item {
      case .mark(let mark): marks.append(mark.moved(by: origin))
      case .box(let inner, let way):
        place(inner, at: Point(x: origin.x + way.x, y: origin.y + way.y), in: slot)
      case .stop(let offset, let x):
        stops.append(
          MathStop(
            offset: offset,
            place: Point(x: origin.x + x, y: origin.y),
            size: box.size,
            box: slot ?? 0
          )
        )
      }
    }
  }

  /// Draws it in the colours of its inks.
  package func draw(on canvas: any Canvas, at baseline: Point, in colors: MathColors) {
    for mark in marks {
      let color = colors[mark.ink]
      switch mark.shape {
      case .text(let text, let font, let place):
        canvas.drawText(
          text,
          at: Point(x: baseline.x + place.x, y: baseline.y + place.y),
          in: font,
          with: color
        )
      case .stroke(let path, let width, let isClosed):
        canvas.strokePath(
          path.map { Point(x: baseline.x + $0.x, y: baseline.y + $0.y) },
          stroke: Stroke(width, cap: .butt, closed: isClosed),
          with: color
        )
      case .rule(let rect):
        canvas.fill(rect.moved(by: Vector(dx: baseline.x, dy: baseline.y)), with: color)
      }
    }
  }
}

/// The colours of a formula.
package struct MathColors: Hashable, Sendable {
  package var plain: Color
  package var variable: Color
  package var quiet: Color

  package init(_ plain: Color, variable: Color? = nil, quiet: Color? = nil) {
    self.plain = plain
    self.variable = variable ?? plain
    self.quiet = quiet ?? plain
  }

  subscript(ink: MathInk) -> Color {
    switch ink {
    case .plain: plain
    case .variable: variable
    case .quiet: quiet
    }
  }
}

extension MathMark {
  fileprivate func moved(by way: Point) -> MathMark {
    func moved(_ place: Point) -> Point { Point(x: place.x + way.x, y: place.y + way.y) }
    var mark = self
    switch shape {
    case .text(let text, let font, let place): mark.shape = .text(text, font, moved(place))
    case .stroke(let path, let width, let isClosed):
      mark.shape = .stroke(path.map(moved), width: width, isClosed: isClosed)
    case .rule(let rect): mark.shape = .rule(rect.moved(by: Vector(dx: way.x, dy: way.y)))
    }
    return mark
  }
}

extension MathBox {
  fileprivate func frame(at origin: Point) -> Rect {
    Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }
}
