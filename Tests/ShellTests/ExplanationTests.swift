import Drawing
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
}
