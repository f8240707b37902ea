import Calculus
import CurveProof
import Intervals
import TestSupport
import Testing

/// The examples of CurveProof's documentation, with the results that stand beside them.
@Suite struct DocumentationTests {
  private struct Sine: PlotFunction {
    var isProvable: Bool { true }
    func y(at x: Double) -> Double? { enclosure(over: Interval(x)).value.interval.midpoint }
    func enclosure(over x: Interval) -> Enclosure { .sin(.variable(over: x)) }
  }

  private static let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 160, rowCount: 128)

  @Test func `the sine meets the pixel right of and above the origin`() {
    #expect(Self.grid.unitsPerColumn == 0.0625)
    let map = InkMap(proving: Sine(), on: Self.grid)
    #expect(map.pixels[63 * map.width + 80] == .certain)
  }

  @Test func `errors of edges are as large as written`() {
    let exact = PixelGrid(x: 0...10, y: 0...5, columnCount: 10, rowCount: 10)
    #expect(exact.error == EdgeError())
    let deep = PixelGrid(x: 1...1 + 0x1p-48, y: 0...1, columnCount: 7, rowCount: 7)
    #expect(0.5e-16...1.5e-16 ~= deep.error.column)
  }

  @Test func `a pole is explained`() throws {
    let place = try #require(Interval(decimal: "1.1"))
    let reciprocal = BrokenFunction(
      ProvableFunction("1/(x-1.1)") { .reciprocal($0 - .constant(place)) },
      at: place,
      .infinite(isPositive: false),
      .infinite(isPositive: true),
      .undefined
    )
    let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 1000, rowCount: 800)
    let finding = try #require(CurveExplanation(of: reciprocal, at: 610, on: grid)).finding
    guard case .pole(let lower, let upper) = finding else {
      Issue.record("\(finding)")
      return
    }
    #expect(lower <= 1.1 && upper >= 1.1 && upper - lower < 1e-6)
  }

  @Test func `a run of rows has the rows that are written`() {
    #expect(RowSet(3...5).count == 3 && !RowSet(3...5).contains(6))
  }
}
