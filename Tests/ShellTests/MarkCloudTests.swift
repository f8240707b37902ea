import Documents
import Drawing
import GraphModel
import Shell
import TestSupport
import Testing

/// Points of large tables.
@Suite struct MarkCloudTests {
  /// What is drawn of a table with so many rows, and of a curve.
  private func calls(rows: Int) throws -> (discs: [Int], line: Int) {
    let bench = Bench(1280, 800)
    try bench.calculator.show(formulas: ["x/3"])
    let text = (0..<rows).map { "\(Double($0) / 100 - 3)\t\(Double($0 * 7 % 100) / 50 - 1)\n" }
    _ = bench.calculator.paste(text.joined())
    _ = bench.draw()
    let calls = bench.draw().canvas.calls
      .map { $0.trimmingPrefix { $0 == " " } }
    let line = try #require(calls.lastIndex { $0.hasPrefix("path") && $0.count > 2_000 })
    return (calls.indices.filter { calls[$0].hasPrefix("circle") }, line)
  }

  @Test func `many points lie under the curves, and each is drawn`() throws {
    let (discs, line) = try calls(rows: 400)
    #expect(discs.count { $0 < line } == 400)
  }

  @Test func `few points stand over the curves with a rim`() throws {
    let (discs, line) = try calls(rows: 399)
    #expect(discs.count { $0 > line } >= 2 * 399)
    #expect(discs.count { $0 < line } == 0)
  }
}
