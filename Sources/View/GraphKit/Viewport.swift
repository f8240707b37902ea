public import CurveProof
public import Drawing

/// Which part of the plane is seen: the point in the middle and the scale of each axis.
///
/// It knows no window: with a frame it becomes a `Projection`. A resize therefore keeps the middle
/// where it was. Gestures only compose viewports.
///
///     let view = Viewport(pointsPerUnit: 40)
///     view.panned(by: Vector(dx: 40, dy: 0)).centerX           // −1: the content went right
///     view.zoomed(by: 2, about: frame.center, in: frame).pointsPerUnitX  // 80
///
/// Every method returns a valid view: scales are kept within `scaleLimits`, the middle within
/// `farthestCenter`, so that a gesture at the limit stops there.
public struct Viewport: Hashable, Sendable {
  /// The x in the middle of the view.
  public private(set) var centerX: Double
  /// The y in the middle of the view.
  public private(set) var centerY: Double
  /// Points per unit along x, 1e-300 … 1e300.
  public private(set) var pointsPerUnitX: Double
  /// Points per unit along y, 1e-300 … 1e300.
  public private(set) var pointsPerUnitY: Double
  /// What the numbers along x count.
  public var unitX = TickUnit.number
  /// The steps that a person has chosen; they are kept while the view moves.
  public var steps = TickSteps()
  /// Where the numbers along x count from; nil for 0 and ones.
  public var originX: TickOrigin?
  /// Where the numbers along y count from; nil for 0 and ones.
  public var originY: TickOrigin?

  /// The axes whose numbers are powers of ten: the middle and the scale of such an axis are those of
  /// the exponents.
  public var logarithmic: LogarithmicAxes = [] {
    didSet { self = limited }
  }

  /// The scales that can be shown.
  ///
  /// In points per unit, of either axis.
  public static let scaleLimits = 1e-300...1e300
  /// The farthest middle that can be shown.
  public static let farthestCenter = 1e300

  /// The view that a graph starts with: the origin in the middle, 72 points to the unit.
  public static let standard = Viewport(pointsPerUnit: 72)

  /// A view; values outside the limits are brought to them, and what is not a number to the origin.
  public init(centerX: Double, centerY: Double, pointsPerUnitX: Double, pointsPerUnitY: Double) {
    self.centerX = Self.limitedCenter(centerX)
    self.centerY = Self.limitedCenter(centerY)
    self.pointsPerUnitX = Self.limitedScale(pointsPerUnitX)
    self.pointsPerUnitY = Self.limitedScale(pointsPerUnitY)
  }

  /// A view of the origin with one scale for both axes.
  public init(pointsPerUnit: Double) {
    self.init(
      centerX: 0,
      centerY: 0,
      pointsPerUnitX: pointsPerUnit,
      pointsPerUnitY: pointsPerUnit
    )
  }

  /// The view that fills a frame with two ranges.
  ///
  /// `size` is in points. An empty range becomes the largest scale.
  public init(
    x: ClosedRange<Double>,
    y: ClosedRange<Double>,
    filling size: Size,
    unitX: TickUnit = .number
  ) {
    self.init(
      centerX: x.lowerBound / 2 + x.upperBound / 2,
      centerY: y.lowerBound / 2 + y.upperBound / 2,
      pointsPerUnitX: size.width / (x.upperBound - x.lowerBound),
      pointsPerUnitY: size.height / (y.upperBound - y.lowerBound)
    )
    self.unitX = unitX
  }

  /// The view after its content was moved by a vector of points.
  ///
  /// dx is to the right and dy downward, as a finger moves: y of the middle grows with dy.
  public func panned(by translation: Vector) -> Viewport {
    var moved = self
    moved.centerX = Self.limitedCenter(centerX - translation.dx / pointsPerUnitX)
    moved.centerY = Self.limitedCenter(centerY + translation.dy / pointsPerUnitY)
    return moved.limited
  }

  /// The view magnified by a factor for each axis about a place that keeps its coordinates.
  ///
  /// A factor above 1 enlarges what is seen; `focus` and `frame` are in points. The coordinates of the
  /// focus are kept to within rounding, unless a scale meets its limit.
  public func zoomed(x: Double, y: Double, about focus: Point, in frame: Rect) -> Viewport {
    let offset = focus - frame.center
    var zoomed = self
    zoomed.pointsPerUnitX = Self.limitedScale(pointsPerUnitX * x)
    zoomed.pointsPerUnitY = Self.limitedScale(pointsPerUnitY * y)
    zoomed.centerX = Self.limitedCenter(
      centerX + offset.dx / pointsPerUnitX - offset.dx / zoomed.pointsPerUnitX
    )
    zoomed.centerY = Self.limitedCenter(
      centerY - offset.dy / pointsPerUnitY + offset.dy / zoomed.pointsPerUnitY
    )
    return zoomed.limited
  }

  /// The view magnified by one factor on both axes.
  public func zoomed(by factor: Double, about focus: Point, in frame: Rect) -> Viewport {
    zoomed(x: factor, y: factor, about: focus, in: frame)
  }

  /// The view with the origin at a place of the frame.
  ///
  /// Scales stay as they are; the place may lie outside the frame.
  public func withOrigin(at place: Point, in frame: Rect) -> Viewport {
    let offset = place - frame.center
    var moved = self
    moved.centerX = Self.limitedCenter(-offset.dx / pointsPerUnitX)
    moved.centerY = Self.limitedCenter(offset.dy / pointsPerUnitY)
    return moved
  }

  /// The view whose middle keeps its place and whose units are equally long on both axes, with the
  /// same area in view.
  ///
  /// The scale is the geometric mean of both.
  public var squared: Viewport {
    // Roots one by one: the product of two extreme scales can be out of reach.
    let scale = pointsPerUnitX.squareRoot() * pointsPerUnitY.squareRoot()
    // Local units of the axes may differ by a power of ten.
    let share = Self.power((originX?.exponent ?? 0) - (originY?.exponent ?? 0)).squareRoot()
    var squared = self
    squared.pointsPerUnitX = Self.limitedScale(scale * share)
    squared.pointsPerUnitY = Self.limitedScale(scale / share)
    return squared
  }

  /// The view that shows a box of a frame as large as it gets.
  ///
  /// Each axis gets a scale of its own, so that the box fills the frame: circles may become ellipses.
  public func zoomed(to box: Rect, in frame: Rect) -> Viewport {
    let offset = box.center - frame.center
    var zoomed = self
    zoomed.centerX = Self.limitedCenter(centerX + offset.dx / pointsPerUnitX)
    zoomed.centerY = Self.limitedCenter(centerY - offset.dy / pointsPerUnitY)
    zoomed.pointsPerUnitX = Self.limitedScale(pointsPerUnitX * frame.width / box.width)
    zoomed.pointsPerUnitY = Self.limitedScale(pointsPerUnitY * frame.height / box.height)
    return zoomed.limited
  }

  /// The view with its logarithmic axes within what they can show.
  private var limited: Viewport {
    func within(_ number: Double, _ limits: ClosedRange<Double>) -> Double {
      min(max(number, limits.lowerBound), limits.upperBound)
    }
    var view = self
    if logarithmic.contains(.x) {
      view.centerX = within(centerX, Self.exponents)
      view.pointsPerUnitX = within(pointsPerUnitX, Self.decades)
    }
    if logarithmic.contains(.y) {
      view.centerY = within(centerY, Self.exponents)
      view.pointsPerUnitY = within(pointsPerUnitY, Self.decades)
    }
    return view
  }

  private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }

  private static func limitedScale(_ scale: Double) -> Double {
    guard !scale.isNaN else { return 72 }
    return min(max(scale, scaleLimits.lowerBound), scaleLimits.upperBound)
  }

  private static func limitedCenter(_ center: Double) -> Double {
    guard !center.isNaN else { return 0 }
    return min(max(center, -farthestCenter), farthestCenter)
  }
}
