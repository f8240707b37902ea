package import Drawing

/// Draws controls in a theme.
package struct ControlPainter {
  package let theme: Theme
  package let canvas: any Canvas

  package init(theme: Theme, canvas: any Canvas) {
    self.theme = theme
    self.canvas = canvas
  }

  /// Draws a control, with its focus ring when it has the focus.
  package func draw<ID>(_ control: Control<ID>, _ state: ControlState) {
    drawLook(control.look, in: control.frame, state, isEnabled: control.isEnabled)
    if state.contains(.focused) { drawRing(around: control.frame, look: control.look) }
  }

  private func drawLook(
    _ look: ControlLook,
    in frame: Rect,
    _ state: ControlState,
    isEnabled: Bool
  ) {
    switch look {
    case .key(let label, let style, let metrics, let held):
      // What stands on keys is as large as they are.
      plain.drawKey(label, style, metrics, held: held, in: frame, state, isEnabled: isEnabled)
    case .segment(let title, let isChosen, let size):
      drawSegment(title, isChosen: isChosen, size: size, in: frame, state)
    case .pill(let title): drawPill(title, in: frame, state)
    case .titledPill(let icon, let title): drawPill(title, after: icon, in: frame, state)
    case .icon(let icon, let isOn):
      drawTile(in: frame, isOn: isOn, state)
      let color = isEnabled ? theme.text : theme.disabledText
      icon.draw(on: canvas, center: frame.center, size: size(ofIconIn: frame), color: color)
    case .labelledIcon(let icon, let title, let isOn):
      drawLabelledIcon(icon, title: title, isOn: isOn, in: frame, state)
    case .action(let action): drawAction(action, in: frame, state)
    case .pageSwitch(let title, let page, let count, let radius):
      drawPageSwitch(title, page: page, of: count, radius: radius, in: frame, state)
    case .lamp(let title, let isOn, let radius):
      drawLamp(title, isOn: isOn, radius: radius, in: frame, state)
    case .menuRow(let icon, let title, let note, let line):
      drawMenuRow(icon, title: title, note: note, line, in: frame, state, isEnabled: isEnabled)
    case .disc(let color, let isChosen): drawSwatch(color, isChosen: isChosen, in: frame, state)
    case .dash(let dash, let color, let isChosen):
      drawSwatch(dash, color, isChosen: isChosen, in: frame, state)
    case .back(let title): drawBack(title, in: frame, state)
    case .tile(let icon):
      drawCard(frame, radius: 12)
      drawTile(in: frame, isOn: false, state)
      let size = size(ofIconIn: frame)
      icon.draw(on: canvas, center: frame.center, size: size, color: theme.text, width: size / 12)
    case .custom: break
    }
  }

  /// Icons are as large as a finger's target has room for, and larger before an audience.
  private func size(ofIconIn frame: Rect) -> Double {
    24 * max(1, min(frame.width, frame.height) / 44)
  }

  // MARK: Grounds

  /// The focus ring: 3 points, 2 clear of the control, or inside where the gutters are narrow.
  private func drawRing(around frame: Rect, look: ControlLook) {
    var frame = frame
    var radius = 12.0
    var isInside = false
    switch look {
    case .key(_, _, let metrics, _):
      radius = metrics.radius
      isInside = metrics.isTight
    case .action(let action):
      radius = action.radius
      isInside = action.isCompact
    case .pageSwitch(_, _, _, let own), .lamp(_, _, let own): (radius, isInside) = (own, true)
    case .menuRow: (frame, radius, isInside) = (frame.inset(dx: 6, dy: 1), 8, true)
    case .icon, .labelledIcon, .segment, .back, .disc, .dash: (radius, isInside) = (10, true)
    case .custom(let own, _): (radius, isInside) = (own, true)
    case .pill, .titledPill, .tile: radius = 10
    }
    let ring = isInside ? frame : frame.inset(by: -5)
    outline(ring, radius: isInside ? radius : radius + 5, width: 3, theme.focus)
  }

  /// A box that floats over the picture.
  package func drawCard(_ frame: Rect, radius: Double, border: Double? = nil) {
    canvas.fillRounded(frame, radius: radius, with: theme.raised)
    drawOutline(ofCard: frame, radius: radius, border: border)
  }

  /// The line around a card; to be drawn again where something else was drawn up to it.
  package func drawOutline(ofCard frame: Rect, radius: Double, border: Double? = nil) {
    outline(frame, radius: radius, width: border ?? (theme.isHighContrast ? 2 : 1), theme.line)
  }

  /// The face of a key with its edge: below in light, above in dark, a border in high contrast.
  func drawFace(
    _ face: Theme.Face,
    in frame: Rect,
    radius: Double,
    _ state: ControlState,
    ink: Color
  ) {
    let fill = face.fill.mixed(with: ink, share: state.shade)
    if theme.isHighContrast {
      canvas.fillRounded(frame, radius: radius, with: fill)
      canvas.strokeRounded(frame, radius: radius, stroke: Stroke(2), with: face.edge)
      return
    }
    guard !state.contains(.pressed) else {
      canvas.fillRounded(frame, radius: radius, with: fill)
      return
    }
    let lip = canvas.contentScale.hairline(1)
    canvas.fillRounded(frame, radius: radius, with: face.edge)
    let body = frame.band(at: theme.isDark ? frame.y + lip : frame.y, height: frame.height - lip)
    canvas.fillRounded(body, radius: radius, with: fill)
  }

  /// The ground of an icon: a tile when it is on, pressed or under the mouse.
  func drawTile(in frame: Rect, isOn: Bool, _ state: ControlState) {
    let tile = Rect(
      center: frame.center,
      width: min(36, frame.width - 8),
      height: min(36, frame.height - 8)
    )
    if isOn {
      canvas.fillRounded(tile, radius: 8, with: theme.chosen)
      if theme.isHighContrast {
        canvas.strokeRounded(tile, radius: 8, stroke: Stroke(2), with: theme.text)
      }
    }
    drawShade(in: tile, radius: 8, state)
  }

  /// The ink over something without a face of its own, under the mouse or pressed.
  package func drawWash(in box: Rect, radius: Double, _ state: ControlState) {
    guard state.wash > 0 else { return }
    canvas.fillRounded(box, radius: radius, with: theme.text.opacity(state.wash))
  }

  /// What a press or the mouse adds to a ground that is not drawn itself.
  func drawShade(in box: Rect, radius: Double, _ state: ControlState) {
    guard state.shade > 0 else { return }
    canvas.fillRounded(box, radius: radius, with: theme.text.opacity(state.shade))
  }

  // MARK: Lines and icons

  /// Draws the line around a box with round corners.
  package func outline(_ frame: Rect, radius: Double, width: Double = 1, _ ink: Color) {
    canvas.strokeRounded(frame, radius: radius, stroke: Stroke(width), with: ink)
  }

  /// Draws a ring around a place.
  package func ring(around center: Point, radius: Double, width: Double, _ ink: Color) {
    canvas.strokeCircle(center: center, radius: radius, stroke: Stroke(width), with: ink)
  }

  /// Draws an icon around a place.
  package func draw(
    _ icon: Icon,
    at center: Point,
    size: Double = 24,
    _ ink: Color,
    width: Double? = nil
  ) {
    icon.draw(on: canvas, center: center, size: size, color: ink, width: width)
  }

  // MARK: Lines of text

  /// What is in the middle of a line of text.
  package enum Middle { case digits, words }

  /// The painter of words whose sizes are final.
  package var plain: ControlPainter { ControlPainter(theme: theme, canvas: canvas.plainType) }

  /// Draws a line with its middle at a place's height, by its first piece's font or another.
  package func draw(
    _ line: TextLine,
    at place: Point,
    align: TextLine.Alignment = .leading,
    centering middle: Middle = .words,
    by font: Font? = nil
  ) {
    guard let font = font ?? line.runs.first?.font else { return }
    let metrics = canvas.metrics(of: font)
    let offset =
      line.drop(canvas) ?? (middle == .words ? metrics.wordOffset : metrics.digitOffset)
    line.draw(on: canvas, at: Point(x: place.x, y: place.y + offset), align: align)
  }

  /// Writes a line as large as the person wants it and its room allows.
  func write(
    _ line: TextLine,
    at place: Point,
    align: TextLine.Alignment,
    centering middle: Middle,
    width: Double,
    most: Double
  ) {
    let grown = line.grown(in: width, most: most, canvas)
    plain.draw(grown, at: place, align: align, centering: middle)
  }

  // MARK: What stands for a curve

  /// A disc of a curve's colour with its number.
  package func drawDisc(_ number: TextLine.Run, center: Point, radius: Double = 9, pen: Color) {
    canvas.fillCircle(center: center, radius: radius, with: pen)
    // A number is as large as its disc.
    plain.draw(TextLine([number]), at: center, align: .center, centering: .digits)
  }

  /// A short piece of a curve, from a place on.
  package func drawSample(from left: Point, width: Double = 20, height: Double = 4, pen: Color) {
    let box = Rect(x: left.x, y: left.y - height / 2, width: width, height: height)
    canvas.fillRounded(box, radius: height / 2, with: pen)
  }

  /// What a sheet that comes from below is got hold of by.
  package func drawHandle(ofSheet frame: Rect) {
    let box = Rect(center: Point(x: frame.midX, y: frame.y + 10), width: 36, height: 4)
    canvas.fillRounded(box, radius: 2, with: theme.strongLine)
  }
}

extension ControlState {
  /// How far a face is mixed towards its ink: pressed, just let go, or under the mouse.
  var shade: Double { max(pressShare * 0.18, hoverShare * 0.08) }
}
