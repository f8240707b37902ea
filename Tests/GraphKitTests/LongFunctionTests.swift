import Calculus
import CurveProof
import Drawing
import GraphKit
import Intervals
import Synchronization
import Testing

/// A function of very many operations, which counts those that it is asked for.
private final class LongFunction: PlotFunction {
  let cost: Int
  private let count = Atomic(0)

  init(cost: Int) { self.cost = cost }

  /// The operations so far, in enclosures of one operation.
  var work: Int { count.load(ordering: .relaxed) }

  var isProvable: Bool { true }

  func y(at x: Double) -> Double? {
    count.add(cost / 4, ordering: .relaxed)
    return x.remainder(dividingBy: 1e-3) * 4e3
  }

  /// Continuous, and so steep that every look leaves everything open.
  func enclosure(over x: Interval) -> Enclosure {
    count.add(cost, ordering: .relaxed)
    let value = x.width == 0 ? Interval(0.25) : Interval(-3, 3)
    return Enclosure(value: DecoratedInterval(value, .common), slope: Interval(-1e6, 1e6))
  }
}

@Suite struct LongFunctionTests {
  private static let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 100, rowCount: 80)
  private static let frame = Rect(x: 0, y: 0, width: 1000, height: 800)

  @Test(arguments: [100, 1_000, 20_000])
  func `a column costs no more for a longer formula, and what is left is possible`(cost: Int) {
    let function = LongFunction(cost: cost)
    var store = ColumnStore()
    let isComplete = store.prove(function, on: Self.grid, while: { true })
    #expect(isComplete)
    // A last look may go beyond the limit: a block, or the search for extremes.
    #expect(function.work <= 100 * (2 * (1 << 16) + 64 * cost))
    #expect((0..<100).allSatisfy { !store.rows(ofColumn: $0).possible.isEmpty })
  }

  @Test(arguments: [1_000, 20_000])
  func `a picture that has no time costs little for a long formula`(cost: Int) {
    let function = LongFunction(cost: cost)
    let projection = Projection(Viewport(pointsPerUnit: 64), frame: Self.frame, contentScale: .one)
    let (picture, isComplete) = GraphView().picture(
      of: function,
      in: projection,
      from: CurveStore(),
      generation: 0,
      while: { false }
    )
    #expect(!isComplete)
    #expect(picture.pending.count > 800)
    #expect(picture.tint.count >= picture.pending.count)
    #expect(function.work <= 4 * (1 << 16) + 128 * cost)
  }
}
