import Controls
import Documents
import Drawing
import GraphKit
import GraphScene
import Notation
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct PlotPictureTests {
  private func canvas(
    _ formulas: [String],
    x: ClosedRange<Double>? = nil,
    y: ClosedRange<Double>? = nil,
    fitsY: Bool = false,
    title: Bool = true
  ) throws -> RecordingCanvas {
    let canvas = RecordingCanvas()
    let size = Size(width: 640, height: 480)
    var document = try #require(
      Document(try formulas.map { (try FormulaParser.parse($0), $0) })
    )
    document.graph.show(x: x, y: y, fitsY: fitsY, filling: size)
    let picture = PlotPicture(document.graph, size: size, theme: .paper, showsTitle: title)
    picture.draw(on: canvas)
    return canvas
  }

  @Test func `a title names every formula`() throws {
    let words = try canvas(["sin(x)", "x^2"]).drawnTexts.map(\.text).joined()
    #expect(words.contains("y = sin(x)"))
    #expect(words.contains("y = x²") || words.contains("y = x^2"))
  }

  @Test func `without a title nothing but numbers is written`() throws {
    let texts = try canvas(["sin(x)"], title: false).drawnTexts.map(\.text)
    #expect(!texts.joined().contains("sin"))
    #expect(!texts.isEmpty)
  }

  @Test func `without a formula there are the axes alone`() throws {
    let empty = try canvas([])
    #expect(!empty.drawnTexts.isEmpty)
    #expect(empty.drawnBoxes.isEmpty)
    #expect(!empty.calls.contains { $0.contains("path w2.5") })
  }

  @Test func `the numbers lie in the ranges asked for`() throws {
    let texts = try canvas([], x: 100...200, y: -3...3).drawnTexts.map(\.text)
    #expect(texts.contains("120") || texts.contains("125"))
    #expect(!texts.contains("0.5"))
  }

  @Test func `fitting gives the curve the height of the picture`() throws {
    let wide = try canvas(["1000*sin(x)"], x: -4...4, fitsY: true)
    #expect(wide.drawnTexts.contains { $0.text == "500" || $0.text == "800" })
  }

  @Test(arguments: ["1000*sin(x)", "x"])
  func `every text lies inside the picture`(formula: String) throws {
    let picture = try canvas([formula, formula + "+1", formula + "*x"])
    #expect(picture.drawnTexts.someAndAllSatisfy { $0.isWhole })
    let frame = Rect(x: 0, y: 0, width: 640, height: 480)
    #expect(picture.drawnTexts.someAndAllSatisfy { frame.contains($0.box) })
  }
}
