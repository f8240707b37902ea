import CurveProof
import TestSupport
import Testing

/// Sets of rows, held against rows one by one.
@Suite struct RowSetTests {
  @Test(arguments: UInt64(1)...100) func `runs are few, sorted and apart`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var met = HitRows()
    var rows: Set<Int> = []
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      let first = Int.random(in: -20...60, using: &random)
      let run = first...first + Int.random(in: 0...9, using: &random)
      met.insert(run)
      rows.formUnion(run)
    }
    let set = met.rows
    #expect(set.runs.flatMap { Array($0) } == rows.sorted())
    #expect(zip(set.runs, set.runs.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
    #expect(set.count == rows.count && set.isEmpty == rows.isEmpty)
    #expect((-25...75).allSatisfy { set.contains($0) == rows.contains($0) })
  }

  @Test func `one run is a set, and no run is none`() {
    #expect(RowSet(3...5).runs == [3...5] && RowSet(3...5).count == 3)
    #expect(RowSet().isEmpty && RowSet().count == 0 && !RowSet().contains(0))
  }
}
