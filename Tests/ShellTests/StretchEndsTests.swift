import Input
import Controls
import Documents
import Drawing
import GraphModel
import GraphTools
import SDLPlatform
import TestSupport
import Testing

extension RealFontTests {
  /// What is said of a stretch names the ends that are measured.
  @Suite struct StretchEndsTests {
    /// A number with all of its digits.
    private func written(_ x: Double) -> String {
      let text = "\(x)".replacing("-", with: "−")
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7])
    func `wherever a handle is dragged, the heading names the ends that are measured`(
      seed: UInt64
    ) throws {
      var random = SeededGenerator(seed: seed)
      let bench = Bench(1280, 800, fonts: try FontLibrary())
      try bench.graph(["x^2-4"])
      bench.type("s")
      bench.tap(bench.draw().place(of: "Select an interval"))
      for name in ["start of the interval", "end of the interval", "end of the interval"] {
        let handle = try #require(bench.tree.all.first { $0.name == name }).frame.center
        let way = Vector(dx: Double.random(in: -300...120, using: &random), dy: 0)
        bench.drag([handle, handle + way * 0.5, handle + way])
        let ends = try #require(bench.state.exploration?.statistics)
        let (lower, upper) = try (#require(ends.lower), #require(ends.upper))
        let words = bench.draw().graphWords
        let heading = "Analysis, \(written(lower)) to \(written(upper))"
        #expect(words.contains(heading), "\(heading): \(words)")
      }
    }
  }
}
