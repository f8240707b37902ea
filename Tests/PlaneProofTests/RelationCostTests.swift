import Calculus
import CurveProof
import Intervals
import PlaneProof
import Synchronization
import TestSupport
import Testing

/// What a relation costs that nothing is known of: no more than its picture may.
@Suite struct RelationCostTests {
  /// A function that may be anything anywhere, and counts how often it is looked at.
  private final class Unknown: PlaneFunction {
    let cost: Int
    private let result: Enclosure
    private let count = Mutex(0)

    init(
      _ result: Enclosure = Enclosure(value: DecoratedInterval(.entire, .trivial), slope: .entire),
      cost: Int = 500
    ) {
      (self.result, self.cost) = (result, cost)
    }

    var looks: Int { count.withLock { $0 } }

    func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
      count.withLock { $0 += 1 }
      return result
    }
  }

  private static let grid = PixelGrid(x: -3.3...3.4, y: -2.5...2.6, columnCount: 256, rowCount: 192)

  @Test(arguments: [PlaneCondition.Sign.zero, .positive, .nonnegative])
  func `what can't be decided anywhere costs little and is possible`(sign: PlaneCondition.Sign) {
    let function = Unknown()
    let relation = PlaneRelation([[PlaneCondition(function, is: sign)]])
    let map = PlaneMap(proving: .relation(relation), on: Self.grid)
    #expect(map.pixels.allSatisfy { $0 == .possible })
    #expect((1..<30 * map.pixels.count).contains(function.looks))
  }

  @Test func `the time is asked for often, however long the function`() {
    // It only rises, and is near 0 everywhere: all corners of all pixels are asked for.
    let value = DecoratedInterval(Interval(-1, 1), .common)
    let function = Unknown(Enclosure(value: value, slope: Interval(0, 1)), cost: 2_000)
    let relation = PlaneRelation([[PlaneCondition(function, is: .zero)]])
    var store = PlaneStore()
    var (before, most) = (0, 0)
    let isDone = store.prove(relation, on: Self.grid) {
      let looks = function.looks
      (before, most) = (looks, max(most, looks - before))
      return true
    }
    #expect(isDone)
    #expect((1..<200).contains(most))
  }

  /// A coordinate that may be anything at any time, and counts how often it is looked at.
  private final class UnknownCoordinate: RealFunction {
    let cost = 300
    private let count = Mutex(0)

    var looks: Int { count.withLock { $0 } }

    func y(at t: Double) -> Double? { nil }
    func enclosure(over t: Interval) -> Enclosure {
      count.withLock { $0 += 1 }
      return .unknown
    }
  }

  @Test func `a point that may be anywhere costs little and is possible everywhere`() {
    let function = UnknownCoordinate()
    let path = PlanePath(x: function, y: function, over: Interval(0, 1))
    let map = PlaneMap(proving: .path(path), on: Self.grid)
    #expect(map.pixels.allSatisfy { $0 == .possible })
    #expect((1..<30 * map.pixels.count).contains(function.looks))
  }

  @Test func `what is still open covers what rectangles cover, and no more`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (columns, rows) = (-4..<23, -4..<17)
      var cover = PixelCover(columns: columns, rows: rows)
      var covered: Set<[Int]> = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let (left, top) = (
          Int.random(in: -9...25, using: &random), Int.random(in: -9...20, using: &random)
        )
        let across = left..<left + Int.random(in: 0...30, using: &random)
        let down = top..<top + Int.random(in: 0...12, using: &random)
        cover.add(columns: across, rows: down)
        for row in down.clamped(to: rows) {
          for column in across.clamped(to: columns) { covered.insert([column, row]) }
        }
      }
      var found: Set<[Int]> = []
      cover.forEachRun { column, rows in
        for row in rows { #expect(found.insert([column, row]).inserted) }
      }
      #expect(found == covered)
    }
  }
}
