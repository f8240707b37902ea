import CalculatorModel
import CalculatorScenes
import Drawing
import GraphKit

/// Times the honest picture of typical formulas, 1920 columns wide, and asserts what was drawn.
@main
struct Benchmark {
  /// A formula with the number of polylines its picture certainly has, nil where that is not a matter
  /// of a few.
  struct Workload {
    let formula: String
    let strokes: Int?
  }

  static let workloads = [
    Workload(formula: "x^2-3x+2", strokes: 1),
    Workload(formula: "sin(x)", strokes: 1),
    Workload(formula: "x cos(1/x)", strokes: nil),
    Workload(formula: "exp(-x^2) sin(10x)+ln(|x|+1)", strokes: 1),
    Workload(formula: "1/x", strokes: 2),
    Workload(formula: "tan(x)", strokes: nil),
    Workload(formula: "tan(x^2)", strokes: nil),
    Workload(formula: "sin(exp(x))", strokes: nil),
    Workload(formula: "floor(x)", strokes: nil),
    Workload(formula: "x^(1/3)", strokes: 1),
  ]

  static func main() throws {
    let size = Size(width: 1920, height: 1080)
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 96)
    let projection = view.projection(frame: Rect(size: size), contentScale: .one)
    print("honest picture, \(projection.columnCount) columns: median of 21, milliseconds")
    for workload in workloads {
      let program = try FormulaParser.parse(workload.formula)
      let source = OneProgram(function: ProgramFunction(program))
      var times: [Double] = []
      var picture: CurvePicture?
      for _ in 0..<21 {
        let clock = ContinuousClock()
        let time = clock.measure {
          picture = view.pictures(from: source, in: projection).first?.picture
        }
        times.append(
          Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
        )
      }
      let median = times.sorted()[10]
      guard let picture else { throw Wrong(formula: workload.formula, found: 0) }
      if let strokes = workload.strokes, picture.strokes.count != strokes {
        throw Wrong(formula: workload.formula, found: picture.strokes.count)
      }
      let rounded = (median * 100).rounded() / 100
      print("  \(rounded)\t\(workload.formula)")
    }
  }

  /// A benchmark that draws something else than it should is worth nothing.
  struct Wrong: Error {
    let formula: String
    let found: Int
  }

  private struct OneProgram: GraphDataSource {
    let function: ProgramFunction
    func plots() -> [Plot] { [Plot(function)] }
  }
}
