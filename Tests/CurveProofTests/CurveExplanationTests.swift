import Calculus
import CurveProof
import GraphKit
import Intervals
import TestSupport
import Testing

@Suite struct CurveExplanationTests {
  private static let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 1000, rowCount: 800)

  private static let shiftedReciprocal = ProvableFunction("1/(x-1.1)") {
    .reciprocal($0 - .constant(Interval(decimal: "1.1") ?? .entire))
  }

  private func explanation(_ function: ProvableFunction, at x: Double) throws -> CurveExplanation {
    let column = Int((x - Self.grid.left) / Self.grid.unitsPerColumn)
    return try #require(CurveExplanation(of: function, at: column, on: Self.grid))
  }

  @Test func `a pole is told with bounds`() throws {
    let told = try explanation(Self.shiftedReciprocal, at: 1.1)
    guard case .pole(let lower, let upper) = told.finding else {
      Issue.record("\(told.finding)")
      return
    }
    let bounds = try #require(told.texts(ofPoleFrom: lower, to: upper))
    #expect(bounds == ("1.099", "1.101"))
  }

  @Test(arguments: [1e12, 1.5e15, 4e15])
  func `a pole that no tick tells from its neighbours has no bounds`(scale: Double) throws {
    let place = 5.0.squareRoot()
    let grid = PixelGrid(
      x: place - 500 / scale...place + 500 / scale,
      y: -4...4,
      columnCount: 1000,
      rowCount: 800
    )
    let function = ProvableFunction("1/(x²-5)") {
      .reciprocal(.square($0) - ProvableFunction.constant(5))
    }
    let column = Int((place - grid.left) / grid.unitsPerColumn)
    let told = try #require(CurveExplanation(of: function, at: column, on: grid))
    let bounds = told.texts(ofPoleFrom: place.nextDown, to: place.nextUp)
    #expect((bounds == nil) == (scale > 1e13))
  }

  @Test func `a jump is told with both values`() throws {
    let told = try explanation(ProvableFunction("floor") { .floor($0) }, at: 2)
    guard case .jump(let from, let to, let x) = told.finding else {
      Issue.record("\(told.finding)")
      return
    }
    #expect([told.text(ofY: from), told.text(ofY: to), told.text(ofX: x)] == ["1", "2", "2"])
  }

  @Test func `where nothing is defined it says up to where`() throws {
    let root = try explanation(ProvableFunction("root") { .sqrt($0) }, at: -3)
    guard case .undefined(from: nil, to: let end?) = root.finding else {
      Issue.record("\(root.finding)")
      return
    }
    #expect(root.text(ofX: end) == "0")
    let hole = ProvableFunction("gap") { .sqrt(.square($0) - ProvableFunction.constant(4)) }
    let gap = try explanation(hole, at: 0)
    guard case .undefined(from: let low?, to: let high?) = gap.finding else {
      Issue.record("\(gap.finding)")
      return
    }
    #expect([gap.text(ofX: low), gap.text(ofX: high)] == ["−2", "2"])
  }

  @Test func `oscillations are counted`() throws {
    let fast = ProvableFunction("fast") { .sin(ProvableFunction.constant(10_000) * $0) }
    guard case .oscillations(let count) = try explanation(fast, at: 1).finding else {
      Issue.record("no oscillations")
      return
    }
    // 100 radians a column are 16 oscillations; the bound may be half as large again.
    #expect((12...32).contains(count))
  }

  @Test func `an isolated point is told`() throws {
    let lone = ProvableFunction("lone") {
      .sqrt(.square($0) * ($0 - ProvableFunction.constant(1)))
    }
    #expect(try explanation(lone, at: 0).finding == .isolatedPoint(x: 0, y: 0))
  }

  @Test func `an ordinary point tells its coordinates`() throws {
    let told = try explanation(ProvableFunction("line") { $0 + $0 }, at: 1.005)
    guard case .point(let x, let y) = told.finding else {
      Issue.record("\(told.finding)")
      return
    }
    #expect([told.text(ofX: x), told.text(ofY: y)] == ["1.005", "2.01"])
  }
}

@Suite struct PlainFunctionTests {
  private struct Plain: PlotFunction {
    func y(at x: Double) -> Double? { x }
  }

  @Test func `a plain function is drawn as a line even when proof is asked for`() {
    let grid = PixelGrid(x: 0...1, y: 0...1, columnCount: 10, rowCount: 10)
    let map = InkMap(of: Plain(), on: grid, mode: .auto)
    #expect((0..<10).allSatisfy { map.pixels[(9 - $0) * 10 + $0] == .possible })
  }
}
