import Drawing

extension AxesPainter {
  /// How strong the halo of a number on a curve is: what is proven stays plainly stronger under it
  /// than what is only possible.
  static let haloOverInk = 0.35

  /// Writes the numbers along the axes, over the curves.
  ///
  /// Every step has its number, always on the same side of its axis: only an overlay or another text
  /// takes its place. Where an axis is out of view, or overlays lie on most of its numbers, these
  /// stand at an edge, on a plate behind a dotted line.
  func drawNumbers(on canvas: any Canvas, over pictures: [CurvePicture]) -> [AxisNumber] {
    let layout = NumberLayout(painter: self, measurer: canvas, crowded: crowdedAxes(canvas))
    layout.drawPlates(on: canvas, style: style)
    var taken = overlays
    var numbers: [AxisNumber] = []
    func place(_ text: String, _ box: Rect?, reading: String? = nil) {
      guard let box, layout.room.contains(box),
        !taken.contains(where: { $0.overlaps(box.inset(by: -3)) })
      else { return }
      let isOnInk = pictures.contains { $0.crosses(box.inset(by: -3), in: projection) }
      taken.append(box)
      numbers.append(AxisNumber(text: text, box: box))
      canvas.drawText(
        text,
        reading: reading ?? text,
        at: Point(x: box.x, y: box.maxY),
        in: style.labelFont,
        with: isOnInk ? style.colors.strongLabel : style.colors.label,
        halo: isOnInk ? style.colors.surface.opacity(Self.haloOverInk) : style.colors.surface
      )
    }
    for (text, box) in layout.powerBoxes { place(text, box) }
    if layout.bothAxesInside { place("0", layout.originBox) }
    if style.hasNumbersX {
      drawNames(layout, on: canvas, taken: &taken, avoiding: pictures)
      for tick in ticksX where tick.position != 0 || !layout.bothAxesInside {
        place(tick.text, layout.boxBelow(tick), reading: tick.reading)
      }
    }
    for tick in ticksY where tick.position != 0 || !layout.bothAxesInside {
      place(tick.text, layout.boxBeside(tick), reading: tick.reading)
    }
    for ray in namedRays(in: layout.room, canvas) { place(ray.text, ray.box) }
    return numbers
  }

  /// What numbers beside both axes take, wherever in the plane these are, also somewhat beyond the frame.
  ///
  /// Unlike `numberBoxes` it moves with the plane.
  func numberRoom(_ measurer: any TextMeasurer) -> [Rect] {
    let frame = projection.frame.inset(by: -Self.widestNumber)
    let wide = Projection(projection.viewport, frame: frame, contentScale: projection.contentScale)
    let (font, height) = (style.labelFont, measurer.metrics(of: style.labelFont).capHeight)
    let gap = (font.size / 2).rounded()
    let (axisX, axisY) = (projection.pointX(0), projection.pointY(0))
    func box(_ text: String, _ place: (_ width: Double) -> Point) -> Rect {
      let width = measurer.width(of: text, in: font)
      let corner = place(width)
      return Rect(x: corner.x, y: corner.y, width: width, height: height).inset(by: -2)
    }
    let below = rulerX.ticks(in: wide.xRange, decimalMark: style.decimalMark)
      .filter { $0.position != 0 }
      .map { tick in
        let minus = tick.text.hasPrefix("\u{2212}")
        let sign = minus ? measurer.width(of: "\u{2212}", in: font) / 2 : 0
        return box(tick.text) {
          Point(x: projection.pointX(tick.position) - sign - $0 / 2, y: axisY + gap + 1)
        }
      }
    let beside = rulerY.ticks(in: wide.yRange, decimalMark: style.decimalMark)
      .filter { $0.position != 0 }
      .map { tick in
        box(tick.text) {
          Point(x: axisX - gap - $0, y: projection.pointY(tick.position) - height / 2)
        }
      }
    return below + beside + [box("0") { Point(x: axisX - gap - $0, y: axisY + gap + 1) }]
  }

  /// No number is wider, in points.
  static let widestNumber = 60.0

  /// Where the numbers stand, but for 0.
  func numberBoxes(_ measurer: any TextMeasurer) -> [Rect] {
    let layout = NumberLayout(painter: self, measurer: measurer, crowded: crowdedAxes(measurer))
    return numberBoxes(.x, layout) + numberBoxes(.y, layout)
  }

  private func numberBoxes(_ axis: Coordinate, _ layout: NumberLayout) -> [Rect] {
    let boxes =
      axis == .x
      ? ticksX.filter { $0.position != 0 }.map(layout.boxBelow)
      : ticksY.filter { $0.position != 0 }.map(layout.boxBeside)
    return boxes.compactMap { $0 }.filter(layout.room.contains)
  }

  /// The axes beside which overlays leave less than half of the numbers that an edge has room for.
  private func crowdedAxes(_ measurer: any TextMeasurer) -> Set<Coordinate> {
    func shown(_ axis: Coordinate, crowded: Set<Coordinate>) -> Int {
      let layout = NumberLayout(painter: self, measurer: measurer, crowded: crowded)
      return numberBoxes(axis, layout).count { box in
        !overlays.contains { $0.overlaps(box.inset(by: -3)) }
      }
    }
    return Set(
      [Coordinate.x, .y].filter { axis in
        2 * shown(axis, crowded: []) < shown(axis, crowded: [axis])
      }
    )
  }

  private func drawNames(
    _ layout: NumberLayout,
    on canvas: any Canvas,
    taken: inout [Rect],
    avoiding pictures: [CurvePicture]
  ) {
    let font = Font(.italic, style.labelFont.size * 1.15)
    for (name, boxes) in layout.nameBoxes(font: font, measurer: canvas) {
      let seen = boxes.filter { box in
        layout.room.contains(box) && !taken.contains { $0.overlaps(box.inset(by: -3)) }
      }
      let free = seen.first { box in
        !pictures.contains { $0.crosses(box.inset(by: -3), in: projection) }
      }
      guard let box = free ?? seen.first else { continue }
      // A number right beside a name would be read together with it: "10x".
      taken.append(box.inset(dx: -10, dy: 0))
      canvas.drawText(
        name,
        at: Point(x: box.x, y: box.maxY),
        in: font,
        with: style.colors.label,
        halo: style.colors.surface.opacity(free == nil ? Self.haloOverInk : 1)
      )
    }
  }
}
