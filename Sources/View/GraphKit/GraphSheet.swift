import CurveProof
import Drawing

/// Lets a surface keep the grid and the curves of a graph from picture to picture: a pan by whole
/// device pixels moves what is there and draws only what comes into view.
///
/// Who draws the same graph again and again holds one, and tells it when the curves change.
///
///     let sheet = GraphSheet()
///     sheet.curves = version
///     view.draw(pictures, on: canvas, in: projection, keeping: sheet)
///
/// A sheet belongs to one surface and one task. What is kept is redrawn where style, scale, frame or
/// the steps of the grid change.
public final class GraphSheet {
  /// A number that changes with the curves, their order and their pens; nil while they are not solved.
  ///
  /// With nil everything is drawn anew.
  public var curves: Int?
  private var key: Key?
  private var look = KeptDrawing.Look()
  /// The pixels of the picture that the look began with.
  private var home: PixelGrid?
  private var dashes = DashAnchors()

  /// A sheet that nothing is drawn on yet.
  public init() {}

  /// Everything but the place in the plane that pixels depend on.
  private struct Key: Equatable {
    let curves: Int
    let style: GraphStyle
    let frame: Rect
    let contentScale: ContentScale
    let pointsPerUnit: Size
    let rulers: [AxisRuler]
    let underlay: Underlay.Look?
  }

  /// The drawing of a view's grid and strokes, nil where it can't be kept.
  ///
  /// It can be kept where `curves` has a number and the view paints its paper.
  func drawing(
    of view: GraphView,
    _ axes: AxesPainter,
    above underlay: Underlay?,
    in projection: Projection
  ) -> KeptDrawing? {
    guard let curves, view.hasGround else { return nil }
    let viewport = projection.viewport
    let key = Key(
      curves: curves,
      style: view.style,
      frame: projection.frame,
      contentScale: projection.contentScale,
      pointsPerUnit: Size(width: viewport.pointsPerUnitX, height: viewport.pointsPerUnitY),
      rulers: [axes.rulerX, axes.rulerY],
      underlay: underlay?.look
    )
    let grid = PixelGrid(projection)
    let way = key == self.key ? home?.way(to: grid) : nil
    if way == nil {
      self.key = key
      look = KeptDrawing.Look()
      home = grid
      dashes = DashAnchors()
    }
    let reach = projection.contentScale.devicePixels(view.style.curveWidth) / 2
    return KeptDrawing(
      look,
      columns: -(way?.columns ?? 0),
      rows: -(way?.rows ?? 0),
      margin: Int(reach.rounded(.up)) + 3
    )
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
