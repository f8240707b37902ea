import Controls
import Drawing
import GraphKit
import GraphTools
import Input
import SceneHost
import SceneParts
import TestSupport
import Testing

/// How wide a deep view is, between + and −, and the ways out of it.
@Suite struct DepthMenuTests {
  private func bench() throws -> Bench {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    bench.show(from: "pi-5e-51", "pi+5e-51", "-5e-51", "5e-51")
    return bench
  }

  /// How much of x is in view.
  private func width(_ bench: Bench) -> Double {
    let unit = Double("1e\(bench.viewport.originX?.exponent ?? 0)") ?? 1
    return bench.plot.width / bench.viewport.pointsPerUnitX * unit
  }

  private func texts(_ bench: Bench) -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  @Test func `the cell says how wide the view is, and its ruler goes out`() throws {
    let bench = try bench()
    bench.click(bench.draw().place(of: "10⁻⁵⁰"))
    #expect(
      Set(["Width of the view", "Home", "Plain numbers", "10⁻²⁰", "10⁻⁶⁰"]).isSubset(
        of: texts(bench)
      )
    )
    bench.click(bench.draw().place(of: "10⁻²⁰"))
    #expect(0.3e-20...3.2e-20 ~= width(bench))
    #expect(bench.viewport.originX?.base == "π")
    bench.key(.character("z"), .command)
    #expect(0.9e-50...2e-50 ~= width(bench))
    bench.click(bench.draw().place(of: "10⁻⁵⁰"))
    bench.click(bench.draw().place(of: "Home"))
    #expect(!bench.viewport.isLocal && !texts(bench).contains("10⁻⁵⁰"))
  }

  @Test func `the cell is dragged, a decade for 40 points`() throws {
    let bench = try bench()
    let cell = try #require(bench.draw().place(of: "10⁻⁵⁰"))
    bench.drag([0, -40, -240].map { Point(x: cell.x, y: cell.y + $0) })
    #expect(1e-46...1e-44 ~= width(bench), "\(width(bench))")
    #expect(!texts(bench).contains("Plain numbers"))
    #expect(bench.viewport.originX?.base == "π")
  }

  @Test func `the ruler is drawn while the cell is dragged, and a hand slides on it`() throws {
    let bench = try bench()
    let cell = try #require(bench.draw().place(of: "10⁻⁵⁰"))
    bench.send(.finger(FingerEvent(.began, id: 1, at: cell, time: bench.clock)))
    let moved = cell + Vector(dx: 0, dy: -30)
    bench.send(.finger(FingerEvent(.moved, id: 1, at: moved, time: bench.clock)))
    #expect(texts(bench).contains("Width of the view"))
    bench.send(.finger(FingerEvent(.ended, id: 1, at: moved, time: bench.clock)))
    #expect(!texts(bench).contains("Width of the view"))

    bench.click(bench.draw().place(of: "10⁻⁵⁰"))
    let title = try #require(bench.draw().place(of: "Width of the view"))
    let deep = try #require(bench.draw().place(of: "10⁻⁶⁰"))
    bench.drag([Point(x: title.x - 30, y: deep.y - 60), Point(x: title.x - 30, y: deep.y)])
    #expect(2e-61...5e-60 ~= width(bench), "\(width(bench))")
    #expect(texts(bench).contains("Width of the view"))
  }

  @Test func `plain numbers are the deepest view that needs no origin`() throws {
    let bench = try bench()
    bench.click(bench.draw().place(of: "10⁻⁵⁰"))
    bench.click(bench.draw().place(of: "Plain numbers"))
    #expect(!bench.viewport.isLocal)
    #expect(width(bench) < 1e-7)
    #expect((bench.viewport.centerX - Double.pi).magnitude < 1e-7)
  }

  @Test func `an origin is copied, or left`() throws {
    let bench = try bench()
    bench.click(bench.draw().place(of: " = π"))
    #expect(bench.click(bench.draw().place(of: "Copy π")).contains(.copy("π")))
    bench.click(bench.draw().place(of: " = π"))
    bench.click(bench.draw().place(of: "Home"))
    #expect(!bench.viewport.isLocal)
  }
}
