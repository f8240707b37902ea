package import Drawing
package import GraphKit

/// Where everything of a graph scene lies in its pane, in the window's points.
package struct GraphLayout {
  /// Which toolbar controls the pane has.
  package enum Kind: Hashable {
    /// Overlays on the whole pane, tools in a row.
    case floating
    /// Overlays with the tools upright, for narrow or low panes.
    case upright
    /// A bar above and one below, for a narrow window that shows nothing else.
    case bars
  }

  package let kind: Kind
  /// Where the plane is drawn.
  package var plot: Rect
  /// What shares its x below it, where there is something.
  package private(set) var strip: Rect?
  package var topBar: Rect?
  package var bottomBar: Rect?
  package var back: Rect?
  /// The ground of the tools that float.
  package var toolbar: Rect?
  /// The tools that have a place, in order.
  package private(set) var tools: [(tool: ToolButton, frame: Rect)] = []
  /// Where lines part the tools.
  package private(set) var dividers: [Rect] = []
  package var zoom = Rect.zero
  package var zoomIn: Rect { Rect(x: zoom.x, y: zoom.y, width: 44, height: 44) }
  package var zoomOut: Rect { Rect(x: zoom.x, y: zoom.maxY - 44, width: 44, height: 44) }
  /// Between both how wide a deep view is.
  package var depth: Rect?
  /// The top left corner of the first chip.
  package var chips: Point
  /// How wide a chip may be.
  package var chipWidth: Double

  /// How much of the plane a sheet that is all there leaves to be seen.
  package static let leastHeight = 112.0

  /// The column in which sheets come from below; nil where the plane is large enough for cards.
  package var sheets: Rect? {
    guard kind != .floating else { return nil }
    return toolbar.map { plot.column(at: plot.x + 8, width: $0.x - 16 - plot.x) } ?? plot
  }

  /// Where a tool lies, nil where it has no place of its own.
  package subscript(tool: ToolButton) -> Rect? { tools.first { $0.tool == tool }?.frame }

  /// Makes room for how wide a deep view is, where there is any.
  package mutating func showDepth() {
    let height = 40.0
    guard zoom.y - height - 8 > (toolbar ?? topBar)?.maxY ?? plot.y else { return }
    depth = Rect(x: zoom.x, y: zoom.y + 44 - height, width: 44, height: height)
    zoom = Rect(x: zoom.x, y: zoom.y - height, width: zoom.width, height: zoom.height + height)
  }

  /// Makes room for what shares the x of the plane below it.
  package mutating func showStrip(height: Double) {
    plot.height -= height
    zoom.y -= height
    strip = plot.band(at: plot.maxY, height: height)
  }

  /// The plane alone, without any toolbar controls.
  package init(presentedIn pane: Rect) {
    kind = .floating
    plot = pane
    zoom = Rect(x: pane.maxX, y: pane.maxY, width: 0, height: 0)
    chips = Point(x: pane.x, y: pane.y)
    chipWidth = pane.width
  }

  /// The frames for a pane; a pushed scene covers the other one and needs a way back.
  ///
  /// Where the words are `factor` times as large as designed, the bars get higher.
  package init(pane: Rect, isPushed: Bool, isOtherHidden: Bool = false, factor: Double) {
    let isLow = pane.height < 480
    let edge = isLow ? 12.0 : 16
    plot = pane
    chips = Point(x: pane.x + edge, y: pane.y + edge)
    chipWidth = pane.width - 32
    zoom = Rect(x: pane.maxX - edge - 44, y: pane.maxY - edge - 88, width: 44, height: 88)
    if isPushed && !isLow {
      kind = .bars
      layOutBars(in: pane, factor: factor)
      return
    }
    if isPushed || isOtherHidden {
      back = Rect(x: pane.x + 12, y: pane.y + 12, width: 44, height: 44)
      chips = Point(x: pane.x + 64, y: pane.y + 16)
    }
    kind = pane.width >= 420 && !isLow ? .floating : .upright
    let bar = kind == .floating ? layOutRow(in: pane) : layOutColumn(in: pane, edge: edge)
    toolbar = bar
    chipWidth = bar.x - 8 - chips.x
  }

  private mutating func layOutBars(in pane: Rect, factor: Double) {
    let low = (76 + 12 * (factor - 1)).rounded()
    topBar = Rect(x: pane.x, y: pane.y, width: pane.width, height: 56)
    bottomBar = Rect(x: pane.x, y: pane.maxY - low, width: pane.width, height: low)
    plot = Rect(x: pane.x, y: pane.y + 56, width: pane.width, height: pane.height - 56 - low)
    // The narrowest phones present from the menu.
    let acts: [ToolButton] =
      pane.width >= 340 ? [.undo, .redo, .present, .more] : [.undo, .redo, .more]
    let actsWidth = 44 * Double(acts.count)
    let backWidth = min(140 * factor, pane.width - actsWidth - 10)
    back = Rect(x: pane.x, y: pane.y, width: backWidth, height: 56)
    zoom = Rect(x: pane.maxX - 60, y: plot.maxY - 104, width: 44, height: 88)
    chips = Point(x: pane.x + 16, y: plot.y + 12)
    let labelled: [ToolButton] = [.modeSwitch, .trace, .statistics, .fit, .home]
    let slots = pane.inset(dx: 12, dy: 0).band(at: pane.maxY - low, height: low)
      .columns(labelled.count)
    tools = zip(labelled, slots).map { ($0, $1) }
    tools += acts.enumerated().map { index, tool in
      let x = pane.maxX - 6 - actsWidth + 44 * Double(index)
      return (tool, Rect(x: x, y: pane.y + 6, width: 44, height: 44))
    }
  }

  /// The tools in a row at the top right; narrow panes have fewer.
  private mutating func layOutRow(in pane: Rect) -> Rect {
    let groups: [[ToolButton]] =
      pane.width >= 700
      ? [
        CurveMode.allCases.map(ToolButton.mode), [.trace, .statistics], [.fit, .home],
        [.present, .more],
      ] : [[.modeSwitch], [.trace, .statistics, .fit, .home, .more]]
    let length = Double(groups.joined().count) * 44 + Double(groups.count - 1) * 9
    let bar = Rect(x: pane.maxX - 16 - length, y: pane.y + 14, width: length, height: 44)
    var left = bar.x
    for (index, group) in groups.enumerated() {
      if index > 0 {
        dividers.append(Rect(x: left + 4, y: bar.y + 10, width: 1, height: bar.height - 20))
        left += 9
      }
      for tool in group {
        tools.append((tool, Rect(x: left, y: bar.y, width: 44, height: 44)))
        left += 44
      }
    }
    return bar
  }

  /// The tools upright at the right edge, above the zoom.
  private mutating func layOutColumn(in pane: Rect, edge: Double) -> Rect {
    var column: [ToolButton] = [.trace, .statistics, .home, .more]
    let room = pane.height - 88 - 3 * edge
    if Double(column.count + 1) * 44 <= room { column.insert(.fit, at: 2) }
    if Double(column.count + 1) * 44 <= room { column.insert(.modeSwitch, at: 0) }
    let bar = Rect(
      x: pane.maxX - edge - 44,
      y: pane.y + edge,
      width: 44,
      height: Double(column.count) * 44
    )
    tools = column.enumerated().map { index, tool in
      (tool, Rect(x: bar.x, y: bar.y + 44 * Double(index), width: 44, height: 44))
    }
    return bar
  }
}

/// A button of the toolbar.
package enum ToolButton: Hashable, Sendable {
  /// One way to draw curves.
  case mode(CurveMode)
  /// The present way to draw curves, which goes on to the next.
  case modeSwitch
  case trace, statistics, fit, home, undo, redo, present, more
}
