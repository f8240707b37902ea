import Controls
import Documents
import Drawing
import Graphs
import Input
import SDLPlatform
import SceneParts
import Shell
import TestSupport
import Testing

extension RealFontTests {
  /// The tangent at the trace.
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

    @Test(arguments: [("|x|", 0.0), ("floor(x)", 1), ("√x", 0), ("1/x", 0), ("√(x-5)", 0)])
    func `where there is none, none is drawn`(formula: String, x: Double) throws {
      let bench = try bench(formula, at: x)
      #expect(!bench.draw().graphWords.contains("tangent"))
      #expect(line(bench) == nil)
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
