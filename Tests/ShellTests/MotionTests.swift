import Settings
import GraphScene
import SceneParts
import Shell
import Documents
import Controls
import Drawing
import GraphKit
import Input
import SceneHost
import TestSupport
import Testing

@Suite struct MotionTests {
  private func bench(_ width: Double = 1024, _ height: Double = 768) -> Bench {
    let bench = Bench(width, height)
    bench.type("x")
    bench.tapGraph()
    if !bench.state.isGraphShown { bench.key(.function(6)) }
    _ = bench.draw()
    return bench
  }

  /// The place of the y axis in the picture of this moment.
  private func axis(_ bench: Bench) -> Double? {
    let canvas = RecordingCanvas()
    bench.calculator.draw(on: canvas)
    let color = ThemeChoice.dark.theme(systemIsDark: true).graph.axis
    return canvas.drawnFills.first { $0.color == color && $0.frame.height > 300 }?.frame.midX
  }

  @Test func `a jump holds its end at once and is drawn on the way there`() throws {
    let bench = bench()
    let start = try #require(axis(bench))
    bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 100, dy: 0)])
    _ = bench.draw()
    #expect(try #require(axis(bench)) - start == 100)
    bench.clock += 1
    bench.send(.key(KeyEvent(.home)))
    #expect(bench.viewport == .standard)
    #expect(axis(bench) == start + 100)
    _ = bench.calculator.advance(to: bench.clock + 0.1)
    #expect(abs(try #require(axis(bench)) - start - 12.5) <= 1)
    _ = bench.calculator.advance(to: bench.clock + 0.2)
    #expect(axis(bench) == start)
  }

  @Test func `a hand takes over from the picture it sees`() throws {
    let bench = bench()
    bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 100, dy: 0)])
    let center = bench.plot.center
    bench.clock += 1
    bench.send(.key(KeyEvent(.home)))
    bench.clock += 0.1
    let event = FingerEvent(.began, id: 1, at: center, time: bench.clock)
    bench.send(.finger(event))
    #expect(abs(bench.viewport.centerX + 12.5 / 72) < 1e-9)
  }

  @Test(arguments: [0, 0.05, 0.15])
  func `an arrow right after a command goes on from where that leads`(pause: Double) {
    let bench = bench()
    bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 100, dy: 0)])
    bench.clock += 1
    bench.send(.key(KeyEvent(.home)))
    bench.clock += pause
    bench.send(.key(KeyEvent(.right)))
    let quick = bench.viewport
    bench.key(.home)
    bench.clock += 1
    _ = bench.draw()
    bench.key(.right)
    #expect(quick == bench.viewport)
  }

  @Test func `zooms in quick succession add up`() {
    let bench = bench()
    bench.clock += 1
    for _ in 0..<3 { bench.send(.text("+")) }
    #expect(abs(bench.viewport.pointsPerUnitX - 72 * 3.375) < 1e-9)
  }

  @Test(arguments: [MotionChoice.reduced, .system])
  func `with reduced motion everything is there at once`(choice: MotionChoice) throws {
    var state = SavedState()
    state.preferences.motion = choice
    let bench = Bench(390, 844, state: state)
    bench.calculator.desktop.reducesMotion = true
    bench.type("x")
    bench.tapGraph()
    bench.drag([Point(x: 200, y: 400), Point(x: 250, y: 400)])
    bench.clock += 1
    bench.send(.key(KeyEvent(.home)))
    bench.tapKeys("7")
    bench.send(.key(KeyEvent(.escape)))
    #expect(bench.calculator.deadline == nil)
  }

  @Test func `the desktop's wish counts only while the setting says so`() {
    var state = SavedState()
    state.preferences.motion = .full
    let bench = Bench(390, 844, state: state)
    bench.calculator.desktop.reducesMotion = true
    bench.type("x")
    bench.clock += 1
    bench.key(.function(6))
    #expect(bench.calculator.deadline.map { $0 < bench.clock + 0.05 } ?? false)
  }

  @Test(arguments: [(390.0, 844.0), (1024, 768)])
  func `at rest nothing wakes the program`(width: Double, height: Double) {
    let bench = bench(width, height)
    bench.press(.dpadLeft, .rightStick, .back, .back)
    bench.tapKeys("7")
    var time = bench.clock
    for _ in 0..<400 {
      guard let deadline = bench.calculator.deadline else { break }
      #expect(deadline >= time)
      time = max(deadline, time + 0.001)
      _ = bench.calculator.advance(to: time)
    }
    #expect(bench.calculator.deadline == nil)
    // All pages of the hints have their turn.
    #expect(time < bench.clock + 30)
  }

  @Test func `a pressed key comes up over 90 milliseconds`() throws {
    let bench = Bench(390, 844)
    let key = try #require(bench.draw().keys()?.first { $0.name == "7" }).frame
    func face() -> Color? {
      let canvas = RecordingCanvas()
      bench.calculator.draw(on: canvas)
      return canvas.drawnBoxes.last { !$0.isBorder && $0.frame.contains(key.center) }?.color
    }
    let rest = face()
    bench.clock += 1
    bench.send(.finger(FingerEvent(.began, id: 1, at: key.center, time: bench.clock)))
    let down = face()
    bench.send(.finger(FingerEvent(.ended, id: 1, at: key.center, time: bench.clock)))
    #expect(face() == down)
    _ = bench.calculator.advance(to: bench.clock + 0.045)
    let half = face()
    _ = bench.calculator.advance(to: bench.clock + 0.1)
    #expect(face() == rest)
    #expect(half != rest && half != down && down != rest)
  }

  @Test func `views can be gone through back and forth`() {
    let bench = bench()
    let first = bench.viewport
    bench.key(.character("="), .command)
    let second = bench.viewport
    bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 60, dy: 0)])
    let third = bench.viewport
    bench.key(.left, .option)
    #expect(bench.viewport == second)
    bench.press(.leftStick)
    #expect(bench.viewport == first)
    bench.key(.left, .option)
    #expect(bench.viewport == first)
    bench.key(.right, .option)
    bench.key(.right, .option)
    #expect(bench.viewport == third)
    bench.key(.right, .option)
    #expect(bench.viewport == third)
  }
}
