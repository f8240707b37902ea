import Drawing
import GraphKit
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// Points on the plane: seen, chosen, dragged.
@Suite struct MarkTests {
  private func bench(_ formulas: String...) throws -> Bench {
    let bench = Bench(1280, 800)
    try bench.graph(formulas)
    _ = bench.draw()
    return bench
  }

  private func texts(_ bench: Bench) -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  @Test func `a dragged point takes the fewest decimals, and is taken back at once`() throws {
    let bench = try bench("A=(1,2)")
    let start = bench.place(ofX: 1, y: 2)
    bench.drag([start, start + Vector(dx: 30, dy: 0), start + Vector(dx: 61, dy: -47)])
    let moved = try #require(bench.graphed.first)
    #expect(moved != "A=(1,2)" && moved.hasPrefix("A=("))
    #expect(moved.count <= "A=(12.34,12.34)".count, "\(moved)")
    let place = bench.place(
      ofX: bench.x(at: start) + bench.x(at: start + Vector(dx: 61, dy: 0)) - 1,
      y: 0
    )
    #expect(place.x.isFinite)
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["A=(1,2)"])
  }

  @Test func `one of a list is dragged, the others stay`() throws {
    let bench = try bench("T={(−2, 1), (0, 3), (3, 2)}")
    let start = bench.place(ofX: 0, y: 3)
    bench.drag([start, start + Vector(dx: 0, dy: 20), start + Vector(dx: 0, dy: 40)])
    let moved = try #require(bench.graphed.first)
    #expect(moved.hasPrefix("T={(−2, 1), (0, ") && moved.hasSuffix("), (3, 2)}"), "\(moved)")
    #expect(moved != "T={(−2, 1), (0, 3), (3, 2)}")
  }

  @Test func `a letter of a dragged point moves its slider`() throws {
    let bench = try bench("P=(1,a)")
    let start = bench.place(ofX: 1, y: 1)
    bench.drag([start, start + Vector(dx: 0, dy: -30), start + Vector(dx: 0, dy: -72)])
    #expect(bench.graphed.first?.hasSuffix(",a)") ?? false)
    #expect(texts(bench).contains { $0.hasPrefix("2") || $0.hasPrefix("1.9") })
  }

  @Test func `a click chooses a point and tells its coordinates, N the next one`() throws {
    let bench = try bench("T={(−2, 1), (0, 3), (3, 2)}")
    bench.click(bench.place(ofX: 0, y: 3))
    #expect(texts(bench).contains(" (0, 3)"))
    bench.type("n")
    #expect(texts(bench).contains(" (3, 2)"))
    bench.type("n")
    #expect(texts(bench).contains(" (−2, 1)"))
    bench.key(.escape)
    #expect(!texts(bench).contains(" (−2, 1)"))
  }

  @Test func `points outside the view are told, and gone to`() throws {
    let bench = try bench("{(1,2),(300,4)}", "x")
    bench.key(.home)
    bench.click(bench.draw().place(of: "1 point outside"))
    bench.clock += 1
    #expect(!texts(bench).contains("1 point outside"))
    let place = bench.place(ofX: 300, y: 4)
    #expect(bench.plot.contains(place))
  }

  @Test func `points come back with their document`() throws {
    let bench = try bench("T={(−2, 1), (0, 3)}", "{1,2,4}")
    let again = Bench(1280, 800, state: bench.state)
    #expect(again.graphed == bench.graphed)
    #expect(again.draw().canvas.drawnTexts.map(\.text).contains("T"))
  }
}
