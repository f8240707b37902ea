import CurveProof
import Documents
import Drawing
import GraphKit
import PlaneProof
import Figures

/// Times pictures of relations, −10 … 10 at 1920×1080: the first one, the finished one, and a pan.
struct RelationBenchmark {
  /// Graphing programs are compared by these.
  private static let relations = [
    "x^2+y^2=25", "x^3+y^3=3x*y", "sin(x)=cos(y)", "y-x=sin(exp(x+y))",
    "sin(x^2+y^2)=cos(x*y)", "sin(x*y)>cos(x+y)", "exp(sin(x)+cos(y))=sin(exp(x+y))",
    "x/sin(x)+y/sin(y)=x*y/sin(x*y)", "x/sin(x)-y/sin(y)=x*y/sin(x*y)",
    "x/sin(x)+y/sin(y)=-x*y/sin(x*y)",
  ]
  /// What a picture in the window may take, in milliseconds.
  private static let slice = 6.0

  static func runAll(_ chosen: [String]) throws {
    print(
      "\nRelations, −10 … 10, 1920×1080, ms of the thread: first picture; finished; a pan of 16"
    )
    var all: [(first: Double, whole: Double, share: Double)] = []
    for text in chosen.isEmpty ? relations : chosen {
      let taken = try times(text, width: 1920, height: 1080, pointsPerUnit: 96)
      all.append(taken)
      print(
        "  \(text): \(rounded(taken.first)); \(rounded(taken.whole)); "
          + "\(rounded(100 * taken.share)) %"
      )
    }
    tell(row: "relation first", all.map(\.first).max() ?? 0)
    tell(row: "relation", all.map(\.whole).sorted()[all.count / 2])
    tell(row: "relation eighth", all.map(\.whole).sorted()[all.count * 7 / 10])
    tell(row: "relation pan", all.map(\.share).sorted()[all.count / 2])
    if chosen.isEmpty { try runLong() }
  }

  /// A text of 7,866 operations, by which graphics programs are compared.
  private static func runLong() throws {
    let text = try LongRelation(file: "Benchmarks/prospero.vm").text
    let taken = try times(text, width: 1024, height: 1024, pointsPerUnit: 512)
    print(
      "\n  Prospero, 7,866 operations, 1024×1024: \(rounded(taken.first)); \(rounded(taken.whole))"
    )
    tell(row: "prospero first", taken.first)
    tell(row: "prospero", taken.whole)
  }

  private static func times(
    _ text: String,
    width: Double,
    height: Double,
    pointsPerUnit: Double
  ) throws -> (
    first: Double, whole: Double, share: Double
  ) {
    let function = try GraphFunctionReader.figure(text)
    var view = GraphView()
    view.viewport = Viewport(pointsPerUnit: pointsPerUnit)
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let store = CurveStore()
    func picture(while mayContinue: () -> Bool) {
      _ = view.picture(
        of: function,
        in: view.projection(frame: frame, contentScale: .one),
        from: store,
        generation: 0,
        while: mayContinue
      )
    }
    let first = milliseconds {
      let end = ContinuousClock.now + .microseconds(Int(slice * 1000))
      picture { ContinuousClock.now < end }
    }
    let rest = milliseconds { picture { true } }
    view.viewport = view.viewport.panned(by: Vector(dx: -16, dy: 0))
    let pan = milliseconds { picture { true } }
    return (first, first + rest, pan / (first + rest))
  }
}

/// Reads what is written as a figure.
enum GraphFunctionReader {
  static func figure(_ text: String) throws -> FigureFunction {
    guard let figure = FigureFunction(try WrittenFigure(reading: text), text: text) else {
      throw WrongAnswer(formula: text, found: "no figure")
    }
    return figure
  }
}
