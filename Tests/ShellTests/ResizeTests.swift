import Calculator
import Documents
import Drawing
import GraphKit
import GraphScene
import Input
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct ResizeTests {
  /// Window sizes from a fixed seed, every shape among them.
  private static let sizes: [Size] = {
    var generator = SeededGenerator(seed: 77)
    return (0..<40).map { _ in
      Size(
        width: Double.random(in: 320...2000, using: &generator).rounded(),
        height: Double.random(in: 320...1400, using: &generator).rounded()
      )
    }
  }()

  private func session(isStack: Bool) -> Bench {
    let bench = Bench(390, 844)
    bench.type("sin(x)*x")
    bench.tapGraph()
    bench.drag([Point(x: 200, y: 400), Point(x: 130, y: 380)])
    bench.key(.escape)
    if isStack {
      bench.key(.character("m"), .command)
      bench.type("12.")
    } else {
      bench.type("+(2")
      bench.key(.left)
    }
    return bench
  }

  @Test(arguments: [false, true])
  func `going through many sizes loses nothing`(isStack: Bool) {
    let bench = session(isStack: isStack)
    let before = bench.state
    let picture = bench.draw().canvas.log
    for size in Self.sizes {
      bench.resize(to: size)
      _ = bench.draw()
    }
    #expect(bench.state == before)
    bench.resize(to: Size(width: 390, height: 844))
    #expect(bench.state == before)
    #expect(bench.draw().canvas.log == picture)
  }

  @Test(arguments: sizes)
  func `the middle of the plane stays in the middle`(size: Size) {
    let bench = Bench(1024, 768)
    bench.type("x")
    bench.tapGraph()
    bench.drag([bench.plot.center, bench.plot.center + Vector(dx: 33, dy: -44)])
    let middle = (bench.x(at: bench.plot.center), bench.y(at: bench.plot.center))
    bench.resize(to: size)
    if bench.draw().plot == nil { bench.key(.function(6)) }
    let center = bench.plot.center
    #expect(abs(bench.x(at: center) - middle.0) < 1e-9)
    #expect(abs(bench.y(at: center) - middle.1) < 1e-9)
  }

  @Test func `undo reaches back over a change of the window's shape`() {
    let bench = session(isStack: false)
    let line = bench.brain.line
    bench.resize(to: Size(width: 1440, height: 900))
    bench.tapKeys("C")
    bench.resize(to: Size(width: 480, height: 320))
    bench.key(.character("z"), .command)
    #expect(bench.brain.line == line)
  }

  @Test func `a change of scale alone moves nothing`() {
    let states = [1, 1.25, 1.5, 2, 3].map { scale in
      let bench = Bench(1024, 768, scale: scale)
      bench.tapKeys("sin", "x", ")")
      bench.tapGraph()
      return bench.state
    }
    #expect(Set(states).count == 1)
  }
}
