import Documents
import Drawing
import GraphKit
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// What moves the view for a while gives it back.
@Suite struct ViewReturnTests {
  @Test(arguments: ["t", "s"])
  func `a sheet over the trace moves the view, and back when it goes`(key: String) throws {
    let bench = Bench(390, 844)
    try bench.graph(["x^2"])
    bench.tap(bench.place(ofX: 0, y: 0))
    _ = bench.draw()
    let before = bench.viewport
    let toggle: () -> Void = {
      if key == "t" { bench.key(.character("t"), .command) } else { bench.type("s") }
    }
    toggle()
    _ = bench.draw()
    toggle()
    _ = bench.draw()
    #expect(bench.viewport == before)
  }

  @Test func `undo of a function gives its view back, too`() throws {
    let bench = Bench(1280, 800, view: .unchosen)
    try bench.graph(["x^2+y^2=4", "a*sin(x)"])
    _ = bench.draw()
    let before = bench.viewport
    bench.key(.function(6))
    bench.type("x^2-20")
    bench.key(.character("g"), [.command, .shift])
    _ = bench.draw()
    #expect(bench.viewport != before)
    bench.key(.character("z"), .command)
    _ = bench.draw()
    #expect(bench.graphed.count == 2)
    #expect(bench.viewport == before)
  }
}
