import Documents
import Drawing
import Foundation
import GraphKit
import GraphScene
import GraphModel
import Input
import Notation
import Shell
import TestSupport
import Testing

/// Relations and moving points, typed, graphed and kept.
@Suite struct FigureScriptTests {
  private let bench = Bench(1024, 768)

  /// How many discs are drawn in the colour of the first function.
  private var marks: Int {
    bench.draw().canvas.calls.count { $0.contains("circle") && $0.hasSuffix("#ff5f24") }
  }

  private func words() -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  @Test(arguments: ["x^2/9+y^2/4=1", "y<1/2*x", "r=1/2+cos(θ)"])
  func `the calculator knows what it has graphed by another spelling`(figure: String) throws {
    let bench = Bench(1280, 800, entersLine: false)
    try bench.calculator.show(formulas: [figure])
    #expect(bench.draw().graphKeyWords == "Graphed")
  }

  @Test(arguments: [
    ("x^2+y^2=25", "x^2+y^2=25"), ("y<=sin(x)", "y≤sin(x)"), ("1<x^2+y^2<=4", "1<x^2+y^2≤4"),
    ("x>0 and y>0", "x>0 and y>0"), ("x=y", "x=y"),
    ("(cos(t), sin(t)) {0<=t<=2pi}", "(cos(t), sin(t)) {0≤t≤2π}"),
  ])
  func `a figure typed on the calculator is graphed under its own name`(
    typed: String,
    shown: String
  ) {
    bench.type(typed)
    bench.tapGraph()
    #expect(bench.graphed.map { $0.filter { $0 != " " } } == [shown.filter { $0 != " " }])
    let curve = bench.tree.all.first { $0.role == .curve }
    #expect(curve?.name.hasPrefix("1, y equals") == false)
  }

  @Test func `the value line says what is typed`() {
    bench.type("x^2+y^2=2")
    #expect(words().joined().contains("a relation of"))
  }

  @Test func `the value line tells a moving point, too`() {
    bench.type("(t, t^2)")
    #expect(words().contains("a parametric curve"))
  }

  @Test(arguments: ["(1, 2)", "(1.0,2)", "(1+0,2+0)", "(√(1),a+1)"])
  func `two numbers in a bracket are a point, and drawn as a mark`(typed: String) {
    bench.type(typed)
    #expect(words().contains("a point"))
    bench.tapGraph()
    #expect(bench.graphed.count == 1 && marks == 1)
  }

  @Test func `a way too short to be seen is not marked as a point`() {
    bench.type("(1+t,2+t) {0≤t≤0.001}")
    bench.tapGraph()
    #expect(bench.graphed.count == 1 && marks == 0)
  }

  @Test func `a restart, undo and redo keep a figure`() {
    bench.type("x^2+y^2=25")
    bench.tapGraph()
    let before = bench.graphed
    let later = Bench(1024, 768, state: bench.state)
    #expect(later.graphed == before)
    bench.key(.character("z"), .command)
    #expect(bench.graphed != before)
    bench.key(.character("y"), .command)
    #expect(bench.graphed == before)
  }

  @Test func `an area is filled and bounded, dashed where its border is open`() {
    bench.type("x^2+y^2<9")
    bench.tapGraph()
    let source = bench.calculator.document.graph.curves
    #expect(source.count == 1)
    let view = GraphView()
    let frame = Rect(x: 0, y: 0, width: 600, height: 400)
    let (picture, isComplete) = view.picture(
      of: source[0].function.base,
      in: view.projection(frame: frame, contentScale: .one),
      from: CurveStore(),
      generation: 0,
      while: { true }
    )
    #expect(isComplete)
    #expect(!picture.figure.area.isEmpty)
    #expect(picture.strokes.isEmpty)
    #expect((1...4).contains(picture.figure.openBorders.count))
    #expect(picture.figure.hatching.isEmpty)
  }

  @Test func `statistics bound the area of a relation and the length of a way`() throws {
    try bench.graph(["x^2+y^2<9"])
    bench.type("s")
    func bounds() -> [ClosedRange<Double>] {
      words().compactMap { text -> ClosedRange<Double>? in
        let ends = text.split(separator: "…").compactMap {
          Double($0.filter { "0123456789.".contains($0) })
        }
        return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
      }
    }
    let area = Double.pi * 9
    #expect(bounds().contains { $0.contains(area) && $0.upperBound - $0.lowerBound < 2 })
    #expect(words().contains("Analysis, in view"))
    try bench.graph(["(3cos(t), 3sin(t))"])
    let length = Double.pi * 6
    #expect(bounds().contains { $0.contains(length) && $0.upperBound - $0.lowerBound < 0.1 })
    #expect(words().contains("Arc length"))
    #expect(words().contains("Analysis, entire path"))
  }

  @Test func `statistics claim nothing of a curve without an area`() throws {
    try bench.graph(["x^2+y^2=25"])
    bench.type("s")
    #expect(words().contains("Analysis, in view"))
    #expect(!words().contains("Area") && !words().contains("undecided"))
  }

  @Test(arguments: [
    ("x^2+y^2=-1", "no solution in view, proven"),
    ("x^2+y^2>=0", "true everywhere in view, proven"),
    ("sin(x)^2+cos(x)^2=1", "true everywhere in view, proven"),
  ])
  func `what is certain of the whole view is said`(text: String, said: String) throws {
    try bench.graph([text])
    #expect(words().contains(said))
    try bench.graph(["x^2+y^2=4"])
    #expect(!words().contains(said))
  }

  /// As those of functions are; a point on the edge of pixels meets several.
  @Test(arguments: [
    ("x^2+y^2=0", 1), ("y^2=x^2*(x-1)", 1), ("(x^2+y^2)*(x^2+y^2-4)=0", 1), ("x^2+y^2=4", 0),
    ("(x-1/3)^2+(y-1/7)^2=0", 1),
  ])
  func `points without neighbours are marked`(text: String, count: Int) throws {
    try bench.graph([text])
    let marks = bench.draw().canvas.calls.filter { $0.contains(" r4.2 ") }
    #expect(marks.count == count, "\(marks)")
  }

  @Test func `a tap into an area says that it is true there`() throws {
    try bench.graph(["x^2+y^2<4", "x>100"])
    let plot = bench.plot
    bench.tap(Point(x: plot.midX + 8, y: plot.midY + 8))
    #expect(words().contains("1: true here, proven"))
  }

  @Test func `a tap into several areas says which hold there`() throws {
    try bench.graph(["x^2+y^2<4", "y>100", "x>-1"])
    let plot = bench.plot
    bench.tap(Point(x: plot.midX + 8, y: plot.midY + 8))
    #expect(words().contains("1, 3: true here, proven"))
  }

  @Test func `a saved relation that is wrong is refused, and so is a formula with y`() {
    let decoder = { (text: String) in
      try JSONDecoder().decode(
        Document.self,
        from: Data("{\"version\":1,\"functions\":[\(text)]}".utf8)
      )
    }
    #expect(throws: Never.self) { try decoder("{\"relation\":\"x^2+y=2\"}") }
    #expect(throws: (any Error).self) { try decoder("{\"relation\":\"x^2+=\"}") }
    #expect(throws: (any Error).self) { try decoder("{\"program\":[\"x\",\"y\",\"add\"]}") }
  }
}
