import CurveProof

/// How far a figure goes, to choose a view that shows it.
extension PlaneFigure {
  /// Cells of the first look in each direction, and how far it reaches.
  private static let cells = 48
  private static let farthest = 12.0
  /// What a look may cost.
  private static let looks = 40
  private static let pathBudget = 20_000

  /// The stretch of x and of y that holds what may belong to it near the origin; nil where that goes
  /// on, is nothing, or was too dear to find.
  public var reach: (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    var half = Self.farthest
    var found: (x: ClosedRange<Double>, y: ClosedRange<Double>)?
    // What is small is looked at more closely.
    for _ in 0..<4 {
      guard let next = reach(within: half) else { return found }
      found = next
      let far = max(
        max(abs(next.x.lowerBound), abs(next.x.upperBound)),
        max(abs(next.y.lowerBound), abs(next.y.upperBound))
      )
      if far > half / 4 { break }
      half = far * 1.5
    }
    return found
  }

  private func reach(
    within half: Double
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    let cells = Self.cells
    let grid = PixelGrid(x: -half...half, y: -half...half, columnCount: cells, rowCount: cells)
    var (columns, rows) = (cells...cells, cells...cells)
    var isEmpty = true
    func add(_ run: PlaneRun) {
      let (first, last) = (run.rows.lowerBound, run.rows.upperBound - (run.rows.isEmpty ? 0 : 1))
      columns =
        isEmpty
        ? run.column...run.column
        : min(columns.lowerBound, run.column)...max(columns.upperBound, run.column)
      rows = isEmpty ? first...last : min(rows.lowerBound, first)...max(rows.upperBound, last)
      isEmpty = false
    }
    switch self {
    case .relation(let relation):
      var store = PlaneStore(looks: Self.looks)
      guard store.prove(relation, on: grid, while: { true }) else { return nil }
      store.forEachRun(add)
    case .path(let path):
      var store = PathStore(budget: Self.pathBudget)
      guard store.prove(path, on: grid, margin: false, while: { true }) else { return nil }
      store.forEachRun(add)
    }
    guard !isEmpty, columns.lowerBound > 0, columns.upperBound < cells - 1, rows.lowerBound > 0,
      rows.upperBound < cells - 1
    else { return nil }
    let size = 2 * half / Double(cells)
    return (
      -half + Double(columns.lowerBound) * size...(-half + Double(columns.upperBound + 1) * size),
      half - Double(rows.upperBound + 1) * size...(half - Double(rows.lowerBound) * size)
    )
  }
}
