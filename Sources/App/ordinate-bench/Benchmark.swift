import Documents
import Drawing
import Formulas
import GraphKit
import Notation

/// Times sampling and proven curves, and asserts their answers.
///
/// One line for each result: who, what, formula, time, and the sum of the values sampled, which the
/// peers' lines must agree with. `Scripts/bench` makes a table of them. Formulas as arguments
/// choose among the workloads; `--formulas` first lists them for the peers instead, `--frames`
/// times whole frames, or those whose names have one of the words behind it, `--typesetting` a formula, `--specimens` draws forty of them into a picture, and `--facts` what is said about functions.
@main
struct Benchmark {
  static let columnCount = 3840
  static let runs = 1001

  static func main() throws {
    switch CommandLine.arguments.dropFirst() {
    case ["--frames"]:
      try FrameBenchmark.runAll()
      return try WindowBenchmark.runAll()
    case let rows where rows.first == "--frames":
      return try WindowBenchmark.runAll(Array(rows.dropFirst()))
    case let rows where rows.first == "--relations":
      return try RelationBenchmark.runAll(Array(rows.dropFirst()))
    case ["--typesetting"]: return try FormulaSpecimens.time()
    case ["--facts"]: return try FactsBenchmark.runAll()
    case ["--cases"]: return try CaseBenchmark.runAll()
    case ["--cases", "--formulas"]: return CaseBenchmark.listFormulas()
    default: break
    }
    if CommandLine.arguments.dropFirst().first == "--specimens",
      let path = CommandLine.arguments.last
    {
      return try FormulaSpecimens.draw(to: path)
    }
    let listsFormulas = CommandLine.arguments.dropFirst().first == "--formulas"
    let chosen = CommandLine.arguments.dropFirst(listsFormulas ? 2 : 1)
    func isChosen(_ workload: Workload) -> Bool {
      chosen.isEmpty || chosen.contains(workload.formula)
    }
    if listsFormulas {
      for (kind, workloads) in [("sample", Workload.sampled), ("proven", Workload.proven)] {
        for workload in workloads where isChosen(workload) {
          print(kind, workload.formula, workload.peerFormula, separator: "\t")
        }
      }
      return
    }
    for workload in Workload.sampled where isChosen(workload) { try timeSampling(workload) }
    for workload in Workload.proven where isChosen(workload) {
      try timeProof(workload, as: "proven")
    }
    for workload in Workload.hard where isChosen(workload) { try timeProof(workload, as: "hard") }
  }

  /// The middle of each column.
  static var xs: [Double] {
    let width = 20 / Double(columnCount)
    return (0..<columnCount).map { -10 + width * (Double($0) + 0.5) }
  }

  private static func report(
    _ kind: String,
    _ workload: Workload,
    _ time: Double,
    _ sum: Double? = nil
  ) {
    let time = "\((time * 100).rounded() / 100)"
    let sum = sum.map { "\($0)" } ?? "-"
    print("ordinate", kind, workload.formula, time, sum, separator: "\t")
  }

  /// Nanoseconds for a point.
  private static func timeSampling(_ workload: Workload) throws {
    let code = try FormulaParser.parse(workload.formula).code
    let xs = xs
    var ys = xs
    let time = medianTime(of: runs * 10) {
      xs.withUnsafeBufferPointer { xs in
        ys.withUnsafeMutableBufferPointer { code.blockCode.sample(xs, into: $0) }
      }
    }
    for (x, y) in zip(xs, ys) where (y - code.value(at: x)).magnitude > 1e-12 * max(1, y.magnitude)
    {
      throw WrongAnswer(formula: workload.formula, found: "\(y) at \(x)")
    }
    report("sample", workload, time / Double(columnCount), ys.reduce(0, +))
  }

  /// Microseconds for a picture: what is certain and possible in every column, exact ranges.
  private static func timeProof(_ workload: Workload, as kind: String) throws {
    let function = ProgramFunction(try FormulaParser.parse(workload.formula))
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: 96)
    let frame = Rect(size: Size(width: 1920, height: 1080))
    let projection = view.projection(frame: frame, contentScale: ContentScale(2))
    let source = OneFunction(function: function)
    var picture: CurvePicture?
    let time = medianTime(of: runs) {
      picture = view.pictures(from: source, in: projection).first?.picture
    }
    guard let picture, projection.columnCount == columnCount else {
      throw WrongAnswer(formula: workload.formula, found: "no picture")
    }
    if let strokes = workload.strokes, picture.strokes.count != strokes {
      throw WrongAnswer(formula: workload.formula, found: "\(picture.strokes.count) lines")
    }
    for (column, reach) in picture.reach.enumerated() {
      let row = function.y(at: projection.x(ofColumn: column)).map { projection.pointY($0) }
      guard let row, row > 1, row < frame.maxY - 1 else { continue }
      guard let reach = reach.extent, reach.lowerBound - 1 < row, row < reach.upperBound + 1 else {
        throw WrongAnswer(formula: workload.formula, found: "column \(column) misses \(row)")
      }
    }
    report(kind, workload, time / 1e3)
  }

  private struct OneFunction: GraphDataSource {
    let function: ProgramFunction
    func plots() -> [Plot] { [Plot(function)] }
  }
}
