import Controls
import Documents
import Drawing
import GraphModel
import Input
import SDLPlatform
import SceneParts
import Shell
import TestSupport
import Testing

extension RealFontTests {
  /// Tangent, normal and secant at the trace.
  @Suite struct TangentTests {
    private func bench(_ formula: String, at x: Double) throws -> Bench {
      let start = Bench(1280, 800, fonts: try FontLibrary())
      try start.graph([formula])
      var state = start.state
      state.exploration = Exploration()
      state.exploration?.trace = Exploration.Trace(curve: 0, x: x)
      let bench = Bench(1280, 800, state: state, fonts: try FontLibrary())
      bench.key(.function(6))
      bench.type("d")
      return bench
    }

    /// The longest line drawn from one end of the plane to the other.
    private func line(_ bench: Bench) -> (from: Point, to: Point)? {
      let picture = bench.draw()
      guard let plot = picture.plot else { return nil }
      return picture.canvas.drawnPaths.compactMap { stroke -> (from: Point, to: Point)? in
        guard stroke.points.count == 2, let from = stroke.points.first, let to = stroke.points.last,
          from.x == plot.x, to.x == plot.maxX, stroke.color == picture.theme.pen(0)
        else { return nil }
        return (from, to)
      }
      .first
    }

    @Test(arguments: [
      ("x^2", 1.0, "y = 2x − 1"), ("x^2", 0, "y = 0"), ("x^3-x", -1, "y = 2x + 2"),
      ("3-x", 2, "y = −x + 3"), ("x^2/2", 1, "y = x − 0.5"), ("2x", 1, "y = 2x"),
    ])
    func `its equation is told`(formula: String, x: Double, equation: String) throws {
      let bench = try bench(formula, at: x)
      let words = bench.draw().graphWords
      #expect(words.contains("tangent") && words.contains(equation), "\(words)")
      #expect(line(bench) != nil)
    }

    /// The slope is 2.6 exactly, the rest is so only as far as it is proven.
    @Test func `its numbers are told in one manner`() throws {
      let words = try bench("x^2-4", at: 1.3).draw().graphWords
      #expect(words.contains("y = 2.600x − 5.6900"), "\(words)")
      #expect(!words.contains("2.6x"))
    }

    @Test(arguments: [("x^2", 1.0, "y = 2x − 1"), ("x^3-x", -1, "y = 2x + 2")])
    func `a phone tells it, too`(formula: String, x: Double, equation: String) throws {
      let start = Bench(390, 844, fonts: try FontLibrary())
      try start.graph([formula])
      start.tap(start.place(ofX: x, y: formula == "x^2" ? 1 : 0))
      start.type("d")
      let words = start.draw().graphWords
      #expect(words.contains("tangent") && words.contains(equation), "\(words)")
    }

    @Test(arguments: [
      ("|x|", 0.0), ("floor(x)", 1), ("√x", 0), ("1/x", 0), ("√(x-5)", 0), ("max(x,x^2)", 1),
      ("max(2,x)", 2), ("max(x,-x)", 0), ("min(x,-2x)", 0), ("|sin(x)|", .pi), ("{x<0:-x,2x}", 0),
      ("{x<0:x,-2x}", 0), ("x*sign(x)", 0), ("hypot(x,0)", 0),
    ])
    func `where there is none, none is drawn or told`(formula: String, x: Double) throws {
      let bench = try bench(formula, at: x)
      let words = bench.draw().graphWords
      #expect(!words.contains("tangent"))
      #expect(!words.contains("slope") || words.contains("slope–"), "\(words)")
      #expect(line(bench) == nil)
    }

    @Test(arguments: [
      ("x^2", 1.0, "y = −0.5x + 1.5"), ("x^2", 0, "x = 0"), ("2x", 1, "y = −0.5x + 2.5"),
      ("3", -1.5, "x = −1.5"), ("x^3-x", 1, "y = −0.5x + 0.5"),
    ])
    func `the normal's equation is told`(formula: String, x: Double, equation: String) throws {
      let bench = try bench(formula, at: x)
      bench.type("d")
      let words = bench.draw().graphWords
      #expect(words.contains("normal") && words.contains(equation), "\(words)")
      #expect(!words.contains("tangent"))
    }

    @Test func `a normal is at a right angle to its tangent`() throws {
      var generator = SeededGenerator(seed: 43)
      for _ in 0..<12 {
        let x = (Double.random(in: -3...3, using: &generator) * 64).rounded() / 64
        let bench = try bench("sin(x)+x^2/8", at: x)
        let tangent = try #require(line(bench))
        bench.type("d")
        let picture = bench.draw()
        let plot = try #require(picture.plot)
        let normal = try #require(
          picture.canvas.drawnPaths.first {
            $0.points.count == 2 && $0.color == picture.theme.pen(0)
              && $0.points.allSatisfy { point in
                [plot.x, plot.maxX].contains(point.x) || [plot.y, plot.maxY].contains(point.y)
              }
          }
        )
        let (a, b) = (tangent.to - tangent.from, normal.points[1] - normal.points[0])
        #expect(abs(a.dx * b.dx + a.dy * b.dy) < 0.004 * a.length * b.length)
      }
    }

    @Test func `a secant is held where it began and follows the dot`() throws {
      let bench = try bench("x^2", at: 1)
      bench.type("dd")
      #expect(bench.draw().graphWords.contains("from here"))
      #expect(line(bench) == nil)
      bench.type("x3")
      bench.key(.enter)
      #expect(bench.draw().graphWords.contains("y = 4x − 3"), "\(bench.draw().graphWords)")
      let drawn = try #require(line(bench))
      #expect(abs(drawn.from.y - bench.place(ofX: 0, y: 4 * bench.x(at: drawn.from) - 3).y) < 0.6)
      bench.type("x-1")
      bench.key(.enter)
      #expect(bench.draw().graphWords.contains("y = 1"))
      let again = Bench(1280, 800, state: bench.state, fonts: try FontLibrary())
      #expect(again.draw().graphWords.contains("secant"))
      bench.type("d")
      #expect(!bench.draw().graphWords.contains("secant"))
      #expect(bench.state.exploration?.line == nil)
    }

    @Test func `the menu of a place has the next of them`() throws {
      let bench = try bench("x^2", at: 1)
      bench.type("ddd")
      for (row, word) in [
        ("Tangent here", "tangent"), ("Normal here", "normal"), ("Secant from here", "secant"),
      ] {
        bench.key(.menu)
        bench.click(bench.draw().place(of: row))
        #expect(bench.draw().graphWords.contains(word))
      }
      bench.key(.menu)
      bench.click(bench.draw().place(of: "Hide secant"))
      #expect(!bench.draw().graphWords.contains("secant"))
      #expect(bench.state.exploration?.trace != nil)
    }

    /// It lies where secants through near points of the curve come to.
    @Test func `random places agree with chords`() throws {
      var generator = SeededGenerator(seed: 41)
      for _ in 0..<12 {
        let x = (Double.random(in: -3...3, using: &generator) * 64).rounded() / 64
        let bench = try bench("sin(x)+x^2/8", at: x)
        let tangent = try #require(line(bench))
        let step = 1e-5
        func value(_ x: Double) -> Double { Self.sine(x) + x * x / 8 }
        let slope = (value(x + step) - value(x - step)) / (2 * step)
        for end in [tangent.from, tangent.to] {
          let wanted = bench.place(ofX: 0, y: value(x) + slope * (bench.x(at: end) - x)).y
          #expect(abs(end.y - wanted) < 0.6)
        }
      }
    }

    private static func sine(_ x: Double) -> Double {
      var (term, sum) = (x, x)
      for k in stride(from: 2.0, to: 40, by: 2) {
        term *= -x * x / (k * (k + 1))
        sum += term
      }
      return sum
    }

    @Test func `it follows the dot, comes back after a restart and goes with the trace`() throws {
      let bench = try bench("x^2", at: 1)
      let first = line(bench)
      bench.key(.right, .shift)
      let second = line(bench)
      #expect(first?.to != second?.to)
      let again = Bench(1280, 800, state: bench.state, fonts: try FontLibrary())
      #expect(line(again)?.to == second?.to)
      again.key(.function(6))
      again.type("t")
      again.type("t")
      #expect(line(again) == nil)
    }
  }
}
