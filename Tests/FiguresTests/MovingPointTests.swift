import CLibrary
import CurveProof
import PlaneProof
import Figures
import Notation
import TestSupport
import Testing

/// The pixels of moving points, held against the places where they are.
@Suite struct MovingPointTests {
  private static let grid = PixelGrid(
    x: -2.57...2.63,
    y: -2.11...2.09,
    columnCount: 130,
    rowCount: 105
  )

  private typealias Place = @Sendable (Double) -> (x: Double, y: Double)

  private static let curves: [(text: String, range: ClosedRange<Double>, place: Place)] = [
    ("(2cos(t), 2sin(t))", 0...(2 * .pi), { (2 * cos($0), 2 * sin($0)) }),
    ("(sin(3t), cos(5t)) {0<=t<=2pi}", 0...(2 * .pi), { (sin(3 * $0), cos(5 * $0)) }),
    ("(t, tan(t)) {-2.5<=t<=2.5}", -2.5...2.5, { ($0, tan($0)) }),
    ("(t^2-1, t^3) {-1.5≤t≤1.5}", -1.5...1.5, { ($0 * $0 - 1, $0 * $0 * $0) }),
    ("(floor(t), t/2) {-2<=t<=2}", -2...2, { ($0.rounded(.down), $0 / 2) }),
    (
      "r = 1+cos(theta)", 0...(2 * .pi),
      { ((1 + cos($0)) * cos($0), (1 + cos($0)) * sin($0)) }
    ),
    (
      "r = θ/4 {0 ≤ θ ≤ 3π}", 0...(3 * .pi),
      { ($0 / 4 * cos($0), $0 / 4 * sin($0)) }
    ),
    ("(t, sin(1/t)) {-1<=t<=1}", -1...1, { ($0, sin(1 / $0)) }),
  ]

  /// The pixel in the middle of a small picture, and how certain it is.
  private func middle(
    _ text: String,
    x: ClosedRange<Double>,
    y: ClosedRange<Double>
  ) throws
    -> PlaneInk
  {
    let grid = PixelGrid(x: x, y: y, columnCount: 9, rowCount: 9)
    let figure = try #require(try WrittenFigure(reading: text).figure)
    return PlaneMap(proving: figure, on: grid).pixels[4 * 9 + 4]
  }

  /// An end that does not belong to the stretch, or lies between two numbers of the machine, is not drawn as
  /// if the point were there.
  @Test(arguments: [
    ("(floor(t), t) {0<=t<1}", 1.0, 1.0), ("(t, 0) {0<t<0}", 0, 0), ("(sign(t), 0) {0<t<=1}", 0, 0),
    ("({t=1: 5, 1}, 1) {0<=t<1}", 5, 1), ("(floor(3t), 0) {0<=t<1/3}", 1, 0),
    ("(ceil(10t), 0) {0<=t<=0.3}", 4, 0), ("(ceil(5t), 0) {0<=t<=3/5}", 4, 0),
    ("(ceil(t), 0) {0<=t<=tan(pi/4)}", 2, 0), ("(ceil(t), 0) {0<=t<=ln(e^3)}", 4, 0),
    ("(sqrt(t-1), 0) {0<=t<=tan(pi/4)}", 5e-8, 0), ("(t, 0) {1<=t<=0}", 0.5, 0),
  ])
  func `nothing is certain beyond an end`(text: String, x: Double, y: Double) throws {
    let reach = x < 1e-6 && x > 0 ? x * 0.9 : 0.5
    let ink = try middle(text, x: x - reach...x + reach, y: y - 0.5...y + 0.5)
    #expect(ink != .certain)
  }

  @Test(arguments: [
    ("(floor(t), t) {0<=t<=1}", 1.0, 1.0), ("(t, 0) {0<=t<=0}", 0, 0),
    ("(sign(t), 0) {0<=t<=1}", 0, 0),
    ("(ceil(10t), 0) {0<=t<=0.3}", 3, 0), ("(t, t) {0<t<1}", 0.5, 0.5),
    ("(2t, 0) {0<=t<=1/3}", 0.6, 0),
    ("(cos(t), sin(t)) {0<=t<=2pi}", 1, 0),
  ])
  func `what lies before an end stays certain`(text: String, x: Double, y: Double) throws {
    #expect(try middle(text, x: x - 0.5...x + 0.5, y: y - 0.5...y + 0.5) == .certain)
  }

  @Test(arguments: ["(t, t^2) {0=t=1}", "(t, t) {0<=t=1}", "(t, t) {t=1/3}", "(t, t) {t>0}"])
  func `a stretch has two ends`(text: String) {
    #expect(throws: FormulaError.self) { try WrittenFigure(reading: text) }
  }

  @Test(arguments: curves.indices)
  func `the point is always in ink, and certain ink near the point`(index: Int) throws {
    let (text, range, place) = Self.curves[index]
    let grid = Self.grid
    let map = PlaneMap(
      proving: try #require(try WrittenFigure(reading: text).figure),
      on: grid
    )
    var met = Set<Int>()
    let steps = 400_000
    for step in 0...steps {
      let t =
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(steps)
      let (x, y) = place(t)
      guard x.isFinite, y.isFinite else { continue }
      let (column, row) = (
        (x - grid.left) / grid.unitsPerColumn, (grid.top - y) / grid.unitsPerRow
      )
      guard column >= 0, column < Double(grid.columnCount), row >= 0, row < Double(grid.rowCount)
      else { continue }
      // Not on the very edge, where rounding decides.
      guard abs(column - column.rounded()) > 1e-6, abs(row - row.rounded()) > 1e-6 else {
        continue
      }
      met.insert(Int(row) * grid.columnCount + Int(column))
    }
    for pixel in met { #expect(map.pixels[pixel] != .none, "\(text): \(pixel)") }
    let certain = map.pixels.indices.filter { map.pixels[$0] == .certain }
    #expect(certain.count > 50)
    for pixel in certain {
      let isNear = [-1, 0, 1].contains { up in
        [-1, 0, 1].contains { met.contains(pixel + up * grid.columnCount + $0) }
      }
      #expect(isNear, "\(text): \(pixel)")
    }
    // Nearly all is decided.
    #expect(map.pixels.count { $0 == .possible } * 50 < certain.count)
  }

  @Test func `a path that goes back and forth keeps its lines in the order of t`() throws {
    let figure = try WrittenFigure(reading: "(cos(t), sin(t)) {0<=t<=pi}").figure
    guard case .path(let path)? = figure else {
      Issue.record("No path.")
      return
    }
    var store = PathStore()
    let isDone = store.prove(path, on: Self.grid, while: { true })
    #expect(isDone)
    let lines = store.lines
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    // From the right over the top to the left.
    #expect(zip(line, line.dropFirst()).allSatisfy { $0.x >= $1.x })
  }

  /// Along the edge between two columns or rows of pixels.
  @Test(
    arguments: [
      ("r = sec(θ)", true), ("r = csc(θ)", false), ("(cos(t)/cos(t), t) {-9≤t≤9}", true),
      ("(t, 2tan(t)cot(t)) {-9≤t≤9}", false), ("r = 3/cos(θ)", true),
    ]
  )
  func `a line is proven at once where only rounding blurs it`(
    text: String,
    isUpright: Bool
  ) throws {
    let grid = PixelGrid(x: -4...4, y: -4...4, columnCount: 80, rowCount: 80)
    guard case .path(let path)? = try WrittenFigure(reading: text).figure else {
      Issue.record("no path")
      return
    }
    var store = PathStore(budget: 20_000)
    let isComplete = store.prove(path, on: grid, margin: false, while: { true })
    #expect(isComplete)
    var certain = 0
    store.forEachRun { run in
      #expect(run.ink != .possible)
      #expect(isUpright ? run.column % 10 == 0 : run.rows.lowerBound % 10 == 0)
      certain += run.rows.count
    }
    #expect(certain == 80)
  }
}
