import CurveProof
import Documents
import Drawing
import Foundation
import GraphKit
import GraphModel
import GraphTools
import Intervals
import TestSupport
import Testing

/// The marks of a slope field.
@Suite struct SlopeMarksTests {
  private func projection(at center: (Double, Double) = (0, 0), scale: Double = 60) -> Projection {
    Projection(
      Viewport(
        centerX: center.0,
        centerY: center.1,
        pointsPerUnitX: scale,
        pointsPerUnitY: scale * 0.7
      ),
      frame: Rect(x: 0, y: 0, width: 640, height: 480),
      contentScale: .one
    )
  }

  private func lines(_ equation: String, in projection: Projection) throws -> [[Point]] {
    let field = try #require(GraphFunction(reading: equation).slopeField)
    return SlopeMarks(field, in: projection).lines
  }

  /// Equations with what they tell by another way.
  private static let slopes: [(text: String, value: @Sendable (Double, Double) -> Double)] = [
    ("x-y^2", { x, y in x - y * y }), ("-x/y", { x, y in -x / y }),
    ("sin(x y)", { x, y in sin(x * y) }), ("y", { _, y in y }), ("exp(x)", { x, _ in exp(x) }),
  ]

  @Test(arguments: slopes.indices)
  func `marks have the slopes of the equation`(index: Int) throws {
    let (slope, value) = Self.slopes[index]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<8 {
      let center = (
        Double.random(in: -3...3, using: &generator), Double.random(in: -3...3, using: &generator)
      )
      let scale = Double.random(in: 20...200, using: &generator)
      let projection = projection(at: center, scale: scale)
      let lines = try lines("y'=\(slope)", in: projection)
      #expect(lines.count > 40)
      for line in lines {
        let middle = Point(x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2)
        let way = line[1] - line[0]
        let shown = atan2(-way.dy, way.dx)
        let wanted = atan(value(projection.x(at: middle.x), projection.y(at: middle.y)) * 0.7)
        #expect(abs(shown - wanted) < 0.36, "\(slope) at \(middle)")
        #expect(abs(way.length - 18) < 1e-9)
      }
    }
  }

  @Test func `there is none where the slope jumps or has no value`() throws {
    let projection = projection()
    for (slope, place) in [("floor(y)", 0.0), ("1/y", 0), ("sqrt(y)", -1)] {
      let lines = try lines("y'=\(slope)", in: projection)
      #expect(!lines.isEmpty)
      let row = projection.pointY(place)
      #expect(lines.allSatisfy { abs(($0[0].y + $0[1].y) / 2 - row) > 1 }, "\(slope)")
    }
  }

  @Test func `a pan takes them with it`() throws {
    let (first, second) = (projection(), projection(at: (0.5, -0.25)))
    let way = Vector(
      dx: second.pointX(0) - first.pointX(0),
      dy: second.pointY(0) - first.pointY(0)
    )
    func middles(_ lines: [[Point]], _ way: Vector) -> Set<[Int]> {
      let inside = Rect(x: 100, y: 100, width: 400, height: 240)
      let all = lines.map { Point(x: ($0[0].x + $0[1].x) / 2, y: ($0[0].y + $0[1].y) / 2) + way }
      return Set(
        all.filter { inside.contains($0) }.map { [Int($0.x.rounded()), Int($0.y.rounded())] }
      )
    }
    let moved = middles(try lines("y'=x", in: first), way)
    #expect(!moved.isEmpty)
    #expect(moved == middles(try lines("y'=x", in: second), Vector(dx: 0, dy: 0)))
  }

  @Test func `there is none on logarithmic axes, nor without an equation`() throws {
    let size = Size(width: 640, height: 480)
    let logarithmic = Projection(
      Viewport(x: 0.1...100, y: 0.1...100, on: [.y], filling: size),
      frame: Rect(size: size),
      contentScale: .one
    )
    #expect(try lines("y'=x", in: logarithmic).isEmpty)
    #expect(try GraphFunction(reading: "x^2").slopeField == nil)
  }
}
