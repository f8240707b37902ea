import Documents
import Drawing
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import Settings
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// Ready-made views, kept views, and box zoom.
@Suite struct WindowScriptTests {
  private func bench(
    _ formula: String = "sin(x)",
    _ size: Size = Size(width: 1024, height: 768)
  )
    -> Bench
  {
    let bench = Bench(size.width, size.height)
    bench.type(formula)
    bench.tapGraph()
    bench.key(.function(6))
    return bench
  }

  private func xRange(_ bench: Bench) -> ClosedRange<Double> {
    let plot = bench.plot
    return bench.x(at: Point(x: plot.x, y: 0))...bench.x(at: Point(x: plot.maxX, y: 0))
  }

  private func yRange(_ bench: Bench) -> ClosedRange<Double> {
    let plot = bench.plot
    return bench.y(at: Point(x: 0, y: plot.maxY))...bench.y(at: Point(x: 0, y: plot.y))
  }

  /// Opens a row of the views.
  private func choose(_ row: String, _ bench: Bench) {
    if bench.draw().place(of: "Keep this view…") == nil {
      bench.key(.character(","), .command)
      bench.click(bench.draw().place(of: "Views…"))
    }
    if bench.draw().place(of: row) == nil { bench.wheel(-30, at: bench.plot.center) }
    bench.click(bench.draw().place(of: row))
  }

  @Test func `a sheet shows its focus to keys and buttons, not to a finger`() {
    let bench = bench()
    bench.key(.character(","), .command)
    bench.tap(bench.draw().place(of: "Views…"))
    #expect(bench.draw().place(of: "Keep this view…") != nil)
    #expect(bench.draw().focusRing == nil)
    bench.key(.down)
    #expect(bench.draw().focusRing != nil)
    bench.key(.escape)
    bench.key(.character(","), .command)
    for _ in 0..<30 {
      let (picture, words) = (bench.draw(), "Views…")
      guard let place = picture.place(of: words), picture.focusRing?.contains(place) == false
      else { break }
      bench.key(.down)
    }
    bench.key(.enter)
    #expect(bench.draw().place(of: "Keep this view…") != nil)
    #expect(bench.draw().focusRing != nil)
  }

  /// Whether the peaks of 1000·sin(x) are seen, out from under the pills, and not lower than need be.
  private func isFitted(_ bench: Bench) -> Bool {
    let peak = bench.place(ofX: .pi / 2, y: 1160).y - bench.plot.y
    return peak > 50 && peak < 75
  }

  @Test func `F keeps x and shows all that the curve takes there`() {
    let bench = bench("1000*sin(x)")
    let before = xRange(bench)
    bench.type("f")
    let (x, y) = (xRange(bench), yRange(bench))
    #expect(abs(x.lowerBound - before.lowerBound) < 1e-9)
    #expect(abs(x.upperBound - before.upperBound) < 1e-9)
    #expect(abs(y.lowerBound + 1160) < 60)
    #expect(isFitted(bench))
  }

  @Test func `taps mean what a person knows them for`() {
    let bench = bench("sin(x)")
    func scale() -> Double { bench.viewport.pointsPerUnitX }
    func originIs(at place: Point) -> Bool { bench.place(ofX: 0, y: 0).distance(to: place) < 1 }
    let (usual, middle) = (scale(), bench.plot.center)
    let place = Point(x: middle.x - 120, y: middle.y + 90)
    bench.key(.character("+"), .command)
    let zoomed = scale()
    #expect(zoomed > usual)

    // Three: the origin, and the scale stays; two alone change nothing.
    choose("Taps", bench)
    #expect(bench.state.preferences.taps == .triple)
    bench.key(.escape)
    bench.tap(place, count: 2)
    #expect(originIs(at: middle) && scale() == zoomed)
    bench.tap(place, count: 3)
    #expect(originIs(at: place) && scale() == zoomed)
    #expect(Bench(1280, 800, state: bench.state).state.preferences.taps == .triple)

    // Two: the origin into the middle; three: the default view.
    choose("Taps", bench)
    bench.key(.escape)
    bench.tap(place, count: 2)
    #expect(originIs(at: middle) && scale() == zoomed)
    bench.tap(place, count: 3)
    #expect(originIs(at: middle) && scale() == usual)

    // As they come.
    choose("Taps", bench)
    bench.key(.escape)
    #expect(bench.state.preferences.taps == .double)
    bench.key(.character("+"), .command)
    bench.tap(place, count: 2)
    #expect(originIs(at: place) && scale() == zoomed)
    choose("Centre the origin", bench)
    _ = bench.draw()
    #expect(originIs(at: middle) && scale() == zoomed)
  }

  @Test func `two fingers tapping twice fit as well`() {
    let bench = bench("1000*sin(x)")
    let middle = bench.plot.center
    for time in [10.0, 10.15] {
      for (id, dx) in [(Int64(1), -40.0), (2, 40)] {
        let place = middle + Vector(dx: dx, dy: 0)
        bench.send(.finger(FingerEvent(.began, id: id, at: place, time: time)))
      }
      for (id, dx) in [(Int64(1), -40.0), (2, 40)] {
        let place = middle + Vector(dx: dx, dy: 0)
        bench.send(.finger(FingerEvent(.ended, id: id, at: place, time: time + 0.05)))
      }
    }
    #expect(isFitted(bench))
  }

  @Test func `the right stick held fits`() {
    let bench = bench("1000*sin(x)")
    bench.send(.controller(.button(.rightStick, isDown: true)))
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(.rightStick, isDown: false)))
    #expect(isFitted(bench))
  }

  @Test func `a sine's natural window counts in π`() {
    let bench = bench("sin(x)")
    bench.type("w")
    let x = xRange(bench)
    #expect(x.lowerBound < -.pi && x.upperBound > .pi)
    #expect(x.lowerBound > -3 * .pi && x.upperBound < 3 * .pi)
    #expect(bench.draw().graphTexts.contains { $0.text == "π" })
    bench.key(.home)
    #expect(!bench.draw().graphTexts.contains { $0.text.contains("π") })
  }

  @Test(arguments: ["x^x", "exp(x^2)", "diff(x^x)", "-exp(exp(x))"])
  func `a curve that leaves any window is seen where it begins`(formula: String) throws {
    let bench = Bench(1024, 768)
    try bench.graph(["sin(x)", formula])
    #expect(bench.viewport.pointsPerUnitX == bench.viewport.pointsPerUnitY)
  }

  @Test func `the standard window goes from −10 to 10 and is square`() {
    let bench = bench()
    choose("Standard", bench)
    #expect(abs(xRange(bench).lowerBound + 10) < 1e-9)
    #expect(abs(xRange(bench).upperBound - 10) < 1e-9)
    #expect(bench.viewport.pointsPerUnitX == bench.viewport.pointsPerUnitY)
  }

  @Test func `square makes units equally long`() {
    let bench = bench("1000*sin(x)")
    bench.type("f")
    #expect(bench.viewport.pointsPerUnitX != bench.viewport.pointsPerUnitY)
    choose("Square", bench)
    #expect(bench.viewport.pointsPerUnitX == bench.viewport.pointsPerUnitY)
    bench.key(.left, .option)
    #expect(bench.viewport.pointsPerUnitX != bench.viewport.pointsPerUnitY)
  }

  @Test func `plus and minus can be kept to one axis, and that is remembered`() {
    let bench = bench()
    choose("Zoom keys affect", bench)
    bench.key(.escape)
    bench.type("+")
    #expect(abs(bench.viewport.pointsPerUnitX - 108) < 1e-9)
    #expect(abs(bench.viewport.pointsPerUnitY - 72) < 1e-9)
    choose("Zoom keys affect", bench)
    bench.key(.escape)
    bench.type("+")
    #expect(abs(bench.viewport.pointsPerUnitX - 108) < 1e-9)
    #expect(abs(bench.viewport.pointsPerUnitY - 108) < 1e-9)
    let later = Bench(1024, 768, state: bench.state)
    later.key(.function(6))
    later.type("-")
    #expect(abs(later.viewport.pointsPerUnitX - 108) < 1e-9)
    #expect(abs(later.viewport.pointsPerUnitY - 72) < 1e-9)
  }

  // MARK: Box zoom

  @Test func `a box drawn with Shift and the mouse fills the view`() {
    let bench = bench()
    let (a, b) = (bench.plot.center, bench.plot.center + Vector(dx: 100, dy: -60))
    let corners = (bench.x(at: a), bench.x(at: b), bench.y(at: a), bench.y(at: b))
    for (phase, place) in [(PointerEvent.Phase.pressed, a), (.moved, b), (.released, b)] {
      bench.send(
        .pointer(
          PointerEvent(phase, button: .primary, at: place, modifiers: .shift, time: bench.clock)
        )
      )
    }
    let (x, y) = (xRange(bench), yRange(bench))
    #expect(abs(x.lowerBound - corners.0) < 1e-9)
    #expect(abs(x.upperBound - corners.1) < 1e-9)
    #expect(abs(y.lowerBound - corners.2) < 1e-9)
    #expect(abs(y.upperBound - corners.3) < 1e-9)
  }

  @Test func `the box shows how long its sides are`() {
    let bench = bench()
    let (a, b) = (bench.plot.center, bench.plot.center + Vector(dx: 144, dy: -72))
    for (phase, place) in [(PointerEvent.Phase.pressed, a), (.moved, b)] {
      bench.send(
        .pointer(
          PointerEvent(phase, button: .primary, at: place, modifiers: .shift, time: bench.clock)
        )
      )
    }
    #expect(bench.draw().graphTexts.contains { $0.text == "2 × 1" })
  }

  @Test func `a slip of the hand is no box`() {
    let bench = bench()
    let before = bench.viewport
    let place = bench.plot.center
    for (phase, way) in [(PointerEvent.Phase.pressed, 0.0), (.moved, 5), (.released, 5)] {
      bench.send(
        .pointer(
          PointerEvent(
            phase,
            button: .primary,
            at: place + Vector(dx: way, dy: way),
            modifiers: .shift,
            time: bench.clock
          )
        )
      )
    }
    #expect(bench.viewport == before)
  }

  @Test(arguments: windows) func `a finger draws the box that was asked for`(size: Size) {
    let bench = Bench(size.width, size.height)
    bench.type("sin(x)")
    bench.tapGraph()
    if !bench.state.isGraphShown { bench.key(.function(6)) }
    choose("Box zoom", bench)
    let (a, b) = (bench.plot.center, bench.plot.center + Vector(dx: -80, dy: 50))
    let (left, right) = (bench.x(at: b), bench.x(at: a))
    bench.drag([a, a + Vector(dx: -20, dy: 20), b])
    #expect(abs(xRange(bench).lowerBound - left) < 1e-9)
    #expect(abs(xRange(bench).upperBound - right) < 1e-9)
    let center = bench.viewport.centerX
    bench.drag([a, a + Vector(dx: -40, dy: 0), b])
    #expect(bench.viewport.centerX != center)
  }

  @Test func `the controller moves the box, makes it smaller and zooms`() {
    let bench = bench()
    let before = xRange(bench)
    choose("Box zoom", bench)
    bench.press(.dpadRight, .leftShoulder, .a)
    let after = xRange(bench)
    let width = before.upperBound - before.lowerBound
    #expect(abs(after.upperBound - after.lowerBound - width * 0.4) < 1e-6)
    #expect(after.lowerBound + after.upperBound > before.lowerBound + before.upperBound)
  }

  @Test func `Esc lets the box go and changes nothing`() {
    let bench = bench()
    let before = bench.viewport
    choose("Box zoom", bench)
    bench.key(.escape)
    #expect(bench.viewport == before)
    #expect(bench.draw().place(of: "Drag a box to zoom into it.") == nil)
  }

  // MARK: Kept views

  @Test func `a view is kept under a name and a number, renamed, gone to and removed`() {
    let bench = bench()
    bench.type("w")
    let kept = bench.viewport
    choose("Keep this view…", bench)
    for _ in 0..<10 { bench.key(.backspace) }
    bench.type("two periods")
    bench.key(.enter)
    #expect(bench.state.document.views.map(\.name) == ["two periods"])
    #expect(bench.state.document.views.map(\.number) == [1])
    #expect(bench.draw().place(of: "two periods") != nil)
    bench.key(.escape)
    bench.key(.home)
    #expect(bench.viewport != kept)
    bench.key(.character("1"), .command)
    #expect(bench.viewport == kept)
    bench.key(.home)
    choose("two periods", bench)
    #expect(bench.viewport == kept)

    let later = Bench(1024, 768, state: bench.state)
    later.key(.function(6))
    later.key(.home)
    later.key(.character("1"), .command)
    #expect(later.viewport == kept)

    later.key(.character(","), .command)
    later.click(later.draw().place(of: "Views…"))
    for _ in WindowCommand.allCases { later.key(.down) }
    later.key(.function(2))
    later.key(.end)
    later.type("!")
    later.key(.enter)
    #expect(later.state.document.views.map(\.name) == ["two periods!"])
    for _ in WindowCommand.allCases { later.key(.down) }
    later.key(.delete)
    #expect(later.state.document.views.isEmpty)
    later.key(.character("z"), .command)
  }
}
