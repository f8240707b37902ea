import CurveProof
import Drawing

/// Draws the grid and the two axes of a projection.
///
/// Lines lie on whole device pixels; numbers decide the steps, so that they have room.
struct AxesPainter {
  let projection: Projection
  let style: GraphStyle
  let overlays: [Rect]
  let insets: EdgeInsets
  /// Where the vertical lines are, and their numbers.
  let rulerX: AxisRuler
  /// Where the horizontal lines are.
  let rulerY: AxisRuler

  init(
    projection: Projection,
    style: GraphStyle,
    overlays: [Rect],
    insets: EdgeInsets,
    measurer: any TextMeasurer
  ) {
    self.projection = projection
    self.style = style
    self.overlays = overlays
    self.insets = insets
    let viewport = projection.viewport
    let own = OwnSteps(viewport, over: projection.even, style, measurer)
    let evenX =
      own.x
      ?? Self.roomyStep(
        TickStep(atLeast: style.majorSpacing / viewport.pointsPerUnitX, in: viewport.unitX),
        pointsPerUnit: viewport.pointsPerUnitX,
        range: projection.even.xRange,
        origin: viewport.originX,
        style: style,
        measurer: measurer
      )
    // Equal scales share the larger step, so that the grid's meshes are squares.
    let isEven =
      viewport.unitX == .number && viewport.hasOneScale && viewport.logarithmic.isEmpty
      && own.x == nil
    let stepY = TickStep(
      atLeast: style.majorSpacing * style.verticalShare / viewport.pointsPerUnitY
    )
    let evenY = own.y ?? (isEven && evenX.length > stepY.length ? evenX : stepY)
    let xRange = projection.xRange
    let yRange = projection.yRange
    rulerX =
      viewport.logarithmic.contains(.x)
      ? AxisRuler(decade: viewport.pointsPerUnitX, over: xRange, spacing: style.majorSpacing)
      : .even(
        evenX,
        power: viewport.originX?.labelPower(of: evenX, in: xRange) ?? 0,
        origin: viewport.originX
      )
    rulerY =
      viewport.logarithmic.contains(.y)
      ? AxisRuler(
        decade: viewport.pointsPerUnitY,
        over: yRange,
        spacing: style.majorSpacing * style.verticalShare
      )
      : .even(
        evenY,
        power: viewport.originY?.labelPower(of: evenY, in: yRange) ?? 0,
        origin: viewport.originY
      )
  }

  /// The first step, from a given one, whose numbers leave room between them.
  private static func roomyStep(
    _ first: TickStep,
    pointsPerUnit: Double,
    range: ClosedRange<Double>,
    origin: TickOrigin?,
    style: GraphStyle,
    measurer: any TextMeasurer
  ) -> TickStep {
    func width(_ tick: Int, _ step: TickStep) -> Double {
      let power = origin?.labelPower(of: step, in: range) ?? 0
      return measurer.width(
        of: step.label(ofTick: tick, decimalMark: style.decimalMark, power: power),
        in: style.labelFont
      )
    }
    var step = first
    for _ in 0..<6 {
      let ticks = step.ticks(in: range)
      guard let low = ticks.first, let high = ticks.last else { return step }
      let widest = max(width(low, step), width(high, step))
      if widest + 12 <= step.length * pointsPerUnit { return step }
      step = step.next
    }
    return step
  }

  /// The power of ten that stands once for all numbers of an axis.
  var powerTextX: String? { rulerX.powerText }
  var powerTextY: String? { rulerY.powerText }

  /// The numbers along each axis, as they are written.
  var ticksX: [AxisTick] { rulerX.ticks(in: projection.xRange, decimalMark: style.decimalMark) }
  var ticksY: [AxisTick] { rulerY.ticks(in: projection.yRange, decimalMark: style.decimalMark) }

  /// Minor and major lines.
  ///
  /// Minor lines nearer than `minorSpacing` are left out.
  func drawGrid(on canvas: any Canvas) {
    if isPolar { return drawPolarGrid(on: canvas) }
    let viewport = projection.viewport
    func lines(_ isMajor: Bool) -> (x: [Double], y: [Double]) {
      guard !isMajor else {
        return (
          ticksX.filter(\.isMajor).map(\.position), ticksY.filter(\.isMajor).map(\.position)
        )
      }
      return (
        rulerX.minorLines(in: projection.xRange, viewport.pointsPerUnitX, style.minorSpacing),
        rulerY.minorLines(in: projection.yRange, viewport.pointsPerUnitY, style.minorSpacing)
      )
    }
    for isMajor in [false, true] {
      let color = isMajor ? style.colors.gridMajor : style.colors.gridMinor
      let lines = lines(isMajor)
      let width = isMajor && !viewport.logarithmic.isEmpty ? Self.decadeWidth : style.gridWidth
      for x in lines.x { vertical(projection.pointX(x), width: width, color: color, on: canvas) }
      for y in lines.y { horizontal(projection.pointY(y), width: width, color: color, on: canvas) }
    }
  }

  /// How wide the lines of powers of ten are.
  private static let decadeWidth = 1.5

  /// The lines x = 0 and y = 0 where they are in view, and dashed those that local numbers count from.
  func drawAxes(on canvas: any Canvas) {
    let viewport = projection.viewport
    if projection.xRange.contains(0) {
      let x = projection.pointX(0)
      if viewport.hasTrueZeroX {
        vertical(x, width: style.axisWidth, color: style.colors.axis, on: canvas)
      } else {
        dash(
          [Point(x: x, y: projection.frame.y), Point(x: x, y: projection.frame.maxY)],
          on: canvas
        )
      }
    }
    if projection.yRange.contains(0) {
      let y = projection.pointY(0)
      if viewport.hasTrueZeroY {
        horizontal(y, width: style.axisWidth, color: style.colors.axis, on: canvas)
      } else {
        dash(
          [Point(x: projection.frame.x, y: y), Point(x: projection.frame.maxX, y: y)],
          on: canvas
        )
      }
    }
  }

  private func dash(_ line: [Point], on canvas: any Canvas) {
    let dashes = Stroke(1.25, dash: [10, 5], cap: .butt)
    canvas.strokePath(line, stroke: dashes, with: style.colors.axis)
  }

  private func vertical(_ x: Double, width: Double, color: Color, on canvas: any Canvas) {
    let width = canvas.contentScale.hairline(width)
    let left = edge(x - width / 2, on: canvas)
    let frame = projection.frame
    canvas.fill(Rect(x: left, y: frame.y, width: width, height: frame.height), with: color)
  }

  /// The edge of a device pixel next to a place; half-way, however a pan has rounded it, the one after.
  private func edge(_ place: Double, on canvas: any Canvas) -> Double {
    canvas.contentScale.snapped(place + canvas.contentScale.points(1e-6))
  }

  private func horizontal(_ y: Double, width: Double, color: Color, on canvas: any Canvas) {
    let width = canvas.contentScale.hairline(width)
    let top = edge(y - width / 2, on: canvas)
    let frame = projection.frame
    canvas.fill(Rect(x: frame.x, y: top, width: frame.width, height: width), with: color)
  }
}
