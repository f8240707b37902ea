import CurveProof
import PlaneProof
import TestSupport
import Testing

/// Pixels that are decided a little at a time, and kept.
@Suite struct PlaneStoreTests {
  private static let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: 96, rowCount: 72)

  private func pixels(_ store: PlaneStore, on grid: PixelGrid = grid) -> [PlaneInk] {
    var pixels = [PlaneInk](repeating: .none, count: grid.columnCount * grid.rowCount)
    store.forEachRun { run in
      for row in run.rows { pixels[row * grid.columnCount + run.column] = run.ink }
    }
    return pixels
  }

  @Test(arguments: [(0, 72), (96, 0), (0, 0)])
  func `a plane without room is proven at once`(columns: Int, rows: Int) {
    let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: columns, rowCount: rows)
    var store = PlaneStore()
    let isDone = store.prove(RandomPlaneRelation(seed: 1).relation, on: grid, while: { true })
    #expect(isDone && store.spots.isEmpty)
  }

  /// Asked for a little more time again and again.
  @Test(arguments: UInt64(1)...12)
  func `what is decided stays, and in the end all is as without a break`(seed: UInt64) {
    let relation = RandomPlaneRelation(seed: seed).relation
    var whole = PlaneStore()
    let isDone = whole.prove(relation, on: Self.grid, while: { true })
    #expect(isDone)
    var store = PlaneStore()
    var before = pixels(store)
    var rounds = 0
    while rounds < 10_000 {
      rounds += 1
      var asked = 0
      let isDone = store.prove(
        relation,
        on: Self.grid,
        while: {
          asked += 1
          return asked < 7
        }
      )
      let now = pixels(store)
      if rounds > 1 {
        #expect(zip(before, now).allSatisfy { $0 == .possible || $0 == $1 })
      }
      before = now
      if isDone { break }
    }
    #expect(before == pixels(whole) && rounds > 1)
  }

  @Test(arguments: UInt64(1)...12) func `a pan keeps what is known`(seed: UInt64) {
    let relation = RandomPlaneRelation(seed: seed).relation
    var random = SeededGenerator(seed: seed)
    var store = PlaneStore()
    for _ in 0..<6 {
      let (across, down) = (
        Int.random(in: -90...90, using: &random), Int.random(in: -90...90, using: &random)
      )
      let (x, y) = (Double(across) / 12, Double(down) / 12)
      let view = PixelGrid(x: x - 4...x + 4, y: y - 3...y + 3, columnCount: 96, rowCount: 72)
      let isDone = store.prove(relation, on: view, while: { true })
      #expect(isDone)
      var fresh = PlaneStore()
      _ = fresh.prove(relation, on: view, while: { true })
      for (kept, new) in zip(pixels(store, on: view), pixels(fresh, on: view)) {
        #expect(kept.agrees(with: new))
      }
    }
  }

  private static let disc = PlaneQuadric(a: 1, b: 1, c: -4, h: 0, k: 0)

  @Test(arguments: [(PlaneCondition.Sign.nonpositive, true), (.negative, false), (.zero, true)])
  func `the border of a disc is one line around it`(
    sign: PlaneCondition.Sign,
    isClosed: Bool
  ) throws {
    var store = PlaneStore()
    _ = store.prove(PlaneRelation([[PlaneCondition(Self.disc, is: sign)]]), on: Self.grid) { true }
    let lines = store.lines(areClosed: isClosed)
    #expect(store.lines(areClosed: !isClosed).isEmpty && store.spots.isEmpty)
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.first == line.last && line.count > 4 * 24)
    for point in line {
      // From pixels of the home grid to the plane.
      let (x, y) = (-4 + point.x / 12, 3 - point.y / 12)
      #expect(abs((x * x + y * y).squareRoot() - 2) < 0.002)
    }
  }

  @Test func `a point on its own is a spot, and no line runs through it`() {
    let point = PlaneQuadric(a: 1, b: 1, c: 0, h: 1, k: 0.5)
    var store = PlaneStore()
    _ = store.prove(PlaneRelation([[PlaneCondition(point, is: .zero)]]), on: Self.grid) { true }
    #expect(store.spots.map(\.column) == [60] && store.spots.map(\.row) == [30])
    #expect(store.lines(areClosed: true).isEmpty && store.lines(areClosed: false).isEmpty)
  }

  @Test(arguments: UInt64(1)...30) func `a border lies in certain pixels`(seed: UInt64) {
    let relation = RandomPlaneRelation(inequalityWithSeed: seed).relation
    var store = PlaneStore()
    _ = store.prove(relation, on: Self.grid, while: { true })
    let pixels = pixels(store)
    for line in store.lines(areClosed: true) + store.lines(areClosed: false) {
      for (start, end) in zip(line, line.dropFirst()) {
        let (column, row) = (
          Int(((start.x + end.x) / 2).rounded(.down)), Int(((start.y + end.y) / 2).rounded(.down))
        )
        guard 0..<96 ~= column, 0..<72 ~= row else { continue }
        #expect(pixels[row * 96 + column] == .certain)
      }
    }
  }
}
