public import Drawing

/// Lines that belong to the plane and lie under its curves, such as the directions of a slope field.
///
///     let marks = Underlay(lines: [[Point(x: 10, y: 10), Point(x: 20, y: 16)]], Stroke(1.5), Color(0x8A8578))
///     view.draw(pictures, above: marks, on: canvas, in: projection)
public struct Underlay: Sendable {
  /// Polylines on the surface, in points, also those of which only a part is in the frame.
  public let lines: [[Point]]
  let look: Look

  /// What they are drawn with.
  struct Look: Hashable, Sendable {
    let stroke: Stroke
    let color: Color
  }

  /// Lines of one stroke and colour; a pan has to move them as the curves.
  public init(lines: [[Point]], _ stroke: Stroke, _ color: Color) {
    self.lines = lines
    look = Look(stroke: stroke, color: color)
  }

  /// Draws the lines that come near to none of some boxes.
  func draw(on canvas: any Canvas, clearOf boxes: [Rect]) {
    for line in lines {
      let reach = Rect.around(line).inset(by: -look.stroke.width)
      guard !boxes.contains(where: reach.overlaps) else { continue }
      canvas.strokePath(line, stroke: look.stroke, with: look.color)
    }
  }
}
