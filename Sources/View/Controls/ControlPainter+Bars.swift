package import Drawing

extension ControlPainter {
  func drawSegment(
    _ title: String,
    isChosen: Bool,
    size: Double,
    in frame: Rect,
    _ state: ControlState
  ) {
    let font = Font(.medium, size)
    var ink = isChosen ? theme.text : theme.secondaryText
    if isChosen {
      if theme.isHighContrast {
        canvas.fillRounded(frame.inset(dx: 3, dy: 3), radius: 5, with: theme.text)
        ink = theme.background
      } else {
        drawFace(theme.numberKey, in: frame, radius: 8, state, ink: theme.text)
      }
    } else if state.contains(.hovered) || state.contains(.pressed) {
      canvas.fillRounded(frame, radius: 8, with: theme.text.opacity(0.08))
    }
    TextLine(title, font, ink).draw(
      on: canvas,
      at: Point(x: frame.midX, y: digitBaseline(centering: font, on: frame.midY)),
      align: .center
    )
  }

  func drawPill(_ title: String, in frame: Rect, _ state: ControlState) {
    let font = Font(.semibold, 13)
    drawGround(in: frame, state)
    TextLine(title, font, theme.text).draw(
      on: canvas,
      at: Point(x: frame.midX, y: digitBaseline(centering: font, on: frame.midY)),
      align: .center
    )
  }

  /// The quiet ground of switches and pills.
  package func drawGround(in frame: Rect, _ state: ControlState = []) {
    var fill = theme.functionKey.fill
    fill = fill.mixed(with: theme.text, share: state.shade)
    canvas.fillRounded(frame, radius: 10, with: fill)
    if theme.isHighContrast {
      canvas.strokeRounded(frame, radius: 10, stroke: Stroke(2), with: theme.numberKey.edge)
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
    if isOn { canvas.fillRounded(tile, radius: 12, with: theme.operatorKey.fill) }
    if isOn, theme.isHighContrast {
      canvas.strokeRounded(tile, radius: 12, stroke: Stroke(2), with: theme.text)
    }
    if state.shade > 0 {
      let share = state.shade
      canvas.fillRounded(tile, radius: 12, with: theme.text.opacity(share))
    }
    icon.draw(on: canvas, center: tile.center, color: theme.text)
    TextLine(title, Font(.medium, 13), isOn ? theme.text : theme.secondaryText)
      .draw(on: canvas, at: Point(x: frame.midX, y: frame.y + 58), align: .center)
  }

  func drawBack(_ title: String, in frame: Rect, _ state: ControlState) {
    if state.shade > 0 {
      let share = state.shade
      canvas.fillRounded(frame.inset(dx: 4, dy: 6), radius: 8, with: theme.text.opacity(share))
    }
    let font = Font(.medium, 17)
    Icon.chevronLeft.draw(
      on: canvas,
      center: Point(x: frame.x + 22, y: frame.midY),
      color: theme.text,
      width: 2
    )
    TextLine(title, font, theme.text)
      .draw(
        on: canvas,
        at: Point(x: frame.x + 36, y: baseline(centering: font, on: frame.midY))
      )
  }

  func drawPageSwitch(
    _ title: String,
    page: Int,
    radius: Double,
    in frame: Rect,
    _ state: ControlState
  ) {
    let isSecond = page == 2
    if isSecond {
      canvas.fillRounded(frame, radius: radius, with: theme.text)
    } else {
      drawFace(theme.functionKey, in: frame, radius: radius, state, ink: theme.text)
    }
    let ink = isSecond ? theme.background : theme.text
    let font = Font(.semibold, 14)
    TextLine(title, font, ink).draw(
      on: canvas,
      at: Point(x: frame.midX, y: digitBaseline(centering: font, on: frame.midY - 3)),
      align: .center
    )
    for dot in 1...2 {
      canvas.fillCircle(
        center: Point(x: frame.midX + (Double(dot) - 1.5) * 9, y: frame.maxY - 9),
        radius: 2,
        with: dot == page ? ink : theme.disabledText
      )
    }
  }

  func drawMenuRow(
    _ icon: Icon?,
    title: String,
    note: String?,
    in frame: Rect,
    _ state: ControlState
  ) {
    if state.shade > 0 {
      let share = state.shade
      canvas.fillRounded(frame.inset(dx: 4, dy: 2), radius: 8, with: theme.text.opacity(share))
    }
    icon?.draw(
      on: canvas,
      center: Point(x: frame.x + 26, y: frame.midY),
      size: 20,
      color: theme.secondaryText
    )
    let font = Font(.medium, 15)
    let words = TextLine(title, font, theme.text).fitted(to: frame.width - 64, canvas)
    words.draw(
      on: canvas,
      at: Point(x: frame.x + 48, y: baseline(centering: font, on: frame.midY))
    )
    let room = frame.width - 72 - words.width(canvas)
    if let note, room >= 16 {
      let small = Font(.regular, 13)
      TextLine(note, small, theme.secondaryText).fitted(to: room, canvas).draw(
        on: canvas,
        at: Point(x: frame.maxX - 16, y: baseline(centering: small, on: frame.midY)),
        align: .trailing
      )
    }
  }

  func drawAction(_ action: ActionLook, in frame: Rect, _ state: ControlState) {
    let ink: Color
    var center = frame.center
    switch action.phase {
    case .ready:
      drawFace(theme.accent, in: frame, radius: action.radius, state, ink: theme.onAccent)
      ink = theme.onAccent
      center.y += theme.isDark ? 0.5 : -0.5
    case .done:
      let tint = theme.surface.mixed(with: theme.accent.fill, share: 0.12)
      canvas.fillRounded(
        frame,
        radius: action.radius,
        with: theme.isHighContrast ? theme.background : tint
      )
      canvas.strokeRounded(
        frame,
        radius: action.radius,
        stroke: Stroke(theme.isHighContrast ? 2 : 1.5),
        with: theme.accent.fill
      )
      ink = theme.accentText
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
    let font = Font(.semibold, size)
    var line = TextLine(action.title, font, ink)
    if let reason = action.reason, !action.isCompact {
      line.runs.append(.init(reason, Font(.regular, size - 2), ink, space: 10))
    }
    let iconSize = isSmall ? 18.0 : 22.0
    let gap = isSmall ? 6.0 : 10.0
    line = line.fitted(to: frame.width - iconSize - gap - 12, canvas)
    let left = center.x - (iconSize + gap + line.width(canvas)) / 2
    action.icon.draw(
      on: canvas,
      center: Point(x: left + iconSize / 2, y: center.y),
      size: iconSize,
      color: ink,
      width: 2
    )
    line.draw(
      on: canvas,
      at: Point(x: left + iconSize + gap, y: digitBaseline(centering: font, on: center.y))
    )
  }
}
