package import Analysis
import Drawing
package import GraphKit

/// The part of the plane that shows at once what some functions are.
///
/// It holds their landmarks, on one scale for both axes where that shows them. It is chosen by samples
/// and claims nothing.
///
///     FirstWindow(of: [circle, sine], in: PlotRoom(plot)).viewport
package struct FirstWindow: Sendable {
  /// A function, as far as a window asks.
  package struct Shape {
    let landmarks: Landmarks
    let value: (Double) -> Double?

    package init(_ landmarks: Landmarks, _ value: @escaping (Double) -> Double?) {
      self.landmarks = landmarks
      self.value = { Landmarks.told(value($0)) }
    }
  }

  /// What is seen in the clear part of the plot.
  package let x: ClosedRange<Double>
  package let y: ClosedRange<Double>
  /// The view of the whole plot.
  package let viewport: Viewport
  /// Whether units are equally long on both axes.
  package let isEven: Bool
  /// What must be in it.
  private let needed: (x: ClosedRange<Double>?, y: ClosedRange<Double>?)
  private let room: PlotRoom

  /// The side of the square in which the smallest of the functions shows its shape.
  private let leastSide: Double

  /// How much larger or smaller a window may be that does as well, and how many times as wide as what
  /// the smallest function needs.
  private static let (otherSize, widest) = (0.3...3.2, 8.0)

  /// The window for the room that a plot has.
  package init(of shapes: [Shape], in room: PlotRoom) {
    let wide = FirstWindow(of: shapes, filling: room)
    let places = shapes.flatMap { $0.landmarks.turns + $0.landmarks.places }
    let isCovered = places.contains { room.corner.contains(wide.point(of: $0)) }
    self = isCovered ? FirstWindow(of: shapes, filling: room.besideCorner) : wide
  }

  private init(of shapes: [Shape], filling room: PlotRoom) {
    let size = room.clear.size
    var needs = WindowNeeds(shapes.map(\.landmarks))
    (needed, leastSide) = ((needs.x, needs.y), needs.leastSide)
    // Two functions are there to be compared; of more, what is near shows enough.
    let side = WindowNeeds.plainSide * (shapes.count > 2 ? 1 : 2)
    for place in WindowFit.meetings(of: shapes) { needs.add(place, upTo: side, in: size) }
    let fit = WindowFit(shapes: shapes, needs: needs, room: size)
    let even = fit.even
    isEven = even != nil
    (x, y) = even ?? fit.uneven
    var viewport = Viewport(x: x, y: y, filling: size)
    if isEven { viewport = viewport.squared }
    viewport = viewport.panned(by: room.clear.center - room.plot.center).withAxesOnPixels
    viewport.unitX =
      switch needs.needsOneScale ? .number : needs.unit {
      case .number: .number
      case .pi: .pi
      case .degree: .degree
      }
    (self.viewport, self.room) = (viewport, room)
  }

  private func point(of place: Landmarks.Place) -> Point {
    Point(
      x: room.plot.midX + (place.x - viewport.centerX) * viewport.pointsPerUnitX,
      y: room.plot.midY - (place.y - viewport.centerY) * viewport.pointsPerUnitY
    )
  }

  /// Whether what another view shows would be lost in this one.
  package func dwarfs(_ view: Viewport) -> Bool {
    let size = room.clear.size
    return (x.upperBound - x.lowerBound) * view.pointsPerUnitX > Self.widest * size.width
      || (y.upperBound - y.lowerBound) * view.pointsPerUnitY > Self.widest * size.height
  }

  /// Whether another view does as well: it shows what must be seen, as readably.
  package func isServed(by view: Viewport) -> Bool {
    let (clear, middle) = (room.clear, room.plot.center)
    let left = view.centerX + (clear.x - middle.x) / view.pointsPerUnitX
    let right = left + clear.width / view.pointsPerUnitX
    let top = view.centerY - (clear.y - middle.y) / view.pointsPerUnitY
    let low = top - clear.height / view.pointsPerUnitY
    func holds(_ low: Double, _ high: Double, _ needed: ClosedRange<Double>?) -> Bool {
      needed.map { low <= $0.lowerBound && $0.upperBound <= high } ?? true
    }
    return (view.pointsPerUnitX == view.pointsPerUnitY) == isEven
      && holds(left, right, needed.x) && holds(low, top, needed.y)
      && right - left <= Self.widest * leastSide
      && Self.otherSize.contains((right - left) / (x.upperBound - x.lowerBound))
      && Self.otherSize.contains((top - low) / (y.upperBound - y.lowerBound))
  }
}

extension Viewport {
  /// The view moved a little, so that axes are an even number of points from the plot's middle: crisp
  /// at every content scale that is a multiple of a half.
  fileprivate var withAxesOnPixels: Viewport {
    func rest(_ place: Double) -> Double { place - (place / 2).rounded() * 2 }
    return panned(
      by: Vector(dx: rest(centerX * pointsPerUnitX), dy: -rest(centerY * pointsPerUnitY))
    )
  }
}
