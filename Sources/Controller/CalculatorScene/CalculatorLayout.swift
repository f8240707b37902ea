import SceneParts
import Drawing
import Input

/// Whether signs with boxes stand above the keypad.
enum TemplateRow {
  /// Nor is room kept for them.
  case never
  /// They come back with formulas.
  case hidden
  case shown
}

/// Where everything of a calculator lies in its pane, in the window's points.
struct CalculatorLayout {
  let plan: KeypadLayout
  var segments: [Rect] = []
  /// How much larger than designed the words of the mode switch are.
  private(set) var titleScale = 1.0
  /// The common ground of the two segments.
  var segmentGround = Rect.zero
  var angle = Rect.zero
  /// Undo, redo, more.
  var icons: [Rect] = []
  var display = Rect.zero
  var action = Rect.zero
  /// The key that adds a function to the others, and the switch that lets the graph follow, where there
  /// is one beside; each where there is room for it.
  var add: Rect?
  var live: Rect?
  /// The switch to the other pages, where there are some, and how many there are.
  var pageSwitch: Rect?
  let pages: Int
  var keys: [(key: KeypadKey, frame: Rect, isFunctionBlock: Bool)] = []
  /// Width of a key.
  var keyWidth = 0.0

  /// The frames for a pane, given the page of functions, from 1 on, the widths of the two words of
  /// the mode switch as they are designed, and how much larger they are wanted.
  init(
    pane: Rect,
    page: Int,
    titles: (Double, Double),
    factor: Double,
    isSplit: Bool = false,
    templates: TemplateRow = .never
  ) {
    let full = KeypadLayout(
      width: pane.width,
      height: pane.height,
      hasTemplates: templates != .never
    )
    plan = templates == .shown ? full : full.withoutTemplates
    // Signs that have no row have a page.
    pages = templates == .shown && plan.templateHeight == 0 ? 3 : 2
    let page = min(page, pages)
    if plan.isLow {
      layOutLow(pane, page: page, titles: titles, factor: factor)
    } else {
      layOutHigh(pane, page: page, titles: titles, factor: factor)
    }
    // A low bar may have room for one of them only; the menu has the switch, too.
    if plan.isLow { add = frameBesideAction(before: nil) }
    if isSplit { live = frameBesideAction(before: add) }
    if !plan.isLow { add = frameBesideAction(before: live) }
  }

  /// A key's frame beside the Graph key: it takes a part of that, or the room before it in a bar.
  private mutating func frameBesideAction(before other: Rect?) -> Rect? {
    let width = plan.isLow ? pageSwitch?.width ?? keyWidth.rounded() : keyWidth.rounded()
    let step = width + plan.gutter
    var frame = Rect(x: 0, y: action.y, width: width, height: action.height)
    if plan.isLow {
      frame.x = (other ?? pageSwitch ?? action).x - step
      return frame.x >= (icons.last?.maxX ?? .infinity) ? frame : nil
    }
    guard action.width - step >= Self.leastAction else { return nil }
    action.width -= step
    frame.x = action.maxX + plan.gutter
    return frame
  }

  /// The Graph key is no narrower.
  private static let leastAction = 128.0

  private mutating func layOutHigh(
    _ pane: Rect,
    page: Int,
    titles: (Double, Double),
    factor: Double
  ) {
    let isNarrow = plan.isTight || pane.width < 372
    let switchWidth = pane.width < 340 ? 120.0 : isNarrow ? 128 : 148
    let angleWidth = isNarrow ? 48.0 : 52
    let middle = pane.y + plan.barHeight / 2
    // The last target reaches into the margin, so that its mark aligns with the keys' edge.
    let right = pane.maxX - plan.margin + (isNarrow ? 8 : 10)
    icons = [2.0, 1, 0].map {
      Rect(x: right - 44 * ($0 + 1), y: middle - 22, width: 44, height: 44)
    }
    let angleRight = icons[0].x - (isNarrow ? 0 : 8)
    angle = Rect(x: angleRight - angleWidth, y: middle - 18, width: angleWidth, height: 36)
    layOutSwitch(
      Rect(x: pane.x + plan.margin, y: middle - 18, width: switchWidth, height: 36),
      titles: titles,
      factor: factor,
      most: angle.x - 4 - pane.x - plan.margin
    )

    let inner = pane.width - 2 * plan.margin
    let left = pane.x + plan.margin
    display = pane.inset(dx: plan.margin, dy: 0)
      .band(at: pane.y + plan.barHeight, height: plan.displayHeight)
    let top = display.maxY + plan.spacing
    keyWidth = (inner - 5 * plan.gutter) / 6
    action = Rect(x: left, y: top, width: inner, height: plan.actionHeight)
    if plan.shape == .paged {
      let width = keyWidth.rounded()
      pageSwitch = Rect(x: left, y: top, width: width, height: plan.actionHeight)
      action.x += width + plan.gutter
      action.width -= width + plan.gutter
    }
    let rows = plan.shape == .paged ? KeypadRows.paged(page) : KeypadRows.tall
    var start = Point(x: left, y: action.maxY + plan.spacing)
    if plan.templateHeight > 0 { start.y += plan.templateHeight + plan.gutter }
    layOutKeys(rows, from: start, functionRows: rows.count - 4)
    layOutTemplates(Rect(x: left, y: action.maxY + plan.spacing, width: inner, height: 0))
  }

  private mutating func layOutLow(
    _ pane: Rect,
    page: Int,
    titles: (Double, Double),
    factor: Double
  ) {
    let inner = pane.width - 2 * plan.margin
    let left = pane.x + plan.margin
    let columns = plan.shape == .wide ? 12.0 : 9
    let middle = pane.y + plan.barHeight / 2
    keyWidth = (inner - plan.blockGap - plan.gutter * (columns - 1)) / columns
    let isWide = plan.shape == .wide
    let gap = isWide ? 8.0 : 4
    let switchWidth = isWide ? 128.0 : 106
    let angleWidth = isWide ? 48.0 : 44
    // Beside the Graph key there is room for one that adds, and where there are pages for theirs.
    let keys = isWide ? keyWidth + plan.gutter : 2 * (44 + plan.gutter)
    let rest = inner - keys - angleWidth - 132 - 2 * gap
    let actionWidth = min(2 * keyWidth + plan.gutter, rest - switchWidth).rounded(.down)
    layOutSwitch(
      Rect(x: left, y: middle - 18, width: switchWidth, height: 36),
      titles: titles,
      factor: factor,
      most: rest - actionWidth
    )
    angle = Rect(x: segmentGround.maxX + gap, y: middle - 18, width: angleWidth, height: 36)
    icons = [0.0, 1, 2].map {
      Rect(x: angle.maxX + gap + 44 * $0, y: middle - 22, width: 44, height: 44)
    }
    let bar = pane.band(at: middle - plan.actionHeight / 2, height: plan.actionHeight)
    action = bar.column(at: left + inner - actionWidth, width: actionWidth)
    if !isWide { pageSwitch = bar.column(at: action.x - plan.gutter - 44, width: 44) }
    display = pane.inset(dx: plan.margin, dy: 0)
      .band(at: pane.y + plan.barHeight, height: plan.displayHeight)
    let rows = plan.shape == .wide ? KeypadRows.wide : KeypadRows.narrow(page)
    var start = Point(x: left, y: display.maxY + plan.gutter)
    let signs = Rect(x: left, y: start.y, width: inner, height: plan.templateHeight)
    if plan.templateHeight > 0 { start.y += plan.templateHeight + plan.gutter }
    layOutKeys(rows, from: start, functionColumns: plan.shape == .wide ? 6 : 3)
    layOutTemplates(signs)
  }

  /// Lays out the switch; for larger words it gets wider, as far as there is room.
  private mutating func layOutSwitch(
    _ designed: Rect,
    titles: (Double, Double),
    factor: Double,
    most: Double
  ) {
    let words = titles.0 + titles.1
    var ground = designed
    let pads = designed.width - words
    ground.width = max(designed.width, min(words * factor + pads, most)).rounded()
    // Larger words leave as much beside them as those of the designed size.
    func share(_ pads: Double) -> Double { (ground.width - pads) / words }
    titleScale = words > 0 ? min(factor, max(share(40), min(1, share(24)))) : 1
    segmentGround = ground
    let pad = (ground.width - 4 - words * titleScale) / 2
    segments = ground.inset(by: 2).columns([
      titles.0 * titleScale + pad, titles.1 * titleScale + pad,
    ])
  }

  /// Lays the signs with boxes out in a row of their own.
  private mutating func layOutTemplates(_ row: Rect) {
    guard plan.templateHeight > 0 else { return }
    let count = Double(KeypadKey.templates.count)
    // Where they would be narrower than a fingertip the gaps give them of theirs.
    let gap = (row.width - (count - 1) * plan.gutter) / count >= 44 ? plan.gutter : 4
    let places = row.band(at: row.y, height: plan.templateHeight)
      .columns(KeypadKey.templates.count, gap: gap)
    keys += zip(KeypadKey.templates, places).map { ($0, $1.roundedAcross, true) }
  }

  /// Lays out a grid of keys; the function block is either the first rows or the first columns.
  private mutating func layOutKeys(
    _ rows: [[KeypadKey]],
    from origin: Point,
    functionRows: Int = 0,
    functionColumns: Int = 0
  ) {
    var y = origin.y
    for (r, row) in rows.enumerated() {
      if r == functionRows, functionRows > 0 { y += plan.blockGap }
      let height = r < functionRows || functionColumns > 0 ? plan.functionRow : plan.numberRow
      for (c, key) in row.enumerated() {
        let shift = functionColumns > 0 && c >= functionColumns ? plan.blockGap : 0
        let left = origin.x + shift + Double(c) * (keyWidth + plan.gutter)
        let frame = Rect(x: left, y: y, width: keyWidth, height: height).roundedAcross
        keys.append((key, frame, r < functionRows || c < functionColumns))
      }
      y += height + plan.gutter
    }
  }
}
