import Documents
import Drawing
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import Shell
import Testing

/// The view of a graph before a person has chosen one.
@Suite struct FirstViewTests {
  private func bench(_ formula: String, width: Double = 1024, height: Double = 768) -> Bench {
    let bench = Bench(width, height, view: .unchosen)
    bench.type(formula)
    bench.tapGraph()
    if width < 600, !bench.state.isGraphShown { bench.key(.function(6)) }
    _ = bench.draw()
    return bench
  }

  /// What of the plane is seen.
  private func reach(_ bench: Bench) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let (view, plot) = (bench.viewport, bench.plot)
    let half = (
      x: plot.width / 2 / view.pointsPerUnitX, y: plot.height / 2 / view.pointsPerUnitY
    )
    return (
      view.centerX - half.x...view.centerX + half.x, view.centerY - half.y...view.centerY + half.y
    )
  }

  @Test(arguments: ["1000", "-3e7", "x+1000", "x^2-400"])
  func `what is graphed is on screen at once`(formula: String) throws {
    let bench = bench(formula)
    let function = try #require(bench.document.functions.functions.first).function
    let (x, y) = reach(bench)
    let middle = try #require(function.y(at: (x.lowerBound + x.upperBound) / 2))
    #expect(y.contains(middle))
  }

  /// Three sliders are higher than a third of the plane there.
  @Test(arguments: ["(x-a)^2+(y-b)^2=c^2", "x^2/a^2+y^2/b^2=c", "a x^2+b x+c"])
  func `sliders leave a lying phone the figure`(formula: String) {
    let bench = bench(formula, width: 844, height: 390)
    #expect(reach(bench).y.upperBound < 12)
    #expect(bench.place(ofX: 0, y: 1).y < 240 && bench.plot.contains(bench.place(ofX: 0, y: 1)))
  }

  @Test(arguments: ["x^2+300", "1000x+5000", "2^x*1000", "x^2+y^2=1e6"])
  func `a function far away leaves the view to those that are in it`(formula: String) {
    let bench = bench("sin(x)", width: 1280, height: 800)
    let view = bench.viewport
    bench.key(.character("l"), .command)
    bench.type(formula)
    bench.key(.enter)
    _ = bench.draw()
    #expect(bench.graphed.count == 2)
    #expect(bench.viewport.pointsPerUnitX == view.pointsPerUnitX)
    #expect(bench.viewport.pointsPerUnitY == view.pointsPerUnitY)
  }

  @Test func `periods are seen whole, and counted in pi`() {
    let bench = bench("sin(x)")
    #expect(bench.viewport.unitX == .pi)
    let x = reach(bench).x
    #expect(x.lowerBound < -.pi && x.upperBound > .pi && x.upperBound < 3 * .pi)
  }

  @Test(arguments: [("x^3-x\nsin(x)", 1.0), ("sin(x)\nx^3-x", 1.0), ("x^2-1\ncos(x)+2", 3.0)])
  func `a second curve is seen whole beside the turning points of the first`(
    formulas: String,
    top: Double
  ) {
    let bench = Bench(1280, 800, view: .unchosen)
    _ = bench.calculator.paste(formulas)
    _ = bench.draw()
    #expect(reach(bench).y.contains(top))
    #expect(reach(bench).y.upperBound < 4 * top)
  }

  @Test func `a curve that grows beyond all bounds does not flatten another`() {
    let bench = Bench(1280, 800, view: .unchosen)
    _ = bench.calculator.paste("x^3-x\nexp(x)")
    _ = bench.draw()
    #expect(reach(bench).y.upperBound < 15)
  }

  @Test func `another function has another view until a person moves`() {
    let bench = bench("sin(x)")
    let first = bench.viewport
    #expect(bench.document[viewportOf: GraphDocument.graphName] == nil)
    bench.key(.backspace, .command)
    bench.type("x^2")
    bench.tapGraph()
    _ = bench.draw()
    #expect(bench.graphed == ["x²"])
    #expect(bench.viewport != first)
    let second = bench.viewport
    bench.wheel(1, at: bench.plot.center)
    let chosen = bench.viewport
    #expect(chosen != second)
    bench.key(.backspace, .command)
    bench.type("1000")
    bench.tapGraph()
    _ = bench.draw()
    #expect(bench.viewport == chosen)
  }

  @Test func `a slider moves the curve, not the view`() throws {
    let bench = Bench(1280, 800, view: .unchosen)
    _ = bench.calculator.paste("y=a x^2\na=1")
    bench.key(.character("l"), .command)
    let panel = try PanelOnScreen(bench)
    let first = bench.viewport
    bench.tap(panel.track(below: 1, at: 0.9))
    #expect(bench.document[settingOf: "a"].value > 3)
    _ = bench.draw()
    #expect(bench.viewport == first)
  }

  /// Figures with what is least and most of the plane that is seen to the right of its middle.
  @Test(arguments: [
    ("x^2+y^2<4", 2.2, 3.2), ("r=2cos(3θ)", 2, 3), ("(cos(3t),sin(2t))", 1.1, 1.7),
    ("y^2=x^3-x", 3, 10), ("x^2+y^2=0.01", 0.11, 0.2), ("x>y", 3, 10), ("x^2+y^2=-1", 3, 10),
  ])
  func `a figure that ends is seen whole`(text: String, least: Double, most: Double) throws {
    let bench = Bench(390, 844, view: .unchosen)
    try bench.graph([text])
    _ = bench.draw()
    let seen = bench.plot.width / 2 / bench.viewport.pointsPerUnitX
    #expect((least...most).contains(seen), "\(seen)")
    #expect(bench.viewport.pointsPerUnitX == bench.viewport.pointsPerUnitY)
  }

  @Test(arguments: [
    ("x^2", "2^x", true), ("x^2+y^2=25", "sin(x)", true), ("sin(x)", "x+1000", true),
    ("sin(x)", "x^2-20", false),
  ])
  func `a view stays beside a function that it serves, too`(
    formula: String,
    other: String,
    stays: Bool
  ) throws {
    let bench = Bench(1280, 800, view: .unchosen)
    try bench.graph([formula])
    _ = bench.draw()
    let first = bench.viewport
    try bench.graph([formula, other])
    _ = bench.draw()
    #expect(bench.graphed.count == 2)
    let second = bench.viewport
    #expect(
      (first.centerX == second.centerX && first.pointsPerUnitX == second.pointsPerUnitX) == stays
    )
  }

  @Test func `an exported picture has the view that is seen`() throws {
    let bench = Bench(1280, 800, view: .unchosen)
    try bench.graph(["x^2"])
    _ = bench.draw()
    let picture = bench.calculator.picture(PictureLook(on: .dark))
    #expect(picture.document[viewportOf: GraphDocument.graphName] == bench.viewport)
  }

  @Test func `what costs much begins at home`() throws {
    let bench = Bench(1280, 800, view: .unchosen)
    let sines = (1...400).map { "sin(\($0)x)" }.joined(separator: "+")
    try bench.graph([sines])
    _ = bench.draw()
    #expect(bench.graphed.count == 1)
    #expect(bench.viewport == .standard)
  }

  @Test func `other widths show a period, too`() {
    let bench = bench("sin(x)")
    for size in [Size(width: 1400, height: 800), Size(width: 1100, height: 600)] {
      bench.resize(to: size)
      _ = bench.draw()
      let x = reach(bench).x
      #expect(x.lowerBound < -.pi && x.upperBound > .pi && x.upperBound < 4 * .pi)
    }
  }
}
