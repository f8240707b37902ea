import Documents
import Drawing
import GraphKit
import GraphModel
import TestSupport
import Testing

/// Curves above or below the view.
@Suite struct AwayTests {
  private func bench(_ formulas: String...) throws -> Bench {
    let bench = Bench(1280, 800)
    try bench.graph(formulas)
    return bench
  }

  private func says(_ bench: Bench, _ text: String) -> Bool {
    bench.draw().graphWords.contains(text)
  }

  @Test func `a curve out of view says where it is, and a press goes there`() throws {
    for (formula, text) in [("1000", "The curve is above"), ("sin(x)-90", "The curve is below")] {
      let bench = try bench(formula)
      #expect(says(bench, text))
      let scale = bench.viewport.pointsPerUnitY
      bench.click(bench.draw().place(of: text))
      #expect(!says(bench, "The curve is"))
      #expect(bench.viewport.pointsPerUnitY == scale)
      let half = bench.plot.height / 2 / scale
      let value = try #require(bench.document.functions.functions.first?.function.y(at: 0))
      #expect(abs(bench.viewport.centerY - value) < half)
    }
  }

  /// Each has a value in view, between places that a look at some of them meets, or comes near it.
  @Test(
    arguments: [
      "sin(x)", "100-200*exp(-1000*(x-0.123)^2)", "tan(x)", "1/x", "50*sign(x-0.3)", "x^2",
      "1/(x-0.3)^2+20-x^2", "sqrt(x-100)",
    ]
  )
  func `nothing is said of a curve that may be in view`(formula: String) throws {
    #expect(!says(try bench(formula), "The curve is"))
  }

  @Test func `several curves are told by their numbers`() throws {
    let bench = try bench("x^2+50", "-30", "sin(x)", "e^x+70")
    #expect(says(bench, "are above") && says(bench, "is below"))
    bench.click(bench.draw().place(of: "are above"))
    let half = bench.plot.height / 2 / bench.viewport.pointsPerUnitY
    #expect(abs(bench.viewport.centerY - 50) < half)
  }

  @Test func `what is said is true of every place of random lines`() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<60 {
      let slope = Int.random(in: -6...6, using: &generator)
      let shift = Int.random(in: -40...40, using: &generator)
      let bench = try bench("\(slope)*x+\(shift)")
      let view = bench.viewport
      let (width, height) = (
        bench.plot.width / 2 / view.pointsPerUnitX, bench.plot.height / 2 / view.pointsPerUnitY
      )
      let ends = [-width, width].map { Double(slope) * $0 + Double(shift) }
      #expect(says(bench, "is above") == ends.allSatisfy { $0 > height })
      #expect(says(bench, "is below") == ends.allSatisfy { $0 < -height })
    }
  }
}
