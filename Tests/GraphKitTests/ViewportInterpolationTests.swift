import Drawing
import GraphKit
import Testing

@Suite struct ViewportInterpolationTests {
  private let start = Viewport(centerX: 3, centerY: -2, pointsPerUnitX: 10, pointsPerUnitY: 40)
  private let frame = Rect(x: 0, y: 0, width: 800, height: 600)

  @Test func `the ends are exact`() {
    let end = Viewport.standard
    #expect(start.interpolated(to: end, share: 0) == start)
    #expect(start.interpolated(to: end, share: 1) == end)
  }

  @Test func `scales go evenly in their logarithms`() {
    let end = Viewport(centerX: 3, centerY: -2, pointsPerUnitX: 1000, pointsPerUnitY: 10)
    let half = start.interpolated(to: end, share: 0.5)
    #expect(abs(half.pointsPerUnitX - 100) < 1e-9)
    #expect(abs(half.pointsPerUnitY - 20) < 1e-9)
    #expect(abs(half.centerX - 3) < 1e-12)
  }

  @Test func `a move without zoom goes straight`() {
    let quarter = start.interpolated(to: start.panned(by: Vector(dx: 80, dy: 40)), share: 0.25)
    #expect(abs(quarter.centerX - (3 - 2)) < 1e-9)
    #expect(abs(quarter.centerY - (-2 + 0.25)) < 1e-9)
  }

  @Test(arguments: [0.1, 0.5, 0.9], [0.001, 0.5, 3.0, 1e9])
  func `a zoom keeps its focus all the way`(share: Double, factor: Double) {
    let focus = Point(x: 700, y: 50)
    let end = start.zoomed(by: factor, about: focus, in: frame)
    let between = start.interpolated(to: end, share: share)
    func x(_ v: Viewport) -> Double { v.centerX + (focus.x - frame.midX) / v.pointsPerUnitX }
    #expect(abs(x(between) - x(start)) < 1e-9 * max(1, abs(x(start))))
  }

  @Test(arguments: [1e-300, 1e300])
  func `the farthest zoom stays within the limits`(scale: Double) {
    let half = Viewport.standard.interpolated(to: Viewport(pointsPerUnit: scale), share: 0.5)
    #expect(Viewport.scaleLimits.contains(half.pointsPerUnitX))
    #expect(half.centerX == 0)
  }
}
