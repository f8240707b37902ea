package import Drawing

extension ControlPainter {
  func drawSegment(
    _ title: String,
    isChosen: Bool,
    size: Double,
    in frame: Rect,
    _ state: ControlState
  ) {
    var ink = isChosen ? theme.text : theme.secondaryText
    if isChosen {
      if theme.isHighContrast {
        canvas.fillRounded(frame.inset(dx: 3, dy: 3), radius: 5, with: theme.text)
        ink = theme.background
      } else {
        drawFace(theme.keys.number, in: frame, radius: 8, state, ink: theme.text)
      }
    } else {
      drawWash(in: frame, radius: 8, state)
    }
    // The switch has given its halves what their words need, at this size.
    let words = TextLine(title, Font(.medium, size), ink)
    plain.draw(words, at: frame.center, align: .center, centering: .digits)
  }

  func drawPill(_ title: String, in frame: Rect, _ state: ControlState) {
    drawGround(in: frame, state)
    write(
      TextLine(title, Font(.semibold, 13), theme.text),
      at: frame.center,
      align: .center,
      centering: .digits,
      width: frame.width - 8,
      most: frame.height * 0.7
    )
  }

  func drawPill(_ title: String, after icon: Icon, in frame: Rect, _ state: ControlState) {
    drawGround(in: frame, state)
    draw(icon, at: Point(x: frame.x + 22, y: frame.midY), size: 22, theme.text)
    write(
      TextLine(title, Font(.medium, 15), theme.text),
      at: Point(x: frame.x + 42, y: frame.midY),
      align: .leading,
      centering: .words,
      width: frame.width - 50,
      most: frame.height * 0.6
    )
  }

  /// The quiet ground of switches and pills.
  package func drawGround(in frame: Rect, radius: Double = 10, _ state: ControlState = []) {
    let fill = theme.keys.function.fill.mixed(with: theme.text, share: state.shade)
    canvas.fillRounded(frame, radius: radius, with: fill)
    if theme.isHighContrast {
      canvas.strokeRounded(frame, radius: radius, stroke: Stroke(2), with: theme.keys.number.edge)
    }
  }

  func drawLabelledIcon(
    _ icon: Icon,
    title: String,
    isOn: Bool,
    in frame: Rect,
    _ state: ControlState
  ) {
    let tile = Rect(x: frame.midX - 28, y: frame.y + 6, width: 56, height: 34)
    if isOn { canvas.fillRounded(tile, radius: 12, with: theme.keys.operation.fill) }
    if isOn, theme.isHighContrast {
      canvas.strokeRounded(tile, radius: 12, stroke: Stroke(2), with: theme.text)
    }
    drawShade(in: tile, radius: 12, state)
    icon.draw(on: canvas, center: tile.center, color: theme.text)
    // As large as seven letters fit, so that all labels of a bar are of one size.
    let room = frame.width - 6
    TextLine(title, Font(.medium, 13), isOn ? theme.text : theme.secondaryText)
      .sized(to: room, least: 11, canvas)
      .grown(in: room, most: room / (7 * 0.56), canvas)
      .draw(on: canvas.plainType, at: Point(x: frame.midX, y: frame.maxY - 18), align: .center)
  }

  func drawBack(_ title: String, in frame: Rect, _ state: ControlState) {
    drawShade(in: frame.inset(dx: 4, dy: 6), radius: 8, state)
    draw(.chevronLeft, at: Point(x: frame.x + 22, y: frame.midY), theme.text, width: 2)
    write(
      TextLine(title, Font(.medium, 17), theme.text),
      at: Point(x: frame.x + 36, y: frame.midY),
      align: .leading,
      centering: .words,
      width: frame.width - 36,
      most: frame.height * 0.6
    )
  }

  func drawPageSwitch(
    _ title: String,
    page: Int,
    of count: Int,
    radius: Double,
    in frame: Rect,
    _ state: ControlState
  ) {
    let isTurned = page > 1
    if isTurned {
      canvas.fillRounded(frame, radius: radius, with: theme.text)
    } else {
      drawFace(theme.keys.function, in: frame, radius: radius, state, ink: theme.text)
    }
    let ink = isTurned ? theme.background : theme.text
    writeOverDots(title, in: frame, ink)
    for dot in 1...count {
      canvas.fillCircle(
        center: Point(x: frame.midX + (Double(dot) - Double(count + 1) / 2) * 9, y: frame.maxY - 9),
        radius: 2,
        with: dot == page ? ink : theme.disabledText
      )
    }
  }

  /// A key's word, a little above the middle: a dot or two lie below it.
  private func writeOverDots(_ title: String, in frame: Rect, _ ink: Color) {
    write(
      TextLine(title, Font(.semibold, 14), ink),
      at: Point(x: frame.midX, y: frame.midY - 3),
      align: .center,
      centering: .digits,
      width: frame.width - 8,
      most: frame.height * 0.5
    )
  }

  func drawLamp(
    _ title: String,
    isOn: Bool,
    radius: Double,
    in frame: Rect,
    _ state: ControlState
  ) {
    if isOn {
      drawDone(in: frame, radius: radius)
      drawShade(in: frame, radius: radius, state)
    } else {
      drawGround(in: frame, radius: radius, state)
    }
    let ink = isOn ? theme.accent.text : theme.text
    writeOverDots(title, in: frame, ink)
    let lamp = Point(x: frame.midX, y: frame.maxY - 9)
    if isOn {
      canvas.fillCircle(center: lamp, radius: 2.5, with: ink)
    } else {
      canvas.strokeCircle(center: lamp, radius: 2, stroke: Stroke(1), with: theme.secondaryText)
    }
  }

  /// The ground of what is done or on: a tint of the accent with its line.
  private func drawDone(in frame: Rect, radius: Double) {
    let tint = theme.surface.mixed(with: theme.accent.fill, share: 0.12)
    let fill = theme.isHighContrast ? theme.background : tint
    canvas.fillRounded(frame, radius: radius, with: fill)
    let stroke = Stroke(theme.isHighContrast ? 2 : 1.5)
    canvas.strokeRounded(frame, radius: radius, stroke: stroke, with: theme.accent.fill)
  }

  func drawAction(_ action: ActionLook, in frame: Rect, _ state: ControlState) {
    let ink: Color
    var center = frame.center
    switch action.phase {
    case .ready:
      ink = theme.accent.face.ink
      drawFace(theme.accent.face, in: frame, radius: action.radius, state, ink: ink)
      center.y += theme.isDark ? 0.5 : -0.5
    case .done:
      drawDone(in: frame, radius: action.radius)
      ink = theme.accent.text
    case .impossible:
      canvas.strokeRounded(
        frame,
        radius: action.radius,
        stroke: Stroke(1.5, dash: [4, 4], cap: .butt),
        with: theme.strongLine
      )
      ink = theme.secondaryText
    }
    let isSmall = action.isCompact && frame.width < 112
    let size = isSmall ? 15.0 : action.isCompact ? 16.0 : 17.0
    // A key that is narrow has room for its word only.
    let hasIcon = !action.isCompact || frame.width >= 90
    let iconSize = !hasIcon ? 0 : isSmall ? 18.0 : 22.0
    let gap = !hasIcon ? 0 : isSmall ? 6.0 : 10.0
    let room = frame.width - iconSize - gap - 12
    var line = TextLine(action.title, Font(.semibold, size), ink)
    if let reason = action.reason, !action.isCompact {
      var whole = line
      whole.runs.append(.init(reason, Font(.regular, size - 2), ink, space: 10))
      // Where it is not told whole, the value line tells it when the key is pressed.
      if whole.width(canvas.plainType) * 13 / (size - 2) <= room { line = whole }
    }
    line = line.grown(in: room, most: frame.height * 0.55, canvas)
    let left = center.x - (iconSize + gap + line.width(canvas.plainType)) / 2
    if hasIcon {
      let place = Point(x: left + iconSize / 2, y: center.y)
      draw(action.icon, at: place, size: iconSize, ink, width: 2)
    }
    plain.draw(line, at: Point(x: left + iconSize + gap, y: center.y), centering: .digits)
  }
}
