import Documents
import Drawing
import GraphModel
import Input
import Intervals
import Shell
import Testing

/// Solutions that begin at a place of the plane.
@Suite struct SolutionMenuTests {
  private func bench(_ line: String) throws -> Bench {
    let bench = Bench(1280, 800)
    try bench.calculator.show(formulas: [line])
    bench.key(.function(6))
    return bench
  }

  private func names(_ bench: Bench) -> [String] {
    bench.state.document.graph.functions.functions.map(\.function.name)
  }

  @Test(arguments: ["y'=x-y", "y'=x-y, y(0)=1"])
  func `the menu of a place begins one there`(line: String) throws {
    let bench = try bench(line)
    bench.key(.menu)
    bench.tap(bench.draw().place(of: "Solution from here"))
    let names = names(bench)
    #expect(names.count == 2)
    #expect(names.last?.hasPrefix("y′ = x−y, y(") == true, "\(names)")
    #expect(names.last?.hasPrefix("y′ = x−y, y(0) = 1") == false)
    bench.key(.character("z"), .command)
    #expect(self.names(bench).count == 1)
  }

  @Test func `it is offered for equations alone`() throws {
    let bench = try bench("x^2")
    bench.key(.menu)
    _ = bench.draw()
    let names = bench.tree.all.map(\.name)
    #expect(names.contains("Trace here") && !names.contains("Solution from here"))
  }

  @Test func `a tap on the plane begins one, and the first of two taps does not`() throws {
    let bench = try bench("y'=x-y")
    bench.tap(Point(x: 900, y: 300))
    #expect(names(bench).count == 2)
    bench.tap(Point(x: 700, y: 600), count: 2)
    #expect(names(bench).count == 2)
    let other = try self.bench("x^2")
    other.tap(Point(x: 900, y: 300))
    #expect(names(other).count == 1)
  }

  @Test(arguments: [("", ""), (" ± 0.1", " ± 0.1")])
  func `its start is dragged`(margin: String, kept: String) throws {
    let bench = try bench("y'=x-y, y(1)=1\(margin)")
    let start = try #require(self.mark(in: bench))
    bench.drag([start, start + Vector(dx: 20, dy: 0), start + Vector(dx: 72, dy: -36)])
    let name = try #require(names(bench).first)
    #expect(
      name.hasPrefix("y′ = x−y, y(") && name.hasSuffix(kept) && name != "y′ = x−y, y(1) = 1" + kept
    )
    let moved = try #require(self.mark(in: bench))
    #expect(moved.distance(to: start + Vector(dx: 72, dy: -36)) < 2, "\(name)")
    bench.key(.character("z"), .command)
    #expect(names(bench) == ["y′ = x−y, y(1) = 1" + kept])
  }

  @Test func `keys choose it and move it; a formula in it stays`() throws {
    let bench = try bench("y'=x-y, y(pi/2)=1")
    bench.type("n")
    for _ in 0..<10 { bench.key(.up, .shift) }
    let name = try #require(names(bench).first)
    #expect(name.hasPrefix("y′ = x−y, y(π/2) = 1."), "\(name)")
  }

  private func mark(in bench: Bench) -> Point? {
    let start = bench.state.document.graph.functions[0]?.function.markedPlaces?.marks.first
    return start.map { bench.place(ofX: $0.x.midpoint, y: $0.y.midpoint) }
  }
}
