package import GraphModel
package import Controls
package import Drawing
package import GraphKit
import Input
import Words

/// The graph before an audience: which palette, which curve is in front, what was pressed last.
package struct Presentation {
  /// How long the pointer's ring is seen after it moved, in seconds.
  static let pointerTime = 3.0
  /// How long the way out is seen after a touch, in seconds.
  static let exitTime = 4.0
  /// How many views can be kept.
  static let viewNumbers = 1...9

  /// Projector white instead of black.
  var isWhite = false
  /// The curve in front.
  package var curve = 0
  /// The number of the view recalled last.
  var viewNumber: Int?
  var keys: KeyLog
  /// Whether a controller is what the person works with.
  var isSteered = false
  /// Whether somebody reads the window with a screen reader.
  var isRead = false
  /// How much larger the plane is than it was: what was framed there is seen here.
  private(set) var factor = 1.0
  private(set) var pointer: Point?
  private var pointerTime = -Double.infinity
  private var touchTime = -Double.infinity
  private var fingerTime = -Double.infinity
  private static let fingerEcho = 0.7
  /// The view, mode and focus to come back to.
  package let before: Before

  init(before: Before, words: Locale) {
    self.before = before
    keys = KeyLog(words: words)
  }

  package struct Before {
    package var viewport: Viewport?
    /// How large the plane was, in points.
    package var plot: Size
    package var mode: String
    package var exploration: Exploration
    package var focus: GraphControl?

    package init(
      viewport: Viewport?,
      plot: Size,
      mode: String,
      exploration: Exploration,
      focus: GraphControl?
    ) {
      self.viewport = viewport
      self.plot = plot
      self.mode = mode
      self.exploration = exploration
      self.focus = focus
    }
  }

  package var theme: Theme { isWhite ? .projectorWhite : .projectorBlack }

  /// How high a line of text is at least, in units: of a picture of two metres it is seen from ten
  /// under 16 minutes of arc.
  static let leastText = 45.0

  /// The unit of all sizes: a picture of 1080 points is the measure.
  package func unit(in frame: Rect) -> Double { max(0.7, frame.height / 1080) }

  mutating func notePointer(_ place: Point?, at time: Double) {
    // Systems move the mouse to where a finger was.
    guard place == nil || time > fingerTime + Self.fingerEcho else { return }
    pointer = place
    pointerTime = time
  }

  /// Takes a plane's size, and tells by how much the view grows with it.
  mutating func grow(to plot: Size) -> Double {
    let old = factor
    if before.plot.width > 0, before.plot.height > 0 {
      factor = min(plot.width / before.plot.width, plot.height / before.plot.height)
    }
    return factor / old
  }

  mutating func noteTouch(at time: Double, byFinger isFinger: Bool) {
    touchTime = time
    guard isFinger else { return }
    fingerTime = time
    pointer = nil
  }

  /// Whether fingers and the mouse, which have no Esc, are shown the way out.
  package func showsExit(at time: Double) -> Bool { time < exitEnd }

  /// When the way out vanishes: for those who read the window it stays.
  private var exitEnd: Double { isRead ? .infinity : touchTime + Self.exitTime }

  /// Where that is: at the foot, where neither the last keys nor panels are, if they leave room.
  package func exit(in frame: Rect, beside panels: [Rect]) -> Rect {
    let size = max(48, 72 * unit(in: frame))
    let margin = 30 * unit(in: frame)
    let end = panels.filter { $0.maxY > frame.maxY - margin - size }.map(\.x).min() ?? frame.maxX
    let room = end - frame.x < 3 * size ? frame.width : end - frame.x
    return Rect(
      x: frame.x + (room - size) / 2,
      y: frame.maxY - margin - size,
      width: size,
      height: size
    )
  }

  func showsPointer(at time: Double) -> Bool {
    pointer != nil && time < pointerTime + Self.pointerTime
  }

  /// When something vanishes next.
  func deadline(at time: Double) -> Double? {
    let ring = showsPointer(at: time) ? pointerTime + Self.pointerTime : nil
    let exit = showsExit(at: time) && !isRead ? exitEnd : nil
    return [ring, exit, keys.deadline(at: time)].compactMap { $0 }.min()
  }
}

extension GraphStyle {
  /// Sizes to be read from the last row, for a unit of the presentation.
  package mutating func present(unit: Double) {
    labelFont = Font(.medium, (Presentation.leastText * unit).rounded(.up))
    colors.label = colors.strongLabel
    axisWidth = 4 * unit
    gridWidth = 2 * unit
    curveWidth = 6 * unit
    majorSpacing = 180 * unit
    minorSpacing = .infinity
    markRadius = 10 * unit
    dotRadius = 4 * unit
    dotPitch = max(dotPitch, Int(10 * unit))
  }
}
