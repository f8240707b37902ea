public import CurveProof
public import Drawing
import PlaneProof

/// A view of the plane: grid, axes, numbers, and the curves of a data source.
///
/// It holds how to look, never what to draw, and works without any data source.
///
///     var view = GraphView()
///     view.viewport = Viewport(pointsPerUnit: 40)
///     view.draw(on: canvas, in: frame, from: source)
///
/// It is a value: two views that are equal draw equal pictures of one source. Lengths are in points;
/// all that depends on device pixels comes in with the canvas or a `Projection`.
public struct GraphView: Hashable, Sendable {
  /// Which part of the plane is seen.
  public var viewport = Viewport.standard
  /// Proven, line or dots.
  public var mode = CurveMode.auto
  /// Colours and sizes.
  public var style = GraphStyle()
  /// Boxes, in points, that something else will cover: numbers keep clear of them.
  public var overlays: [Rect] = []
  /// Whether the paper is painted; without it what is below shows.
  public var hasGround = true
  /// Room at the left, top, right and bottom edge in which no number stands.
  ///
  /// Grid and curves go on below it.
  public var insets = EdgeInsets()

  /// A view of the origin in the light style.
  public init() {}

  /// The map between the plane and a frame of a surface.
  public func projection(frame: Rect, contentScale: ContentScale) -> Projection {
    Projection(viewport, frame: frame, contentScale: contentScale)
  }

  /// The curves of a data source as ink, in drawing order, everything solved.
  ///
  /// Nothing is kept: who draws again and again holds a `CurveStore` for each curve.
  ///
  /// - Complexity: The proof of every column of every curve.
  public func pictures(
    from source: any GraphDataSource,
    in projection: Projection
  ) -> [(plot: Plot, picture: CurvePicture)] {
    source.plots().map { plot in
      let picture = picture(
        of: plot.function,
        in: projection,
        from: CurveStore(),
        generation: 0,
        while: { true }
      )
      return (plot, picture.picture)
    }
  }

  /// One curve as ink, with what a store remembers of it, until the time is over.
  ///
  /// The `generation` stands for the function: with another one the store forgets.
  /// Where the mode is not `auto`, or the function proves nothing, samples are joined or dotted, in one
  /// pass that does not ask for the time.
  ///
  ///     let store = CurveStore()
  ///     let (picture, isComplete) = view.picture(
  ///       of: sine, in: projection, from: store, generation: 1, while: { clock.now < deadline })
  ///
  /// A picture that is not complete may be drawn: `pending` columns show what is possible.
  public func picture(
    of function: any PlotFunction,
    in projection: Projection,
    from store: CurveStore,
    generation: Int,
    while mayContinue: () -> Bool
  ) -> (picture: CurvePicture, isComplete: Bool) {
    let projection = projection.even
    let function = store.drawn(function, on: viewport.logarithmic, generation: generation)
    guard mode == .auto && function.isProvable || function is any PlaneSet else {
      let sampled = SampledCurve.picture(
        of: function,
        in: projection,
        mode: mode,
        dotPitch: style.dotPitch
      )
      return (sampled, true)
    }
    return store.picture(
      of: function,
      generation: generation,
      in: projection,
      strokeWidth: style.curveWidth,
      while: mayContinue
    )
  }

  /// Draws everything into a frame.
  ///
  /// Without a source it draws paper, grid, axes and numbers alone. Nothing is drawn outside the frame.
  public func draw(on canvas: any Canvas, in frame: Rect, from source: (any GraphDataSource)?) {
    let projection = projection(frame: frame, contentScale: canvas.contentScale)
    let pictures = source.map { self.pictures(from: $0, in: projection) } ?? []
    draw(pictures, on: canvas, in: projection)
  }

  /// Draws ready-made ink with grid, axes and numbers.
  ///
  /// With a `sheet` the surface may keep grid and lines for the next picture. What is drawn over the
  /// picture may lie on the numbers that are returned.
  ///
  /// The pictures and the lines under them must have been made for the same projection.
  @discardableResult public func draw(
    _ pictures: [(plot: Plot, picture: CurvePicture)],
    above underlay: Underlay? = nil,
    on canvas: any Canvas,
    in projection: Projection,
    keeping sheet: GraphSheet? = nil
  ) -> [AxisNumber] {
    guard !projection.frame.isEmpty else { return [] }
    let axes = AxesPainter(
      projection: projection,
      style: style,
      overlays: overlays,
      insets: insets,
      measurer: canvas
    )
    let kept = sheet?.drawing(of: self, axes, above: underlay, in: projection)
    let curves = pictures.indices.map { index in
      let (plot, picture) = pictures[index]
      var curve = InkedCurve(plot: plot, picture: picture)
      if plot.lineStyle != .solid, let sheet, let kept {
        curve.dashPhases = sheet.dashPhases(
          of: picture.strokes,
          curve: index,
          in: kept.drawing,
          projection.contentScale
        )
      }
      return curve
    }
    let settled = curves.prefix(kept?.count ?? curves.count)
    let ground = { (canvas: any Canvas) in
      drawGround(axes, kept?.hasUnderlay ?? true ? underlay : nil, on: canvas, in: projection)
      drawLines(settled, over: axes, on: canvas, in: projection)
    }
    var numbers: [AxisNumber] = []
    canvas.clipped(to: projection.frame) {
      if let kept {
        canvas.draw(kept.drawing, in: projection.frame, ground)
        if !kept.hasUnderlay { underlay?.draw(on: canvas, clearOf: axes.numberRoom(canvas)) }
      } else {
        ground(canvas)
      }
      let others = curves.dropFirst(settled.count)
      let hidesAxes = others.contains { $0.picture.isFilled } || kept?.hasUnderlay == false
      drawLines(others, over: hidesAxes ? axes : nil, on: canvas, in: projection)
      // Marks lie over all lines; kept together, the canvas can lay out its ink in one go.
      for (plot, picture) in pictures {
        drawMarks(of: picture, with: style.pen(plot.pen), on: canvas)
      }
      numbers = axes.drawNumbers(on: canvas, over: pictures.map(\.picture))
    }
    return numbers
  }

  /// Where numbers stand along the axes, but for 0, as far as overlays let them.
  package func numberBoxes(on measurer: any TextMeasurer, in projection: Projection) -> [Rect] {
    let axes = AxesPainter(
      projection: projection,
      style: style,
      overlays: overlays,
      insets: insets,
      measurer: measurer
    )
    return axes.numberBoxes(measurer)
  }

  /// A curve as it is drawn, with how far into their pattern its dashed lines begin.
  private struct InkedCurve {
    let plot: Plot
    let picture: CurvePicture
    var dashPhases: [Double] = []
  }

  /// Paper, grid, and what lies under the curves.
  private func drawGround(
    _ axes: AxesPainter,
    _ underlay: Underlay?,
    on canvas: any Canvas,
    in projection: Projection
  ) {
    if hasGround { canvas.fill(projection.frame, with: style.colors.surface) }
    axes.drawGrid(on: canvas)
    // A line beside a number would look like a part of it.
    underlay?.draw(on: canvas, clearOf: axes.numberRoom(canvas))
  }

  /// Areas and tints of some curves, the axes over these, and the curves' lines.
  private func drawLines(
    _ curves: ArraySlice<InkedCurve>,
    over axes: AxesPainter?,
    on canvas: any Canvas,
    in projection: Projection
  ) {
    for curve in curves { drawArea(of: curve.picture, with: style.pen(curve.plot.pen), on: canvas) }
    for curve in curves where !curve.picture.tint.isEmpty {
      canvas.fillColumns(
        curve.picture.tint,
        with: style.pen(curve.plot.pen).opacity(style.colors.possibleOpacity)
      )
    }
    axes?.drawAxes(on: canvas)
    for curve in curves {
      let (plot, picture) = (curve.plot, curve.picture)
      drawStale(picture, with: style.pen(plot.pen), on: canvas, in: projection)
      var line = style.stroke(plot.lineStyle)
      for (index, path) in picture.strokes.enumerated() {
        line.dashPhase = curve.dashPhases.isEmpty ? 0 : curve.dashPhases[index]
        canvas.strokePath(path, stroke: line, with: style.pen(plot.pen))
      }
      for path in picture.figure.openBorders {
        canvas.strokePath(path, stroke: style.openBorder, with: style.pen(plot.pen))
      }
      for spot in picture.figure.spots {
        canvas.fillCircle(center: spot, radius: style.curveWidth / 2, with: style.pen(plot.pen))
      }
    }
  }

  /// Where a relation holds, and where it may.
  private func drawArea(of picture: CurvePicture, with color: Color, on canvas: any Canvas) {
    if !picture.figure.area.isEmpty {
      canvas.fillColumns(picture.figure.area, with: color.opacity(style.colors.areaOpacity))
    }
    if !picture.figure.hatching.isEmpty {
      canvas.fillColumns(picture.figure.hatching, with: color.opacity(style.colors.hatchOpacity))
    }
  }

  /// The last picture where the new one is not solved yet, as light as what is possible.
  private func drawStale(
    _ picture: CurvePicture,
    with color: Color,
    on canvas: any Canvas,
    in projection: Projection
  ) {
    guard let first = picture.pending.first, let last = picture.pending.last,
      !picture.stale.isEmpty
    else { return }
    let scale = projection.contentScale
    let box = Rect(
      x: projection.frame.x + scale.points(Double(first)),
      y: projection.frame.y,
      width: scale.points(Double(last - first + 1)),
      height: projection.frame.height
    )
    canvas.clipped(to: box) {
      for stroke in picture.stale {
        canvas.strokePath(
          stroke,
          stroke: Stroke(style.curveWidth),
          with: color.opacity(style.colors.possibleOpacity)
        )
      }
    }
  }

  private func drawMarks(
    of picture: CurvePicture,
    with color: Color,
    on canvas: any Canvas
  ) {
    for dot in picture.dots {
      canvas.fillCircle(center: dot, radius: style.dotRadius, with: color)
    }
    for mark in picture.marks {
      canvas.fillCircle(center: mark, radius: style.markRadius, with: color)
    }
    for ring in picture.rings {
      canvas.fillCircle(center: ring, radius: style.markRadius, with: style.colors.surface)
      canvas.strokeCircle(
        center: ring,
        radius: style.markRadius,
        stroke: Stroke(2),
        with: color
      )
    }
  }
}

/// Room along the four edges, in points.
///
///     EdgeInsets(left: 12, bottom: 40)  // 0 at the top and at the right
public struct EdgeInsets: Hashable, Sendable {
  /// Room at the left.
  public var left: Double
  /// Room at the top.
  public var top: Double
  /// Room at the right.
  public var right: Double
  /// Room at the bottom.
  public var bottom: Double

  /// Insets, zero where not given.
  public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}
