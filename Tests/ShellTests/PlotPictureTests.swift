import Controls
import Documents
import Drawing
import Formulas
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Notation
import Operations
import SceneParts
import Shell
import TestSupport
import Testing
import Words

@Suite struct PlotPictureTests {
  private func canvas(
    _ formulas: [String],
    x: ClosedRange<Double>? = nil,
    y: ClosedRange<Double>? = nil,
    fitsY: Bool = false,
    parts: PlotPicture.Parts = [.title, .ground]
  ) throws -> RecordingCanvas {
    let canvas = RecordingCanvas()
    let size = Size(width: 640, height: 480)
    var document = try #require(
      Document(try formulas.map { (try FormulaParser.parse($0), $0) })
    )
    document.graph.show(x: x, y: y, fitsY: fitsY, filling: size)
    picture(of: document, size: size, parts: parts).draw(on: canvas)
    return canvas
  }

  private func picture(
    of document: Document,
    size: Size = Size(width: 640, height: 480),
    parts: PlotPicture.Parts
  ) -> PlotPicture {
    let voice = GraphEnvironment(
      theme: .paper,
      words: Locale(),
      language: CalculatorLanguage(angleUnit: .radians)
    )
    return PlotPicture(document.graph, size: size, parts: parts, voice: voice)
  }

  @Test func `a parameter keeps its letter, and its value is told`() throws {
    var document = try #require(Document([(try FormulaParser.parse("a*x"), "a*x")]))
    document[settingOf: .a].set(value: 1.5)
    let picture = picture(of: document, parts: .title)
    #expect(picture.summary == "y = a·x, a = 1.5")
    let canvas = RecordingCanvas()
    picture.draw(on: canvas)
    let words = canvas.drawnTexts.map(\.text).joined()
    #expect(words.contains("y = a·x") && words.contains("a = 1.5"))
  }

  @Test func `points and numbers are drawn where they are wanted`() throws {
    func circles(_ parts: PlotPicture.Parts) throws -> [String] {
      try canvas(["x^2-4", "x"], x: -10...10, parts: parts).calls.filter { $0.contains("circle") }
    }
    #expect(try circles(.ground).isEmpty)
    // At 32 points to the unit the zeros of the parabola lie 64 points from the middle.
    let dots = try circles([.ground, .points])
    #expect(dots.contains { $0.contains("256,240 r3.5") })
    #expect(dots.contains { $0.contains("384,240 r3.5") })
    #expect(try circles([.ground, .numbers]).count { $0.contains("r10 ") } == 2)
    #expect(try canvas(["x"], parts: .numbers).calls.allSatisfy { !$0.contains("circle") })
  }

  @Test func `without a ground there is no paper, but open points still cover the curve`() throws {
    let paper = try canvas(["sin(x)/x"]).drawnFills
    let clear = try canvas(["floor(x)"], x: -4...4, parts: .title)
    #expect(paper.contains { $0.frame.width == 640 && $0.frame.height == 480 })
    #expect(!clear.drawnFills.contains { $0.frame.width == 640 && $0.frame.height == 480 })
    #expect(clear.calls.contains { $0.contains("circle 400") })
  }

  @Test func `a title names every formula`() throws {
    let words = try canvas(["sin(x)", "x^2"]).drawnTexts.map(\.text).joined()
    #expect(words.contains("y = sin(x)"))
    #expect(words.contains("y = x2"))
  }

  @Test func `without a title nothing but numbers is written`() throws {
    let texts = try canvas(["sin(x)"], parts: .ground).drawnTexts.map(\.text)
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
