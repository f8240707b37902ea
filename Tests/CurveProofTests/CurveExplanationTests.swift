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

  private func explanation(_ function: any PlotFunction, at x: Double) throws -> CurveExplanation {
    let column = Int((x - Self.grid.left) / Self.grid.unitsPerColumn)
    return try #require(CurveExplanation(of: function, at: column, on: Self.grid))
  }

  @Test func `a pole is told with bounds`() throws {
    let place = Interval(decimal: "1.1") ?? .entire
    let pole = BrokenFunction(
      Self.shiftedReciprocal,
      at: place,
      .infinite(isPositive: false),
      .infinite(isPositive: true),
      .undefined
    )
    let told = try explanation(pole, at: 1.1)
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
    let floor = ProvableFunction("floor") { .floor($0) }
    let (one, two) = (Limit(Interval(1)), Limit(Interval(2)))
    let told = try explanation(BrokenFunction(floor, at: Interval(2), one, two, two), at: 2)
    #expect(told.finding == .jump(from: Interval(1), to: Interval(2), x: Interval(2)))
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

  @Test func `what steep curves look like is no jump`() throws {
    // From −1 to 1 within 10⁻²⁸ of 0, and continuous.
    let steep = ProvableFunction("steep") {
      let far = ProvableFunction.constant(1e30) * $0
      return far / .sqrt(ProvableFunction.constant(1) + .square(far))
    }
    guard case .jump = try explanation(steep, at: 0.005).finding else { return }
    Issue.record("a jump")
  }

  @Test func `beyond the picture nothing is told to have no value`() throws {
    // Defined below −6 and above 2.
    let far = ProvableFunction("far") {
      .sqrt(($0 + ProvableFunction.constant(6)) * ($0 - ProvableFunction.constant(2)))
    }
    #expect(try explanation(far, at: 0).finding == .undefined(from: -5, to: 2))
    let nowhere = ProvableFunction("nowhere") { .sqrt(ProvableFunction.constant(-1) - .square($0)) }
    #expect(try explanation(nowhere, at: 0).finding == .undefinedInView)
  }

  @Test func `a value that is not known is not told`() throws {
    // ∞ over ∞ in Double: no value, and none that is missing.
    let lost = ProvableFunction("lost") {
      let big: Enclosure = .exp(ProvableFunction.constant(1000) + $0)
      return big / big
    }
    #expect(try explanation(lost, at: 1).finding == .undecided)
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
    let zero = Interval(0)
    let told = try explanation(
      BrokenFunction(lone, at: zero, .undefined, .undefined, Limit(zero)),
      at: 0
    )
    #expect(told.finding == .isolatedPoint(x: zero, y: zero))
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

/// A function that knows one place at which it is not continuous.
struct BrokenFunction: PlotFunction {
  private let function: ProvableFunction
  private let place: Discontinuity

  init(
    _ function: ProvableFunction,
    at x: Interval,
    _ left: Limit,
    _ right: Limit,
    _ value: Limit
  ) {
    self.function = function
    place = Discontinuity(at: x, Behavior(left: left, right: right, value: value))
  }

  var isProvable: Bool { true }
  func y(at x: Double) -> Double? { function.y(at: x) }
  func enclosure(over x: Interval) -> Enclosure { function.enclosure(over: x) }
  func discontinuities(in stretches: [Interval]) -> [[Discontinuity]] {
    stretches.map { place.x.isSubset(of: $0) ? [place] : [] }
  }
}
