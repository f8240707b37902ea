import Documents
import Drawing
import GraphKit
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// A controller takes a point, moves it and puts it down, or back.
@Suite struct MarkCarryTests {
  private func bench() -> Bench {
    let bench = Bench(1280, 800)
    _ = bench.calculator.paste("0,3\n2,-1\n4,0\n")
    bench.key(.function(6))
    _ = bench.draw()
    return bench
  }

  private func cells(_ bench: Bench, _ column: Int) -> [DataTable.Cell] {
    let table = bench.state.document.functions[0]?.function.base as? TableFunction
    return table?.table.columns[column].cells ?? []
  }

  @Test func `up by pixels, and put down, in one step of undo`() {
    let bench = bench()
    let before = cells(bench, 1)
    let view = bench.viewport
    bench.press(.a)
    bench.press(.a)
    for _ in 0..<50 { bench.press(.dpadUp) }
    bench.press(.a)
    guard case .number(let text)? = cells(bench, 1).first, let y = Double(text) else {
      Issue.record("no number")
      return
    }
    #expect(abs(y - (3 + 50 / view.pointsPerUnitY)) <= 1 / view.pointsPerUnitY)
    #expect(bench.viewport == view)
    bench.key(.character("z"), .command)
    #expect(cells(bench, 1) == before)
    // It is no longer held.
    bench.press(.dpadUp)
    #expect(cells(bench, 1) == before)
  }

  @Test func `B puts it back`() {
    let bench = bench()
    let before = cells(bench, 1)
    bench.press(.a)
    bench.press(.rightShoulder)
    bench.press(.a)
    for _ in 0..<20 { bench.press(.dpadLeft) }
    #expect(cells(bench, 0)[1] != .number("2"))
    bench.press(.b)
    #expect(cells(bench, 0)[1] == .number("2") && cells(bench, 1) == before)
  }
}
