import Drawing

/// Where the numbers of a pair of axes may stand.
///
/// Numbers stand below the x axis and left of the y axis; where that is out of view or has no room
/// there, at the edge of the view that is nearest to the axis. All boxes are in points.
struct NumberLayout {
  /// How the numbers of one axis stand to it.
  private enum Anchor: Equatable {
    /// The axis is in view with room on the usual side.
    case inside
    /// The numbers stick to the edge with the lower coordinate (left or top).
    case lowEdge
    /// The numbers stick to the edge with the higher coordinate (right or bottom).
    case highEdge
  }

  private let painter: AxesPainter
  private let measurer: any TextMeasurer
  private let anchorX: Anchor
  private let anchorY: Anchor
  private let capHeight: Double
  private let gap: Double
  private let widest: Double
  /// The axes whose own places are taken, so that their numbers stand at an edge.
  private let crowded: Set<Coordinate>
  /// What no inset takes away.
  let room: Rect

  init(painter: AxesPainter, measurer: any TextMeasurer, crowded: Set<Coordinate> = []) {
    self.crowded = crowded
    self.painter = painter
    self.measurer = measurer
    let font = painter.style.labelFont
    let frame = painter.projection.frame
    let insets = painter.insets
    capHeight = measurer.metrics(of: font).capHeight
    gap = (font.size / 2).rounded()
    room = Rect(
      x: frame.x + insets.left + 4,
      y: frame.y + insets.top + 4,
      width: max(0, frame.width - insets.left - insets.right - 8),
      height: max(0, frame.height - insets.top - insets.bottom - 7)
    )
    widest =
      painter.ticksY.map { measurer.width(of: $0.text, in: font) }.max() ?? 0

    let need = gap + capHeight + 1
    let axisY = Self.axisY(painter.projection)
    let isLow = axisY + need > room.maxY
    anchorX =
      crowded.contains(.x) && !isLow || !crowded.contains(.x) && isLow
      ? .highEdge : isLow || axisY - need < room.y ? .lowEdge : .inside
    let axisX = Self.axisX(painter.projection)
    let isLeft = axisX - gap - widest < room.x
    anchorY =
      crowded.contains(.y) && !isLeft || !crowded.contains(.y) && isLeft
      ? .lowEdge : isLeft || axisX > room.maxX ? .highEdge : .inside
  }

  /// Whether both axes are in view, so that one zero serves both.
  var bothAxesInside: Bool {
    crowded.isEmpty && anchorX == .inside && seesAxisX && seesAxisY
  }

  private var axisX: Double { Self.axisX(painter.projection) }
  private var axisY: Double { Self.axisY(painter.projection) }

  /// Where the line x = 0 stands: far to the left of numbers that count from elsewhere.
  private static func axisX(_ projection: Projection) -> Double {
    projection.viewport.hasTrueZeroX ? projection.pointX(0) : -1e9
  }

  /// Where the line y = 0 stands: far below numbers that count from elsewhere.
  private static func axisY(_ projection: Projection) -> Double {
    projection.viewport.hasTrueZeroY ? projection.pointY(0) : 1e9
  }

  private var seesAxisX: Bool {
    painter.projection.viewport.hasTrueZeroY && painter.projection.yRange.contains(0)
  }
  private var seesAxisY: Bool {
    painter.projection.viewport.hasTrueZeroX && painter.projection.xRange.contains(0)
  }

  // MARK: Boxes

  /// The place of a number of the x axis, below it; nil on the other axis' plate.
  func boxBelow(_ tick: AxisTick) -> Rect? {
    let text = tick.text
    let width = width(text)
    let minus = text.hasPrefix("\u{2212}") ? self.width("\u{2212}") / 2 : 0
    let center = painter.projection.pointX(tick.position) - minus
    let box = Rect(x: center - width / 2, y: top, width: width, height: capHeight)
    let isOnPlate =
      plateY.map {
        $0.inset(dx: -4, dy: 0).overlaps(Rect(x: box.x, y: $0.y, width: width, height: 1))
      } ?? false
    return isOnPlate ? nil : box
  }

  /// The place of a number of the y axis, left of it; nil on the other axis' plate.
  func boxBeside(_ tick: AxisTick) -> Rect? {
    let width = width(tick.text)
    let center = painter.projection.pointY(tick.position)
    let box = Rect(x: left(width), y: center - capHeight / 2, width: width, height: capHeight)
    let isOnPlate =
      plateX.map {
        $0.inset(dx: 0, dy: -4).overlaps(Rect(x: $0.x, y: box.y, width: 1, height: capHeight))
      } ?? false
    return isOnPlate ? nil : box
  }

  /// The place of the zero that both axes share.
  var originBox: Rect {
    let width = width("0")
    return Rect(x: axisX - gap - width, y: top, width: width, height: capHeight)
  }

  /// The names of the axes with the places they may take.
  func nameBoxes(font: Font, measurer: any TextMeasurer) -> [(String, [Rect])] {
    let height = measurer.metrics(of: font).xHeight
    var names: [(String, [Rect])] = []
    func box(_ x: Double, _ y: Double, _ width: Double) -> Rect {
      Rect(x: x, y: y, width: width, height: height)
    }
    if anchorX == .inside {
      let width = measurer.width(of: Coordinate.x.rawValue, in: font)
      let right = room.maxX - width - 4
      let sides: [Double] = [axisY - gap - height, axisY + gap]
      let boxes = Self.steps.flatMap { step in sides.map { box(right - step, $0, width) } }
      names.append((Coordinate.x.rawValue, boxes))
    }
    if anchorY == .inside, seesAxisY {
      let width = measurer.width(of: Coordinate.y.rawValue, in: font)
      let top = room.y + gap
      let sides: [Double] = [axisX + gap + 2, axisX - gap - width - 2]
      let boxes = Self.steps.flatMap { step in sides.map { box($0, top + step, width) } }
      names.append((Coordinate.y.rawValue, boxes))
    }
    return names
  }

  /// How far from an axis' end its name may stand, where curves or buttons are nearer to it.
  private static let steps = [0.0, 14, 28, 42, 56, 70, 84, 98]

  /// The power of ten that local numbers count, at the end of each axis' plate that overlays leave free.
  var powerBoxes: [(text: String, box: Rect)] {
    var boxes: [(String, Rect)] = []
    func place(_ text: String, _ first: Rect, step: Vector) {
      let places = (0..<80).lazy.map { first.moved(by: step * Double($0)) }
      let free = places.first { box in
        room.contains(box) && !painter.overlays.contains { $0.overlaps(box.inset(by: -3)) }
      }
      if let free { boxes.append((text, free)) }
    }
    if let text = painter.powerTextX {
      let width = width(text)
      let box = Rect(x: room.maxX - width, y: top, width: width, height: capHeight)
      place(text, box, step: Vector(dx: -8, dy: 0))
    }
    if let text = painter.powerTextY {
      let width = width(text)
      let left = max(left(width), room.x)
      let box = Rect(x: left, y: room.y + gap, width: width, height: capHeight)
      place(text, box, step: Vector(dx: 0, dy: 8))
    }
    return boxes
  }

  private func width(_ text: String) -> Double {
    measurer.width(of: text, in: painter.style.labelFont)
  }

  private var top: Double {
    switch anchorX {
    case .inside: axisY + gap + 1
    case .highEdge: room.maxY + 3 - gap - capHeight
    case .lowEdge: room.y - 4 + gap
    }
  }

  private func left(_ width: Double) -> Double {
    switch anchorY {
    case .inside: axisX - gap - width
    case .lowEdge: room.x - 4 + gap + widest - width
    case .highEdge: room.maxX + 4 - gap - width
    }
  }

  // MARK: Plates

  /// The plate under the numbers of the x axis when that axis is out of view.
  private var plateX: Rect? {
    let frame = painter.projection.frame
    let height = capHeight + 2 * gap
    guard crowded.contains(.x) || !seesAxisX else { return nil }
    switch anchorX {
    case .inside: return nil
    case .highEdge:
      let top = room.maxY + 3 - height
      return frame.band(at: top, height: frame.maxY - top)
    case .lowEdge: return frame.band(at: frame.y, height: room.y - 4 + height - frame.y)
    }
  }

  /// The plate under the numbers of the y axis when that axis is out of view.
  private var plateY: Rect? {
    let frame = painter.projection.frame
    let width = widest + 2 * gap
    guard crowded.contains(.y) || !seesAxisY else { return nil }
    switch anchorY {
    case .inside: return nil
    case .lowEdge:
      return frame.column(at: frame.x, width: room.x - 4 + width - frame.x)
    case .highEdge:
      let left = room.maxX + 4 - width
      return frame.column(at: left, width: frame.maxX - left)
    }
  }

  /// Draws the plates with their dotted lines.
  func drawPlates(on canvas: any Canvas, style: GraphStyle) {
    let dots = Stroke(1, dash: [2, 4], cap: .butt)
    if let plate = plateX {
      canvas.fill(plate, with: style.colors.surface.opacity(0.9))
      let y = canvas.contentScale.snapped(anchorX == .highEdge ? plate.y : plate.maxY) + 0.5
      let line = [plate.x, plate.maxX].map { Point(x: $0, y: y) }
      canvas.strokePath(line, stroke: dots, with: style.colors.axis)
    }
    if let plate = plateY {
      canvas.fill(plate, with: style.colors.surface.opacity(0.9))
      let x = canvas.contentScale.snapped(anchorY == .highEdge ? plate.x : plate.maxX) + 0.5
      let line = [plate.y, plate.maxY].map { Point(x: x, y: $0) }
      canvas.strokePath(line, stroke: dots, with: style.colors.axis)
    }
  }
}
