import Drawing
import Calculus
import CurveProof
import GraphKit
import Intervals
import TestSupport
import Testing

/// Any closure as a function to draw.
private struct Closure: PlotFunction {
  let body: @Sendable (Double) -> Double?
  func y(at x: Double) -> Double? { body(x) }
}

private struct Source<Function: PlotFunction>: GraphDataSource {
  let functions: [Function]
  func plots() -> [Plot] { functions.map { Plot($0) } }
}

@Suite struct GraphViewTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 80)

  private func picture(
    _ mode: CurveMode,
    scale: Double = 1,
    _ body: @escaping @Sendable (Double) -> Double?
  ) -> CurvePicture? {
    var view = GraphView()
    view.mode = mode
    view.viewport = Viewport(pointsPerUnit: 10)
    let projection = view.projection(frame: frame, contentScale: ContentScale(scale))
    return view.pictures(from: Source(functions: [Closure(body: body)]), in: projection).first?
      .picture
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a line has one sample for each column of device pixels`(scale: Double) throws {
    let picture = try #require(picture(.line, scale: scale) { $0 })
    #expect(picture.strokes.count == 1)
    #expect(picture.strokes.first?.count == Int(100 * scale))
  }

  @Test func `the line breaks where there is no value`() throws {
    let picture = try #require(picture(.line) { $0 < 0 ? nil : $0.squareRoot() })
    #expect(picture.strokes.count == 1)
    #expect(picture.strokes[0].someAndAllSatisfy { $0.x >= 50 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not finite is left out`(value: Double) throws {
    let picture = try #require(picture(.line) { _ in value })
    #expect(picture.strokes.isEmpty)
  }

  @Test(arguments: [1, 1.25, 2])
  func `a joined line is only possible where nothing proves that it goes on`(scale: Double) throws {
    struct Poles: PlotFunction {
      var isProvable: Bool { true }
      func y(at x: Double) -> Double? { enclosure(over: Interval(x)).value.interval.midpoint }
      func enclosure(over x: Interval) -> Enclosure { .tan(.variable(over: x)) }
    }
    var view = GraphView()
    view.mode = .line
    view.viewport = Viewport(pointsPerUnit: 10)
    let projection = view.projection(frame: frame, contentScale: ContentScale(scale))
    let source = Source(functions: [Poles()])
    let picture = try #require(view.pictures(from: source, in: projection).first?.picture)
    // Over 10 units there are three poles, or four.
    #expect((3...4).contains(picture.tint.count) && picture.strokes.count == picture.tint.count + 1)
    for stroke in picture.strokes {
      #expect(zip(stroke, stroke.dropFirst()).allSatisfy { $0.y >= $1.y })
    }
  }

  @Test func `a subnormal value counts as zero`() throws {
    let picture = try #require(picture(.line) { _ in .leastNonzeroMagnitude })
    #expect(picture.strokes[0].someAndAllSatisfy { $0.y == 40 })
  }

  @Test func `dot mode joins nothing`() throws {
    let picture = try #require(picture(.dot) { $0 * $0 })
    #expect(picture.strokes.isEmpty)
    #expect(!picture.dots.isEmpty)
  }

  @Test func `a pan by whole pixels moves every sample exactly`() throws {
    var view = GraphView()
    view.viewport = Viewport(centerX: 0, centerY: 0, pointsPerUnitX: 16, pointsPerUnitY: 16)
    let source = Source(functions: [Closure { $0 * $0 }])
    let before = view.projection(frame: frame, contentScale: .one)
    let first = try #require(view.pictures(from: source, in: before).first?.picture.strokes.first)
    view.viewport = view.viewport.panned(by: Vector(dx: 8, dy: 0))
    let after = view.projection(frame: frame, contentScale: .one)
    let second = try #require(view.pictures(from: source, in: after).first?.picture.strokes.first)
    for (old, new) in zip(first, second.dropFirst(8)) where abs(old.y) < 500 {
      #expect(abs(old.y - new.y) < 1e-9)
    }
  }

  @Test func `without a data source the axes are drawn all the same`() {
    let canvas = RecordingCanvas()
    GraphView().draw(on: canvas, in: frame, from: nil)
    #expect(canvas.calls.count > 4)
  }

  @Test func `the smallest frames draw without harm`() {
    for size in [0.0, 0.4, 1, 2] {
      let canvas = RecordingCanvas(contentScale: ContentScale(2))
      GraphView().draw(
        on: canvas,
        in: Rect(x: 0, y: 0, width: size, height: size),
        from: Source(functions: [Closure { $0 }])
      )
    }
  }

  /// Lines under the curves keep clear of the numbers, in the middle of the plane and at its edges.
  @Test(arguments: [Vector(dx: 0, dy: 0), Vector(dx: 130, dy: -70), Vector(dx: -171, dy: 110)])
  func `no line under the curves comes near a number beside its axis`(pan: Vector) {
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 40).panned(by: pan)
    let frame = Rect(size: Size(width: 400, height: 300))
    let projection = view.projection(frame: frame, contentScale: .one)
    let places = (0..<40).flatMap { x in
      (0..<30).map { Point(x: 10 * Double(x), y: 10 * Double($0)) }
    }
    let color = Color(0x00FF00)
    let lines = places.map { [$0, Point(x: $0.x + 3, y: $0.y + 3)] }
    let canvas = RecordingCanvas()
    let numbers = view.draw(
      [],
      above: Underlay([.lines(lines, Stroke(1), color)]),
      on: canvas,
      in: projection
    )
    let drawn = canvas.drawnPaths.filter { $0.color == color }.map(\.points)
    #expect(numbers.count > 4)
    #expect((lines.count / 2..<lines.count).contains(drawn.count))
    for number in numbers {
      #expect(!drawn.contains { $0.contains(where: number.box.contains) }, "\(number)")
    }
  }
}
