import Calculus
import CurveProof
import Intervals
import PlaneProof
import Synchronization
import Testing

/// What a relation costs that nothing is known of: no more than its picture may.
@Suite struct RelationCostTests {
  /// A function that may be anything anywhere, and counts how often it is looked at.
  private final class Unknown: PlaneFunction {
    let cost = 500
    private let count = Mutex(0)

    var looks: Int { count.withLock { $0 } }

    func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
      count.withLock { $0 += 1 }
      return Enclosure(value: DecoratedInterval(.entire, .trivial), slope: .entire)
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
}
