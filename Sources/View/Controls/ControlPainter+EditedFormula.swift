package import Drawing
package import Typesetting

/// What is drawn around a formula while it is typed; it begins at a place on its baseline.
extension ControlPainter {
  /// The ground of the box with the caret, and dashes around those that wait.
  package func drawBoxes(of picture: MathPicture, caret: MathStop?, at start: Point) {
    let way = Vector(dx: start.x, dy: start.y)
    for (index, slot) in picture.slots.enumerated().dropFirst() {
      let frame = slot.frame.moved(by: way)
      let radius = max(3, 0.16 * slot.size)
      if index == caret?.box {
        let box = slot.isEmpty ? frame : frame.inset(dx: -0.09 * slot.size, dy: -0.07 * slot.size)
        canvas.fillRounded(box, radius: radius, with: theme.text.opacity(theme.isDark ? 0.17 : 0.1))
      } else if slot.isEmpty {
        canvas.fillRounded(frame, radius: radius, with: theme.text.opacity(0.05))
        canvas.strokeRounded(
          frame,
          radius: radius,
          stroke: Stroke(1, dash: [3, 3]),
          with: theme.strongLine
        )
      }
    }
  }

  /// The ground of what is selected.
  package func drawSelection(_ range: Range<Int>, of picture: MathPicture, at start: Point) {
    let way = Vector(dx: start.x, dy: start.y)
    for frame in picture.frames(of: range) {
      let box = frame.inset(dx: 0, dy: -0.12 * picture.size)
      canvas.fill(box.moved(by: way), with: theme.focus.opacity(Theme.selectionOpacity))
    }
  }

  /// A wave under what has no meaning.
  package func drawWave(under range: Range<Int>, of picture: MathPicture, at start: Point) {
    guard let box = picture.frame(marking: range) else { return }
    let (left, right) = (start.x + box.x, start.x + max(box.maxX, box.x + 8))
    let y = start.y + max(box.maxY + 3, 0.2 * picture.size)
    let wave = stride(from: left, through: right, by: 3).enumerated()
      .map { Point(x: $1, y: y + ($0.isMultiple(of: 2) ? 1.5 : -1.5)) }
    canvas.strokePath(wave, stroke: Stroke(1.5), with: theme.notices.error)
  }
}
