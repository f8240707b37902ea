/// An upright box in points.
public struct Rect: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Width, never negative when made by this module.
  public var width: Double
  /// Height, never negative when made by this module.
  public var height: Double

  /// A box from its top left corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A box at the origin.
  public init(size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// A box around a centre.
  public init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The smallest box around two places.
  public init(from first: Point, to second: Point) {
    self.init(
      x: min(first.x, second.x),
      y: min(first.y, second.y),
      width: abs(first.x - second.x),
      height: abs(first.y - second.y)
    )
  }

  /// A box as wide as this one, from a height on.
  public func band(at top: Double, height: Double) -> Rect {
    Rect(x: x, y: top, width: width, height: height)
  }

  /// A box as high as this one, from a left edge on.
  public func column(at left: Double, width: Double) -> Rect {
    Rect(x: left, y: y, width: width, height: height)
  }

  /// Parts side by side with gaps between them, as wide as their shares of the box.
  public func columns(_ shares: some Collection<Double>, gap: Double = 0) -> [Rect] {
    let room = (width - gap * Double(shares.count - 1)) / shares.reduce(0, +)
    var left = x
    return shares.map { share in
      defer { left += room * share + gap }
      return column(at: left, width: room * share)
    }
  }

  /// So many parts side by side, all of one width.
  public func columns(_ count: Int, gap: Double = 0) -> [Rect] {
    columns(repeatElement(1, count: count), gap: gap)
  }

  /// The box with its left and right edges on whole points.
  public var roundedAcross: Rect { column(at: x.rounded(), width: maxX.rounded() - x.rounded()) }

  /// The box with nothing in it.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// Horizontal middle.
  public var midX: Double { x + width / 2 }
  /// Vertical middle.
  public var midY: Double { y + height / 2 }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Whether no point lies inside.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether a point lies inside; the right and bottom edges belong to the neighbour.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether another box lies inside, up to rounding of a thousandth of a point.
  public func contains(_ other: Rect) -> Bool {
    let slack = 0.001
    return other.x >= x - slack && other.maxX <= maxX + slack && other.y >= y - slack
      && other.maxY <= maxY + slack
  }

  /// Whether two boxes share more than an edge.
  public func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The box made smaller on each side; negative amounts make it larger.
  public func inset(by amount: Double) -> Rect { inset(dx: amount, dy: amount) }

  /// The box made smaller by `dx` left and right and by `dy` above and below.
  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(
      x: x + dx,
      y: y + dy,
      width: max(0, width - 2 * dx),
      height: max(0, height - 2 * dy)
    )
  }

  /// The box moved by a vector.
  public func moved(by vector: Vector) -> Rect {
    Rect(x: x + vector.dx, y: y + vector.dy, width: width, height: height)
  }

  /// A box of some size on whole points, as near to a corner as it lies inside this one; at the left and
  /// top where it is too large.
  public func holding(_ size: Size, at corner: Point) -> Rect {
    Rect(
      x: max(x, min(corner.x, maxX - size.width)).rounded(),
      y: max(y, min(corner.y, maxY - size.height)).rounded(),
      width: size.width,
      height: size.height
    )
  }

  /// What two boxes share, `zero` when they share nothing.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The nearest place inside the box.
  public func clamped(_ point: Point) -> Point {
    Point(x: min(max(point.x, x), maxX), y: min(max(point.y, y), maxY))
  }
}
