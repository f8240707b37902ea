import Calculator
import Documents
import Drawing
import GraphTools
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// A right click on a curve offers what can be done with its function.
@Suite struct CurveMenuTests {
  private func bench() throws -> Bench {
    let bench = Bench(1280, 800)
    try bench.graph(["x^2-3", "x/2+2"])
    return bench
  }

  private func open(_ bench: Bench, x: Double, y: Double) {
    bench.clock += 1
    let place = bench.place(ofX: x, y: y)
    for phase in [PointerEvent.Phase.pressed, .released] {
      let event = PointerEvent(phase, button: .secondary, at: place, time: bench.clock)
      bench.send(.pointer(event))
    }
  }

  private func choose(_ row: String, _ bench: Bench) {
    bench.click(bench.draw().place(of: row))
  }

  @Test func `hide, colour and facts mean the curve under the pointer`() throws {
    let bench = try bench()
    open(bench, x: 1, y: -2)
    bench.click(bench.swatches[4].center)
    #expect(bench.document.functions.functions.map(\.pen) == [4, 1])
    choose("Hide", bench)
    #expect(bench.document.functions.functions.map(\.isHidden) == [true, false])
    open(bench, x: 2, y: 3)
    choose("Analysis", bench)
    #expect(bench.document.functions.selection == 1)
    #expect(bench.state.exploration?.statistics != nil)
  }

  @Test func `the formula is edited where it is typed`() throws {
    let bench = try bench()
    open(bench, x: 1, y: -2)
    choose("Edit formula", bench)
    #expect(bench.calculator.keyLayer == .keypad)
    #expect(bench.brain.line == "x^2−3")
  }

  @Test func `beside the curves only the place is meant`() throws {
    let bench = try bench()
    open(bench, x: -3, y: -3)
    #expect(bench.draw().place(of: "Origin here") != nil)
    #expect(bench.draw().place(of: "Hide") == nil)
  }

  @Test func `the facts are those of the curve under the pointer while another is traced`() throws {
    let bench = try bench()
    bench.type("t")
    open(bench, x: 2, y: 3)
    choose("Analysis", bench)
    #expect(bench.state.exploration?.trace?.curve == 1)
  }
}
