import CLibrary
import Drawing

/// The polar grid: circles about the origin at the steps of the axis that has the larger ones, and rays.
extension AxesPainter {
  /// Whether the grid is polar: where both axes count evenly from the origin; elsewhere it is that of the
  /// axes.
  var isPolar: Bool {
    let viewport = projection.viewport
    return style.hasPolarGrid && viewport.hasTrueZeroX && viewport.hasTrueZeroY
  }

  /// The angles of the rays between the axes, each where its ray leaves a room.
  func namedRays(in room: Rect, _ measurer: any TextMeasurer) -> [(text: String, box: Rect)] {
    guard isPolar else { return [] }
    let step = TickStep(
      mantissa: style.hasDegrees ? 30 : 1,
      exponent: 0,
      divisor: style.hasDegrees ? 1 : 6,
      unit: style.hasDegrees ? .degree : .pi
    )
    let height = measurer.metrics(of: style.labelFont).capHeight
    let view = PolarView(projection)
    return (0..<12).filter { !$0.isMultiple(of: 3) }.compactMap { tick in
      let text = step.label(ofTick: tick, decimalMark: style.decimalMark)
      let width = measurer.width(of: text, in: style.labelFont)
      let inner = room.inset(dx: width / 2, dy: height / 2)
      return view.end(ofRay: tick * 30, in: inner).map {
        (text, Rect(center: $0, width: width, height: height))
      }
    }
  }

  /// Circles at an axis' steps and rays at multiples of 30°; fine ones between them.
  ///
  /// The larger steps, as on an axis that is stretched the other's are too many.
  func drawPolarGrid(on canvas: any Canvas) {
    guard case .even(let stepX, _, _) = rulerX, case .even(let stepY, _, _) = rulerY else { return }
    let viewport = projection.viewport
    let (step, ruler, pointsPerUnit) =
      stepX.length >= stepY.length
      ? (stepX, rulerX, viewport.pointsPerUnitX) : (stepY, rulerY, viewport.pointsPerUnitY)
    let view = PolarView(projection)
    let ends = view.radii
    let minor = ruler.minorLines(in: ends, pointsPerUnit, style.minorSpacing)
    let major = step.ticks(in: ends).map(step.position(ofTick:))
    let lines: [(radii: [Double], rays: [Int], color: Color)] = [
      (minor, view.rays(every: 15).filter { !$0.isMultiple(of: 30) }, style.colors.gridMinor),
      (major, view.rays(every: 30), style.colors.gridMajor),
    ]
    for (radii, rays, color) in lines {
      let stroke = Stroke(canvas.contentScale.hairline(style.gridWidth))
      for radius in radii where radius > 0 && ends.contains(radius) {
        canvas.strokePath(view.arc(radius), stroke: stroke, with: color)
      }
      for angle in rays {
        // Fine rays end where they would meet in a blot.
        let inner = angle.isMultiple(of: 30) ? ends.lowerBound : max(ends.lowerBound, step.length)
        canvas.strokePath(view.ray(angle, from: inner), stroke: stroke, with: color)
      }
    }
  }
}

/// What of the plane around the origin a projection shows.
private struct PolarView {
  private let projection: Projection
  /// How near to the origin and how far from it the view reaches.
  let radii: ClosedRange<Double>
  /// The directions in view, in radians.
  private let angles: ClosedRange<Double>

  init(_ projection: Projection) {
    self.projection = projection
    let (x, y) = (projection.xRange, projection.yRange)
    let corners = [x.lowerBound, x.upperBound].flatMap { x in
      [y.lowerBound, y.upperBound].map { Point(x: x, y: $0) }
    }
    let nearest = Point(
      x: min(max(0, x.lowerBound), x.upperBound),
      y: min(max(0, y.lowerBound), y.upperBound)
    )
    let origin = Point(x: 0, y: 0)
    let farthest = corners.map { $0.distance(to: origin) }.max() ?? 0
    radii = nearest.distance(to: origin)...farthest
    guard radii.lowerBound > 0 else {
      angles = 0...2 * .pi
      return
    }
    // From the middle of the view the corners are less than half a turn away.
    let middle = atan2((y.lowerBound + y.upperBound) / 2, (x.lowerBound + x.upperBound) / 2)
    let turns = corners.map { corner in
      (atan2(corner.y, corner.x) - middle).remainder(dividingBy: 2 * .pi)
    }
    angles = middle + (turns.min() ?? 0)...middle + (turns.max() ?? 0)
  }

  /// The directions in view that are multiples of some degrees.
  func rays(every degrees: Int) -> [Int] {
    let radians = Double(degrees) * .pi / 180
    let first = Int((angles.lowerBound / radians).rounded(.up))
    let last = Int((angles.upperBound / radians).rounded(.down))
    // A full turn would draw the first one twice.
    return (first..<max(first, last + (radii.lowerBound > 0 ? 1 : 0))).map { $0 * degrees }
  }

  /// The part of a circle that can be in view, no farther from the circle than a twentieth of a point.
  func arc(_ radius: Double) -> [Point] {
    let viewport = projection.viewport
    let size = radius * max(viewport.pointsPerUnitX, viewport.pointsPerUnitY)
    let turn = angles.upperBound - angles.lowerBound
    let count = Int(min(max(turn * (size / 0.4).squareRoot(), 24), 4_000))
    return (0...count).map { index in
      let share = Double(index) / Double(count)
      return place(radius, angles.lowerBound + turn * share)
    }
  }

  /// A ray from a distance to the end of the view.
  func ray(_ degrees: Int, from radius: Double) -> [Point] {
    let angle = Double(degrees) * .pi / 180
    return [place(radius, angle), place(radii.upperBound, angle)]
  }

  /// Where a ray from the origin leaves a box; nil where it meets none of it.
  func end(ofRay degrees: Int, in box: Rect) -> Point? {
    let angle = Double(degrees) * .pi / 180
    let (start, unit) = (place(0, angle), place(1, angle) - place(0, angle))
    // How far along the ray the box reaches, in units.
    var reach = 0.0...Double.infinity
    for (from, along, low, high) in [
      (start.x, unit.dx, box.x, box.maxX), (start.y, unit.dy, box.y, box.maxY),
    ] {
      let ends = [(low - from) / along, (high - from) / along].sorted()
      guard ends[0] <= reach.upperBound, ends[1] >= reach.lowerBound else { return nil }
      reach = max(reach.lowerBound, ends[0])...min(reach.upperBound, ends[1])
    }
    return start + unit * reach.upperBound
  }

  private func place(_ radius: Double, _ angle: Double) -> Point {
    Point(x: projection.pointX(radius * cos(angle)), y: projection.pointY(radius * sin(angle)))
  }
}
