import Documents
import Drawing
import GraphScene
import GraphModel
import Input
import TestSupport
import Testing

/// The trace along figures: with fingers, keys and a controller.
@Suite struct FigureTraceTests {
  private func bench(_ texts: String..., size: (Double, Double) = (1024, 768)) throws -> Bench {
    let bench = Bench(size.0, size.1)
    try bench.graph(texts)
    _ = bench.draw()
    return bench
  }

  private func trace(_ bench: Bench) -> Exploration.Trace? { bench.state.exploration?.trace }
  private func words(_ bench: Bench) -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  @Test func `a tap on a border traces it, one beside it ends the trace`() throws {
    let bench = try bench("x^2+y^2=9")
    bench.tap(bench.place(ofX: 1.8, y: 2.4) + Vector(dx: 4, dy: 6))
    let found = try #require(trace(bench))
    let y = try #require(found.y)
    #expect(abs(found.x * found.x + y * y - 9) < 1e-9)
    #expect(abs(found.x - 1.8) < 0.3)
    bench.tap(bench.place(ofX: 0.4, y: 0.7))
    #expect(trace(bench) == nil)
  }

  @Test func `a tap on a special point snaps to it and says that it is proven`() throws {
    let bench = try bench("x^2+y^2=9", "y=x")
    let place = 4.5.squareRoot()
    bench.tap(bench.place(ofX: place, y: place) + Vector(dx: 5, dy: 2))
    let found = try #require(trace(bench))
    #expect(abs(found.x - place) < 1e-9)
    #expect(abs((found.y ?? 0) - place) < 1e-9)
    let shown = words(bench)
    #expect(shown.contains { $0.contains("intersection") })
    #expect(shown.contains { $0.contains("exactly one") || $0.contains("matches") })
  }

  @Test func `the arrows follow the line all round`() throws {
    let bench = try bench("x^2+y^2=9")
    bench.tap(bench.place(ofX: -1.8, y: 2.4))
    var quadrants = Set<Int>()
    for _ in 0..<600 {
      bench.key(.right, .shift)
      let place = try #require(trace(bench))
      let y = try #require(place.y)
      #expect(abs(place.x * place.x + y * y - 9) < 1e-6)
      quadrants.insert((place.x > 0 ? 1 : 0) + (y > 0 ? 2 : 0))
    }
    #expect(quadrants.count == 4)
  }

  @Test func `there and back along the line is the same place`() throws {
    let bench = try bench("x^2+4y^2=9")
    bench.tap(bench.place(ofX: 1, y: 2.0.squareRoot()))
    let start = try #require(trace(bench))
    for _ in 0..<8 { bench.key(.right) }
    let far = try #require(trace(bench))
    #expect(far.x > start.x)
    for _ in 0..<8 { bench.key(.left) }
    let back = try #require(trace(bench))
    // Within the stride of a held key.
    #expect(abs(back.x - start.x) < abs(far.x - start.x))
  }

  @Test func `T starts on a figure, N goes from one special point to the next`() throws {
    let bench = try bench("x^2+y^2=9")
    bench.type("t")
    #expect(trace(bench)?.y != nil)
    var met = Set<String>()
    for _ in 0..<4 {
      bench.type("n")
      let place = try #require(trace(bench))
      met.insert("\(Int(place.x.rounded())),\(Int((place.y ?? 9).rounded()))")
    }
    #expect(met == ["3,0", "-3,0", "0,3", "0,-3"])
    #expect(words(bench).contains { $0.contains("tangent") })
  }

  @Test func `a moving point is traced by t, which is shown`() throws {
    let bench = try bench("(3cos(t), 2sin(t))")
    bench.type("t")
    let start = try #require(trace(bench)?.t)
    bench.key(.right)
    bench.key(.right)
    let later = try #require(trace(bench)?.t)
    #expect(later > start)
    bench.key(.left, .shift)
    #expect(try #require(trace(bench)?.t) < later)
    #expect(words(bench).contains("t"))
  }

  @Test(
    arguments: [
      "r=1", "(cos(t), sin(t))", "(2cos(t), 3sin(t))", "r=|cos(θ)|", "(t, |t-1|) {0≤t≤2}",
      "(t|t|, t^2) {-1≤t≤1}", "x^2+y^2=1", "y-|x|=1", "x^2=y^2",
    ]
  ) func `no slope is told where a line is upright or has a corner`(text: String) throws {
    let bench = try bench(text)
    bench.type("t")
    for _ in 0..<8 {
      bench.type("n")
      let shown = words(bench)
      guard let index = shown.firstIndex(of: "slope") else { continue }
      let slope = shown[index + 1]
      let isUpright = shown.contains { $0.contains("vertical") || $0.contains("crossing") }
      #expect(!isUpright || slope == "–", "\(shown)")
      #expect(!slope.contains("·10"), "\(shown)")
    }
  }

  @Test func `a polar curve is told by its angle`() throws {
    let bench = try bench("r=1+cos(θ)")
    bench.type("t")
    #expect(trace(bench)?.t != nil)
    #expect(words(bench).contains("θ"))
  }

  @Test func `up and down go from a function to a figure and back`() throws {
    let bench = try bench("x/2", "x^2+y^2=9")
    bench.tap(bench.place(ofX: 1, y: 0.5))
    #expect(trace(bench)?.y == nil)
    bench.key(.down)
    #expect(trace(bench)?.y != nil)
    bench.key(.up)
    #expect(trace(bench).map { $0.y == nil } == true)
  }

  @Test func `the end of a line stops the trace`() throws {
    let bench = try bench("x=1 {y>0}")
    bench.tap(bench.place(ofX: 1, y: 0.3))
    for _ in 0..<60 { bench.key(.left, .shift) }
    for _ in 0..<60 { bench.key(.right, .shift) }
    for _ in 0..<90 {
      bench.key(.left, .shift)
      #expect((trace(bench)?.y ?? -1) > -0.02)
    }
  }

  @Test func `the border of a strict area is no part of it`() throws {
    let bench = try bench("x^2+y^2<9")
    bench.tap(bench.place(ofX: 1.8, y: 2.4))
    #expect(words(bench).contains { $0.contains("not included") })
  }

  @Test func `a controller traces, follows and snaps`() throws {
    let bench = try bench("x^2+y^2=9")
    bench.press(.a)
    #expect(trace(bench)?.y != nil)
    let start = trace(bench)
    bench.press(.dpadRight)
    bench.press(.dpadRight)
    #expect(trace(bench) != start)
    bench.press(.rightShoulder)
    let place = try #require(trace(bench))
    #expect(abs(abs(place.x) - 3) < 1e-9 || abs(place.x) < 1e-9)
  }

  @Test func `a finger drags the dot along the line`() throws {
    let bench = try bench("x^2+y^2=9")
    bench.tap(bench.place(ofX: 1.8, y: 2.4))
    bench.drag([
      bench.place(ofX: 1.8, y: 2.4), bench.place(ofX: 2.2, y: 2.1), bench.place(ofX: 2.9, y: 0.9),
    ])
    let place = try #require(trace(bench))
    let y = try #require(place.y)
    #expect(abs(place.x * place.x + y * y - 9) < 1e-6)
    #expect(place.x > 2.4)
  }

  @Test func `a restart keeps the trace on its figure`() throws {
    let bench = try bench("x^2+y^2=9")
    bench.tap(bench.place(ofX: 1.8, y: -2.4))
    let later = Bench(1024, 768, state: bench.state)
    _ = later.draw()
    #expect(trace(later) == trace(bench))
    #expect(trace(later)?.y != nil)
  }

  @Test(arguments: ["x^2+y^2=-1", "x^2+y^2>=0", "tan(tan(x*y))=tan(y)", "x^y^x=y^x^y"])
  func `figures without a line, and hostile ones, can be asked`(text: String) throws {
    let bench = try bench(text, size: (480, 360))
    bench.type("t")
    bench.key(.right)
    bench.type("n")
    bench.key(.escape)
    #expect(!bench.draw().canvas.calls.isEmpty)
  }
}
