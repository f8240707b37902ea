import Calculator
import Controls
import Drawing
import Notation
import SceneHost
import SceneParts
import Typesetting

/// How the line is seen: set as in a book, and scrolled to its caret.
struct FormulaView {
  /// How far it is moved to the left, in points.
  var scroll = 0.0
  /// How far it is moved up.
  var rise = 0.0
  /// Where a finger rests while it moves the caret under a loupe; nil while there is none.
  var loupe: Point?
  /// What was set last.
  fileprivate var kept: (key: Key, setting: FormulaSetting)?

  fileprivate struct Key: Hashable {
    var text: String
    var start: Int
    var sizes: [Double]
    var room: Size
    var isFunction: Bool
  }
}

/// The line as it is set in its room.
struct FormulaSetting {
  let picture: MathPicture
  /// `y =` before it, where it is a function.
  let lead: MathPicture?
  /// What of the line it shows.
  let excerpt: LineExcerpt

  var leadWidth: Double { lead.map { $0.width + picture.size * 0.27 } ?? 0 }
  var width: Double { leadWidth + picture.width + 6 }
  var height: Double { picture.ascent + picture.descent }
}

extension KeypadScene {
  /// The line as large as it fits into the display.
  func setting(_ measurer: any TextMeasurer) -> FormulaSetting {
    let (layout, excerpt) = (displayLayout, shownExcerpt)
    let key = FormulaView.Key(
      text: excerpt.text,
      start: excerpt.start,
      sizes: layout.formulaSizes,
      room: layout.formulaArea.size,
      isFunction: isFunction
    )
    if let kept = view.kept, kept.key == key { return kept.setting }
    let end = brain.line.index(brain.line.startIndex, offsetBy: excerpt.start)
    let kept = String(brain.line[end...].prefix(excerpt.text.count))
    let row = TextbookReader.row(of: kept, shown: excerpt.text)
    let room = layout.formulaArea.size
    func made(_ size: Double) -> FormulaSetting {
      let style = MathStyle(size: size)
      return FormulaSetting(
        picture: MathPicture(row, style: style, measurer),
        lead: isFunction ? MathPicture(TextbookReader.row(of: "y ="), style: style, measurer) : nil,
        excerpt: excerpt
      )
    }
    let sizes = layout.formulaSizes
    var setting = made(sizes.first ?? 22)
    // What is too wide scrolls; what is too high gets smaller.
    for size in sizes.dropFirst() + layout.smallSizes where setting.height > room.height {
      setting = made(size)
    }
    view.kept = (key, setting)
    return setting
  }

  /// Whether `y =` belongs before it.
  private var isFunction: Bool {
    [.functionOfX, .functionOfMemory].contains(brain.status) && !brain.line.contains("=")
  }

  /// Where it lies: under the buttons of the digits it has no more width.
  private func formulaArea(_ setting: FormulaSetting) -> Rect {
    canMove ? displayLayout.formulaArea : displayLayout.formulaArea(for: setting)
  }

  /// Where the formula itself begins on its baseline.
  func formulaStart(_ setting: FormulaSetting) -> Point {
    let area = formulaArea(setting)
    let picture = setting.picture
    let drop = picture.isTall ? (picture.ascent - picture.descent) / 2 : picture.size * 0.34
    return Point(
      x: area.x + setting.leadWidth - view.scroll,
      y: (area.midY + drop - view.rise).rounded()
    )
  }

  /// The caret in the formula.
  func caretStop(_ setting: FormulaSetting) -> MathStop? {
    setting.picture.stop(at: brain.caret - setting.excerpt.start)
  }

  /// Scrolls so far that the caret stays 24 points inside, and what is around it is seen.
  func scrollToCaret(_ setting: FormulaSetting) {
    let area = formulaArea(setting)
    let room = area.width
    let stop = caretStop(setting)
    let caret = setting.leadWidth + (stop?.place.x ?? 0)
    view.scroll = min(view.scroll, max(0, caret - 24))
    view.scroll = max(view.scroll, min(caret + 24, setting.width) - room)
    view.scroll = min(max(view.scroll, 0), max(0, setting.width - room))
    // What is higher than its room is moved so that the caret's part is in it.
    let picture = setting.picture
    let excess = max(0, (setting.height - area.height) / 2)
    guard excess > 0, let stop else { return view.rise = 0 }
    let box = picture.slots[stop.box].frame.inset(dx: 0, dy: -0.07 * stop.size)
    // It may reach a little into the edges.
    let isWhole = box.height <= area.height + max(0, 2 * (area.y - displayLayout.rule) - 8)
    let middle = (picture.ascent - picture.descent) / 2
    let top = middle + (isWhole ? box.y : stop.place.y - 0.9 * stop.size)
    let end = middle + (isWhole ? box.maxY : stop.place.y + 0.24 * stop.size)
    // Where something goes on above or below, the part is clear of what fades there. A caret reaches
    // below the digits of the last line.
    let clear = isWhole ? min(Self.fade - 2, (area.height - box.height) / 2) : 0
    view.rise = max(view.rise, end + clear - area.height / 2)
    view.rise = min(view.rise, top - clear + area.height / 2)
    view.rise = min(max(view.rise, -excess), max(excess, end - area.height / 2))
  }

  /// How high it is where what goes on beyond an edge fades.
  private static let fade = 10.0

  // MARK: Drawing

  /// The formula with its caret, scrolled so that the caret is in sight.
  func drawSetFormula(_ layout: DisplayLayout, on canvas: any Canvas) {
    let setting = setting(canvas)
    scrollToCaret(setting)
    let area = formulaArea(setting)
    let window = Rect(
      x: area.x - 4,
      y: layout.rule + 1,
      width: area.width + 8,
      height: (area == layout.formulaArea ? frames.display.maxY - 1 : area.maxY) - layout.rule - 1
    )
    let colors = MathColors(theme.text, variable: theme.accent.text)
    canvas.clipped(to: window) {
      let start = formulaStart(setting)
      let picture = setting.picture
      let hasFocus = context?.hasFocus ?? false
      painter(canvas).drawBoxes(
        of: picture,
        caret: hasFocus && !isMenuOpen ? caretStop(setting) : nil,
        at: start
      )
      if hasFocus, let selection = brain.selection {
        drawSelection(setting, selection, at: start, on: canvas)
      }
      setting.lead?.draw(
        on: canvas,
        at: Point(x: start.x - setting.leadWidth, y: start.y),
        in: MathColors(theme.secondaryText)
      )
      picture.draw(on: canvas, at: start, in: colors)
      if let error = brain.formulaError, !error.isPending,
        case let seen = setting.excerpt.part(error.range), !seen.isEmpty || error.range.isEmpty
      {
        painter(canvas).drawWave(under: seen, of: picture, at: start)
      }
      if let stop = caretStop(setting) {
        drawCaret(
          x: start.x + stop.place.x,
          baseline: start.y + stop.place.y,
          size: stop.size,
          on: canvas
        )
      }
      drawFades(setting, in: window, on: canvas)
    }
  }

  private func painter(_ canvas: any Canvas) -> ControlPainter {
    ControlPainter(theme: theme, canvas: canvas)
  }

  private func drawSelection(
    _ setting: FormulaSetting,
    _ selection: Range<Int>,
    at start: Point,
    on canvas: any Canvas
  ) {
    painter(canvas).drawSelection(setting.excerpt.part(selection), of: setting.picture, at: start)
    guard hand.isFinger, let ends = selectionEnds(canvas) else { return }
    for end in [ends.lower, ends.upper] {
      canvas.fillCircle(center: end, radius: 7, with: theme.focus)
    }
  }

  /// What goes on beyond an edge fades there.
  private func drawFades(_ setting: FormulaSetting, in window: Rect, on canvas: any Canvas) {
    let area = formulaArea(setting)
    let clear = theme.surface.opacity(0)
    let excess = (setting.height - area.height) / 2
    for way in stride(from: 0, to: Self.fade, by: 1) {
      let color = theme.surface.opacity(1 - way / Self.fade)
      if view.rise > 1 - excess {
        canvas.fill(window.band(at: window.y + way, height: 1), with: color)
      }
      if view.rise < excess - 1 {
        canvas.fill(window.band(at: window.maxY - 1 - way, height: 1), with: color)
      }
    }
    if view.scroll > 0 || setting.excerpt.start > 0 {
      canvas.fill(
        Rect(x: window.x, y: window.y, width: 16, height: window.height),
        from: theme.surface,
        to: clear
      )
    }
    if setting.width - view.scroll > area.width + 1 || setting.excerpt.isCut {
      canvas.fill(
        Rect(x: window.maxX - 16, y: window.y, width: 16, height: window.height),
        from: clear,
        to: theme.surface
      )
    }
  }
}
