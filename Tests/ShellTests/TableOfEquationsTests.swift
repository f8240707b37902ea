import Documents
import Drawing
import GraphKit
import GraphTools
import GraphModel
import Input
import Intervals
import SceneHost
import Testing

/// The y of equations over single x.
struct TableOfEquationsTests {
  private func section(
    _ text: String,
    at x: Double,
    over y: ClosedRange<Double> = -100...100
  ) throws -> FigureSection {
    let function = try GraphFunction(reading: text)
    let figure = try #require(function.base as? any SectionedFigure)
    #expect(figure.hasSections)
    return figure.section(at: x, over: Interval(y)) { true }
  }

  /// Circles: all y are known without any search.
  @Test(
    arguments: [(3, [-4, 4]), (5, [0]), (-5, [0]), (5.5, []), (-1.4, [-4.8, 4.8])]
      as [(Double, [Double])]
  )
  func `a circle has two y, one or none`(x: Double, truth: [Double]) throws {
    let found = try section("x^2+y^2=25", at: x)
    #expect(found.isComplete)
    #expect(found.places.count == truth.count)
    for (place, y) in zip(found.places, truth) {
      #expect(place.width < 1e-12 && (place.midpoint - y).magnitude < 1e-12)
    }
  }

  /// A cubic made of its roots, at many x.
  @Test func `every branch is found, and no other`() throws {
    for step in 0..<40 {
      let x = Double(step) / 8 - 2
      let found = try section("(y-x)(y-2x-1)(y+x^2)=0", at: x)
      let truth = Set([x, 2 * x + 1, -x * x]).sorted()
      #expect(found.places.count <= truth.count)
      #expect(!found.isComplete || found.places.count == truth.count, "\(x): \(found)")
      for y in truth where found.isComplete {
        #expect(found.places.contains { ($0.midpoint - y).magnitude < 1e-9 }, "\(x): \(y)")
      }
    }
  }

  /// Where the search goes without a view: the y beyond a small one are known, and that there is no
  /// other.
  @Test(arguments: [
    ("x^2+y^2=9", -2, 2), ("x^2+y^2=9", 4, 0), ("x^2+y^2-4x-6y=12", 2, 2), ("x=y^2", 1e6, 2),
    ("(y-x)(y-2x-1)(y+x^2)=0", 3, 3), ("sqrt(y)=x", 2, 1), ("sqrt(y)=x", -1, 0),
    ("x=sin(y)+2", 0, 0),
  ])
  func `the y of an equation do not depend on the view`(text: String, x: Double, count: Int) throws
  {
    let found = try section(text, at: x, over: 0...1)
    #expect(found.isWhole && found.isComplete && found.places.count == count, "\(found)")
  }

  @Test func `what is known of the view alone says so`() throws {
    let found = try section("x=sin(y)", at: 0, over: -1...1)
    #expect(found.isComplete && !found.isWhole)
  }

  @Test func `a table of a circle stays when the view leaves the circle`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x^2+y^2=9"])
    bench.key(.function(6))
    bench.key(.character("t"), .command)
    func cells() -> Substring { bench.draw().graphWords.split(separator: "Own x").last ?? "" }
    let before = cells()
    #expect(before.contains("4none") && before.contains("−2.23607, 2.23607"))
    let place = Point(x: bench.plot.x + 80, y: bench.plot.midY)
    for _ in 0..<3 { bench.drag([place, place + Vector(dx: 0, dy: -300)]) }
    #expect(bench.viewport.centerY < -9)
    #expect(cells() == before)
  }

  @Test func `what is cut off by the stretch is not told`() throws {
    let found = try section("x=sin(y)", at: 0, over: -1...7)
    #expect(found.isComplete && found.places.count == 3)
    #expect(found.places.map(\.midpoint).elementsEqual([0, .pi, 2 * .pi]) { abs($0 - $1) < 1e-12 })
  }

  @Test(arguments: ["x^2+y^2<25", "x^2+y^2=25 and y>0", "(cos(t), sin(t))"])
  func `areas and moving points have no table`(text: String) throws {
    let function = try GraphFunction(reading: text)
    #expect((function.base as? any SectionedFigure)?.hasSections != true)
  }

  @Test func `the table tells them, and a spreadsheet gets them`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x^2+y^2=4", "x"])
    bench.key(.function(6))
    bench.key(.character("t"), .command)
    bench.click(bench.draw().place(of: "Own "))
    for number in ["0", "2", "3"] {
      bench.click(bench.draw().place(of: "Add "))
      bench.type(number)
      bench.key(.enter)
    }
    let words = bench.draw().graphWords
    #expect(words.contains("−2, 2") && words.contains("none"))
    #expect(!words.contains("none in view"))
    let copied = bench.key(.character("c"), .command).compactMap { request -> String? in
      if case .copy(let text) = request { text } else { nil }
    }
    #expect(copied == ["x\tx^2+y^2=4\ty = x\n0\t-2 2\t0\n2\t0\t2\n3\t\t3\n"])
  }

  @Test func `a copy does not wait for what nobody has looked at`() throws {
    let function = try GraphFunction(reading: "x^2+y^2=25")
    let sections = FigureSections()
    // Nobody works in the background.
    sections.work(in: Background { _ in })
    let stretch = Interval(-8, 8)
    #expect(sections.section(of: function, at: 3, over: stretch) == nil)
    sections.find(function, at: [3, 4, 6], over: stretch)
    #expect(sections.section(of: function, at: 3, over: stretch)?.places.count == 2)
    #expect(sections.section(of: function, at: 6, over: stretch)?.isComplete == true)
  }
}
