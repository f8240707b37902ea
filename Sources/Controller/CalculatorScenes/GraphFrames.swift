import Drawing

/// Where everything of a graph scene lies in its pane, in the window's points.
struct GraphFrames {
  /// Which furniture the pane has.
  enum Kind: Hashable {
    /// Overlays on the whole pane, tools in a row.
    case floating
    /// Overlays with the tools upright, for narrow or low panes.
    case upright
    /// A bar above and one below, for a narrow window that shows nothing else.
    case bars
  }

  let kind: Kind
  /// Where the plane is drawn.
  var plot: Rect
  var topBar: Rect?
  var bottomBar: Rect?
  var back: Rect?
  /// The way to a presentation, where there is room for it.
  var present: Rect?
  var more = Rect.zero
  /// The ground of the tools that float.
  var toolbar: Rect?
  /// Line, dots … in the order of the modes.
  var modes: [Rect] = []
  var home = Rect.zero
  var zoom = Rect.zero
  var zoomIn: Rect { Rect(x: zoom.x, y: zoom.y, width: 44, height: 44) }
  var zoomOut: Rect { Rect(x: zoom.x, y: zoom.y + 44, width: 44, height: 44) }
  /// The top left corner of the first chip.
  var chips: Point
  /// How wide a chip may be.
  var chipWidth: Double

  /// The plane alone, without any furniture.
  init(presentedIn pane: Rect) {
    kind = .floating
    plot = pane
    zoom = Rect(x: pane.maxX, y: pane.maxY, width: 0, height: 0)
    chips = Point(x: pane.x, y: pane.y)
    chipWidth = pane.width
  }

  /// The frames for a pane; a pushed scene covers the other one and needs a way back.
  ///
  /// Where the words are `factor` times as large as designed, the bars get higher.
  init(pane: Rect, isPushed: Bool, modeCount: Int, factor: Double) {
    let isLow = pane.height < 480
    let edge = isLow ? 12.0 : 16
    if isPushed && !isLow {
      kind = .bars
      topBar = Rect(x: pane.x, y: pane.y, width: pane.width, height: 56)
      let low = (76 + 12 * (factor - 1)).rounded()
      bottomBar = Rect(x: pane.x, y: pane.maxY - low, width: pane.width, height: low)
      plot = Rect(x: pane.x, y: pane.y + 56, width: pane.width, height: pane.height - 56 - low)
      let backWidth = max(140, min(140 * factor, pane.width - 98))
      back = Rect(x: pane.x, y: pane.y, width: backWidth, height: 56)
      more = Rect(x: pane.maxX - 50, y: pane.y + 6, width: 44, height: 44)
      present = Rect(x: more.x - 44, y: more.y, width: 44, height: 44)
      let slot = (pane.width - 24) / Double(modeCount + 1)
      let tools = (0...modeCount).map {
        Rect(x: pane.x + 12 + Double($0) * slot, y: pane.maxY - low, width: slot, height: low)
      }
      modes = Array(tools.dropLast())
      home = tools[modeCount]
      zoom = Rect(x: pane.maxX - 60, y: plot.maxY - 104, width: 44, height: 88)
      chips = Point(x: pane.x + 16, y: plot.y + 12)
      chipWidth = pane.width - 32
      return
    }
    plot = pane
    zoom = Rect(x: pane.maxX - edge - 44, y: pane.maxY - edge - 88, width: 44, height: 88)
    chips = Point(x: pane.x + edge, y: pane.y + edge)
    if isPushed {
      back = Rect(x: pane.x + 12, y: pane.y + 12, width: 44, height: 44)
      chips = Point(x: pane.x + 64, y: pane.y + 16)
    }
    let canPresent = pane.width >= 700 && !isLow
    let length = Double(modeCount + (canPresent ? 3 : 2)) * 44 + 9
    if pane.width >= 420 && !isLow {
      kind = .floating
      let bar = Rect(x: pane.maxX - 16 - length, y: pane.y + 14, width: length, height: 44)
      toolbar = bar
      modes = (0..<modeCount).map {
        Rect(x: bar.x + 44 * Double($0), y: bar.y, width: 44, height: 44)
      }
      let last = bar.maxX - 44
      more = Rect(x: last, y: bar.y, width: 44, height: 44)
      home = Rect(x: last - (canPresent ? 88 : 44), y: bar.y, width: 44, height: 44)
      if canPresent { present = Rect(x: last - 44, y: bar.y, width: 44, height: 44) }
      chipWidth = bar.x - 8 - chips.x
    } else {
      kind = .upright
      let isRoomy = pane.height >= length + 88 + 3 * edge
      let shown = isRoomy ? modeCount : 1
      let tall = Double(shown + 2) * 44
      let bar = Rect(x: pane.maxX - edge - 44, y: pane.y + edge, width: 44, height: tall)
      toolbar = bar
      modes = (0..<shown).map {
        Rect(x: bar.x, y: bar.y + 44 * Double($0), width: 44, height: 44)
      }
      home = Rect(x: bar.x, y: bar.maxY - 88, width: 44, height: 44)
      more = Rect(x: bar.x, y: bar.maxY - 44, width: 44, height: 44)
      chipWidth = bar.x - 8 - chips.x
    }
  }
}
