import Documents
import Drawing
import GraphModel
import TestSupport
import Testing

/// What a tap beside a curve is told of it.
@Suite struct ExplanationTests {
  private func told(_ formula: String, at place: (x: Double, y: Double)) throws -> [String] {
    let bench = Bench(1280, 800)
    try bench.graph([formula])
    let before = Set(bench.draw().canvas.drawnTexts.map(\.text))
    bench.click(bench.place(ofX: place.x, y: place.y))
    return bench.draw().canvas.drawnTexts.map(\.text).filter { !before.contains($0) }
  }

  @Test(arguments: [
    ("sin(1/x)", (0.0, -3.0)), ("√(x)", (-2, 2)), ("floor(x)", (1, -3)),
  ])
  func `far from ink nothing is said`(formula: String, place: (x: Double, y: Double)) throws {
    let words = try told(formula, at: place)
    #expect(words == [])
  }

  @Test(arguments: ["sin(1/x)", "2sin(1/x)+x"])
  func `beside the place where it turns infinitely often that is said`(formula: String) throws {
    let height = formula.hasPrefix("2") ? 2.3 : 1.3
    let words = try told(formula, at: (0, height))
    #expect(words == ["infinitely many oscillations at x = 0"])
  }

  @Test func `a pole on the edge of a column is told beside its curve`() throws {
    // 0 is on an edge: half of 1/x is left of it.
    let words = try told("1/x", at: (0, -5.3))
    #expect(words == ["pole between −0.002 and 0.002"])
  }

  @Test(arguments: ["1/x", "tan(x+π/2)"])
  func `a click far from ink in the column of a pole traces nothing`(formula: String) throws {
    let bench = Bench(1280, 800)
    try bench.graph([formula])
    bench.click(bench.place(ofX: 0, y: 0.3))
    #expect(bench.state.exploration?.trace == nil)
  }
}
