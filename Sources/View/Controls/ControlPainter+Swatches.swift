import Drawing

/// Colours and lines to choose from.
extension ControlPainter {
  func drawSwatch(_ color: Color, isChosen: Bool, in frame: Rect, _ state: ControlState) {
    drawShade(in: frame, radius: 10, state)
    let radius = min(frame.width, frame.height) / 2 - 6
    canvas.fillCircle(center: frame.center, radius: radius, with: color)
    guard isChosen else { return }
    let ring = Rect(center: frame.center, width: 2 * radius + 8, height: 2 * radius + 8)
    outline(ring, radius: radius + 4, width: 2, theme.text)
    let (white, black) = (Color(0xFFFFFF), Color(0x101216))
    let ink = white.contrast(with: color) >= black.contrast(with: color) ? white : black
    Icon.check.draw(on: canvas, center: frame.center, size: radius * 1.4, color: ink, width: 2)
  }

  func drawSwatch(
    _ dash: [Double],
    _ color: Color,
    isChosen: Bool,
    in frame: Rect,
    _ state: ControlState
  ) {
    let tile = frame.inset(dx: 2, dy: 3)
    if isChosen { canvas.fillRounded(tile, radius: 8, with: theme.chosen) }
    drawShade(in: tile, radius: 8, state)
    outline(tile, radius: 8, width: isChosen ? 2 : 1, isChosen ? theme.text : theme.line)
    let line = tile.inset(dx: 9, dy: 0)
    canvas.strokePath(
      [Point(x: line.x, y: line.midY), Point(x: line.maxX, y: line.midY)],
      stroke: Stroke(2.5, dash: dash, cap: .round),
      with: color
    )
  }
}
