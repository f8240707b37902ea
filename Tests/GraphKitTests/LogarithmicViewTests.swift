import CurveProof
import Documents
import Drawing
import Formulas
import GraphKit
import Intervals
import Notation
import TestSupport
import Testing

@Suite struct LogarithmicViewTests {
  private let size = Size(width: 600, height: 400)

  private func projection(_ viewport: Viewport) -> Projection {
    Projection(viewport, frame: Rect(x: 0, y: 0, width: 600, height: 400), contentScale: .one)
  }

  @Test func `numbers and places are each other's inverse`() {
    let view = Viewport(x: 0.01...100, y: 1...10_000, on: [.x, .y], filling: size)
    let projection = projection(view)
    #expect(abs(projection.pointX(1) - 300) < 1e-9 && abs(projection.pointY(100) - 200) < 1e-9)
    for place in [0.0, 17, 300, 599] {
      #expect(abs(projection.pointX(projection.x(at: place)) - place) < 1e-9)
      #expect(abs(projection.pointY(projection.y(at: place * 2 / 3)) - place * 2 / 3) < 1e-9)
    }
    #expect(projection.xRange.lowerBound > 0.0099 && projection.xRange.upperBound < 100.1)
    // What has no logarithm is far below all of it.
    #expect(projection.pointX(0) < -1e6 && projection.pointY(-3) > 1e6)
    #expect(projection.even.xRange.upperBound < 2.01)
    // A pixel has a size also where nothing is.
    #expect(projection.unitsPerRow(at: 0) > 0 && projection.unitsPerColumn(at: -5) > 0)
  }

  @Test func `the same numbers are seen along other axes`() {
    let even = Viewport(x: 1...1000, y: -4...4, filling: size)
    let view = even.drawn(on: .x, filling: size)
    #expect(view.logarithmic == .x && abs(view.centerX - 1.5) < 1e-9 && view.centerY == 0)
    let back = view.drawn(on: [], filling: size)
    #expect(back.logarithmic.isEmpty && projection(back).xRange.upperBound > 999)
    // Below 0 there are no exponents: four decades below the end.
    let half = Viewport(x: -10...10, y: -1...1, filling: size).drawn(on: .x, filling: size)
    #expect(abs(half.centerX + 1) < 1e-9)
  }

  @Test func `zooming and panning stay within exponents`() {
    var view = Viewport(x: 1...10, y: 1...10, on: [.x, .y], filling: size)
    let frame = Rect(x: 0, y: 0, width: 600, height: 400)
    for _ in 0..<400 { view = view.zoomed(by: 0.5, about: frame.center, in: frame) }
    #expect(projection(view).xRange.lowerBound > 0 && view.pointsPerUnitX >= 2)
    #expect(projection(view).xRange.upperBound < .infinity)
    // However much is seen, it is drawn, with numbers between what Doubles hold.
    var graph = GraphView()
    graph.viewport = view
    let canvas = RecordingCanvas()
    graph.draw(on: canvas, in: frame, from: nil)
    #expect(canvas.drawnTexts.count > 3)
    for _ in 0..<400 { view = view.panned(by: Vector(dx: -500, dy: 500)) }
    #expect(view.centerX <= 290 && view.centerY <= 290)
    for _ in 0..<400 { view = view.zoomed(by: 2, about: frame.center, in: frame) }
    #expect(view.pointsPerUnitX <= 1e12)
  }

  @Test func `there is no way between axes of different kinds`() {
    let even = Viewport(x: 1...1000, y: -4...4, filling: size)
    let view = even.drawn(on: .x, filling: size)
    #expect(even.interpolated(to: view, share: 0.5) == view)
    let far = view.panned(by: Vector(dx: 100, dy: 0))
    #expect(view.interpolated(to: far, share: 0.5).logarithmic == .x)
  }

  static let curves: [(text: String, axes: LogarithmicAxes)] = [
    ("x^2", [.x, .y]), ("x^(3/2)", [.x, .y]), ("1/x", [.x, .y]), ("e^x", .y), ("e^x", [.x, .y]),
    ("sin(x)+2", .x), ("sin(x)+2", [.x, .y]), ("1-x", [.x, .y]), ("x^3-x", [.x, .y]),
    ("ln(x)", .x), ("tan(x)", .y), ("floor(x)+1", [.x, .y]), ("√x", .y), ("x/(x-2)", [.x, .y]),
    ("sum(x^n/n!, n, 0, 9)", [.x, .y]), ("int(e^(-t^2), t, 0, x)", [.x, .y]),
    ("besselj(0,x)+1", [.x, .y]),
    ("zeta(x)", .x), ("abs(x-1)", [.x, .y]), ("x {x>2}", [.x, .y]),
  ]

  @Test(arguments: curves.indices)
  func `no pixel of a curve is missed, and none is certain that it does not meet`(index: Int) throws
  {
    let (text, axes) = Self.curves[index]
    let function = ProgramFunction(try FormulaParser.parse(text))
    let (width, height) = (96, 72)
    let grid = PixelGrid(x: -2...2, y: -2...2, columnCount: width, rowCount: height)
    let map = InkMap(proving: function.onAxes(axes), on: grid)
    let samples = 160
    for column in 0..<width {
      var rows: [Double] = []
      for part in 0..<samples {
        let place =
          -2 + 4 * (Double(column) + (Double(part) + 0.5) / Double(samples)) / Double(width)
        let x = axes.contains(.x) ? Real.power(10, place) : place
        guard let y = function.y(at: x), !axes.contains(.y) || y > 0 else { continue }
        let row = (2 - (axes.contains(.y) ? Real.log10(y) : y)) / 4 * Double(height)
        rows.append(row)
        let inner = row - row.rounded(.down)
        guard row > 0, row < Double(height), inner > 1e-6, inner < 1 - 1e-6 else { continue }
        #expect(
          map.pixels[Int(row) * width + column] != .none,
          "\(text) on \(axes) at \(x): a pixel is missed"
        )
      }
      for row in 0..<height where map.pixels[row * width + column] == .certain {
        let (top, bottom) = (Double(row), Double(row + 1))
        let steps = zip(rows, rows.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        let room = min(max(steps, 0.01), 4)
        let isMet = rows.contains { $0 > top - room && $0 < bottom + room }
        let isCrossed = rows.contains { $0 < top } && rows.contains { $0 > bottom }
        // A curve that falls beyond all bounds between two samples passes the rows below.
        let falls = rows.count < samples && rows.contains { $0 < bottom }
        #expect(isMet || isCrossed || falls, "\(text) on \(axes): column \(column), row \(row)")
      }
    }
  }
}
