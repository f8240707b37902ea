import Controls
import Documents
import Drawing
import TestSupport
import Testing

/// The legend of what is possible stands only where such ink is seen.
@Suite struct LegendTests {
  private func bench(_ formulas: String...) throws -> Bench {
    let bench = Bench(900, 700, state: SavedState(), view: .unchosen)
    try bench.graph(formulas)
    return bench
  }

  private func says(_ picture: Picture) -> Bool {
    picture.canvas.drawnTexts.contains { $0.text.hasPrefix("lighter") }
  }

  @Test(arguments: ["sin(x)/x", "x^2", "1/x", "tan(x)", "x^x"])
  func `ink under a mark or under a stroke has none`(formula: String) throws {
    #expect(try !says(bench(formula).draw()))
  }

  @Test func `each colour that is seen lighter has its sample`() throws {
    // Where the base is 0 the exponent is below 0.
    let picture = try bench("(x+1)^x", "2+(x+1)^x").draw()
    #expect(says(picture))
    let theme = picture.theme
    let samples = picture.canvas.drawnBoxes.filter {
      $0.frame.width == 16 && $0.frame.height == 12 && $0.radius == 3
    }
    let colors = [0, 1].map {
      theme.surface.mixed(with: theme.pen($0), share: theme.graph.possibleOpacity)
    }
    #expect(samples.map(\.color) == colors)
  }
}
