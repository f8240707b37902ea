package import Drawing

/// A pictogram of strokes and dots on a box of 24 by 24.
package enum Icon: Hashable, Sendable, CaseIterable {
  case undo, redo, erase, chevronLeft, chevronRight, chevronUp, chevronDown, close, plus, minus,
    more, check, swap, history
  case graph, graphOff, present, auto, line, dots, home, warning, help, paste, copy, theme
  case textSize, motion, speech, vibration, fullScreen, panes, origin
  case fitted, residuals
  case list, keypad, play, pause, pencil, eye, drop, stroke, up, down, trash
  case folder, document, views, fit
  case trace, statistics, table, maximum, minimum, zero, breaks
  case mean, area, length, domain, range
}

extension Icon {
  /// Draws the icon around a centre, with strokes of 1.75 on a box of 24 if no width is given.
  package func draw(
    on canvas: any Canvas,
    center: Point,
    size: Double = 24,
    color: Color,
    width: Double? = nil
  ) {
    let unit = size / 24
    let stroke = width ?? 1.75 * unit
    func place(_ p: Point) -> Point {
      Point(x: center.x + (p.x - 12) * unit, y: center.y + (p.y - 12) * unit)
    }
    for shape in shapes {
      switch shape {
      case .open(let path):
        canvas.strokePath(path.map(place), stroke: Stroke(stroke), with: color)
      case .closed(let path):
        canvas.strokePath(path.map(place), stroke: Stroke(stroke, closed: true), with: color)
      case .dot(let middle, let radius):
        canvas.fillCircle(center: place(middle), radius: radius * unit, with: color)
      }
    }
  }
}
