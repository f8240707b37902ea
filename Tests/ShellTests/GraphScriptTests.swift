import Documents
import Drawing
import GraphKit
import GraphScene
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct GraphScriptTests {
  /// A window with sin(x)×x graphed and the keys on the graph.
  private func bench(_ size: Size) -> Bench {
    let bench = Bench(size.width, size.height)
    bench.type("sin(x)*x")
    bench.tapGraph()
    if !bench.state.isGraphShown { bench.key(.function(6)) }
    return bench
  }

  private func isNear(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 1e-6 }

  private let tablet = Size(width: 1024, height: 768)

  @Test(arguments: windows)
  func `the Graph key draws what the calculator holds`(size: Size) {
    let bench = bench(size)
    #expect(bench.graphed == ["sin(x)·x"])
    #expect(bench.draw().graphWords.contains("y = "))
    #expect(bench.draw().canvas.calls.contains { $0.contains("path w2") })
  }

  @Test(arguments: windows)
  func `a drag moves the plane with the finger`(size: Size) {
    let bench = bench(size)
    let start = bench.plot.center
    let held = (bench.x(at: start), bench.y(at: start))
    let scale = bench.viewport.pointsPerUnitX
    let end = start + Vector(dx: -60, dy: 35)
    bench.drag([start, start + Vector(dx: -20, dy: 10), end])
    #expect(isNear(bench.place(ofX: held.0, y: held.1), end))
    #expect(bench.viewport.pointsPerUnitX == scale)
  }

  @Test(arguments: windows)
  func `a pinch keeps what is under both fingers`(size: Size) {
    let bench = bench(size)
    let middle = bench.plot.center
    let (a, b) = (middle + Vector(dx: -30, dy: -40), middle + Vector(dx: 30, dy: 40))
    let held = (bench.x(at: a), bench.y(at: b))
    let scale = bench.viewport.pointsPerUnitX
    bench.send(.finger(FingerEvent(.began, id: 1, at: a, time: 10)))
    bench.send(.finger(FingerEvent(.began, id: 2, at: b, time: 10)))
    let (wideA, wideB) = (a + Vector(dx: -30, dy: -40), b + Vector(dx: 15, dy: 20))
    bench.send(.finger(FingerEvent(.moved, id: 1, at: wideA, time: 10.1)))
    bench.send(.finger(FingerEvent(.moved, id: 2, at: wideB, time: 10.2)))
    bench.send(.finger(FingerEvent(.ended, id: 1, at: wideA, time: 10.3)))
    bench.send(.finger(FingerEvent(.ended, id: 2, at: wideB, time: 10.3)))
    #expect(abs(bench.x(at: wideA) - held.0) < 1e-9)
    #expect(abs(bench.y(at: wideB) - held.1) < 1e-9)
    #expect(abs(bench.viewport.pointsPerUnitX - scale * 1.75) < 1e-9)
    #expect(bench.viewport.pointsPerUnitX == bench.viewport.pointsPerUnitY)
  }

  @Test(arguments: windows)
  func `a double tap moves the origin to the tapped point`(size: Size) {
    let bench = bench(size)
    let place = bench.plot.center + Vector(dx: -40, dy: 20)
    let scale = bench.viewport.pointsPerUnitX
    bench.tap(place, count: 2)
    #expect(isNear(bench.place(ofX: 0, y: 0), place))
    #expect(bench.viewport.pointsPerUnitX == scale)
  }

  @Test(arguments: windows)
  func `a triple tap restores the default scale, the origin staying there`(size: Size) {
    let bench = bench(size)
    bench.key(.home)
    let scale = bench.viewport.pointsPerUnitX
    bench.wheel(3, at: bench.plot.center)
    #expect(bench.viewport.pointsPerUnitX != scale)
    let place = bench.plot.center + Vector(dx: -40, dy: 20)
    bench.tap(place, count: 3)
    #expect(isNear(bench.place(ofX: 0, y: 0), place))
    #expect(bench.viewport.pointsPerUnitX == scale)
    #expect(bench.viewport.pointsPerUnitY == scale)
  }

  @Test(arguments: windows)
  func `home is the origin in the middle`(size: Size) {
    let bench = bench(size)
    bench.key(.home)
    let first = bench.viewport
    #expect(first.centerX == 0 && first.centerY == 0)
    bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 50, dy: 9)])
    bench.wheel(2, at: bench.plot.center)
    bench.key(.home)
    #expect(bench.viewport == first)
    let isWide = bench.plot.width >= 420 && size.height >= 480
    #expect(isWide == (first == .standard))
  }

  @Test func `a single tap and slow taps leave the view alone`() {
    let bench = bench(tablet)
    let before = bench.viewport
    let place = bench.plot.center + Vector(dx: 90, dy: 90)
    bench.tap(place)
    bench.tap(place)
    #expect(bench.viewport == before)
  }

  @Test(arguments: [1.0, -1, 3, -7, 0.25])
  func `the wheel zooms about the pointer`(notches: Double) {
    let bench = bench(tablet)
    let place = bench.plot.center + Vector(dx: 111, dy: -73)
    let held = (bench.x(at: place), bench.y(at: place))
    bench.wheel(notches, at: place)
    #expect(abs(bench.x(at: place) - held.0) < 1e-9)
    #expect(abs(bench.y(at: place) - held.1) < 1e-9)
    #expect((bench.viewport.pointsPerUnitX > 72) == (notches > 0))
  }

  @Test func `one notch is a fifth, with Ctrl a twentieth`() {
    let bench = bench(tablet)
    bench.wheel(1, at: bench.plot.center)
    #expect(abs(bench.viewport.pointsPerUnitX - 72 * 1.2) < 1e-9)
    bench.wheel(-1, at: bench.plot.center)
    bench.wheel(1, at: bench.plot.center, .command)
    #expect(abs(bench.viewport.pointsPerUnitX - 72 * 1.05) < 1e-9)
  }

  @Test(arguments: [(KeyModifiers.shift, 72.0 * 1.2, 72.0), (.option, 72, 72 * 1.2)])
  func `the wheel stretches one axis with Shift or Alt`(
    modifiers: KeyModifiers,
    x: Double,
    y: Double
  ) {
    let bench = bench(tablet)
    bench.wheel(1, at: bench.plot.center, modifiers)
    #expect(abs(bench.viewport.pointsPerUnitX - x) < 1e-9)
    #expect(abs(bench.viewport.pointsPerUnitY - y) < 1e-9)
  }

  @Test func `plus and minus zoom about the middle, 0 and Home go home`() {
    let bench = bench(tablet)
    bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 50, dy: 0)])
    let center = bench.viewport.centerX
    bench.type("+")
    #expect(bench.viewport.pointsPerUnitX > 72)
    #expect(bench.viewport.centerX == center)
    bench.type("-")
    #expect(abs(bench.viewport.pointsPerUnitX - 72) < 1e-9)
    bench.type("0")
    #expect(bench.viewport == .standard)
    bench.type("+")
    bench.key(.home)
    #expect(bench.viewport == .standard)
  }

  @Test(arguments: [(Key.left, -1.0, 0.0), (.right, 1, 0), (.up, 0, 1), (.down, 0, -1)])
  func `arrows move the view by a twentieth, with Shift by five`(key: Key, x: Double, y: Double) {
    let bench = bench(tablet)
    let (width, height) = (bench.plot.width / 72, bench.plot.height / 72)
    // The plane moves by whole device pixels; what a step leaves over the next one makes up for.
    let pixel = 1.0 / 72
    bench.key(key)
    #expect(abs(bench.viewport.centerX - x * width / 20) <= pixel / 2)
    #expect(abs(bench.viewport.centerY - y * height / 20) <= pixel / 2)
    bench.key(key, .shift)
    #expect(abs(bench.viewport.centerX - x * width / 20 * 6) <= pixel / 2)
  }

  @Test func `the buttons for plus and minus zoom, too`() {
    let bench = bench(tablet)
    let pane = bench.plot
    bench.tap(Point(x: pane.maxX - 16 - 22, y: pane.maxY - 16 - 66))
    #expect(bench.viewport.pointsPerUnitX > 72)
    bench.tap(Point(x: pane.maxX - 16 - 22, y: pane.maxY - 16 - 22))
    #expect(abs(bench.viewport.pointsPerUnitX - 72) < 1e-9)
  }

  @Test func `O moves the origin to the pointer`() {
    let bench = bench(tablet)
    let place = bench.plot.center + Vector(dx: 70, dy: 31)
    bench.send(.pointer(PointerEvent(.moved, at: place, time: 50)))
    bench.type("o")
    #expect(isNear(bench.place(ofX: 0, y: 0), place))
  }

  @Test func `L and the controller's X change how curves are drawn`() {
    let bench = bench(tablet)
    let first = bench.state.document.mode
    let picture = bench.draw().canvas.log
    bench.type("l")
    #expect(bench.state.document.mode != first)
    #expect(bench.draw().canvas.log != picture)
    for _ in 1..<CurveMode.allCases.count { bench.press(.x) }
    #expect(bench.state.document.mode == first)
  }

  @Test func `copying with the graph focused gives its formula`() {
    #expect(bench(tablet).key(.character("c"), .command).contains(.copy("sin(x)·x")))
  }

  @Test func `nothing graphed says so`() {
    let words = Bench(1440, 900).draw().graphWords
    #expect(words.contains("Nothing graphed yet"))
    #expect(words.contains("Try one:"))
  }
}
