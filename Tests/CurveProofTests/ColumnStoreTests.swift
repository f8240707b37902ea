import Calculus
import CurveProof
import Intervals
import TestSupport
import Testing

/// Columns that are proven a little at a time, and kept.
@Suite struct ColumnStoreTests {
  /// The same function column by column and in blocks, and how often it was asked.
  private struct BlockFunction: PlotFunction {
    let function: ProvableFunction
    var isProvable: Bool { true }
    func y(at x: Double) -> Double? { function.y(at: x) }
    func enclosure(over x: Interval) -> Enclosure { function.enclosure(over: x) }

    func enclose(columns count: Int, of block: ColumnBlock) -> Bool {
      for edge in 0...count {
        let value = function.enclosure(over: Interval(block.x(ofEdge: edge))).value
        block.set(value.decoration >= .defined ? value.interval : nil, atEdge: edge)
      }
      for column in 0..<count {
        let (a, b) = (block.x(ofEdge: column), block.x(ofEdge: column + 1))
        block.set(a < b ? function.enclosure(over: Interval(a, b)) : .unknown, ofColumn: column)
      }
      return true
    }
  }

  private static let cases: [(KnownFunction.Shape, UInt64)] = KnownFunction.Shape.allCases
    .flatMap { shape in (UInt64(1)...6).map { (shape, $0) } }

  private func view(_ column: Int, _ row: Int) -> PixelGrid {
    let (x, y) = (Double(column) / 32, Double(row) / 32 + 0.0129)
    return PixelGrid(x: x - 5...x + 5, y: y - 3...y + 3, columnCount: 320, rowCount: 192)
  }

  /// The rows in view that are certain, and possible.
  private func seen(_ store: ColumnStore) -> [[Set<Int>]] {
    (0..<320).map { column in
      let rows = store.rows(ofColumn: column)
      return [rows.certain, rows.possible].map { set in
        Set(set.runs.flatMap { Array($0) }.filter { 0..<192 ~= $0 })
      }
    }
  }

  @Test(arguments: cases.indices) func `a pan keeps what is known, and a look in blocks is as one`(
    index: Int
  ) {
    let known = KnownFunction(Self.cases[index].0, seed: Self.cases[index].1)
    var random = SeededGenerator(seed: UInt64(index))
    var (store, plain) = (ColumnStore(), ColumnStore())
    for step in 0..<5 {
      let place =
        step == 0
        ? (0, 0)
        : (
          Int.random(in: -200...200, using: &random), Int.random(in: -400...400, using: &random)
        )
      let view = view(place.0, place.1)
      let isDone = store.prove(BlockFunction(function: known.function), on: view) { true }
      #expect(isDone && store.isPrepared)
      plain = ColumnStore()
      _ = plain.prove(known.function, on: view) { true }
      #expect(seen(store) == seen(plain), "\(known) at \(place)")
    }
  }

  @Test(arguments: cases.indices) func `work that is broken off goes on`(index: Int) {
    let function = KnownFunction(Self.cases[index].0, seed: Self.cases[index].1).function
    var (whole, store) = (ColumnStore(), ColumnStore())
    _ = whole.prove(function, on: view(0, 0)) { true }
    var (before, rounds) = ([[Set<Int>]](), 0)
    while rounds < 400 {
      rounds += 1
      var asked = 0
      let isDone = store.prove(function, on: view(0, 0)) {
        asked += 1
        return asked < 5
      }
      let now = seen(store)
      // A column is known or not, never in part.
      #expect(zip(before, now).allSatisfy { old, new in old == new || old.allSatisfy(\.isEmpty) })
      before = now
      if isDone { break }
    }
    #expect(before == seen(whole) && rounds > 10)
  }

  @Test(arguments: cases.indices) func `pieces and lines run through the function's values`(
    index: Int
  ) throws {
    let known = KnownFunction(Self.cases[index].0, seed: Self.cases[index].1)
    let function = BlockFunction(function: known.function)
    var store = ColumnStore()
    _ = store.prove(function, on: view(0, 0)) { true }
    let home = try #require(store.home)
    var column = store.shift.columns
    while column < store.shift.columns + 320 {
      let (mark, columns) = store.columns.run(from: column, before: store.shift.columns + 320)
      column = columns.upperBound
      #expect(mark == .empty || mark == .line || mark == .mixed)
      if mark == .line {
        let edges = columns.lowerBound...columns.upperBound
        for (edge, distance) in zip(edges, store.columns.distances(ofLines: columns)) {
          let y = try #require(function.y(at: home.x(ofEdge: edge)))
          #expect(abs(y - home.top - distance) < 1e-9, "\(known) at edge \(edge)")
        }
      }
      for place in columns where mark == .mixed {
        let proven = store.columns.mixedColumn(place)
        for piece in proven.pieces {
          let values = known.values(from: piece.startX, to: piece.endX)
          // Without a gap, and all that is certainly taken.
          #expect(values.count == 1, "\(known)")
          let range = try #require(values.first)
          let (low, high) = (piece.low + home.top, piece.high + home.top)
          #expect(low > high || range.lowerBound - 1e-9 <= low && high <= range.upperBound + 1e-9)
          for (x, y) in [(piece.startX, piece.startY), (piece.endX, piece.endY)] {
            let value = try #require(function.y(at: x))
            #expect(abs(value - home.top - y) < 1e-6, "\(known) at \(x)")
          }
        }
        let gaps = zip(proven.pieces, proven.pieces.dropFirst())
        #expect(gaps.allSatisfy { $0.endX <= $1.startX })
      }
    }
  }

  @Test(arguments: cases.indices) func `one look at some columns allows all that they meet`(
    index: Int
  ) {
    let function = KnownFunction(Self.cases[index].0, seed: Self.cases[index].1).function
    var store = ColumnStore()
    let view = view(0, 0)
    _ = store.prove(function, on: view) { true }
    let all = seen(store)
    for start in stride(from: 0, to: 320, by: 20) {
      let allowed = view.rows(of: function, inColumns: start..<start + 20)
      for column in start..<start + 20 {
        #expect(all[column].joined().allSatisfy { allowed.contains($0) }, "\(function)")
      }
    }
  }
}
