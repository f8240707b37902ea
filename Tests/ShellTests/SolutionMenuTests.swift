import Documents
import Drawing
import GraphModel
import Input
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
}
