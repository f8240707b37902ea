import Calculus
import CurveProof
import Drawing
import GraphKit
import Intervals
import Notation
import TestSupport
import Testing

@Suite struct JumpMarkTests {
  /// The marks over x from −5 to 5 and y from −2.5 to 2.5, as places in the plane.
  private func marks(_ formula: String) throws -> (filled: [Point], open: [Point]) {
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 20)
    let frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let projection = view.projection(frame: frame, contentScale: ContentScale(2))
    let source = PlotSource(function: ProgramPlot(program: try FormulaParser.parse(formula)))
    let picture = try #require(view.pictures(from: source, in: projection).first?.picture)
    func place(_ point: Point) -> Point {
      Point(x: (point.x / 20 - 5).rounded(), y: (2.5 - point.y / 20).rounded())
    }
    return (picture.marks.map(place), picture.rings.map(place))
  }

  /// A line of which each value is known to some part of a pixel.
  private struct VagueLine: PlotFunction {
    let slope: Double
    let width: Double
    var isProvable: Bool { true }
    func y(at x: Double) -> Double? { x * slope }
    func enclosure(over x: Interval) -> Enclosure {
      let values = x.scaled(by: slope) + Interval(-width / 2, width / 2)
      return Enclosure(value: DecoratedInterval(values, .common), slope: Interval(slope))
    }
  }

  private struct VagueSource: GraphDataSource {
    let line: VagueLine
    func plots() -> [Plot] { [Plot(line)] }
  }

  @Test(arguments: [0.05, 0.2, 0.5, 1, 2, 5], [0.001, 0.004, 0.01, 0.02, 0.03, 0.06, 0.1])
  func `a curve that is known roughly has no points of its own`(
    slope: Double,
    width: Double
  ) throws {
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 20)
    let frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let projection = view.projection(frame: frame, contentScale: ContentScale(2))
    let source = VagueSource(line: VagueLine(slope: slope, width: width))
    let picture = try #require(view.pictures(from: source, in: projection).first?.picture)
    #expect(picture.marks.isEmpty)
  }

  @Test func `of a jump out of the picture the end that is seen is marked`() throws {
    let (filled, open) = try marks("3⌊x⌋")
    #expect(filled == [Point(x: 0, y: 0)])
    #expect(open == [Point(x: 1, y: 0)])
  }

  @Test func `a jump in the picture is marked at both ends`() throws {
    let (filled, open) = try marks("⌊x/2⌋")
    #expect(filled == [-4, -2, 0, 2, 4].map { Point(x: $0, y: $0 / 2) })
    #expect(open == [-2, 0, 2, 4].map { Point(x: $0, y: $0 / 2 - 1) })
  }

  /// At the edge of a column, where round numbers are.
  @Test(
    arguments: [
      ("x/x", 0, 1), ("sin(x)/x", 0, 1), ("(x^2-1)/(x-1)", 1, 2), ("x^2/x", 0, 0),
      ("sin(x-1)/(x-1)", 1, 1), ("(x-1.1)²(x+1)/(x-1.1)²", 1, 2), ("(x-1.1)³x/(x-1.1)²", 1, 0),
    ] as [(String, Double, Double)]
  )
  func `a place without a value is marked as a hole`(formula: String, x: Double, y: Double) throws {
    let (filled, open) = try marks(formula)
    #expect(filled.isEmpty)
    #expect(open == [Point(x: x, y: y)])
  }

  @Test(
    arguments: ["sin(x/x)", "atan((x^2-1)/(x-1))", "cos(sin(x)/x)", "sin(x²/x)"],
    [1.0, 1.1, 2]
  )
  func `what is bounded around a hole is drawn as certain up to it`(
    formula: String,
    scale: Double
  ) throws {
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 20)
    let frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let projection = view.projection(frame: frame, contentScale: ContentScale(scale))
    let source = PlotSource(function: ProgramPlot(program: try FormulaParser.parse(formula)))
    let picture = try #require(view.pictures(from: source, in: projection).first?.picture)
    #expect(picture.tint.isEmpty && picture.rings.count == 1)
  }

  @Test(arguments: ["exp(800x)/exp(800x)", "x^2", "abs(x)", "sinc(x)", "(x^2+1)/(x^2+1)"])
  func `what rounding or a kink leaves open is no hole`(formula: String) throws {
    let (filled, open) = try marks(formula)
    #expect(filled.isEmpty && open.isEmpty)
  }

  /// At 1/10, which no Double is.
  @Test(
    arguments: [
      "{x<1/10: 3x/3, x}", "{x≤1/10: x/3, x·(1/3)}", "{x<1/10: x+x²/10, x²/10+x}",
      "{x<1/10: |x|-x+1, |2x|-2x+1}",
    ]
  )
  func `where cases may have one value nothing is marked`(formula: String) throws {
    let (filled, open) = try marks(formula)
    #expect(filled.isEmpty && open.isEmpty)
  }

  /// Of 1.1 and the like only an enclosure is known: that it is a limit, too, no number shows.
  @Test func `where a curve jumps its value is a dot, though it may be a limit`() throws {
    let (filled, open) = try marks("⌊x⌋+0.1x")
    #expect(filled == [-2, -1, 0, 1, 2].map { Point(x: $0, y: $0) })
    #expect(open == [-1, 0, 1, 2, 3].map { Point(x: $0, y: $0 - 1) })
  }

  @Test(arguments: ["1/x", "3x", "3x {x<5}", "tan(9/x)", "tan(700x)", "tan(40x^2)"])
  func `poles, however many, and the picture's border are no jumps`(formula: String) throws {
    let (filled, open) = try marks(formula)
    #expect(filled.isEmpty && open.isEmpty)
  }

  @Test(
    arguments: [
      ("x {x≠1}", [Point(x: 1, y: 1)]), ("x {x<1 or x>1}", [Point(x: 1, y: 1)]),
      ("x {not x=1}", [Point(x: 1, y: 1)]), ("{x=1: 2, x}", [Point(x: 1, y: 1)]),
      ("x {(x-1)(x+2)≠0}", [Point(x: -2, y: -2), Point(x: 1, y: 1)]),
      ("x/abs(x)", [Point(x: 0, y: -1), Point(x: 0, y: 1)]),
      ("e^(1/x)", [Point(x: 0, y: 0)]), ("2x {x>1}", [Point(x: 1, y: 2)]),
      ("2x {-1<x<1}", [Point(x: -1, y: -2), Point(x: 1, y: 2)]),
    ]
  )
  func `a missing point is a ring, however it is left out`(
    formula: String,
    places: [Point]
  ) throws {
    let open = try marks(formula).open
    #expect(open == places)
  }

  @Test(
    arguments: [
      ("√x", [Point(x: 0, y: 0)]), ("2x {x≥1}", [Point(x: 1, y: 2)]),
      ("√(4-x²)", [Point(x: -2, y: 0), Point(x: 2, y: 0)]), ("{x=1: 2, x}", [Point(x: 1, y: 2)]),
      ("2x {-1≤x<1}", [Point(x: -1, y: -2)]), ("x+5 {x≥-5}", [Point(x: -5, y: 0)]),
      ("5-x {x≤5}", [Point(x: 5, y: 0)]), ("x-5 {x≤5}", [Point(x: 5, y: 0)]),
      ("{x=0: 1, 1/x}", [Point(x: 0, y: 1)]),
    ] as [(String, [Point])]
  )
  func `an end that belongs is a dot, also at the picture's edge`(
    formula: String,
    places: [Point]
  ) throws {
    let filled = try marks(formula).filled
    #expect(filled == places)
  }

  /// At √2, which is between two Doubles.
  @Test(arguments: [("{x²<2: 0, 1}", 1.0), ("{x²≤2: 0, 1}", 0), ("⌊x²/2⌋ {x² < 3}", 1)])
  func `which end of a jump holds is proven`(formula: String, value: Double) throws {
    let filled = try marks(formula).filled
    #expect(filled.prefix(2) == [Point(x: -1, y: value), Point(x: 1, y: value)])
  }
}
