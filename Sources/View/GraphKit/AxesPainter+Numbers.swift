import Drawing

extension AxesPainter {
  /// A number and the places where it may stand, the best first.
  private struct Candidate {
    let text: String
    let boxes: [Rect]
  }

  /// Writes the numbers along the axes.
  ///
  /// A number that a curve would cross goes to the other side of its axis, or is left out. Where an
  /// axis is out of view its numbers stay on that edge, on a plate behind a dotted line. No two
  /// numbers collide, and none is half under an overlay.
  func drawNumbers(on canvas: any Canvas, avoiding pictures: [CurvePicture]) {
    let layout = NumberLayout(painter: self, measurer: canvas)
    layout.drawPlates(on: canvas, style: style)
    var taken = overlays
    func isFree(_ box: Rect) -> Bool { !taken.contains { $0.overlaps(box.inset(by: -3)) } }
    func place(_ text: String, _ boxes: [Rect]) {
      for box in boxes where layout.room.contains(box) && isFree(box) {
        let isCrossed = pictures.contains { $0.crosses(box.inset(by: -3), in: projection) }
        if isCrossed && boxes.count > 1 { continue }
        taken.append(box)
        canvas.drawText(
          text,
          at: Point(x: box.x, y: box.maxY),
          in: style.labelFont,
          with: isCrossed ? style.colors.strongLabel : style.colors.label,
          halo: isCrossed ? nil : style.colors.surface
        )
        return
      }
    }
    if layout.bothAxesInside { place("0", layout.originBoxes) }
    drawNames(layout, on: canvas, taken: &taken, avoiding: pictures)
    for tick in stepX.ticks(in: projection.xRange) where tick != 0 || !layout.bothAxesInside {
      place(labelX(tick), layout.boxesBelow(tick: tick))
    }
    for tick in stepY.ticks(in: projection.yRange) where tick != 0 || !layout.bothAxesInside {
      place(labelY(tick), layout.boxesBeside(tick: tick))
    }
  }

  private func drawNames(
    _ layout: NumberLayout,
    on canvas: any Canvas,
    taken: inout [Rect],
    avoiding pictures: [CurvePicture]
  ) {
    let font = Font(.italic, style.labelFont.size * 1.15)
    for (name, boxes) in layout.nameBoxes(font: font, measurer: canvas) {
      let free = boxes.first { box in
        layout.room.contains(box) && !taken.contains { $0.overlaps(box.inset(by: -3)) }
          && !pictures.contains { $0.crosses(box.inset(by: -3), in: projection) }
      }
      guard let box = free else { continue }
      // A number right beside a name would be read together with it: "10x".
      taken.append(box.inset(dx: -10, dy: 0))
      canvas.drawText(
        name,
        at: Point(x: box.x, y: box.maxY),
        in: font,
        with: style.colors.label,
        halo: style.colors.surface
      )
    }
  }
}
