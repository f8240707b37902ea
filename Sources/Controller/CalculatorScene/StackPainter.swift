import Calculator
import Controls
import Drawing
import SceneParts
import Words

/// Draws the four lowest levels of the stack.
struct StackPainter {
  private let scene: KeypadScene
  private let layout: DisplayLayout
  private let canvas: any Canvas
  private let theme: Theme
  private let brain: CalculatorBrain

  init(scene: KeypadScene, layout: DisplayLayout, canvas: any Canvas) {
    self.scene = scene
    self.layout = layout
    self.canvas = canvas
    theme = scene.theme
    brain = scene.brain
  }

  func draw() {
    if layout.isWide { drawSideBySide() } else { drawRows() }
  }

  private var isEntering: Bool { !brain.line.isEmpty }

  /// What a level shows: the entry is level 1 while one is being typed.
  private func text(ofLevel level: Int) -> String? {
    guard isEntering else { return brain.level(level) }
    return level == 1 ? brain.line : brain.level(level - 1)
  }

  private func line(ofLevel level: Int, size: Double) -> TextLine {
    guard let text = text(ofLevel: level) else {
      return TextLine("—", Font(.regular, min(size, layout.size(15))), theme.disabledText)
    }
    return FormulaText(size: size, color: theme.text, variableColor: theme.accent.text)
      .line(text, in: scene.words)
      .fitted(height: size * 1.5, canvas)
  }

  private var header: TextLine {
    scene.descriptionLine(layout.descriptionSize)
      ?? TextLine(
        scene.words(brain.placeholder),
        Font(.regular, layout.descriptionSize),
        theme.secondaryText
      )
  }

  /// The line over the rows; nil where only they fit.
  static func header(in layout: DisplayLayout) -> Rect? {
    let frame = layout.frame
    if layout.isWide { return frame.band(at: frame.y, height: layout.topBaseline + 10 - frame.y) }
    guard frame.height >= 132 else { return nil }
    let height = max(frame.height >= 180 ? 42 : 36, layout.descriptionSize * 1.9)
    return frame.band(at: frame.y, height: height)
  }

  /// How large the result is in the header, and how much of it the result takes at most.
  static func valueSize(in layout: DisplayLayout) -> Double { layout.descriptionSize + 1 }
  static let valueShare = 0.64

  private func drawHeader(baseline: Double) {
    // A reason is read in full; a value leaves the description its share.
    let share = reason == nil ? Self.valueShare : 1
    let value = statusLine(layout).shrunk(to: layout.inner.width * share, canvas)
    value.draw(on: canvas, at: Point(x: layout.inner.maxX, y: baseline), align: .trailing)
    let room = layout.inner.width - value.width(canvas) - 16
    let painter = ResultPainter(scene: scene, layout: layout)
    var words = header
    if scene.result.firstDigit != nil, let known = scene.known, let digits = known.digits {
      let bottom = Self.header(in: layout)?.maxY ?? baseline + 8
      painter.drawRail(ResultWindow(scene.result, of: digits), y: bottom, on: canvas)
      let notes = [painter.note(known, at: 0), painter.note(known, at: 0, isShort: true)]
      words = notes.compactMap { $0 }.first { $0.width(canvas) <= room } ?? TextLine()
    }
    // Beside a reason, words are there whole or not at all.
    guard room >= 40, reason == nil || words.width(canvas) <= room else { return }
    words
      .fitted(to: room, canvas)
      .draw(on: canvas, at: Point(x: layout.inner.x, y: baseline))
  }

  /// The value line at the header's size.
  private func statusLine(_ layout: DisplayLayout) -> TextLine {
    var line = scene.valueLine(layout, room: layout.inner.width, canvas)
    let size = Self.valueSize(in: layout)
    for index in line.runs.indices where line.runs[index].font.size > size {
      line.runs[index].font.size = size
    }
    return line
  }

  private func drawRows() {
    let frame = layout.frame
    let isSmall = frame.height < 132
    let headerHeight = Self.header(in: layout)?.height ?? 4
    if !isSmall {
      drawHeader(baseline: frame.y + headerHeight / 2 + 3 + layout.descriptionSize * 0.3)
    }
    let top = frame.y + headerHeight
    let height = (frame.maxY - (isSmall ? 4 : 8) - top) / 4
    for row in 0..<4 {
      let level = 4 - row
      let center = top + height * (Double(row) + 0.5)
      // Digits that are moved along have their rail over the first row.
      if row > 0 || !isSmall && scene.result.firstDigit == nil {
        canvas.fill(
          layout.inner.band(at: top + height * Double(row), height: 1),
          with: theme.line
        )
      }
      let designed =
        isSmall ? 15.0 : height < 34 ? (level == 1 ? 22 : 19) : level == 1 ? 26 : 20
      let size = max(designed, min(layout.size(designed), height * 0.75))
      let baseline = center + size * 0.32
      if isSmall, row == 0, let reason {
        reason.fitted(to: layout.inner.width, canvas).draw(
          on: canvas,
          at: Point(x: layout.inner.x, y: center + 5)
        )
        continue
      }
      drawLevel(level, size: size, baseline: baseline)
    }
  }

  /// A reason or a notice; where only the four rows fit, it takes the place of the highest.
  private var reason: TextLine? {
    if scene.result.notice.text != nil {
      return scene.valueLine(layout, room: layout.inner.width, canvas)
    }
    switch brain.status {
    case .unfinished, .noValue: return scene.valueLine(layout, room: layout.inner.width, canvas)
    case .value(let result):
      return result.reason.map { _ in scene.valueLine(layout, room: layout.inner.width, canvas) }
    default: return nil
    }
  }

  private func drawLevel(_ level: Int, size: Double, baseline: Double) {
    let number = Font(.medium, min(layout.size(13), max(13, size * 0.8)))
    TextLine("\(level)", number, level == 1 ? theme.text : theme.secondaryText)
      .draw(on: canvas, at: Point(x: layout.inner.x, y: baseline))
    let room = layout.inner.width - 24
    draw(level, size: size, in: room, before: Point(x: layout.inner.maxX, y: baseline))
  }

  /// A level's value; the caret stands outside of its column.
  private func draw(_ level: Int, size: Double, in room: Double, before end: Point) {
    line(ofLevel: level, size: size).fitted(to: room, canvas)
      .draw(on: canvas, at: end, align: .trailing)
    guard level == 1, isEntering else { return }
    scene.drawCaret(x: end.x, baseline: end.y, size: size, on: canvas)
  }

  private func drawSideBySide() {
    drawHeader(baseline: layout.topBaseline)
    let middle = (layout.topBaseline + layout.descriptionSize * 0.24 + layout.frame.maxY) / 2
    let baseline = middle + layout.size(22) * 0.34
    var x = layout.inner.x
    for (index, share) in [0.18, 0.18, 0.24, 0.4].enumerated() {
      let level = 4 - index
      var width = layout.inner.width * share
      if index > 0 {
        canvas.fill(Rect(x: x, y: middle - 16, width: 1, height: 32), with: theme.line)
        x += 12
        width -= 12
      }
      TextLine("\(level)", Font(.medium, layout.size(13)), theme.secondaryText)
        .draw(on: canvas, at: Point(x: x, y: baseline))
      let right = x + width - (index == 3 ? 0 : 12)
      let room = max(20, right - x - layout.size(12))
      let size = layout.size(level == 1 ? 22 : 17)
      draw(level, size: size, in: room, before: Point(x: right, y: baseline))
      x += width
    }
  }
}
