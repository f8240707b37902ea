import Controls
import Documents
import Drawing
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct PresentationTests {
  private func bench(
    _ width: Double = 1920,
    _ height: Double = 1080,
    _ formulas: [String] = []
  ) throws
    -> Bench
  {
    let bench = Bench(width, height)
    try bench.calculator.show(formulas: formulas.isEmpty ? ["sin(x)*x"] : formulas)
    return bench
  }

  private func canvas(_ bench: Bench) -> RecordingCanvas {
    _ = bench.calculator.advance(to: bench.clock + 0.4)
    let canvas = RecordingCanvas()
    bench.calculator.draw(on: canvas)
    return canvas
  }

  /// Waits until the way out is shown no more.
  private func forgetExit(_ bench: Bench) {
    bench.clock += 5
    _ = bench.calculator.advance(to: bench.clock)
  }

  @Test func `in the smallest window the keys' log leaves the trace's card readable`() throws {
    for (size, isLogged) in [
      (Size(width: 320, height: 480), false), (Size(width: 1280, height: 800), true),
    ] {
      let bench = Bench(size.width, size.height)
      try bench.graph(["exp(-x^2/8)*cos(3x)"])
      bench.key(.function(5))
      forgetExit(bench)
      bench.key(.character("t"))
      bench.type("t")
      #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "T" } == isLogged)
    }
  }

  @Test func `an audience sees what letters stand for`() throws {
    let bench = try bench(1920, 1080, ["a*sin(b_1 x)"])
    _ = bench.calculator.paste("b_1=2.5")
    bench.key(.function(5))
    let words = canvas(bench).drawnTexts.map(\.text).joined()
    #expect(words.contains("a = 1, b₁ = 2.5"), "\(words)")
  }

  @Test(arguments: [Size(width: 3840, height: 2160), Size(width: 1920, height: 1080)])
  func `what was framed is what the stage shows`(stage: Size) throws {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    func range(_ width: Double) -> Double { width / bench.viewport.pointsPerUnitX }
    let (view, framed) = (bench.viewport, bench.plot.height / bench.viewport.pointsPerUnitY)
    bench.key(.function(5))
    bench.resize(to: stage)
    _ = bench.draw()
    #expect(abs(stage.height / bench.viewport.pointsPerUnitY / framed - 1) < 0.02)
    bench.key(.character("1"), .command)
    bench.key(.escape)
    bench.resize(to: Size(width: 1280, height: 800))
    _ = bench.draw()
    #expect(bench.viewport == view)
    let kept = try #require(bench.document.graph.views.first?.view.pointsPerUnitX)
    #expect(abs(kept / view.pointsPerUnitX - 1) < 1e-9)
  }

  @Test func `each press is shown once, and a letter as such`() throws {
    let bench = try bench(1920, 1080, ["a*x"])
    bench.key(.function(5))
    bench.key(.character("t"), .command)
    bench.key(.character("t"), .command)
    bench.send(.key(KeyEvent(.right)))
    bench.send(.key(KeyEvent(.right, isRepeat: true)))
    let texts = canvas(bench).drawnTexts.map(\.text)
    #expect(texts.count { $0 == "Ctrl+T" } == 2)
    #expect(texts.count { $0 == "→" } == 1)
    #expect(texts.contains { $0.contains("a") } && !texts.contains { $0.hasPrefix("1·") })
  }

  @Test(arguments: [Size(width: 390, height: 844), Size(width: 1280, height: 800)])
  func `everybody is shown the way out, for a while`(size: Size) throws {
    let bench = try bench(size.width, size.height)
    bench.key(.function(5))
    let isShown = { bench.tree.all.contains { $0.name == "close" } }
    let tellsKeys = { bench.draw().place(of: "Esc") != nil }
    #expect(isShown() && tellsKeys())
    forgetExit(bench)
    #expect(!isShown() && !tellsKeys())
    bench.press(.start)
    // B of a keyboard makes the ground black.
    #expect(isShown() && !tellsKeys() && bench.draw().place(of: "B") != nil)
    forgetExit(bench)
    bench.tap(Point(x: size.width / 2, y: size.height / 3))
    let exit = try #require(bench.tree.all.first { $0.name == "close" }?.frame.center)
    bench.clock += 5
    _ = bench.calculator.advance(to: bench.clock)
    #expect(!isShown())
    bench.tap(Point(x: size.width / 2, y: size.height / 3))
    #expect(bench.tap(exit).contains(.endFullScreen))
    #expect(!isShown())
  }

  @Test func `the table is shown to an audience, in place of the statistics, and closed by Esc`()
    throws
  {
    let bench = try bench(1920, 1080, ["x^2"])
    bench.key(.function(5))
    bench.key(.character("s"))
    bench.type("s")
    #expect(canvas(bench).drawnTexts.contains { $0.text == "Local minima" })
    bench.key(.character("t"), .command)
    let texts = canvas(bench).drawnTexts
    #expect(!texts.contains { $0.text == "Local minima" })
    // As large as the numbers of the axes, or nearly so.
    let cell = try #require(texts.first { $0.text == "36" })
    #expect(cell.font.size >= 26 && cell.box.x > 1300)
    bench.key(.escape)
    #expect(!canvas(bench).drawnTexts.contains { $0.text == "36" })
    bench.key(.character("t"), .command)
    bench.key(.function(5))
    #expect(bench.state.exploration?.showsTable == nil)
  }

  @Test(arguments: [(1920.0, 1080.0, 1.0), (1280, 720, 0.7), (3840, 2160, 2)])
  func `sizes are multiples of the unit`(width: Double, height: Double, unit: Double) throws {
    let bench = try bench(width, height, ["x", "x^2"])
    #expect(bench.key(.function(5)).contains(.beginFullScreen))
    let canvas = canvas(bench)
    let numbers = canvas.drawnTexts.filter { Double($0.text) != nil && $0.font.face == .medium }
    #expect(numbers.count { $0.font.size == (45 * unit).rounded(.up) } >= 4)
    let formulas = canvas.drawnTexts.filter { $0.text.hasPrefix(" = ") }
    #expect(formulas.count == 2)
    #expect(formulas.someAndAllSatisfy { abs($0.font.size - 56 * unit) < 1e-9 })
    let widths = Set(
      canvas.calls.filter { $0.contains("path w") }.compactMap { line in
        line.split(separator: " ").first { $0.hasPrefix("w") }
      }
    )
    #expect(widths.count >= 2)
    #expect(canvas.drawnFills.first?.color == Color(0x000000))
    #expect(canvas.drawnTexts.someAndAllSatisfy { $0.font.size >= 19 })
  }

  @Test func `no chrome is drawn and the whole window is the plane`() throws {
    let bench = try bench()
    bench.key(.function(5))
    let canvas = canvas(bench)
    #expect(canvas.drawnFills.first?.frame == Rect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(!canvas.drawnTexts.contains { ["Formula", "RAD", "sinh", "EE"].contains($0.text) })
    #expect(bench.calculator.cursor(at: bench.plot.center) == .hidden)
  }

  @Test func `B and W change the paper`() throws {
    let bench = try bench()
    bench.key(.function(5))
    bench.type("w")
    #expect(canvas(bench).drawnFills.first?.color == Color(0xFFFFFF))
    bench.type("b")
    #expect(canvas(bench).drawnFills.first?.color == Color(0x000000))
  }

  @Test(arguments: [(390.0, 844.0), (1024, 768), (667, 375)], [false, true])
  func `leaving is as if nothing had been`(size: (Double, Double), onGraph: Bool) throws {
    let bench = try bench(size.0, size.1)
    if !onGraph { bench.key(.function(6)) }
    bench.tap(Point(x: 1, y: 1))
    let before = bench.state
    let picture = bench.draw().canvas.log
    bench.key(.function(5))
    bench.type("+w")
    bench.type("l")
    bench.key(.left)
    bench.key(.tab)
    bench.key(.function(6))
    bench.key(.function(9))
    #expect(bench.key(.escape).contains(.endFullScreen))
    bench.tap(Point(x: 1, y: 1))
    #expect(bench.state == before)
    #expect(bench.draw().canvas.log == picture)
  }

  @Test func `the controller starts it with Back held and leaves it with B`() throws {
    let bench = try bench()
    bench.clock += 1
    bench.send(.controller(.button(.back, isDown: true)))
    let requests = bench.calculator.advance(to: bench.clock + 0.7)
    #expect(requests.contains(.beginFullScreen))
    bench.send(.controller(.button(.back, isDown: false)))
    #expect(bench.calculator.cursor(at: bench.plot.center) == .hidden)
    #expect(bench.press(.b).contains(.endFullScreen))
  }

  @Test func `what is kept during a presentation is what was there before, and its views`() throws {
    let bench = try bench()
    var before = bench.state.document
    bench.key(.function(5))
    bench.type("+l")
    bench.key(.character("1"), .command)
    before[viewNumbered: 1] = bench.viewport
    #expect(bench.state.document != before)
    #expect(bench.calculator.keptState.document == before)
    bench.key(.escape)
    #expect(bench.state.document == before)
  }

  @Test func `numbered views are kept, recalled and stepped through`() throws {
    let bench = try bench()
    bench.key(.function(5))
    bench.key(.character("1"), .command)
    let first = bench.viewport
    bench.type("+")
    bench.key(.character("3"), .command)
    let third = bench.viewport
    bench.key(.left)
    bench.type("1")
    #expect(bench.viewport == first)
    bench.type("2")
    #expect(bench.viewport == first)
    bench.key(.pageDown)
    #expect(bench.viewport == third)
    bench.key(.pageDown)
    #expect(bench.viewport == first)
    bench.key(.pageUp)
    #expect(bench.viewport == third)
    bench.press(.leftShoulder)
    #expect(bench.viewport == first)
    bench.key(.escape)
    bench.key(.function(5))
    bench.type("3")
    #expect(bench.viewport == third)
  }

  @Test func `without numbered views the page keys bring the next curve to the front`() throws {
    let bench = try bench(1920, 1080, ["x", "x^2", "-x"])
    bench.key(.function(5))
    func last() -> String? {
      canvas(bench).calls.last { $0.contains("path w7 ") }.map {
        String($0.dropLast($0.count - 20))
      }
    }
    let first = last()
    bench.key(.pageDown)
    let second = last()
    #expect(first != second && second != nil)
    bench.key(.pageUp)
    #expect(last() == first)
  }

  @Test func `the last keys are shown large and fade after three seconds`() throws {
    let bench = try bench()
    bench.key(.function(5))
    forgetExit(bench)
    bench.key(.left, .shift)
    bench.type("+")
    bench.key(.character("4"), .command)
    let words = canvas(bench).drawnTexts.map(\.text)
    #expect(words.suffix(3) == ["Shift+←", "+", "Ctrl+4"])
    _ = bench.calculator.advance(to: bench.clock + 3.4)
    #expect(!canvas(bench).drawnTexts.contains { $0.text == "Ctrl+4" })
    #expect(bench.calculator.deadline == nil)
  }

  @Test(arguments: [Size(width: 390, height: 844), Size(width: 1920, height: 1080)])
  func `as many of the last keys are shown as have room`(size: Size) throws {
    let bench = try bench(size.width, size.height)
    bench.key(.function(5))
    for digit in "123456" { bench.key(.character(digit), [.command, .shift]) }
    let picture = bench.draw()
    let caps = picture.canvas.drawnTexts.filter { $0.text.hasPrefix("Ctrl+Shift+") }
    #expect(caps.last?.text == "Ctrl+Shift+6")
    #expect(caps.someAndAllSatisfy { Rect(size: size).contains($0.box) })
  }

  @Test func `the pointer is a ring that hides after three seconds`() throws {
    let bench = try bench()
    bench.key(.function(5))
    forgetExit(bench)
    let place = Point(x: 700, y: 300)
    bench.send(.pointer(PointerEvent(.moved, at: place, time: bench.clock)))
    func ring() -> Bool {
      canvas(bench).drawnBoxes.contains {
        $0.isBorder && $0.frame.center == place && $0.frame.width == 44
      }
    }
    #expect(ring())
    _ = bench.calculator.advance(to: bench.clock + 3.1)
    #expect(!ring())
    #expect(bench.calculator.deadline == nil)
  }

  @Test func `the menu and the tools lead there, too`() throws {
    let bench = try bench(1440, 900)
    bench.press(.start)
    #expect(bench.tap(bench.draw().place(of: "Presentation")).contains(.beginFullScreen))
    bench.key(.function(5))
    let tool = Point(x: 1440 - 16 - 66, y: 36)
    #expect(bench.tap(tool).contains(.beginFullScreen))
  }

  @Test func `nothing graphed says so`() {
    let bench = Bench(1920, 1080)
    bench.key(.function(5))
    #expect(canvas(bench).drawnTexts.contains { $0.text == "Nothing graphed yet" })
  }
}
