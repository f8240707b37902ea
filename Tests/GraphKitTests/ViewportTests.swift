import Drawing
import GraphKit
import TestSupport
import Testing

@Suite struct ViewportTests {
  private static let frames = [
    Rect(x: 0, y: 0, width: 800, height: 600), Rect(x: 420, y: 0, width: 333, height: 901),
  ]
  private static let viewports = [
    Viewport.standard,
    Viewport(centerX: 3.25, centerY: -1e6, pointsPerUnitX: 1e-3, pointsPerUnitY: 1e5),
    Viewport(centerX: -1e-9, centerY: 7, pointsPerUnitX: 1e12, pointsPerUnitY: 3),
  ]

  @Test(arguments: viewports, frames)
  func `the projection and its inverse are one`(viewport: Viewport, frame: Rect) {
    let projection = Projection(viewport, frame: frame, contentScale: ContentScale(1.5))
    for place in [frame.center, Point(x: frame.x, y: frame.y), Point(x: frame.maxX, y: frame.maxY)]
    {
      #expect(abs(projection.pointX(projection.x(at: place.x)) - place.x) < 1e-2)
      #expect(abs(projection.pointY(projection.y(at: place.y)) - place.y) < 1e-2)
    }
  }

  @Test(arguments: frames)
  func `a zoom keeps the place under the fingers`(frame: Rect) {
    let viewport = Viewport(centerX: 1, centerY: 2, pointsPerUnitX: 50, pointsPerUnitY: 80)
    let focus = Point(x: frame.x + 77, y: frame.y + 123)
    let before = Projection(viewport, frame: frame, contentScale: .one)
    let after = Projection(
      viewport.zoomed(x: 3, y: 0.25, about: focus, in: frame),
      frame: frame,
      contentScale: .one
    )
    #expect(abs(after.pointX(before.x(at: focus.x)) - focus.x) < 1e-9)
    #expect(abs(after.pointY(before.y(at: focus.y)) - focus.y) < 1e-9)
  }

  @Test func `zooming in and out again returns`() {
    let frame = Self.frames[0]
    let focus = Point(x: 10, y: 20)
    var viewport = Viewport.standard
    for _ in 0..<20 { viewport = viewport.zoomed(by: 1.2, about: focus, in: frame) }
    for _ in 0..<20 { viewport = viewport.zoomed(by: 1 / 1.2, about: focus, in: frame) }
    #expect(abs(viewport.pointsPerUnitX - 72) < 1e-9)
    #expect(abs(viewport.centerX) < 1e-9)
  }

  @Test func `a pan moves the content to the pixel`() {
    let frame = Self.frames[0]
    let viewport = Viewport(pointsPerUnit: 37)
    let moved = viewport.panned(by: Vector(dx: 13, dy: -8))
    let before = Projection(viewport, frame: frame, contentScale: .one)
    let after = Projection(moved, frame: frame, contentScale: .one)
    #expect(abs(after.pointX(2) - before.pointX(2) - 13) < 1e-9)
    #expect(abs(after.pointY(2) - before.pointY(2) + 8) < 1e-9)
  }

  @Test func `the origin goes to the tapped place`() {
    let frame = Self.frames[1]
    let place = Point(x: 500, y: 100)
    let projection = Projection(
      Viewport(centerX: 9, centerY: 9, pointsPerUnitX: 11, pointsPerUnitY: 31)
        .withOrigin(at: place, in: frame),
      frame: frame,
      contentScale: .one
    )
    #expect(abs(projection.pointX(0) - place.x) < 1e-9)
    #expect(abs(projection.pointY(0) - place.y) < 1e-9)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 0, -1, 1e308, 0x1p-1074])
  func `nothing makes it anything but finite`(value: Double) {
    let frame = Self.frames[0]
    let wild = Viewport(
      centerX: value,
      centerY: value,
      pointsPerUnitX: value,
      pointsPerUnitY: value
    )
    .zoomed(by: value, about: .zero, in: frame)
    .panned(by: Vector(dx: value, dy: value))
    .withOrigin(at: Point(x: value, y: 0), in: frame)
    for number in [wild.centerX, wild.centerY, wild.pointsPerUnitX, wild.pointsPerUnitY] {
      #expect(number.isFinite)
    }
    #expect(wild.pointsPerUnitX > 0)
  }

  @Test(arguments: frames)
  func `a box of the frame fills it`(frame: Rect) {
    let box = Rect(x: frame.x + 20, y: frame.y + 30, width: 50, height: 80)
    var view = Viewport(centerX: 3, centerY: -2, pointsPerUnitX: 20, pointsPerUnitY: 5)
    view.unitX = .pi
    let before = Projection(view, frame: frame, contentScale: .one)
    let zoomed = view.zoomed(to: box, in: frame)
    let after = Projection(zoomed, frame: frame, contentScale: .one)
    #expect(abs(after.xRange.lowerBound - before.x(at: box.x)) < 1e-9)
    #expect(abs(after.xRange.upperBound - before.x(at: box.maxX)) < 1e-9)
    #expect(abs(after.yRange.lowerBound - before.y(at: box.maxY)) < 1e-9)
    #expect(abs(after.yRange.upperBound - before.y(at: box.y)) < 1e-9)
    #expect(zoomed.unitX == .pi)
  }

  @Test func `a squared view has one scale, its middle and its area`() {
    var view = Viewport(centerX: 3, centerY: -2, pointsPerUnitX: 20, pointsPerUnitY: 5)
    view.unitX = .degree
    let squared = view.squared
    #expect(squared.pointsPerUnitX == squared.pointsPerUnitY)
    #expect(abs(squared.pointsPerUnitX - 10) < 1e-12)
    #expect((squared.centerX, squared.centerY) == (3, -2))
    #expect(squared.unitX == .degree)
  }
}
