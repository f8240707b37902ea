import Calculus
import Intervals
import PlaneProof
import TestSupport
import Testing

/// Places on the lines of figures: where they are, and what of them is proven.
@Suite struct FigurePlaceTests {
  private static let pixel = PixelSize(width: 1.0 / 16, height: 1.0 / 16)
  private static let circle = PlaneQuadric(a: 1, b: 1, c: -4, h: 0, k: 0)
  private static let figures = [
    PlaneFigure.relation(PlaneRelation([[PlaneCondition(circle, is: .nonpositive)]])),
    .path(
      PlanePath(
        x: ProvableFunction("2cos(t)") { ProvableFunction.constant(2) * .cos($0) },
        y: ProvableFunction("2sin(t)") { ProvableFunction.constant(2) * .sin($0) },
        over: Interval(0, 6.5)
      )
    ),
  ]

  private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// How far a place is from the circle.
  private func distance(_ place: FigurePlace) -> Double { abs(length(place.x, place.y) - 2) }

  @Test(arguments: figures.indices, UInt64(1)...30)
  func `the nearest place is on the line, with its slope`(index: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let start = (
      x: Double.random(in: -2.6...2.6, using: &random),
      y: Double.random(in: -2.6...2.6, using: &random)
    )
    let off = 16 * abs(length(start.x, start.y) - 2)
    let found = Self.figures[index].place(near: start, within: 6, Self.pixel)
    guard off < 5 else {
      if off > 7 { #expect(found == nil) }
      return
    }
    let place = try #require(found)
    #expect(distance(place) < 1e-9 && place.isProven && place.isClosed)
    #expect(16 * length(place.x - start.x, place.y - start.y) < off + 0.3)
    // The box holds a place with x² + y² = 4.
    let square = Interval.square(place.box.x) + Interval.square(place.box.y)
    #expect(square.contains(4))
    if let slope = place.slope, abs(place.y) > 0.1 {
      let error: Double = slope.midpoint + place.x / place.y
      #expect(abs(error) < 1e-6)
    }
    let along = place.tangent.along(PixelVector(dx: place.x, dy: place.y))
    #expect(abs(along) < 1e-6)
  }

  @Test(arguments: figures.indices) func `steps along the line go round it`(index: Int) throws {
    let figure = Self.figures[index]
    var place = try #require(figure.place(near: (1.5, 1.3), within: 6, Self.pixel))
    var heading = PixelVector(dx: -1, dy: 1)
    var (turned, way) = (0.0, 0.0)
    for _ in 0..<30 {
      let next = try #require(figure.step(from: place, heading: heading, by: 4, Self.pixel))
      #expect(distance(next) < 1e-9)
      heading = PixelVector(dx: (next.x - place.x) * 16, dy: (next.y - place.y) * 16)
      // A moving point goes no further at once than its speed is known for.
      #expect(index == 0 ? abs(heading.length - 4) < 0.3 : 0.5...4.3 ~= heading.length)
      way += heading.length / 16
      // How far it went round, as seen from the middle.
      turned += (place.x * next.y - place.y * next.x) / 4
      place = next
    }
    #expect(abs(turned - way / 2) < 0.1)
  }

  @Test func `a place of an area without its border does not belong to it`() throws {
    let open = PlaneFigure.relation(PlaneRelation([[PlaneCondition(Self.circle, is: .negative)]]))
    let place = try #require(open.place(near: (1.9, 0.1), within: 6, Self.pixel))
    #expect(!place.isClosed && place.isProven)
  }

  @Test func `a border ends where another condition fails`() throws {
    let upper = PlaneQuadric(a: 0, b: 1, c: -16, h: 0, k: 4)
    let figure = PlaneFigure.relation(
      PlaneRelation([
        [PlaneCondition(Self.circle, is: .zero), PlaneCondition(upper, is: .negative)]
      ])
    )
    #expect(figure.place(near: (1.4, 1.4), within: 6, Self.pixel)?.isProven == true)
    #expect(figure.place(near: (1.4, -1.4), within: 6, Self.pixel) == nil)
  }

  @Test(arguments: figures.indices) func `a figure that ends is held as a whole`(index: Int) throws
  {
    let reach = try #require(Self.figures[index].reach)
    #expect(reach.isWhole)
    #expect(reach.x.lowerBound <= -2 && reach.x.upperBound >= 2 && reach.x.upperBound < 2.5)
    #expect(reach.y.lowerBound <= -2 && reach.y.upperBound >= 2 && reach.y.upperBound < 2.5)
  }

  @Test func `a figure that goes on is not held, and nothing is nowhere`() throws {
    let hyperbola = PlaneQuadric(a: -1, b: 1, c: -1, h: 0, k: 0)
    let reach = try #require(
      PlaneFigure.relation(PlaneRelation([[PlaneCondition(hyperbola, is: .zero)]])).reach
    )
    #expect(!reach.isWhole && (reach.y.contains(1) || reach.y.contains(-1)))
    let nothing = PlaneQuadric(a: 1, b: 1, c: 1, h: 0, k: 0)
    #expect(
      PlaneFigure.relation(PlaneRelation([[PlaneCondition(nothing, is: .zero)]])).reach == nil
    )
  }

  @Test func `a proven landmark takes the place of a possible one, and one is enough`() {
    func landmark(_ x: ClosedRange<Double>, isProven: Bool) -> PlaneLandmark {
      PlaneLandmark(
        .meeting,
        in: PlaneBox(x: Interval(x.lowerBound, x.upperBound), y: Interval(0, 1)),
        isProven: isProven
      )
    }
    var all: [PlaneLandmark] = []
    all.add(landmark(0...1, isProven: false))
    all.add(landmark(0.5...0.75, isProven: true))
    all.add(landmark(0.6...2, isProven: false))
    #expect(all == [landmark(0.5...0.75, isProven: true)])
    all.add(landmark(3...4, isProven: false))
    all.add(PlaneLandmark(.cusp, in: all[0].box))
    #expect(all.count == 3)
  }
}
