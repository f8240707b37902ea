import Drawing

/// Draws the grid and the two axes of a projection.
///
/// Lines lie on whole device pixels; numbers decide the steps, so that they have room.
struct AxesPainter {
  let projection: Projection
  let style: GraphStyle
  let overlays: [Rect]
  let insets: EdgeInsets
  /// Distance of the vertical lines.
  let stepX: TickStep
  /// Distance of the horizontal lines.
  let stepY: TickStep

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
    let stepX = Self.roomyStep(
      TickStep(atLeast: style.majorSpacing / viewport.pointsPerUnitX, in: viewport.unitX),
      pointsPerUnit: viewport.pointsPerUnitX,
      range: projection.xRange,
      origin: viewport.originX,
      style: style,
      measurer: measurer
    )
    self.stepX = stepX
    // Equal scales share the larger step, so that the grid's meshes are squares.
    let isEven = viewport.unitX == .number && viewport.hasOneScale
    let stepY = TickStep(
      atLeast: style.majorSpacing * style.verticalShare / viewport.pointsPerUnitY
    )
    self.stepY = isEven && stepX.length > stepY.length ? stepX : stepY
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

  /// The power of ten of what is counted by the numbers as they are written.
  private var powerX: Int {
    projection.viewport.originX?.labelPower(of: stepX, in: projection.xRange) ?? 0
  }

  private var powerY: Int {
    projection.viewport.originY?.labelPower(of: stepY, in: projection.yRange) ?? 0
  }

  /// The power of ten that stands once for all numbers of an axis.
  var powerTextX: String? { projection.viewport.originX?.powerText(powerX) }
  var powerTextY: String? { projection.viewport.originY?.powerText(powerY) }

  /// A number of the x axis as it is written.
  ///
  /// Exact, in the unit of the axis: see `TickStep.label(ofTick:decimalMark:)`.
  func labelX(_ tick: Int) -> String {
    stepX.label(
      ofTick: tick,
      decimalMark: style.decimalMark,
      power: powerX
    )
  }

  /// A number of the y axis as it is written.
  func labelY(_ tick: Int) -> String {
    stepY.label(
      ofTick: tick,
      decimalMark: style.decimalMark,
      power: powerY
    )
  }

  /// Minor and major lines.
  ///
  /// Minor lines nearer than `minorSpacing` are left out.
  func drawGrid(on canvas: any Canvas) {
    for isMajor in [false, true] {
      let color = isMajor ? style.colors.gridMajor : style.colors.gridMinor
      for x in lines(stepX, along: projection.xRange, isMajor: isMajor) {
        vertical(projection.pointX(x), width: style.gridWidth, color: color, on: canvas)
      }
      for y in lines(stepY, along: projection.yRange, isMajor: isMajor) {
        horizontal(projection.pointY(y), width: style.gridWidth, color: color, on: canvas)
      }
    }
  }

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

  private func lines(
    _ step: TickStep,
    along range: ClosedRange<Double>,
    isMajor: Bool
  ) -> [Double] {
    let ticks = step.ticks(in: range)
    if isMajor { return ticks.map(step.position) }
    let parts = step.minorDivisions
    let pointsPerUnit =
      step == stepX ? projection.viewport.pointsPerUnitX : projection.viewport.pointsPerUnitY
    guard step.length / Double(parts) * pointsPerUnit >= style.minorSpacing, let first = ticks.first
    else { return [] }
    let minor = step.length / Double(parts)
    return (first - 1..<ticks.upperBound).flatMap { tick in
      (1..<parts).map { step.position(ofTick: tick) + Double($0) * minor }
    }
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
