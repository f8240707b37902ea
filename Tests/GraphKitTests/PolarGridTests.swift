import CurveProof
import Drawing
import Foundation
import GraphKit
import TestSupport
import Testing

/// The grid of circles about the origin, and of rays.
@Suite struct PolarGridTests {
  private static let frame = Rect(x: 0, y: 0, width: 600, height: 400)

  private static func paths(
    _ viewport: Viewport
  ) -> (paths: [(points: [Point], color: Color)], projection: Projection) {
    var graph = GraphView()
    graph.viewport = viewport
    graph.style.hasPolarGrid = true
    let canvas = RecordingCanvas()
    graph.draw(on: canvas, in: frame, from: nil)
    let colors = [graph.style.colors.gridMinor, graph.style.colors.gridMajor]
    let paths = canvas.drawnPaths.filter { colors.contains($0.color) }
    return (paths, graph.projection(frame: frame, contentScale: .one))
  }

  /// The angles that stand in a view, and where.
  private static func angles(_ viewport: Viewport, inDegrees: Bool) -> [String: Point] {
    var graph = GraphView()
    graph.viewport = viewport
    (graph.style.hasPolarGrid, graph.style.hasDegrees) = (true, inDegrees)
    let canvas = RecordingCanvas()
    graph.draw(on: canvas, in: frame, from: nil)
    let sign: Character = inDegrees ? "°" : "π"
    return canvas.drawnTexts.filter { $0.text.contains(sign) }
      .reduce(into: [:]) { $0[$1.text] = $1.box.center }
  }

  @Test func `rays between the axes have their angles, within the view`() throws {
    let view = Viewport(x: -10...10, y: -7...7, filling: Self.frame.size)
    let angles = Self.angles(view, inDegrees: false)
    let names = ["π/6", "π/3", "2π/3", "5π/6", "7π/6", "4π/3", "5π/3", "11π/6"]
    #expect(Set(angles.keys) == Set(names))
    #expect(angles.values.allSatisfy(Self.frame.contains))
    let place = try #require(angles["2π/3"])
    let (dx, dy) = (place.x - 300, 200 - place.y)
    #expect(abs(atan2(dy * 14 / 400, dx * 20 / 600) - 2 * .pi / 3) < 0.02)
    let degrees = Self.angles(view, inDegrees: true)
    #expect(Set(degrees.keys) == ["30°", "60°", "120°", "150°", "210°", "240°", "300°", "330°"])
    // Beside the origin only those that are seen.
    let beside = Viewport(x: 5...25, y: 1...15, filling: Self.frame.size)
    #expect(Set(Self.angles(beside, inDegrees: true).keys) == ["30°", "60°"])
  }

  private static let views = [
    Viewport(x: -10...10, y: -7...7, filling: frame.size),
    Viewport(x: -1...3, y: -30...10, filling: frame.size),
    Viewport(x: 20...40, y: 5...9, filling: frame.size),
    Viewport(x: -900...(-500), y: -100...300, filling: frame.size),
    Viewport(x: 0...1e-6, y: 0...1e-6, filling: frame.size),
    // Stretched a hundred thousand times: the steps of y alone.
    Viewport(x: -0.01...0.01, y: -1000...1000, filling: frame.size),
    Viewport(x: -1000...1000, y: -0.01...0.01, filling: frame.size),
  ]

  @Test(arguments: views)
  func `its lines are circles at equal distances, and rays 15° apart`(viewport: Viewport) throws {
    let (paths, projection) = Self.paths(viewport)
    var radii: [Double] = []
    for (points, _) in paths {
      let places = points.map { (projection.x(at: $0.x), projection.y(at: $0.y)) }
      let distances = places.map { hypot($0.0, $0.1) }
      let (low, high) = try (#require(distances.min()), #require(distances.max()))
      if high - low < 1e-6 * high {
        radii.append(high)
        continue
      }
      for place in places where hypot(place.0, place.1) > 1e-9 * high {
        let part = atan2(place.1, place.0) / (.pi / 12)
        #expect(abs(part - part.rounded()) < 1e-6)
      }
    }
    let sorted = radii.sorted()
    #expect(sorted.count > 3)
    let step = try #require(zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min())
    #expect(sorted.someAndAllSatisfy { abs($0 / step - ($0 / step).rounded()) < 1e-4 })
  }

  @Test(arguments: views)
  func `no part of a circle in view is left out`(viewport: Viewport) {
    let (paths, projection) = Self.paths(viewport)
    for (points, _) in paths where points.count > 2 {
      let radius = hypot(projection.x(at: points[0].x), projection.y(at: points[0].y))
      for turn in 0..<720 {
        let angle = Double(turn) * .pi / 360
        let place = Point(
          x: projection.pointX(radius * cos(angle)),
          y: projection.pointY(radius * sin(angle))
        )
        guard Self.frame.contains(place) else { continue }
        let isDrawn = zip(points, points.dropFirst()).contains {
          Self.distance(place, $0, $1) < 0.1
        }
        #expect(isDrawn, "\(radius) at \(turn)")
      }
    }
  }

  /// How far a place is from the line between two points.
  private static func distance(_ place: Point, _ first: Point, _ second: Point) -> Double {
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    let share = ((place.x - first.x) * dx + (place.y - first.y) * dy) / (dx * dx + dy * dy)
    let part = min(max(share, 0), 1)
    return place.distance(to: Point(x: first.x + part * dx, y: first.y + part * dy))
  }

  @Test func `on a logarithmic axis, and far from 0, the grid is that of the axes`() {
    let logarithmic = Viewport(x: 1...100, y: 1...100, on: [.x], filling: Self.frame.size)
    var local = Viewport(x: -1...1, y: -1...1, filling: Self.frame.size)
    local.originX = TickOrigin(base: "π", offset: "0", exponent: -30)
    for viewport in [logarithmic, local] {
      #expect(!Self.paths(viewport).paths.contains { $0.points.count > 2 })
    }
  }
}
