import Documents
import Drawing
import GraphKit
import Notation
import SDLPlatform

/// Times frames of the plane alone: one curve, twelve curves, panned by 16 pixels a step.
struct FrameBenchmark {
  static let formulas = [
    "sin(x)", "x^2-3x+2", "1/x", "tan(x)", "exp(-x^2)", "ln(x)", "x cos(1/x)", "floor(x)",
    "sqrt(x)", "cos(3x)/2", "x^3/20", "atan(x)",
  ]

  static func runAll() throws {
    print(
      "\nFrames of the plane alone, panned by 16 pixels a step, medians of 30, ms of the thread"
    )
    try run(width: 1920, height: 1080, curves: 1)
    try run(width: 1920, height: 1080, curves: 12)
    try run(width: 3840, height: 2160, curves: 12)
  }

  /// Draws so many steps of a pan and prints the median of their parts, in milliseconds.
  static func run(width: Int, height: Int, curves: Int, steps: Int = 30) throws {
    let canvas = try PictureCanvas(
      width: width,
      height: height,
      fonts: FontLibrary(),
      keepsDrawings: true
    )
    let frame = Rect(size: canvas.size)
    let functions = try formulas.prefix(curves).map {
      ProgramFunction(try FormulaParser.parse($0))
    }
    let sheet = GraphSheet()
    sheet.settled = .init(count: functions.count, version: 1)
    let stores = functions.map { _ in CurveStore() }
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 96)
    var proving: [Double] = []
    var whole: [Double] = []
    var first = 0.0
    for step in 0...steps {
      let projection = view.projection(frame: frame, contentScale: .one)
      var pictures: [(plot: Plot, picture: CurvePicture)] = []
      let provingTime = milliseconds {
        for (index, function) in functions.enumerated() {
          let picture = view.picture(
            of: function,
            in: projection,
            from: stores[index],
            generation: 0,
            while: { true }
          )
          pictures.append((Plot(function, pen: index), picture.picture))
        }
      }
      let drawingTime = milliseconds {
        canvas.draw { view.draw(pictures, on: $0, in: projection, keeping: sheet) }
      }
      if step == 0 {
        first = provingTime
      } else {
        proving.append(provingTime)
        whole.append(provingTime + drawingTime)
      }
      view.viewport = view.viewport.panned(by: Vector(dx: -16, dy: 0))
    }
    print(
      "  \(curves) curves, \(width)×\(height): first \(rounded(first)), step: "
        + "curves \(rounded(median(proving))), whole frame \(rounded(median(whole)))"
    )
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}
