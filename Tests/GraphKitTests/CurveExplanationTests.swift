import GraphKit
import NumericCore
import TestSupport
import Testing

@Suite struct CurveExplanationTests {
  private static let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 1000, rowCount: 800)

  private static let shiftedReciprocal = ProvableFunction("1/(x-1.1)") {
    .reciprocal($0 - .constant(Interval(decimal: "1.1") ?? .entire))
  }

  private func sentence(_ function: ProvableFunction, at x: Double) -> String? {
    let column = Int((x - Self.grid.left) / Self.grid.unitsPerColumn)
    return CurveExplanation(of: function, at: column, on: Self.grid)?.sentence
  }

  @Test func `a pole is told with bounds`() {
    #expect(sentence(Self.shiftedReciprocal, at: 1.1) == "pole between 1.099 and 1.101")
  }

  @Test func `a jump is told with both values`() {
    #expect(
      sentence(ProvableFunction("floor") { .floor($0) }, at: 2) == "jump from 1 to 2 at x = 2"
    )
  }

  @Test func `where nothing is defined it says up to where`() {
    #expect(sentence(ProvableFunction("root") { .sqrt($0) }, at: -3) == "not defined for x < 0")
    let gap = ProvableFunction("gap") { .sqrt(.square($0) - ProvableFunction.constant(4)) }
    #expect(sentence(gap, at: 0) == "not defined for −2 < x < 2")
  }

  @Test func `oscillations are counted`() throws {
    let fast = ProvableFunction("fast") { .sin(ProvableFunction.constant(10_000) * $0) }
    let said = try #require(sentence(fast, at: 1))
    #expect(said.hasPrefix("about "))
    #expect(said.hasSuffix(" oscillations in this column"))
    let count = try #require(said.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    // 100 radians a column are 16 oscillations; the bound may be half as large again.
    #expect((12...32).contains(count))
  }

  @Test func `an isolated point is told`() {
    let lone = ProvableFunction("lone") {
      .sqrt(.square($0) * ($0 - ProvableFunction.constant(1)))
    }
    #expect(sentence(lone, at: 0) == "isolated point (0, 0)")
  }

  @Test func `an ordinary point tells its coordinates`() {
    #expect(sentence(ProvableFunction("line") { $0 + $0 }, at: 1.005) == "x = 1.005, y = 2.01")
  }
}

@Suite struct PlainFunctionTests {
  private struct Plain: PlotFunction {
    func y(at x: Double) -> Double? { x }
  }

  @Test func `a plain function is drawn as a line even when proof is asked for`() {
    let grid = PixelGrid(x: 0...1, y: 0...1, columnCount: 10, rowCount: 10)
    let map = InkMap(of: Plain(), on: grid, mode: .auto)
    #expect((0..<10).allSatisfy { map.pixels[(9 - $0) * 10 + $0] == .certain })
  }
}
