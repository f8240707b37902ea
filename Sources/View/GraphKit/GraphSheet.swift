import CurveProof
import Drawing

/// Lets a surface keep the grid and the settled curves of a graph from picture to picture: a pan by whole
/// device pixels moves what is there and draws only what comes into view, and a curve that changes is drawn
/// over the others without these.
///
/// Who draws the same graph again and again holds one, and tells it which curves have settled.
///
///     let sheet = GraphSheet()
///     sheet.settled = .init(count: pictures.count - 1, version: version)  // the last one is being dragged
///     view.draw(pictures, on: canvas, in: projection, keeping: sheet)
///
/// A sheet belongs to one surface and one task. What is kept is redrawn where style, scale, frame or
/// the steps of the grid change.
public final class GraphSheet {
  /// The curves that are kept with the grid; nil, with which everything is drawn anew, at first.
  public var settled: SettledCurves?
  private var key: Key?
  private var look = KeptDrawing.Look()
  /// The pixels of the picture that the look began with.
  private var home: PixelGrid?
  private var dashes = DashAnchors()
  /// What lay under the curves, and in how many pictures.
  private var beneath: (look: Underlay.Look?, age: Int) = (nil, 0)
  private var place: PixelGrid?

  /// After so many pictures what lies under the curves is kept; at once where it moves with the plane.
  private static let maturity = 6

  /// A sheet that nothing is drawn on yet.
  public init() {}

  /// The first curves in drawing order that are solved, and as they were in the pictures before.
  public struct SettledCurves: Equatable, Sendable {
    /// How many there are.
    public let count: Int
    /// A number that changes with these curves, their order and their pens.
    public let version: Int

    /// The first so many curves, in a version of them.
    public init(count: Int, version: Int) { (self.count, self.version) = (count, version) }
  }

  /// Everything but the place in the plane that pixels depend on.
  private struct Key: Equatable {
    let settled: SettledCurves
    let style: GraphStyle
    let frame: Rect
    let contentScale: ContentScale
    let pointsPerUnit: Size
    let rulers: [AxisRuler]
    let hasUnderlay: Bool
  }

  /// What is kept of a picture.
  struct Kept {
    let drawing: KeptDrawing
    /// How many first curves are in it.
    let count: Int
    /// Whether what lies under the curves is in it.
    let hasUnderlay: Bool
  }

  /// The drawing of a view's grid and of its first curves, nil where it can't be kept.
  ///
  /// It can be kept where curves are `settled` and the view paints its paper.
  func drawing(
    of view: GraphView,
    _ axes: AxesPainter,
    above underlay: Underlay?,
    in projection: Projection
  ) -> Kept? {
    guard let settled, view.hasGround else { return nil }
    let viewport = projection.viewport
    let grid = PixelGrid(projection)
    beneath = (underlay?.look, beneath.look == underlay?.look ? beneath.age + 1 : 0)
    let hasSettled = beneath.age >= Self.maturity || beneath.age > 0 && grid != place
    place = grid
    // What changes under the curves would have them drawn anew as well.
    let hasUnderlay = underlay == nil || hasSettled
    let key = Key(
      settled: hasUnderlay ? settled : .init(count: 0, version: 0),
      style: view.style,
      frame: projection.frame,
      contentScale: projection.contentScale,
      pointsPerUnit: Size(width: viewport.pointsPerUnitX, height: viewport.pointsPerUnitY),
      rulers: [axes.rulerX, axes.rulerY],
      hasUnderlay: hasUnderlay
    )
    let way = key == self.key ? home?.way(to: grid) : nil
    if way == nil {
      self.key = key
      look = KeptDrawing.Look()
      home = grid
      dashes = DashAnchors()
    }
    let beside = underlay == nil ? view.style.curveWidth / 2 : AxesPainter.widestNumber
    let reach = projection.contentScale.devicePixels(beside)
    let drawing = KeptDrawing(
      look,
      columns: -(way?.columns ?? 0),
      rows: -(way?.rows ?? 0),
      margin: Int(reach.rounded(.up)) + 3
    )
    return Kept(drawing: drawing, count: key.settled.count, hasUnderlay: hasUnderlay)
  }

  /// How far into their pattern the dashed lines of a curve begin, so that the dashes stay where they
  /// were on it.
  func dashPhases(
    of strokes: [[Point]],
    curve: Int,
    in drawing: KeptDrawing,
    _ scale: ContentScale
  ) -> [Double] {
    let place = Vector(
      dx: scale.points(Double(drawing.columns)),
      dy: scale.points(Double(drawing.rows))
    )
    return dashes.phases(of: strokes, curve: curve, at: place)
  }
}
