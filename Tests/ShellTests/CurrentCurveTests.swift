import Controls
import Documents
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Input
import SDLPlatform
import Shell
import TestSupport
import Testing

/// One curve is the current one everywhere; what is said of it does not change by being asked for.
extension RealFontTests {
  @Suite struct CurrentCurveTests {
    private func bench(
      _ formulas: [String],
      _ width: Double = 1280,
      _ height: Double = 800
    ) throws
      -> Bench
    {
      let bench = Bench(width, height, fonts: try FontLibrary())
      try bench.graph(formulas)
      return bench
    }

    private func finger(_ bench: Bench, _ phase: FingerEvent.Phase, _ place: Point) {
      bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
    }

    @Test func `tracing a curve chooses it, and an analysis is of the one chosen`() throws {
      let bench = try bench(["x^2", "2x", "x-9"])
      #expect(bench.state.document.functions.selection == 2)
      bench.tap(bench.place(ofX: 1, y: 1))
      #expect(bench.state.exploration?.trace?.curve == 0)
      #expect(bench.state.document.functions.selection == 0)
      bench.key(.down)
      #expect(bench.state.document.functions.selection == 1)
    }

    @Test func `a sheet that is opened keeps the range of x, and closed the view`() throws {
      let bench = try bench(["x^2-3"], 390, 844)
      bench.tap(bench.place(ofX: 1, y: -2))
      let view = bench.viewport
      bench.type("s")
      _ = bench.draw()
      #expect(bench.viewport.centerX == view.centerX)
      #expect(bench.viewport.pointsPerUnitX == view.pointsPerUnitX)
      bench.type("s")
      bench.clock += 2
      _ = bench.calculator.advance(to: bench.clock)
      #expect(bench.viewport == view)
    }

    @Test func `what a row of a sheet shows far away is left when the sheet is closed`() throws {
      let bench = try bench(["x^2"], 390, 844)
      let view = bench.viewport
      bench.key(.character("t"), .command)
      let picture = bench.draw()
      bench.tap(picture.canvas.drawnTexts.first { $0.text == "16" }?.box.center)
      #expect(bench.state.exploration?.trace != nil)
      bench.key(.character("t"), .command)
      bench.clock += 2
      _ = bench.calculator.advance(to: bench.clock)
      #expect(bench.viewport == view)
    }

    @Test func `no feature is named where a function certainly has no value`() throws {
      let bench = try bench(["sin(arcsin(x))"])
      bench.type("tx")
      bench.type("1.6577")
      bench.key(.enter)
      let words = bench.draw().graphWords
      #expect(words.contains("no value here") && !words.contains("inflection"), "\(words)")
    }

    @Test func `the card of a crossing says with which curve`() throws {
      let bench = try bench(["x^2", "2x"])
      bench.tap(bench.place(ofX: 2, y: 4))
      #expect(bench.draw().graphWords.contains("intersection with curve"))
    }

    @Test func `the mouse over a crossing tells its numbers`() throws {
      let bench = try bench(["x^2", "x+2"])
      bench.type("s")
      bench.type("s")
      let place = bench.place(ofX: 2, y: 4)
      bench.send(
        .pointer(PointerEvent(.moved, at: place + Vector(dx: 5, dy: 3), time: bench.clock))
      )
      #expect(bench.draw().graphWords.contains("(2, 4)"))
    }

    @Test(arguments: [("sin(x)", "(π/2, 1)"), ("x^3-3x", "(−1, 2)")])
    func `what is proven to be a whole number is written without zeros`(
      formula: String,
      maximum: String
    ) throws {
      let bench = try bench([formula])
      bench.type("s")
      let words = bench.draw().graphWords
      #expect(words.contains(maximum) || words.contains("(≈\u{A0}1.571, 1)"), "\(words)")
      #expect(!words.contains("1.0000") && !words.contains("2.0000"), "\(words)")
    }

    @Test func `the finger that opened the menu of a place moves it no more`() throws {
      let bench = try bench(["x^2"], 390, 844)
      let start = bench.place(ofX: -1, y: -2)
      finger(bench, .began, start)
      bench.clock += 1
      _ = bench.calculator.advance(to: bench.clock)
      let before = bench.draw().graphWords
      #expect(before.contains("Copy ("))
      let view = bench.viewport
      finger(bench, .moved, start + Vector(dx: 90, dy: 40))
      finger(bench, .ended, start + Vector(dx: 90, dy: 40))
      #expect(bench.viewport == view)
      #expect(bench.draw().graphWords == before)
    }

    @Test func `a number pad goes with the table that it types into`() throws {
      let bench = try bench(["x^2"], 390, 844)
      bench.key(.character("t"), .command)
      bench.tap(bench.draw().place(of: "Step"))
      _ = bench.draw()
      #expect(bench.calculator.layers.contains { $0.layer == .graph(.pad) })
      bench.tap(bench.tree.all.first { $0.name == "close" && !$0.frame.isEmpty }?.frame.center)
      _ = bench.draw()
      #expect(bench.state.exploration?.showsTable != true)
      #expect(!bench.calculator.layers.contains { $0.layer == .graph(.pad) })
    }

    @Test func `a slider's number is typed, and only its track moves it`() throws {
      let bench = try bench(["a*x"], 390, 844)
      let slider = try #require(bench.tree.all.first { $0.name == "a" && $0.frame.width > 100 })
      let number = Point(x: slider.frame.x + 30, y: slider.frame.midY)
      bench.tap(number)
      #expect(bench.document.graph[settingOf: "a"].value == 1)
      _ = bench.draw()
      #expect(bench.calculator.layers.contains { $0.layer == .graph(.pad) })
      for name in ["minus", "2", "equals"] {
        bench.tap(bench.tree.all.first { $0.name == name && $0.frame.width == 52 }?.frame.center)
      }
      #expect(bench.document.graph[settingOf: "a"].value == -2)
      _ = bench.draw()
      #expect(!bench.calculator.layers.contains { $0.layer == .graph(.pad) })
      bench.tap(Point(x: slider.frame.maxX - 30, y: slider.frame.midY))
      #expect(bench.document.graph[settingOf: "a"].value > 4)
    }
  }
}
