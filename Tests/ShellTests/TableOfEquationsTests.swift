import CLibrary
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

  /// Breaks and poles far out must not hide what lies behind them: each equation has a y at a place.
  private static let broken: [(left: String, value: @Sendable (Double) -> Double)] = [
    ("1/(y-20)", { 1 / ($0 - 20) }), ("1/(y+70)", { 1 / ($0 + 70) }),
    ("y-100floor(y/100)", { $0 - 100 * ($0 / 100).rounded(.down) }),
    ("mod(y,90)", { $0 - 90 * ($0 / 90).rounded(.down) }),
    ("tan(y/50)", { tan($0 / 50) }), ("1/y+1/(y-300)", { 1 / $0 + 1 / ($0 - 300) }),
    ("y-sign(y-50)*100", { $0 - ($0 > 50 ? 100 : $0 < 50 ? -100 : 0) }),
    ("{y<40: y, y-200}", { $0 < 40 ? $0 : $0 - 200 }),
    ("{y>33: y}", { $0 > 33 ? $0 : .nan }), ("{y<-33: y}", { $0 < -33 ? $0 : .nan }),
    ("y+500/(y-64)", { $0 + 500 / ($0 - 64) }), ("atan(1/(y-77))", { atan(1 / ($0 - 77)) }),
    ("abs(y-500)", { ($0 - 500).magnitude }), ("sqrt(y-900)", { ($0 - 900).squareRoot() }),
    ("ln(abs(y-333))", { log(($0 - 333).magnitude) }),
    ("1/ceil(y/40)", { 1 / ($0 / 40).rounded(.up) }),
    ("gamma(y/20)", { tgamma($0 / 20) }), ("y*(y>250)", { $0 > 250 ? $0 : 0 }),
  ]

  @Test(arguments: broken.indices)
  func `no y is denied behind a break`(index: Int) throws {
    let (left, value) = Self.broken[index]
    for place in [
      -4321.5, -612.25, -130.5, -41.75, -17.5, 17.5, 39.5, 57.25, 130.5, 512.75, 4321.5,
    ] {
      let x = value(place)
      guard x.isFinite else { continue }
      let found = try section("\(left)=x", at: x)
      let isFound = found.places.contains {
        ($0.midpoint - place).magnitude < 1e-6 * place.magnitude
      }
      #expect(!found.isComplete || !found.isWhole || isFound, "\(place): \(found)")
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
