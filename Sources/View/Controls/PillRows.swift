package import Drawing

/// Formulas to press, each in a pill, one beside another and below.
package struct PillRows {
  package private(set) var pills: [(line: TextLine, frame: Rect)] = []
  private let scale: Double

  /// Lays out pills of `40 · scale` points in no more than a width: what is wider is left out, and so
  /// are the others once there are as many rows as there may be.
  package init(
    _ lines: [TextLine],
    scale: Double = 1,
    width most: Double,
    rows: Int = .max,
    _ measurer: any TextMeasurer
  ) {
    self.scale = scale
    let (gap, height) = (8 * scale, 40 * scale)
    var (place, row) = (Point(x: 0, y: 0), 1)
    for line in lines {
      let width = (line.width(measurer) + 32 * scale).rounded()
      guard width <= most else { return }
      if place.x > 0, place.x + width > most {
        (place, row) = (Point(x: 0, y: place.y + height + gap), row + 1)
      }
      guard row <= rows else { return }
      pills.append((line, Rect(x: place.x, y: place.y, width: width, height: height)))
      place.x += width + gap
    }
  }

  package var size: Size {
    Size(
      width: pills.map(\.frame.maxX).max() ?? 0,
      height: pills.map(\.frame.maxY).max() ?? 0
    )
  }

  package func moved(by shift: Vector) -> PillRows {
    var moved = self
    moved.pills = pills.map { ($0.line, $0.frame.moved(by: shift)) }
    return moved
  }

  package func draw(with painter: ControlPainter, _ state: (Int) -> ControlState) {
    for (index, (line, frame)) in pills.enumerated() {
      let radius = frame.height / 2
      painter.outline(frame, radius: radius, painter.theme.strongLine)
      painter.drawWash(in: frame, radius: radius, state(index))
      painter.plain.draw(line, at: Point(x: frame.x + 16 * scale, y: frame.midY))
    }
  }
}
