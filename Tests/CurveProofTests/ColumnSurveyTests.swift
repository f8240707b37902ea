import Drawing
import CurveProof
import GraphKit
import Notation
import Calculus
import Intervals
import TestSupport
import Testing

@Suite struct ColumnSurveyTests {
  private static let formulas = [
    "x^2-3x+2", "sin(x)", "x*cos(1/x)", "exp(-x^2)*sin(10x)+ln(|x|+1)", "1/x", "tan(x)", "√(x+2)",
    "ln(x)", "x/(x^2+1)", "floor(x)", "|x-1|-|x+1|", "x^(1/3)", "2", "1/x^2", "x^100", "mod(x,1)",
    "asin(x)", "sin(x)/x", "√(-1-x^2)", "x^3-3x", "1000000x", "sign(x)", "e^x", "gamma(x)",
    "(x+10^16)-10^16", "cos(x)^10000",
  ]
  /// Formulas that turn within a column.
  private static let steep = ["x*cos(1/x)", "cos(x)^10000"]
  /// Formulas whose curves fill bands.
  private static let wild = ["sin(100x)", "mod(50x,1)", "sin(1/x)*sin(1/sin(1/x))"]
  private static let grids = [
    PixelGrid(x: -10...10, y: -7.5...7.5, columnCount: 640, rowCount: 480),
    PixelGrid(x: -1.5...2.5, y: -0.5...3.25, columnCount: 301, rowCount: 200),
    PixelGrid(x: 1e6...1e6 + 1, y: -2...2, columnCount: 130, rowCount: 90),
    // Wide enough for looks at whole stretches.
    PixelGrid(x: -10.3...9.2, y: -3...1.5, columnCount: 1203, rowCount: 90),
    PixelGrid(x: 100...100 + 0x1p-40, y: -1...1, columnCount: 600, rowCount: 40),
    PixelGrid(x: -1e-7...3e-7, y: -1e-7...1e-7, columnCount: 128, rowCount: 60),
  ]

  @Test(arguments: formulas + wild)
  func `the survey decides what the solver would, and never otherwise`(formula: String) throws {
    let program = try FormulaParser.parse(formula)
    for grid in Self.grids {
      let quick = InkMap(
        of: ProgramPlot(program: program, offersBlocks: true),
        on: grid,
        mode: .auto
      )
      let plain = InkMap(
        of: ProgramPlot(program: program, offersBlocks: false),
        on: grid,
        mode: .auto
      )
      #expect(quick.pixels.count == plain.pixels.count && !plain.pixels.isEmpty)
      for (index, (ink, other)) in zip(quick.pixels, plain.pixels).enumerated() where ink != other {
        let (row, column) = index.quotientAndRemainder(dividingBy: quick.width)
        // Blocks may settle what the solver alone leaves possible. An edge that the curve touches from
        // within a row is no difference: the contact counts for that row alone, see `HitRows`.
        #expect(
          other == .possible,
          "\(formula), column \(column), row \(row): \(ink), not \(other)"
        )
      }
    }
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// How far a point is from a polyline.
  private static func distance(from point: Point, to line: [Point]) -> Double {
    zip(line, line.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / max(length, 1e-300)
      let part = min(max(along, 0), 1)
      return distance(point, Point(x: start.x + part * dx, y: start.y + part * dy))
    }.min() ?? .infinity
  }

  @Test(arguments: formulas)
  func `its lines are the solver's`(formula: String) throws {
    let program = try FormulaParser.parse(formula)
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 32)
    let frame = Rect(x: 3, y: 5, width: 400, height: 300)
    let projection = view.projection(frame: frame, contentScale: ContentScale(1.5))
    func picture(_ offersBlocks: Bool) -> CurvePicture? {
      let function = ProgramPlot(program: program, offersBlocks: offersBlocks)
      return view.pictures(from: PlotSource(function: function), in: projection).first?.picture
    }
    let quick = try #require(picture(true))
    let plain = try #require(picture(false))
    if !plain.tint.isEmpty {
      // Blocks may settle what the solver alone leaves possible, which breaks its lines.
      #expect(quick.tint == plain.tint || quick.tint.count < plain.tint.count)
      if quick.tint != plain.tint { return }
    }
    // The solver may cut a column at its turn, where the survey draws one line. Where a column turns
    // more often than can be distinguished, or on a spike, only its least and largest value are known,
    // their places in it are not: half a device pixel.
    let near = Self.steep.contains(formula) ? 0.5 / 1.5 : 0.1
    #expect(quick.strokes.count == plain.strokes.count)
    for (stroke, other) in zip(quick.strokes, plain.strokes) {
      for point in stroke where frame.contains(point) {
        #expect(Self.distance(from: point, to: other) < near)
      }
      for point in other where frame.contains(point) {
        #expect(Self.distance(from: point, to: stroke) < near)
      }
    }
    #expect(quick.tint == plain.tint)
    #expect(quick.marks == plain.marks)
    #expect(quick.rings.count == plain.rings.count)
  }

  @Test func `edges are the same one by one and in blocks`() {
    for grid in Self.grids {
      let columns = ColumnRange(
        from: grid.left,
        to: grid.right,
        width: grid.unitsPerColumn,
        count: grid.columnCount
      )
      let block = ColumnBlock()
      for start in stride(from: 0, to: columns.count, by: ColumnBlock.columnLimit) {
        let range = start..<min(start + ColumnBlock.columnLimit, columns.count)
        columns.place(range, into: block)
        for edge in 0...range.count {
          #expect(block.x(ofEdge: edge) == columns.x(ofEdge: start + edge))
        }
      }
    }
  }

  @Test func `a block holds what a function sets`() throws {
    let block = ColumnBlock()
    block.set(Interval(1, 2), atEdge: 0)
    block.set(nil, atEdge: 1)
    block.set(.exp(.variable(over: Interval(0, 1))), ofColumn: 0)
    block.set(.log(.variable(over: Interval(-2, -1))), ofColumn: 1)
    block.set(.unknown, ofColumn: 2)
    let value = try #require(block.value(atEdge: 0))
    #expect(Interval(1, 2).isSubset(of: value) && value.width < 1 + 1e-14)
    #expect(block.value(atEdge: 1) == nil)
    #expect(block.state(ofColumn: 0) == .continuous)
    #expect(block.values(ofColumn: 0).contains(2))
    #expect(block.slopes(ofColumn: 0).contains(2))
    #expect(block.state(ofColumn: 1) == .empty)
    #expect(block.state(ofColumn: 2) == .unknown)
    #expect(block.values(ofColumn: 2) == .entire)
  }
}
