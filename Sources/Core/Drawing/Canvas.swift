/// Something that can be drawn on: a window, a picture file, a test's list of calls.
///
/// All coordinates are points unless a name says device pixels. Later calls cover earlier ones.
/// A canvas lives for one picture.
public protocol Canvas: TextMeasurer {
  /// Device pixels per point of this surface.
  var contentScale: ContentScale { get }

  /// The same surface for text at the size it was designed with.
  var plainType: any Canvas { get }

  /// Fills a box; its edges are rounded to device pixels.
  func fill(_ rect: Rect, with color: Color)

  /// Fills a box with a colour that runs from left to right into another.
  func fill(_ rect: Rect, from leading: Color, to trailing: Color)

  /// Fills a box with rounded corners, anti-aliased; a radius of half the height makes a pill.
  func fillRounded(_ rect: Rect, radius: Double, with color: Color)

  /// Draws a border that lies inside a box with rounded corners.
  func strokeRounded(_ rect: Rect, radius: Double, stroke: Stroke, with color: Color)

  /// Fills a circle, anti-aliased.
  func fillCircle(center: Point, radius: Double, with color: Color)

  /// Fills circles of one size in their order, as many calls of `fillCircle` do.
  func fillCircles(centers: [Point], radius: Double, with color: Color)

  /// Fills a convex polygon, anti-aliased.
  func fillPolygon(_ corners: [Point], with color: Color)

  /// Draws a polyline of any length, anti-aliased; where it meets itself it is not darker.
  func strokePath(_ path: [Point], stroke: Stroke, with color: Color)

  /// Fills runs of device pixels, one column each; ends between pixels are shaded.
  func fillColumns(_ columns: [DeviceColumn], with color: Color)

  /// Writes one line of text from the start of its baseline; a halo lies under the glyphs.
  func drawText(_ text: String, at baseline: Point, in font: Font, with color: Color, halo: Color?)

  /// Writes one line of text that stands for more than it says to who hears it: `reading`.
  func drawText(
    _ text: String,
    reading: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  )

  /// Confines what `content` draws to a box.
  func clipped(to rect: Rect, _ content: () -> Void)

  /// Draws a box full of something opaque, or moves what is left of it from an earlier picture and draws the rest.
  ///
  /// The `content` may be drawn in parts, each confined to a part of the box; else it is confined as the
  /// caller says.
  func draw(
    _ drawing: KeptDrawing,
    in rect: Rect,
    _ content: @escaping (any Canvas) -> Void
  )
}

extension Canvas {
  /// The surface itself, which changes no text.
  public var plainType: any Canvas { self }

  /// Fills one circle after the other.
  public func fillCircles(centers: [Point], radius: Double, with color: Color) {
    for center in centers { fillCircle(center: center, radius: radius, with: color) }
  }

  /// Draws everything, as on a surface that keeps nothing.
  public func draw(
    _ drawing: KeptDrawing,
    in rect: Rect,
    _ content: @escaping (any Canvas) -> Void
  ) {
    content(self)
  }

  /// Writes the text alone, as on a surface that nobody hears.
  public func drawText(
    _ text: String,
    reading: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    drawText(text, at: baseline, in: font, with: color, halo: halo)
  }

  /// Writes one line of text without a halo.
  public func drawText(_ text: String, at baseline: Point, in font: Font, with color: Color) {
    drawText(text, at: baseline, in: font, with: color, halo: nil)
  }

  /// Draws a straight line.
  public func strokeLine(
    from start: Point,
    to end: Point,
    stroke: Stroke,
    with color: Color
  ) {
    strokePath([start, end], stroke: stroke, with: color)
  }

  /// Draws a circle's outline, centred on the radius.
  public func strokeCircle(center: Point, radius: Double, stroke: Stroke, with color: Color) {
    let reach = radius + stroke.width / 2
    strokeRounded(
      Rect(center: center, width: 2 * reach, height: 2 * reach),
      radius: reach,
      stroke: stroke,
      with: color
    )
  }
}

/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
  /// What the ends of a line look like.
  public enum Cap: Hashable, Sendable {
    /// Cut at the end point.
    case butt
    /// A half disc beyond the end point.
    case round
  }

  /// Width in points.
  public var width: Double
  /// Lengths of dash and gap in points; empty for a solid line.
  public var dash: [Double]
  /// How far into the pattern the line begins, in points.
  public var dashPhase = 0.0
  /// The ends.
  public var cap: Cap
  /// Whether the last point is joined to the first.
  public var isClosed: Bool

  /// How far into the first round of the pattern the line begins; 0 … the pattern's length.
  package var dashStart: Double {
    let period = dash.reduce(0, +) * (dash.count.isMultiple(of: 2) ? 1 : 2)
    guard period > 0, dashPhase.isFinite else { return 0 }
    let start = dashPhase.truncatingRemainder(dividingBy: period)
    return start < 0 ? start + period : start
  }

  /// A stroke; joins are always round.
  public init(_ width: Double, dash: [Double] = [], cap: Cap = .round, closed: Bool = false) {
    self.width = width
    self.dash = dash
    self.cap = cap
    self.isClosed = closed
  }
}

/// A vertical run of one column of device pixels.
public struct DeviceColumn: Hashable, Sendable {
  /// Which column, counted from the left edge of the surface.
  public var x: Int
  /// Upper end in device pixels from the top edge of the surface.
  public var top: Double
  /// Lower end in device pixels.
  public var bottom: Double

  /// A run from its ends.
  public init(x: Int, top: Double, bottom: Double) {
    self.x = x
    self.top = top
    self.bottom = bottom
  }
}
