import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// Whatever is held or open when the curves it speaks of go.
@Suite struct LostCurveTests {
  enum Held: CaseIterable {
    case trace, tangent, statistics, stretch, areaBetween, table, list, entry, placeMenu
    case presentation, presentedTable
  }

  enum Loss: CaseIterable {
    case new, deletedAll, deletedLast, undone
  }

  private func hold(_ held: Held, _ bench: Bench) {
    switch held {
    case .trace: bench.key(.enter)
    case .tangent:
      bench.key(.enter)
      bench.type("d")
    case .statistics: bench.type("s")
    case .stretch, .areaBetween:
      bench.type("s")
      var rows = ["Select an interval"]
      if held == .areaBetween { rows.append("Area up to the x axis") }
      for row in rows { bench.tap(bench.draw().place(of: row)) }
      #expect(bench.state.exploration?.statistics?.lower != nil)
    case .table: bench.key(.character("t"), .command)
    case .list: bench.key(.character("l"), .command)
    case .entry:
      bench.key(.enter)
      bench.type("3")
    case .placeMenu: bench.key(.menu)
    case .presentation: bench.key(.function(5))
    case .presentedTable:
      bench.key(.function(5))
      bench.key(.character("t"), .command)
    }
    _ = bench.draw()
  }

  private func lose(_ loss: Loss, _ bench: Bench) {
    let count = bench.document.functions.functions.count
    switch loss {
    case .new: bench.key(.character("n"), .command)
    case .deletedAll, .deletedLast:
      bench.key(.character("l"), .command)
      for _ in 0..<(loss == .deletedAll ? count : 1) {
        bench.key(.delete)
        _ = bench.draw()
      }
    case .undone: for _ in 0..<count { bench.key(.character("z"), .command) }
    }
  }

  @Test(arguments: Held.allCases, Loss.allCases)
  func `goes with them or stays without them, and the next curve is drawn`(
    held: Held,
    loss: Loss
  ) throws {
    for size in [Size(width: 1280, height: 800), Size(width: 1024, height: 900)] {
      let bench = Bench(size.width, size.height)
      try bench.graph(["x^2-1", "x"])
      hold(held, bench)
      lose(loss, bench)
      _ = bench.draw()
      bench.key(.escape)
      bench.key(.escape)
      try bench.graph(["x^3"])
      _ = bench.draw()
      #expect(bench.graphed.contains("x³"))
    }
  }
}
